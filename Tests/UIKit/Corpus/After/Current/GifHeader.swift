import UIKit
import RefreshUIKit

class GifHeader: RefreshGifHeader {
    override func prepare() {
        super.prepare()
        var idle = [UIImage]()
        for index in 1...60 {
            if let image = UIImage(named: "pull_\(index)") { idle.append(image) }
        }
        setImages(idle, for: .idle)
        let loading = (1...3).compactMap { UIImage(named: "loading_\($0)") }
        setImages(loading, duration: 0.6, for: .pulling)
        setImages(loading, duration: Double(loading.count) * 0.1, for: RefreshState.refreshing)
        lastUpdatedTimeLabel.isHidden = true
        stateLabel.isHidden = true
        gifView.contentMode = .scaleAspectFit
    }

    override func placeSubviews() {
        super.placeSubviews()
        gifView.frame = CGRect(x: (frame.size.width - 40) / 2, y: 5, width: 40, height: frame.size.height - 10)
    }
}

final class GifFooter: RefreshAutoGifFooter {
    override func prepare() {
        super.prepare()
        let images = [UIImage(named: "f1"), UIImage(named: "f2")].compactMap { $0 }
        setImages(images, duration: 0.4, for: .refreshing)
        isRefreshingTitleHidden = true
        stateLabel.font = .systemFont(ofSize: 11)
    }
}

final class GifBackFooter: RefreshBackGifFooter {
    override func prepare() {
        super.prepare()
        labelLeftInset = 12
        setImages([], for: .idle)
    }
}

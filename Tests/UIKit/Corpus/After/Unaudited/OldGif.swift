import UIKit
import RefreshUIKit

extension UIScrollView {
    func addGifHeader(images: [UIImage], _ action: @escaping () -> Void) {
        let header = RefreshGifHeader(refreshingBlock: action)
        header.setImages(images, for: .idle)
        header.setImages(images, duration: 0.5, for: .refreshing)
        header.lastUpdatedTimeLabel.isHidden = true
        header.stateLabel.isHidden = true
        header.gifView.contentMode = .center
        refresh.header = header
    }

    func addGifFooter(images: [UIImage], _ action: @escaping () -> Void) {
        let footer = RefreshBackGifFooter(refreshingBlock: action)
        footer.setImages(images, for: .refreshing)
        refresh.footer = footer
    }
}

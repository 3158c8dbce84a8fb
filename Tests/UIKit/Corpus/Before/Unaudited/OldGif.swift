import UIKit
import MJRefresh

extension UIScrollView {
    func addGifHeader(images: [UIImage], _ action: @escaping () -> Void) {
        let header = MJRefreshGifHeader(refreshingBlock: action)
        header?.setImages(images, for: .idle)
        header?.setImages(images, duration: 0.5, for: .refreshing)
        header?.lastUpdatedTimeLabel.isHidden = true
        header?.stateLabel.isHidden = true
        header?.gifView.contentMode = .center
        mj_header = header
    }

    func addGifFooter(images: [UIImage], _ action: @escaping () -> Void) {
        guard let footer = MJRefreshBackGifFooter(refreshingBlock: action) else { return }
        footer.setImages(images, for: .refreshing)
        mj_footer = footer
    }
}

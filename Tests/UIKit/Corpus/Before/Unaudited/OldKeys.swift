import UIKit
import MJRefresh

final class OffsetWatcher: NSObject {
    private let list: UIScrollView

    init(list: UIScrollView) {
        self.list = list
        super.init()
        list.addObserver(self, forKeyPath: MJRefreshKeyPathContentOffset, options: .new, context: nil)
    }

    deinit { list.removeObserver(self, forKeyPath: MJRefreshKeyPathContentOffset) }

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        guard keyPath == MJRefreshKeyPathContentOffset else { return }
        UIView.animate(withDuration: Double(MJRefreshFastAnimationDuration)) { self.list.mj_header.alpha = 1 }
    }
}

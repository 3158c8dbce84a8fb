import UIKit
import RefreshUIKit

final class OffsetWatcher: NSObject {
    private let list: UIScrollView

    init(list: UIScrollView) {
        self.list = list
        super.init()
        list.addObserver(self, forKeyPath: "contentOffset", options: .new, context: nil)
    }

    deinit { list.removeObserver(self, forKeyPath: "contentOffset") }

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        guard keyPath == "contentOffset" else { return }
        UIView.animate(withDuration: Double(0.25)) { self.list.refresh.header?.alpha = 1 }
    }
}

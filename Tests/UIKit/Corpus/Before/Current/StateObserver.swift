import UIKit
import MJRefresh

/// KVO on a component.
final class StateObserver: NSObject {
    private let footer: MJRefreshFooter
    var onChange: ((MJRefreshState) -> Void)?

    init(_ footer: MJRefreshFooter) {
        self.footer = footer
        super.init()
        footer.addObserver(self, forKeyPath: "state", options: [.new, .old], context: nil)
    }

    deinit {
        footer.removeObserver(self, forKeyPath: "state")
    }

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        if keyPath == "state" {
            onChange?(footer.state)
        }
    }
}

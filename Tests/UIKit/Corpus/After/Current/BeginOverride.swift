import UIKit
import RefreshUIKit

/// A footer that counts its refreshes.
class CountingFooter: RefreshAutoNormalFooter {
    var count = 0

    override var state: RefreshState {
        didSet {
            if state == .refreshing, oldValue != .refreshing { count += 1 }
        }
    }

    override func executeRefreshingCallback() {
        Swift.print("refresh \(count), percent \(pullingPercent), alpha \(isAutomaticallyChangeAlpha)")
        super.executeRefreshingCallback()
    }
}

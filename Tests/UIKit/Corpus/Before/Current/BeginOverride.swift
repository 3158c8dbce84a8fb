import UIKit
import MJRefresh

/// A footer that counts its refreshes.
class CountingFooter: MJRefreshAutoNormalFooter {
    var count = 0

    override func beginRefreshing() {
        super.beginRefreshing()
        count += 1
    }

    override func executeRefreshingCallback() {
        Swift.print("refresh \(count), percent \(pullingPercent), alpha \(isAutoChangeAlpha)")
        super.executeRefreshingCallback()
    }
}

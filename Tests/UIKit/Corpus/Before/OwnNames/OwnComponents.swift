import UIKit
import MJRefresh

/// The app has components of the names that the library has.
class RefreshHeader: MJRefreshNormalHeader {
    override func prepare() {
        super.prepare()
        lastUpdatedTimeLabel?.isHidden = true
        isAutomaticallyChangeAlpha = true
    }
}

class RefreshFooter: MJRefreshAutoNormalFooter {
    override func prepare() {
        super.prepare()
        setTitle("", for: .idle)
    }
}

enum RefreshState {
    case none
    case loading
}

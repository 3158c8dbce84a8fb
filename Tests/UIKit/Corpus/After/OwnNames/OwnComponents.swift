import UIKit
import RefreshUIKit

/// The app has components of the names that the library has.
class RefreshHeader: RefreshNormalHeader {
    override func prepare() {
        super.prepare()
        lastUpdatedTimeLabel.isHidden = true
        isAutomaticallyChangeAlpha = true
    }
}

class RefreshFooter: RefreshAutoNormalFooter {
    override func prepare() {
        super.prepare()
        setTitle("", for: .idle)
    }
}

enum RefreshState {
    case none
    case loading
}

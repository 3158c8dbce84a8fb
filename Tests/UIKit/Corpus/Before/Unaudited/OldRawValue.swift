import UIKit
import MJRefresh

extension MJRefreshFooter {
    /// MJRefreshStateNoMoreData is 5.
    var isAtEnd: Bool { return state.rawValue == 5 }
}

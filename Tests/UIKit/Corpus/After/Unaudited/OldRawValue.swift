import UIKit
import RefreshUIKit

extension RefreshFooter {
    /// MJRefreshStateNoMoreData is 5.
    var isAtEnd: Bool { return state == .noMoreData }
}

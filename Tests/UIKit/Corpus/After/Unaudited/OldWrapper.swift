import UIKit
import RefreshUIKit

public extension UIScrollView {
    func headerRefresh(_ block: @escaping () -> Void) {
        self.refresh.header = RefreshNormalHeader(refreshingBlock: { block() })
    }

    func footerRefresh(_ block: @escaping () -> Void) {
        self.refresh.footer = RefreshBackNormalFooter(refreshingBlock: { block() })
    }

    func endAll() {
        if self.refresh.header != nil { self.refresh.header?.endRefreshing() }
        if refresh.footer != nil && refresh.isFooterRefreshing { refresh.footer?.endRefreshing() }
    }

    func noMore(_ hidden: Bool) {
        guard refresh.footer != nil else { return }
        refresh.footer?.endRefreshingWithNoMoreData()
        refresh.footer?.isHidden = hidden
    }

    var isBusy: Bool { return refresh.isHeaderRefreshing || refresh.isFooterRefreshing }

    var headerHeight: CGFloat { refresh.header!.frame.size.height }
}

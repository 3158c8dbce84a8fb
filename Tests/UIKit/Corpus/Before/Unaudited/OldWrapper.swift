import UIKit
import MJRefresh

public extension UIScrollView {
    func headerRefresh(_ block: @escaping () -> Void) {
        self.mj_header = MJRefreshNormalHeader(refreshingBlock: { block() })
    }

    func footerRefresh(_ block: @escaping () -> Void) {
        self.mj_footer = MJRefreshBackNormalFooter(refreshingBlock: { block() })
    }

    func endAll() {
        if self.mj_header != nil { self.mj_header.endRefreshing() }
        if mj_footer != nil && mj_footer.isRefreshing { mj_footer.endRefreshing() }
    }

    func noMore(_ hidden: Bool) {
        guard mj_footer != nil else { return }
        mj_footer.endRefreshingWithNoMoreData()
        mj_footer.isHidden = hidden
    }

    var isBusy: Bool { return mj_header.isRefreshing || mj_footer.isRefreshing }

    var headerHeight: CGFloat { mj_header.mj_h }
}

import UIKit
import MJRefresh

/// `scrollView.addRefresh { }` and `scrollView.endRefresh()`
extension UIScrollView {
    func addRefresh(_ block: @escaping () -> Void) {
        let header = MJRefreshNormalHeader(refreshingBlock: block)
        header.isAutomaticallyChangeAlpha = true
        header.lastUpdatedTimeLabel?.isHidden = true
        mj_header = header
    }

    func addLoadMore(_ block: @escaping MJRefreshComponentAction) {
        let footer = MJRefreshAutoNormalFooter(refreshingBlock: block)
        footer.isRefreshingTitleHidden = true
        footer.stateLabel?.isHidden = true
        mj_footer = footer
        mj_footer?.isHidden = true
    }

    func beginRefresh() {
        mj_header?.beginRefreshing()
    }

    func endRefresh(hasMore: Bool? = nil) {
        if mj_header?.isRefreshing ?? false { mj_header?.endRefreshing() }
        guard let footer = mj_footer else { return }
        if let hasMore = hasMore, !hasMore {
            footer.endRefreshingWithNoMoreData()
        } else if footer.isRefreshing {
            footer.endRefreshing()
        }
        mj_footer?.isHidden = mj_totalDataCount() == 0
    }

    var isRefreshingAtAll: Bool {
        (self.mj_header?.isRefreshing ?? false) || (self.mj_footer?.isRefreshing ?? false)
    }
}

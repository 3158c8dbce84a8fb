import UIKit
import RefreshUIKit

/// `scrollView.addRefresh { }` and `scrollView.endRefresh()`
extension UIScrollView {
    func addRefresh(_ block: @escaping () -> Void) {
        let header = RefreshNormalHeader(refreshingBlock: block)
        header.isAutomaticallyChangeAlpha = true
        header.lastUpdatedTimeLabel.isHidden = true
        refresh.header = header
    }

    func addLoadMore(_ block: @escaping () -> Void) {
        let footer = RefreshAutoNormalFooter(refreshingBlock: block)
        footer.isRefreshingTitleHidden = true
        footer.stateLabel.isHidden = true
        refresh.footer = footer
        refresh.footer?.isHidden = true
    }

    func beginRefresh() {
        refresh.header?.beginRefreshing()
    }

    func endRefresh(hasMore: Bool? = nil) {
        if refresh.header?.isRefreshing ?? false { refresh.header?.endRefreshing() }
        guard let footer = refresh.footer else { return }
        if let hasMore = hasMore, !hasMore {
            footer.endRefreshingWithNoMoreData()
        } else if footer.isRefreshing {
            footer.endRefreshing()
        }
        refresh.footer?.isHidden = refresh.totalDataCount == 0
    }

    var isRefreshingAtAll: Bool {
        (self.refresh.header?.isRefreshing ?? false) || (self.refresh.footer?.isRefreshing ?? false)
    }
}

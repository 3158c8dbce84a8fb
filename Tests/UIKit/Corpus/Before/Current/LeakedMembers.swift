import UIKit

// The members come from files that import MJRefresh.

extension TableScreen {
    func stopAll(in lists: [UITableView]) {
        lists.forEach { $0.mj_header?.endRefreshing() }
        for list in lists where list.mj_footer?.isRefreshing == true {
            list.mj_footer?.endRefreshing()
        }
        let busy = lists.filter { $0.mj_header?.state == .refreshing }.map { $0.mj_header }
        Swift.print(busy.count)
    }
}

import RefreshUIKit
import UIKit

// The members come from files that import MJRefresh.

extension TableScreen {
    func stopAll(in lists: [UITableView]) {
        lists.forEach { $0.refresh.header?.endRefreshing() }
        for list in lists where list.refresh.footer?.isRefreshing == true {
            list.refresh.footer?.endRefreshing()
        }
        let busy = lists.filter { $0.refresh.header?.state == .refreshing }.map { $0.refresh.header }
        Swift.print(busy.count)
    }
}

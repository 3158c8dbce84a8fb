import MJRefresh
import UIKit

final class OldFooterController: UITableViewController {
    let footer = MJRefreshAutoNormalFooter()

    override func viewDidLoad() {
        super.viewDidLoad()
        footer.setRefreshingTarget(self, refreshingAction: #selector(self.loadMore))
        footer.isOnlyRefreshPerDrag = true
        footer.appearencePercentTriggerAutoRefresh = 0.5
        footer.activityIndicatorViewStyle = .gray
        footer.setTitle("", for: .idle)
        tableView.mj_footer = footer
    }

    @objc func loadMore() {
        tableView.mj_footer.noticeNoMoreData()
        let height = tableView.mj_footer.mj_h + 10
        tableView.mj_insetB = height
        tableView.mj_footer.endRefreshing()
        tableView.mj_footer.mj_h = 50
        tableView.mj_footer.mj_h += 4
    }
}

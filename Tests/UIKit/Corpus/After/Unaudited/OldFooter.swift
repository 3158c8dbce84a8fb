import RefreshUIKit
import UIKit

final class OldFooterController: UITableViewController {
    let footer = RefreshAutoNormalFooter()

    override func viewDidLoad() {
        super.viewDidLoad()
        footer.setRefreshingTarget(self, refreshingAction: #selector(self.loadMore))
        footer.autoTriggerTimes = 1
        footer.triggerAutomaticallyRefreshPercent = 0.5
        footer.loadingView.style = .gray
        footer.setTitle("", for: .idle)
        tableView.refresh.footer = footer
    }

    @objc func loadMore() {
        tableView.refresh.footer?.endRefreshingWithNoMoreData()
        let height = tableView.refresh.footer!.frame.size.height + 10
        tableView.refresh.contentInset.bottom = height
        tableView.refresh.footer?.endRefreshing()
        tableView.refresh.footer?.frame.size.height = 50
        tableView.refresh.footer?.frame.size.height += 4
    }
}

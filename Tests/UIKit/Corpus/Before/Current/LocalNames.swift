import MJRefresh
import UIKit

/// Constants and parameters that have names of MJRefresh.
final class LocalNamesController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let mj_header = MJRefreshNormalHeader { [weak self] in self?.tableView.mj_header?.endRefreshing() }
        mj_header.isAutomaticallyChangeAlpha = true
        tableView.mj_header = mj_header
        add(mj_footer: MJRefreshBackNormalFooter())
    }

    private func add(mj_footer: MJRefreshFooter) {
        mj_footer.isHidden = true
        tableView.mj_footer = mj_footer
        tableView.mj_footer?.endRefreshing()
    }
}

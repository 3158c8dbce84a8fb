import RefreshUIKit
import UIKit

/// Constants and parameters that have names of MJRefresh.
final class LocalNamesController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let mj_header = RefreshNormalHeader { [weak self] in self?.tableView.refresh.header?.endRefreshing() }
        mj_header.isAutomaticallyChangeAlpha = true
        tableView.refresh.header = mj_header
        add(mj_footer: RefreshBackNormalFooter())
    }

    private func add(mj_footer: RefreshFooter) {
        mj_footer.isHidden = true
        tableView.refresh.footer = mj_footer
        tableView.refresh.footer?.endRefreshing()
    }
}

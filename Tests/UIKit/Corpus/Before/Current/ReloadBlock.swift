import UIKit
import MJRefresh

final class ReloadBlockController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.mj_footer = MJRefreshBackNormalFooter { [weak self] in self?.tableView.mj_footer?.endRefreshing() }
        tableView.mj_reloadDataBlock = { [weak self] count in
            self?.tableView.mj_footer?.isHidden = count == 0
        }
    }

    func dataDidChange() {
        tableView.reloadData()
        if tableView.mj_totalDataCount() > 0 { tableView.mj_footer?.resetNoMoreData() }
    }
}

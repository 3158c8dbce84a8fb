import UIKit
import RefreshUIKit

final class ReloadBlockController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.refresh.footer = RefreshBackNormalFooter { [weak self] in self?.tableView.refresh.footer?.endRefreshing() }
    }

    func dataDidChange() {
        tableView.reloadData()
        tableView.refresh.footer?.isHidden = tableView.refresh.totalDataCount == 0
        if tableView.refresh.totalDataCount > 0 { tableView.refresh.footer?.resetNoMoreData() }
    }
}

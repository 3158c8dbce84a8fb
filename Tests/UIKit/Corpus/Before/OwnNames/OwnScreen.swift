import MJRefresh
import UIKit

final class OwnScreen: UITableViewController {
    var own = RefreshState.none

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.mj_header = RefreshHeader { [weak self] in self?.own = .loading }
        tableView.mj_footer = RefreshFooter(refreshingBlock: { [weak self] in self?.end() })
        let plain: MJRefreshHeader? = tableView.mj_header
        plain?.beginRefreshing()
    }

    func end() {
        if tableView.mj_footer?.state == MJRefreshState.refreshing { tableView.mj_footer?.endRefreshing() }
        if let footer = tableView.mj_footer as? RefreshFooter { footer.isHidden = true }
        own = .none
    }
}

import RefreshUIKit
import UIKit

final class OwnScreen: UITableViewController {
    var own = RefreshState.none

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.refresh.header = RefreshHeader { [weak self] in self?.own = .loading }
        tableView.refresh.footer = RefreshFooter(refreshingBlock: { [weak self] in self?.end() })
        let plain: RefreshUIKit.RefreshHeader? = tableView.refresh.header
        plain?.beginRefreshing()
    }

    func end() {
        if tableView.refresh.footer?.state == RefreshUIKit.RefreshState.refreshing { tableView.refresh.footer?.endRefreshing() }
        if let footer = tableView.refresh.footer as? RefreshFooter { footer.isHidden = true }
        own = .none
    }
}

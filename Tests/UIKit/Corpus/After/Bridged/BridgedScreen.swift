import RefreshUIKit
import UIKit

// MJRefresh comes from the bridging header.

class BridgedScreen: UIViewController {
    let table = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        table.refresh.header = RefreshNormalHeader { [weak self] in self?.table.refresh.header?.endRefreshing() }
        table.refresh.footer = RefreshAutoNormalFooter(refreshingTarget: self, refreshingAction: #selector(more))
    }

    @objc func more() { table.refresh.footer?.endRefreshingWithNoMoreData() }
}

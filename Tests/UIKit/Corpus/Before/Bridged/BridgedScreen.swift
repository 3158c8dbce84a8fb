import UIKit

// MJRefresh comes from the bridging header.

class BridgedScreen: UIViewController {
    let table = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        table.mj_header = MJRefreshNormalHeader { [weak self] in self?.table.mj_header?.endRefreshing() }
        table.mj_footer = MJRefreshAutoNormalFooter(refreshingTarget: self, refreshingAction: #selector(more))
    }

    @objc func more() { table.mj_footer?.endRefreshingWithNoMoreData() }
}

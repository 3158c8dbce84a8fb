import MJRefresh
import UIKit

final class FooterAsTableFooterController: UITableViewController {
    let loader = MJRefreshAutoStateFooter()

    override func viewDidLoad() {
        super.viewDidLoad()
        loader.frame = CGRect(x: 0, y: 0, width: tableView.mj_w, height: MJRefreshFooterHeight)
        loader.stateLabel?.text = "Loading"
        tableView.tableFooterView = loader
        let constraint = loader.heightAnchor.constraint(equalToConstant: 44)
        constraint.isActive = true
    }
}

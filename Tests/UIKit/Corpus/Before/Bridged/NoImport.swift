/// No import at all: UIKit comes from the bridging header, too.
final class NoImportHeader: MJRefreshNormalHeader {
    override func prepare() {
        super.prepare()
        stateLabel?.textColor = UIColor.orange
        arrowView?.image = UIImage(named: "arrow")
    }
}

class NoImportScreen: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.mj_header = NoImportHeader { [weak self] in self?.tableView.mj_header?.endRefreshing() }
    }
}

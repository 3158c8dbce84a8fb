/// No import at all: UIKit comes from the bridging header, too.
import RefreshUIKit

final class NoImportHeader: RefreshNormalHeader {
    override func prepare() {
        super.prepare()
        stateLabel.textColor = UIColor.orange
        arrowView.image = UIImage(named: "arrow")
    }
}

class NoImportScreen: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.refresh.header = NoImportHeader { [weak self] in self?.tableView.refresh.header?.endRefreshing() }
    }
}

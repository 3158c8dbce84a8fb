import UIKit
import MJRefresh

/// A header whose time is written by the app.
final class TimedController: UITableViewController {
    private let formatter = DateFormatter()

    override func viewDidLoad() {
        super.viewDidLoad()
        formatter.dateFormat = "HH:mm"
        let header = MJRefreshNormalHeader { [weak self] in self?.tableView.mj_header?.endRefreshing() }
        header.lastUpdatedTimeText = { [formatter] date in
            guard let date = date else { return "never" }
            return formatter.string(from: date)
        }
        tableView.mj_header = header
    }
}

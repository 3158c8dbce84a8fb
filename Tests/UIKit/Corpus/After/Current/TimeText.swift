import UIKit
import RefreshUIKit

/// A header whose time is written by the app.
final class TimedController: UITableViewController {
    private let formatter = DateFormatter()

    override func viewDidLoad() {
        super.viewDidLoad()
        formatter.dateFormat = "HH:mm"
        let header = RefreshNormalHeader { [weak self] in self?.tableView.refresh.header?.endRefreshing() }
        header.lastUpdatedTimeText = { [formatter] time in
            guard let date = time?.date else { return "never" }
            return formatter.string(from: date)
        }
        tableView.refresh.header = header
    }
}

import MJRefresh
import UIKit

/// A bar that fades while the list is pulled.
final class FadingBarController: UITableViewController {
    private let bar = UIView()
    private var observations: [NSKeyValueObservation] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        let header = MJRefreshNormalHeader { [weak self] in self?.tableView.mj_header?.endRefreshing() }
        tableView.mj_header = header
        observations.append(
            tableView.observe(\.contentOffset, options: [.new]) { [weak self] list, _ in
                self?.bar.alpha = list.mj_offsetY > -list.mj_insetT ? 1 : 0.5
            })
        observations.append(
            header.observe(\.pullingPercent, options: [.new]) { [weak self] header, _ in
                self?.bar.alpha = 1 - header.pullingPercent
            })
    }
}

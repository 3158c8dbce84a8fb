import RefreshUIKit
import UIKit

/// A bar that fades while the list is pulled.
final class FadingBarController: UITableViewController {
    private let bar = UIView()
    private var observations: [NSKeyValueObservation] = []
    private var pullObservation: ObservationToken?

    override func viewDidLoad() {
        super.viewDidLoad()
        let header = RefreshNormalHeader { [weak self] in self?.tableView.refresh.header?.endRefreshing() }
        tableView.refresh.header = header
        observations.append(
            tableView.observe(\.contentOffset, options: [.new]) { [weak self] list, _ in
                self?.bar.alpha = list.contentOffset.y > -list.adjustedContentInset.top ? 1 : 0.5
            })
        pullObservation = header.observePull { [weak self] percent in
            self?.bar.alpha = 1 - percent
        }
    }
}

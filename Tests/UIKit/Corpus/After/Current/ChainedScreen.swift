import RefreshUIKit
import UIKit

final class ChainedScreen: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        RefreshNormalHeader { [weak self] in
            self?.tableView.refresh.header?.endRefreshing()
        }
        .autoChangeTransparency(true)
        .link(to: tableView)

        tableView.refresh.header?.beginRefreshing(completion: { Swift.print("begun") })
        tableView.refresh.header?.beginRefreshing {
            Swift.print("begun again")
        }

        tableView.refresh.footer = {
            let footer = RefreshAutoNormalFooter()
            footer.setRefreshingTarget(self, refreshingAction: #selector(more))
            footer.loadingView.style = .large
            return footer
        }()
    }

    @objc private func more() {
        tableView.refresh.footer?.endRefreshing()
    }

    deinit {
        Swift.print("\(type(of: self)) is gone")
    }
}

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

        tableView.refresh.header?.beginRefreshing(completion: { print("begun") })
        tableView.refresh.header?.beginRefreshing {
            print("begun again")
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
        print("\(type(of: self)) is gone")
    }
}

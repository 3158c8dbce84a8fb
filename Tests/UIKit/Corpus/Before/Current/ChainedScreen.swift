import MJRefresh
import UIKit

final class ChainedScreen: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        MJRefreshNormalHeader { [weak self] in
            self?.tableView.mj_header?.endRefreshing()
        }
        .autoChangeTransparency(true)
        .link(to: tableView)

        tableView.mj_header?.beginRefreshing(completionBlock: { Swift.print("begun") })
        tableView.mj_header?.beginRefreshing {
            Swift.print("begun again")
        }

        tableView.mj_footer = {
            let footer = MJRefreshAutoNormalFooter()
            footer.setRefreshingTarget(self, refreshingAction: #selector(more))
            footer.loadingView?.style = .large
            return footer
        }()
    }

    @objc private func more() {
        tableView.mj_footer?.endRefreshing()
    }

    deinit {
        Swift.print("\(type(of: self)) is gone")
    }
}

import RefreshUIKit

final class TableControllerScreen: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.refresh.header = RefreshNormalHeader(refreshingBlock: { [unowned self] in self.reload() })
        tableView.refresh.footer = RefreshBackNormalFooter(refreshingBlock: {
            [weak self] in
            self?.loadMore()
        })
        tableView.refresh.footer?.isHidden = true
    }

    func reload() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) {
            self.tableView.reloadData()
            self.tableView.refresh.header?.endRefreshing()
            self.tableView.refresh.footer?.isHidden = false
            self.tableView.refresh.footer?.resetNoMoreData()
        }
    }

    func loadMore() {
        DispatchQueue.global().async {
            DispatchQueue.main.async {
                self.tableView.refresh.footer?.endRefreshing()
            }
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if tableView.refresh.header?.isRefreshing == true {
            tableView.refresh.header?.endRefreshing()
        }
        if self.tableView.refresh.footer?.state == .refreshing || self.tableView.refresh.footer?.isRefreshing ?? false {
            self.tableView.refresh.footer?.endRefreshing()
        }
    }
}

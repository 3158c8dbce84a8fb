import MJRefresh

final class TableControllerScreen: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.mj_header = MJRefreshNormalHeader(refreshingBlock: { [unowned self] in self.reload() })
        tableView.mj_footer = MJRefreshBackNormalFooter(refreshingBlock: {
            [weak self] in
            self?.loadMore()
        })
        tableView.mj_footer?.isHidden = true
    }

    func reload() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) {
            self.tableView.reloadData()
            self.tableView.mj_header?.endRefreshing()
            self.tableView.mj_footer?.isHidden = false
            self.tableView.mj_footer?.resetNoMoreData()
        }
    }

    func loadMore() {
        DispatchQueue.global().async {
            DispatchQueue.main.async {
                self.tableView.mj_footer?.endRefreshing()
            }
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if tableView.mj_header?.isRefreshing == true {
            tableView.mj_header?.endRefreshing()
        }
        if self.tableView.mj_footer?.state == .refreshing || self.tableView.mj_footer?.isRefreshing ?? false {
            self.tableView.mj_footer!.endRefreshing()
        }
    }
}

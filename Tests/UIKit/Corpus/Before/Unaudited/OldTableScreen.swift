import UIKit
import MJRefresh

class OldTableScreen: UIViewController {
    @objc var tableView: UITableView!
    var items = [Item]()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView = UITableView(frame: view.bounds, style: .plain)
        let header = MJRefreshNormalHeader(refreshingTarget: self, refreshingAction: #selector(OldTableScreen.headerRefresh))
        header?.setTitle("Pull", for: .idle)
        header?.lastUpdatedTimeLabel.isHidden = true
        header!.stateLabel.font = UIFont.systemFont(ofSize: 15)
        tableView.mj_header = header
        tableView.mj_footer = MJRefreshAutoNormalFooter(refreshingTarget: self, refreshingAction: #selector(footerRefresh))
        tableView.mj_header.beginRefreshing()
        tableView.mj_footer.isHidden = true
        tableView.mj_footer.isAutomaticallyHidden = false
    }

    @objc func headerRefresh() {
        items.removeAll()
        self.tableView.reloadData()
        self.tableView.mj_header.endRefreshing()
        self.tableView.mj_footer.isHidden = self.items.count == 0
    }

    @objc func footerRefresh() {
        if items.count > 50 {
            self.tableView.mj_footer.endRefreshingWithNoMoreData()
        } else {
            self.tableView.mj_footer.endRefreshing()
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if tableView.mj_header.isRefreshing { tableView.mj_header.endRefreshing() }
        if self.tableView.mj_footer.state == .noMoreData { tableView.mj_footer.resetNoMoreData() }
        guard !tableView.mj_footer.isRefreshing, tableView.mj_header.pullingPercent == 0 else { return }
        Swift.print("state: \(tableView.mj_header.state)")
    }
}

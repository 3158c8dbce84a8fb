import UIKit
import RefreshUIKit

class OldTableScreen: UIViewController {
    @objc var tableView: UITableView!
    var items = [Item]()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView = UITableView(frame: view.bounds, style: .plain)
        let header = RefreshNormalHeader(refreshingTarget: self, refreshingAction: #selector(OldTableScreen.headerRefresh))
        header.setTitle("Pull", for: .idle)
        header.lastUpdatedTimeLabel.isHidden = true
        header.stateLabel.font = UIFont.systemFont(ofSize: 15)
        tableView.refresh.header = header
        tableView.refresh.footer = RefreshAutoNormalFooter(refreshingTarget: self, refreshingAction: #selector(footerRefresh))
        tableView.refresh.header?.beginRefreshing()
        tableView.refresh.footer?.isHidden = true
        tableView.refresh.footer?.hidesWhileEmpty = false
    }

    @objc func headerRefresh() {
        items.removeAll()
        self.tableView.reloadData()
        self.tableView.refresh.header?.endRefreshing()
        self.tableView.refresh.footer?.isHidden = self.items.count == 0
    }

    @objc func footerRefresh() {
        if items.count > 50 {
            self.tableView.refresh.footer?.endRefreshingWithNoMoreData()
        } else {
            self.tableView.refresh.footer?.endRefreshing()
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if tableView.refresh.isHeaderRefreshing { tableView.refresh.header?.endRefreshing() }
        if self.tableView.refresh.footer?.state == .noMoreData { tableView.refresh.footer?.resetNoMoreData() }
        guard !tableView.refresh.isFooterRefreshing, tableView.refresh.header?.pullingPercent == 0 else { return }
        Swift.print("state: \(tableView.refresh.header!.state)")
    }
}

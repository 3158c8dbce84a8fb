import UIKit
import MJRefresh

final class OldClosuresController: UITableViewController {
    var onRefresh: MJRefreshComponentRefreshingBlock!
    var onMore: MJRefreshComponentRefreshingBlock?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.mj_header = MJRefreshNormalHeader(refreshingBlock: { [weak self] () -> Void in
            self?.onRefresh?()
            self?.tableView.mj_header.endRefreshing()
        })
        tableView.mj_footer = MJRefreshAutoNormalFooter(refreshingBlock: {
            [weak self] in
            self?.onMore?()
            if (self?.tableView.mj_footer.isRefreshing)! { self?.tableView.mj_footer.endRefreshing() }
        })
        let header = tableView.mj_header as! MJRefreshNormalHeader
        header.stateLabel.isHidden = true
        (tableView.mj_footer as! MJRefreshAutoNormalFooter).setTitle("End", for: MJRefreshState.noMoreData)
        [tableView].forEach { $0?.mj_header.beginRefreshing() }
    }

    func load(_ result: Result<[Item], ServiceError>) {
        switch result {
        case .success(let items): items.isEmpty ? tableView.mj_footer.endRefreshingWithNoMoreData() : tableView.mj_footer.endRefreshing()
        case .failure: tableView.mj_footer.endRefreshing()
        }
        tableView.mj_header.endRefreshing(completionBlock: { [weak self] in
            self?.tableView.mj_footer.resetNoMoreData()
        })
    }
}

import UIKit
import RefreshUIKit

final class OldClosuresController: UITableViewController {
    var onRefresh: (() -> Void)!
    var onMore: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.refresh.header = RefreshNormalHeader(refreshingBlock: { [weak self] () -> Void in
            self?.onRefresh?()
            self?.tableView.refresh.header?.endRefreshing()
        })
        tableView.refresh.footer = RefreshAutoNormalFooter(refreshingBlock: {
            [weak self] in
            self?.onMore?()
            if (self?.tableView.refresh.isFooterRefreshing)! { self?.tableView.refresh.footer?.endRefreshing() }
        })
        let header = tableView.refresh.header as! RefreshNormalHeader
        header.stateLabel.isHidden = true
        (tableView.refresh.footer as! RefreshAutoNormalFooter).setTitle("End", for: RefreshState.noMoreData)
        [tableView].forEach { $0?.refresh.header?.beginRefreshing() }
    }

    func load(_ result: Result<[Item], ServiceError>) {
        switch result {
        case .success(let items): items.isEmpty ? tableView.refresh.footer?.endRefreshingWithNoMoreData() : tableView.refresh.footer?.endRefreshing()
        case .failure: tableView.refresh.footer?.endRefreshing()
        }
        tableView.refresh.header?.endRefreshing(completion: { [weak self] in
            self?.tableView.refresh.footer?.resetNoMoreData()
        })
    }
}

import UIKit
import MJRefresh

protocol Refreshable: AnyObject {
    var refreshedView: UIScrollView { get }
}

extension Refreshable where Self: UIViewController {
    func initRefreshHeader(_ action: @escaping () -> Void) -> MJRefreshHeader {
        let header = MJRefreshNormalHeader(refreshingBlock: { action() })
        header.setTitle("", for: .idle)
        refreshedView.mj_header = header
        return header
    }

    @discardableResult
    func initRefreshFooter(_ action: @escaping () -> Void) -> MJRefreshFooter? {
        refreshedView.mj_footer = MJRefreshAutoNormalFooter(refreshingBlock: { action() })
        return refreshedView.mj_footer
    }

    func stop(noMore: Bool = false) {
        refreshedView.mj_header?.endRefreshing()
        if noMore {
            refreshedView.mj_footer?.endRefreshingWithNoMoreData()
        } else {
            refreshedView.mj_footer?.endRefreshing()
        }
    }
}

final class FollowersController: UITableViewController, Refreshable {
    var refreshedView: UIScrollView { return tableView }
    private var header: MJRefreshHeader?

    override func viewDidLoad() {
        super.viewDidLoad()
        header = initRefreshHeader { [weak self] in self?.stop() }
        initRefreshFooter { [weak self] in self?.stop(noMore: true) }
        header?.beginRefreshing()
    }
}

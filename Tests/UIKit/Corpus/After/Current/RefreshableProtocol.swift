import UIKit
import RefreshUIKit

protocol Refreshable: AnyObject {
    var refreshedView: UIScrollView { get }
}

extension Refreshable where Self: UIViewController {
    func initRefreshHeader(_ action: @escaping () -> Void) -> RefreshHeader {
        let header = RefreshNormalHeader(refreshingBlock: { action() })
        header.setTitle("", for: .idle)
        refreshedView.refresh.header = header
        return header
    }

    @discardableResult
    func initRefreshFooter(_ action: @escaping () -> Void) -> RefreshFooter? {
        refreshedView.refresh.footer = RefreshAutoNormalFooter(refreshingBlock: { action() })
        return refreshedView.refresh.footer
    }

    func stop(noMore: Bool = false) {
        refreshedView.refresh.header?.endRefreshing()
        if noMore {
            refreshedView.refresh.footer?.endRefreshingWithNoMoreData()
        } else {
            refreshedView.refresh.footer?.endRefreshing()
        }
    }
}

final class FollowersController: UITableViewController, Refreshable {
    var refreshedView: UIScrollView { return tableView }
    private var header: RefreshHeader?

    override func viewDidLoad() {
        super.viewDidLoad()
        header = initRefreshHeader { [weak self] in self?.stop() }
        initRefreshFooter { [weak self] in self?.stop(noMore: true) }
        header?.beginRefreshing()
    }
}

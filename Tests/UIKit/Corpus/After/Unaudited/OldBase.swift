import UIKit
import RefreshUIKit

class OldBaseController: UIViewController {
    var scrollView: UIScrollView?
    weak var list: UITableView!

    func begin() {
        scrollView?.refresh.header?.beginRefreshing()
        list?.refresh.header?.beginRefreshing()
        self.scrollView!.refresh.header?.beginRefreshing()
    }

    func stop(_ lists: [UIScrollView], at index: Int) {
        lists[index].refresh.header?.endRefreshing()
        lists.first?.refresh.footer?.endRefreshing()
        current()?.refresh.footer?.endRefreshing()
        if let isRefreshing = scrollView?.refresh.isHeaderRefreshing, isRefreshing { scrollView?.refresh.header?.endRefreshing() }
        while list.refresh.header?.isRefreshing == true || list.refresh.isFooterRefreshing { break }
        let state = list.refresh.footer!.state
        if state == .idle || state == RefreshState.pulling { Swift.print(state) }
    }

    func current() -> UIScrollView? { scrollView }

    func hide(_ hidden: Bool, header: Bool) {
        DispatchQueue.main.async {
            self.list.refresh.footer?.isHidden = hidden
        }
        header ? (list.refresh.header?.isHidden = hidden) : (list.refresh.footer?.alpha = hidden ? 0 : 1)
        list.refresh.footer?
            .endRefreshing()
    }
}

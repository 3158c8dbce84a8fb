import UIKit
import MJRefresh

class OldBaseController: UIViewController {
    var scrollView: UIScrollView?
    weak var list: UITableView!

    func begin() {
        scrollView?.mj_header.beginRefreshing()
        list?.mj_header.beginRefreshing()
        self.scrollView!.mj_header!.beginRefreshing()
    }

    func stop(_ lists: [UIScrollView], at index: Int) {
        lists[index].mj_header.endRefreshing()
        lists.first?.mj_footer?.endRefreshing()
        current()?.mj_footer.endRefreshing()
        if let isRefreshing = scrollView?.mj_header.isRefreshing, isRefreshing { scrollView?.mj_header.endRefreshing() }
        while list.mj_header.isRefreshing == true || list.mj_footer!.isRefreshing { break }
        let state = list.mj_footer.state
        if state == .idle || state == MJRefreshState.pulling { Swift.print(state) }
    }

    func current() -> UIScrollView? { scrollView }

    func hide(_ hidden: Bool, header: Bool) {
        DispatchQueue.main.async {
            self.list.mj_footer.isHidden = hidden
        }
        header ? (list.mj_header.isHidden = hidden) : (list.mj_footer.alpha = hidden ? 0 : 1)
        list.mj_footer
            .endRefreshing()
    }
}

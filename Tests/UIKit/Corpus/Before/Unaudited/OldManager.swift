import Foundation
import MJRefresh

class RefreshManager: NSObject {
    static let manager = RefreshManager()

    class func header(target: AnyObject, action: Selector) -> MJRefreshNormalHeader {
        let header = MJRefreshNormalHeader(refreshingTarget: target, refreshingAction: action)
        header?.lastUpdatedTimeLabel.isHidden = true
        return header!
    }

    class func endRefreshing(_ view: UIScrollView, noMore: Bool = false) {
        if let header = view.mj_header, header.state != .idle { header.endRefreshing() }
        if let footer = view.mj_footer {
            if noMore { footer.endRefreshingWithNoMoreData() } else { footer.endRefreshing() }
        }
    }

    func hide(_ list: UITableView, if isEmpty: Bool) {
        list.mj_footer?.isHidden = isEmpty
        let isShown = list.mj_footer.isHidden == false
        Swift.print(isShown)
    }
}

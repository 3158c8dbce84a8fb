import Foundation
import RefreshUIKit

class RefreshManager: NSObject {
    static let manager = RefreshManager()

    class func header(target: AnyObject, action: Selector) -> RefreshNormalHeader {
        let header = RefreshNormalHeader(refreshingTarget: target, refreshingAction: action)
        header.lastUpdatedTimeLabel.isHidden = true
        return header
    }

    class func endRefreshing(_ view: UIScrollView, noMore: Bool = false) {
        if let header = view.refresh.header, header.state != .idle { header.endRefreshing() }
        if let footer = view.refresh.footer {
            if noMore { footer.endRefreshingWithNoMoreData() } else { footer.endRefreshing() }
        }
    }

    func hide(_ list: UITableView, if isEmpty: Bool) {
        list.refresh.footer?.isHidden = isEmpty
        let isShown = list.refresh.footer?.isHidden == false
        Swift.print(isShown)
    }
}

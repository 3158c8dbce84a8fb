import RefreshUIKit
import Foundation

@objc class RefreshHelper: NSObject {
    @objc static func end(_ list: UIScrollView) {
        list.refresh.header?.endRefreshing()
        list.refresh.footer?.endRefreshing()
    }

    class func isRefreshing(_ list: UIScrollView) -> Bool {
        return list.refresh.header?.isRefreshing == true
    }
}

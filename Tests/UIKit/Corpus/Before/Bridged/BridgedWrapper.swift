import Foundation

@objc class RefreshHelper: NSObject {
    @objc static func end(_ list: UIScrollView) {
        list.mj_header?.endRefreshing()
        list.mj_footer?.endRefreshing()
    }

    class func isRefreshing(_ list: UIScrollView) -> Bool {
        return list.mj_header?.isRefreshing == true
    }
}

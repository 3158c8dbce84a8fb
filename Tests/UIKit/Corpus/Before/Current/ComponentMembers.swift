import MJRefresh
import UIKit

/// Members of components and lists, in expressions of several kinds.
@MainActor func call(_ header: MJRefreshHeader, of target: AnyObject) {
    header.refreshingTarget = target
    if header.refreshingTarget === target { header.executeRefreshingCallback() }
}

class EmptyList: UITableView {
    override func reloadData() {
        super.reloadData()
        mj_footer?.isHidden = mj_totalDataCount() == 0
    }
}

extension UIScrollView {
    var components: [MJRefreshComponent?] { [mj_header, mj_footer, mj_trailer] }
}

@MainActor func kind(_ component: MJRefreshComponent) -> String {
    switch component {
    case is MJRefreshHeader: return "header"
    case let footer as MJRefreshAutoFooter where footer.isAutomaticallyRefresh: return "automatic"
    default: return String(describing: type(of: component))
    }
}

@MainActor func hide(_ list: UIScrollView) {
    UIView.animate(withDuration: 0.2) {
        list.mj_header?.alpha = 0
        list.mj_offsetY = 0
    }
}

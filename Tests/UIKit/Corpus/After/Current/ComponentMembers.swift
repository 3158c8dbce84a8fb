import RefreshUIKit
import UIKit

/// Members of components and lists, in expressions of several kinds.
@MainActor func call(_ header: RefreshHeader, of target: AnyObject) {
    header.refreshingTarget = target
    if header.refreshingTarget === target { header.executeRefreshingCallback() }
}

class EmptyList: UITableView {
    override func reloadData() {
        super.reloadData()
        refresh.footer?.isHidden = refresh.totalDataCount == 0
    }
}

extension UIScrollView {
    var components: [RefreshComponent?] { [refresh.header, refresh.footer, refresh.trailer] }
}

@MainActor func kind(_ component: RefreshComponent) -> String {
    switch component {
    case is RefreshHeader: return "header"
    case let footer as RefreshAutoFooter where footer.isAutomaticallyRefresh: return "automatic"
    default: return String(describing: type(of: component))
    }
}

@MainActor func hide(_ list: UIScrollView) {
    UIView.animate(withDuration: 0.2) {
        list.refresh.header?.alpha = 0
        list.contentOffset.y = 0
    }
}

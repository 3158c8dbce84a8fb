import MJRefresh
import UIKit

/// A namespace of an app for its extensions, as `list.app.refresh`.
struct AppExtension<Base> {
    let base: Base
}

extension UIScrollView {
    var app: AppExtension<UIScrollView> { AppExtension(base: self) }
}

extension AppExtension where Base == UIScrollView {
    func setHeader(_ header: MJRefreshHeader = MJRefreshNormalHeader(), _ action: @escaping () -> Void) {
        header.refreshingBlock = action
        base.mj_header = header
    }

    func setFooter(_ footer: MJRefreshFooter?, _ action: MJRefreshComponentAction? = nil) {
        base.mj_footer = footer
        base.mj_footer?.refreshingBlock = action
    }

    func end(_ result: Result<Bool, ServiceError>) {
        base.mj_header?.endRefreshing()
        switch result {
        case .success(true): base.mj_footer?.endRefreshing()
        case .success(false): base.mj_footer?.endRefreshingWithNoMoreData()
        case .failure: base.mj_footer?.endRefreshing(completionBlock: { Swift.print("offline") })
        }
    }

    var isLoading: Bool {
        [base.mj_header?.isRefreshing, base.mj_footer?.isRefreshing].contains(true)
    }
}

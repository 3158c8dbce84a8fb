import RefreshUIKit
import UIKit

/// A namespace of an app for its extensions, as `list.app.refresh`.
struct AppExtension<Base> {
    let base: Base
}

extension UIScrollView {
    var app: AppExtension<UIScrollView> { AppExtension(base: self) }
}

extension AppExtension where Base == UIScrollView {
    func setHeader(_ header: RefreshHeader = RefreshNormalHeader(), _ action: @escaping () -> Void) {
        header.refreshingBlock = action
        base.refresh.header = header
    }

    func setFooter(_ footer: RefreshFooter?, _ action: (() -> Void)? = nil) {
        base.refresh.footer = footer
        base.refresh.footer?.refreshingBlock = action
    }

    func end(_ result: Result<Bool, ServiceError>) {
        base.refresh.header?.endRefreshing()
        switch result {
        case .success(true): base.refresh.footer?.endRefreshing()
        case .success(false): base.refresh.footer?.endRefreshingWithNoMoreData()
        case .failure: base.refresh.footer?.endRefreshing(completion: { Swift.print("offline") })
        }
    }

    var isLoading: Bool {
        [base.refresh.header?.isRefreshing, base.refresh.footer?.isRefreshing].contains(true)
    }
}

import MJRefresh
import UIKit

/// An app that changes all components by an exchange of methods.
extension MJRefreshComponent {
    static func exchange() {
        guard let old = class_getInstanceMethod(MJRefreshComponent.self, #selector(MJRefreshComponent.endRefreshing as (MJRefreshComponent) -> () -> Void)),
            let new = class_getInstanceMethod(MJRefreshComponent.self, #selector(logged_endRefreshing))
        else { return }
        method_exchangeImplementations(old, new)
    }

    @objc private func logged_endRefreshing() {
        Swift.print("ends")
        logged_endRefreshing()
    }
}

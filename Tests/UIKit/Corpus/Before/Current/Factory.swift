import Foundation
import MJRefresh

/// The kinds of components of an app, by one factory.
struct RefreshFactory {
    typealias Action = MJRefreshComponentAction

    var onHeader: MJRefreshComponentAction?
    var finished: [MJRefreshComponentAction] = []

    func header(_ action: @escaping Action) -> MJRefreshHeader {
        let header = MJRefreshNormalHeader(refreshingBlock: action)
        return header
    }

    func footer<Footer: MJRefreshFooter>(_ footer: Footer, _ action: @escaping () -> Void) -> Footer {
        footer.refreshingBlock = action
        return footer
    }

    static func component(_ isHeader: Bool) -> MJRefresh.MJRefreshComponent {
        isHeader ? MJRefresh.MJRefreshNormalHeader() : MJRefreshAutoNormalFooter()
    }
}

let footerKinds: [MJRefreshFooter.Type] = [MJRefreshAutoNormalFooter.self, MJRefreshBackNormalFooter.self]

private func describe(_ component: MJRefreshComponent) -> String {
    /* MJRefreshHeader, or a footer: /* nested */ mj_header */
    switch component {
    case is MJRefreshHeader: return "header"
    case let footer as MJRefreshFooter: return #"footer "\#(footer.mj_h)" of mj"#
    default:
        return """
            neither: \(component.mj_w)
            """
    }
}

import Foundation
import RefreshUIKit

/// The kinds of components of an app, by one factory.
struct RefreshFactory {
    typealias Action = () -> Void

    var onHeader: (() -> Void)?
    var finished: [() -> Void] = []

    func header(_ action: @escaping Action) -> RefreshHeader {
        let header = RefreshNormalHeader(refreshingBlock: action)
        return header
    }

    func footer<Footer: RefreshFooter>(_ footer: Footer, _ action: @escaping () -> Void) -> Footer {
        footer.refreshingBlock = action
        return footer
    }

    static func component(_ isHeader: Bool) -> RefreshComponent {
        isHeader ? RefreshNormalHeader() : RefreshAutoNormalFooter()
    }
}

let footerKinds: [RefreshFooter.Type] = [RefreshAutoNormalFooter.self, RefreshBackNormalFooter.self]

private func describe(_ component: RefreshComponent) -> String {
    /* MJRefreshHeader, or a footer: /* nested */ mj_header */
    switch component {
    case is RefreshHeader: return "header"
    case let footer as RefreshFooter: return #"footer "\#(footer.frame.size.height)" of mj"#
    default:
        return """
            neither: \(component.frame.size.width)
            """
    }
}

import MJRefresh
import UIKit

/// A header with a constant, and headers that declare MJRefresh's initializers again.
final class ColoredHeader: MJRefreshHeader {
    let color: UIColor

    init(color: UIColor) {
        self.color = color
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { fatalError() }
}

final class QuietHeader: MJRefreshNormalHeader {
    convenience init(custom block: @escaping () -> Void) { self.init(refreshingBlock: block) }

    override func i18nDidChange() { super.i18nDidChange() }
}

final class PlainHeader: MJRefreshNormalHeader {
    convenience init(refreshingBlock: @escaping () -> Void) {
        self.init()
        self.refreshingBlock = refreshingBlock
    }

    convenience init(refreshingTarget: Any!, refreshingAction: Selector!) {
        self.init()
        setRefreshingTarget(refreshingTarget!, refreshingAction: refreshingAction)
    }
}

func header(_ block: (() -> Void)?) -> MJRefreshHeader { MJRefreshNormalHeader(refreshingBlock: block!) }

extension MJRefreshComponent {
    static func plain(_ block: @escaping MJRefreshComponentAction) -> MJRefreshHeader {
        MJRefreshHeader(refreshingBlock: block)
    }
}

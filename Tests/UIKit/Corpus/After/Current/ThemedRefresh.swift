import UIKit
import RefreshUIKit

extension RefreshNormalHeader {
    @discardableResult
    func themed() -> Self {
        let apply = { [weak self] in
            self?.stateLabel.textColor = Theme.current.text
            self?.lastUpdatedTimeLabel.textColor = Theme.current.text
            self?.loadingView.color = Theme.current.accent
            self?.arrowView.tintColor = Theme.current.accent
            self?.arrowView.image = UIImage(named: "arrow")?.withRenderingMode(.alwaysTemplate)
        }
        apply()
        Theme.current.onChange { apply() }
        return self
    }
}

extension RefreshAutoNormalFooter {
    static func themed(_ block: @escaping () -> Void) -> RefreshAutoNormalFooter {
        let footer = RefreshAutoNormalFooter(refreshingBlock: block)
        footer.stateLabel.textColor = Theme.current.text
        footer.stateLabel.font = UIFont.systemFont(ofSize: 13)
        footer.loadingView.style = .medium
        return footer
    }
}

func makeThemedHeader(_ block: @escaping () -> Void) -> RefreshNormalHeader {
    return RefreshNormalHeader(refreshingBlock: block).themed()
}

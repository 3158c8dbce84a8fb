import RefreshUIKit
import UIKit

enum AppLanguage: String {
    case english = "en"
    case chinese = "zh-Hans"

    func apply(to list: UIScrollView) {
        RefreshConfig.default.languageCode = rawValue
        let header = list.refresh.header as? RefreshStateHeader
        header?.setTitle(RefreshConfig.default.language[.headerIdle], for: .idle)
        header?.setTitle(
            RefreshConfig.default.language[.headerPulling] + "!", for: .pulling)
    }
}

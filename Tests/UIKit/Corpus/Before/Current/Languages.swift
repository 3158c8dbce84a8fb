import MJRefresh
import UIKit

enum AppLanguage: String {
    case english = "en"
    case chinese = "zh-Hans"

    func apply(to list: UIScrollView) {
        MJRefreshConfig.default.languageCode = rawValue
        let header = list.mj_header as? MJRefreshStateHeader
        header?.setTitle(Bundle.mj_localizedString(forKey: MJRefreshHeaderIdleText), for: .idle)
        header?.setTitle(
            Bundle.mj_localizedString(forKey: MJRefreshHeaderPullingText) + "!", for: .pulling)
    }
}

import RefreshKit
import RefreshUIKit
import UIKit

/// The texts of a header that the app has in its own strings file.
enum TextKeys {
    static let header = [TextKey.headerIdle, TextKey.headerPulling, TextKey.headerRefreshing]
    static var footer: [AnyHashable] { [TextKey.autoFooterIdle, TextKey.backFooterNoMoreData] }
}

import MJRefresh
import UIKit

/// The texts of a header that the app has in its own strings file.
enum TextKeys {
    static let header = [MJRefreshHeaderIdleText, MJRefreshHeaderPullingText, MJRefreshHeaderRefreshingText]
    static var footer: [AnyHashable] { [MJRefreshAutoFooterIdleText, MJRefreshBackFooterNoMoreDataText] }
}

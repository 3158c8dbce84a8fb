import UIKit
import MJRefresh

/// A style of the app's own, with a name that MJRefresh has, too.
final class Look {
    var activityIndicatorViewStyle: UIActivityIndicatorView.Style = .medium

    init(activityIndicatorViewStyle: UIActivityIndicatorView.Style = .medium) {
        self.activityIndicatorViewStyle = activityIndicatorViewStyle
    }
}

@MainActor func apply(_ look: Look, to header: MJRefreshNormalHeader, _ footer: MJRefreshAutoFooter) {
    header.loadingView?.style = look.activityIndicatorViewStyle
    footer.appearencePercentTriggerAutoRefresh = 0.5
}

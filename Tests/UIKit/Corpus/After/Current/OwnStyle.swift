import UIKit
import RefreshUIKit

/// A style of the app's own, with a name that MJRefresh has, too.
final class Look {
    var activityIndicatorViewStyle: UIActivityIndicatorView.Style = .medium

    init(activityIndicatorViewStyle: UIActivityIndicatorView.Style = .medium) {
        self.activityIndicatorViewStyle = activityIndicatorViewStyle
    }
}

@MainActor func apply(_ look: Look, to header: RefreshNormalHeader, _ footer: RefreshAutoFooter) {
    header.loadingView.style = look.activityIndicatorViewStyle
    footer.triggerAutomaticallyRefreshPercent = 0.5
}

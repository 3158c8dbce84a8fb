import RefreshUIKit
import UIKit

/// A footer that unwraps its list, as the property is optional.
final class RoomFooter: RefreshAutoFooter {
    var room: CGFloat {
        guard let scrollView = scrollView else { return 0 }
        return scrollView.adjustedContentInset.top + scrollView.adjustedContentInset.bottom
    }

    func makeRoom() {
        guard let scrollView = scrollView else { return }
        scrollView.refresh.contentInset.bottom -= frame.size.height
        scrollView.refresh.contentInset.top = 8
    }
}

import MJRefresh
import UIKit

/// A footer that unwraps its list, as the property is optional.
final class RoomFooter: MJRefreshAutoFooter {
    var room: CGFloat {
        guard let scrollView = scrollView else { return 0 }
        return scrollView.mj_insetT + scrollView.mj_insetB
    }

    func makeRoom() {
        guard let scrollView = scrollView else { return }
        scrollView.mj_insetB -= mj_h
        scrollView.mj_insetT = 8
    }
}

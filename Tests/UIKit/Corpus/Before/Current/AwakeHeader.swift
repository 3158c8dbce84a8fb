import UIKit
import MJRefresh

final class NibHeader: MJRefreshStateHeader {
    override func awakeFromNib() {
        super.awakeFromNib()
        backgroundColor = .white
        stateLabel?.numberOfLines = 2
    }
}

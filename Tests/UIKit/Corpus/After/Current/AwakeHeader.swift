import UIKit
import RefreshUIKit

final class NibHeader: RefreshStateHeader {
    override func awakeFromNib() {
        super.awakeFromNib()
        backgroundColor = .white
        stateLabel.numberOfLines = 2
    }
}

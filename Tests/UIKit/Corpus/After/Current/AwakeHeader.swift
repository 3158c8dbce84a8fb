import UIKit
import RefreshUIKit

final class NibHeader: RefreshStateHeader {
    override func prepare() {
        super.prepare()
        backgroundColor = .white
        stateLabel.numberOfLines = 2
    }
}

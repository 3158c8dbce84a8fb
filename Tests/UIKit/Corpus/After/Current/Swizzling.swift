import RefreshUIKit
import UIKit

/// An app whose components print their ends: each is set up where it is made.
extension RefreshComponent {
    func logged() -> Self {
        endRefreshingAnimationBeginAction = { Swift.print("ends") }
        return self
    }
}

import UIKit
import RefreshUIKit

/// KVO on a component.
final class StateObserver: NSObject {
    private let footer: RefreshFooter
    private var observation: ObservationToken?
    var onChange: ((RefreshState) -> Void)?

    init(_ footer: RefreshFooter) {
        self.footer = footer
        super.init()
        observation = footer.observeState { [weak self] change in
            self?.onChange?(change.new)
        }
    }
}

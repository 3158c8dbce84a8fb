import RefreshUIKit
import UIKit

/// A header that follows the offset by itself.
final class OffsetHeader: RefreshHeader {
    private let wave = UIView()
    private var lastOffset: CGFloat = 0

    override func prepare() {
        super.prepare()
        wave.backgroundColor = UIColor.orange.withAlphaComponent(0.4)
        addSubview(wave)
    }

    override func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]!) {
        super.scrollViewContentOffsetDidChange(change)
        guard let offset = (change?[NSKeyValueChangeKey.newKey] as? CGPoint)?.y else { return }
        lastOffset = offset
        wave.frame.size.height = max(-offset - scrollViewOriginalInset.top, 0)
        wave.frame.origin.y = frame.size.height - wave.frame.size.height
        wave.frame.size.width = frame.size.width
    }

    override var state: RefreshState {
        didSet {
            if oldValue == .refreshing, state != .refreshing { wave.alpha = 0 }
        }
    }
}

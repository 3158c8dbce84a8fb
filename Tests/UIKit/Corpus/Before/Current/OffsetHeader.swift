import MJRefresh
import UIKit

/// A header that follows the offset by itself.
final class OffsetHeader: MJRefreshHeader {
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
        wave.mj_h = max(-offset - scrollViewOriginalInset.top, 0)
        wave.mj_y = mj_h - wave.mj_h
        wave.mj_w = mj_w
    }

    override func endRefreshing() {
        wave.alpha = 0
        super.endRefreshing()
    }
}

import UIKit
import MJRefresh

/// A header whose height changes, with a label that UIKit lays out.
class CardHeader: MJRefreshNormalHeader {
    private let card = UIView()
    var hint: String? {
        didSet {
            mj_h = hint == nil ? MJRefreshHeaderHeight : MJRefreshHeaderHeight + 20
            setNeedsLayout()
        }
    }

    override func prepare() {
        super.prepare()
        insertSubview(card, at: 0)
        card.layer.zPosition = -1
        card.isUserInteractionEnabled = false
        setTitle("Pull", for: .idle)
        loadingView?.style = .large
        lastUpdatedTimeLabel?.textColor = .lightGray
        stateLabel?.textAlignment = .left
    }

    override func placeSubviews() {
        super.placeSubviews()
        card.frame = CGRect(x: 8, y: 4, width: mj_w - 16, height: mj_h - 8)
        arrowView?.mj_x = 24
        loadingView?.center.x = 36
        stateLabel?.mj_y += 2
        lastUpdatedTimeLabel?.frame.origin.y += 2
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        guard let list = newSuperview as? UIScrollView else { return }
        list.alwaysBounceVertical = true
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        card.backgroundColor = traitCollection.userInterfaceStyle == .dark ? .darkGray : .white
    }

    override func i18nDidChange() {
        super.i18nDidChange()
        setTitle("Pull", for: .idle)
    }
}

import UIKit
import RefreshUIKit

/// A header whose height changes, with a label that UIKit lays out.
class CardHeader: RefreshNormalHeader {
    private let card = UIView()
    var hint: String? {
        didSet {
            frame.size.height = hint == nil ? 54.0 : 54.0 + 20
            setNeedsLayout()
        }
    }

    override func prepare() {
        super.prepare()
        insertSubview(card, at: 0)
        card.layer.zPosition = -1
        card.isUserInteractionEnabled = false
        setTitle("Pull", for: .idle)
        loadingView.style = .large
        lastUpdatedTimeLabel.textColor = .lightGray
        stateLabel.textAlignment = .left
    }

    override func placeSubviews() {
        super.placeSubviews()
        card.frame = CGRect(x: 8, y: 4, width: frame.size.width - 16, height: frame.size.height - 8)
        arrowView.frame.origin.x = 24
        loadingView.center.x = 36
        stateLabel.frame.origin.y += 2
        lastUpdatedTimeLabel.frame.origin.y += 2
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

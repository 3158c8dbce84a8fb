import RefreshUIKit
import UIKit

final class LottieHeader: RefreshStateHeader {
    private let animation = LottieLikeView(name: "refresh")

    override func prepare() {
        super.prepare()
        stateLabel.isHidden = true
        lastUpdatedTimeLabel.isHidden = true
        animation.isLooping = true
        animation.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        addSubview(animation)
        frame.size.height = animation.frame.size.height + 12
    }

    override func placeSubviews() {
        super.placeSubviews()
        animation.center = CGPoint(x: frame.size.width / 2, y: frame.size.height / 2)
    }

    override var pullingPercent: Double {
        get { return super.pullingPercent }
        set {
            super.pullingPercent = newValue
            if state == .idle { animation.progress = newValue }
        }
    }

    override var state: RefreshState {
        get { super.state }
        set {
            let old = super.state
            super.state = newValue
            if newValue == .refreshing {
                animation.play()
            } else if old == .refreshing {
                animation.stop()
            }
        }
    }
}

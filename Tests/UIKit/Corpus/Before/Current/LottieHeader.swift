import MJRefresh
import UIKit

final class LottieHeader: MJRefreshStateHeader {
    private let animation = LottieLikeView(name: "refresh")

    override func prepare() {
        super.prepare()
        stateLabel?.isHidden = true
        lastUpdatedTimeLabel?.isHidden = true
        animation.isLooping = true
        animation.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        addSubview(animation)
        mj_h = animation.mj_h + 12
    }

    override func placeSubviews() {
        super.placeSubviews()
        animation.center = CGPoint(x: mj_w / 2, y: mj_h / 2)
    }

    override var pullingPercent: CGFloat {
        get { return super.pullingPercent }
        set {
            super.pullingPercent = newValue
            if state == .idle { animation.progress = newValue }
        }
    }

    override var state: MJRefreshState {
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

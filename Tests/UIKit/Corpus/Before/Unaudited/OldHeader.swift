import UIKit
import MJRefresh

class OldHeader: MJRefreshHeader {
    var imageView: UIImageView!
    var hint: UILabel!

    override func prepare() {
        super.prepare()
        self.mj_h = MJRefreshHeaderHeight
        imageView = UIImageView(image: UIImage(named: "logo"))
        self.addSubview(imageView)
        hint = UILabel(frame: CGRect.zero)
        hint.textAlignment = .center
        self.addSubview(hint)
        isAutoChangeAlpha = true
    }

    override func placeSubviews() {
        super.placeSubviews()
        self.imageView.center = CGPoint(x: self.mj_w / 2, y: self.mj_h / 2 - 8)
        self.hint.frame = CGRect(x: 0, y: self.mj_h - 18, width: self.mj_w, height: 14)
    }

    override func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]!) {
        super.scrollViewContentOffsetDidChange(change)
        imageView.alpha = self.scrollView.mj_offsetY < -10 ? 1 : 0
    }

    override var state: MJRefreshState {
        didSet {
            switch state {
            case .idle: hint.text = "Pull"
            case .pulling: hint.text = "Release"
            case .refreshing, .willRefresh: hint.text = "Loading"
            case .noMoreData: hint.text = ""
            @unknown default: hint.text = nil
            }
        }
    }

    override var pullingPercent: CGFloat {
        didSet {
            let scale = max(0.3, min(pullingPercent, 1))
            imageView.transform = CGAffineTransform(scaleX: scale, y: scale)
        }
    }
}

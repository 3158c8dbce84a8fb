import UIKit
import RefreshUIKit

class OldHeader: RefreshHeader {
    var imageView: UIImageView!
    var hint: UILabel!

    override func prepare() {
        super.prepare()
        self.frame.size.height = 54.0
        imageView = UIImageView(image: UIImage(named: "logo"))
        self.addSubview(imageView)
        hint = UILabel(frame: CGRect.zero)
        hint.textAlignment = .center
        self.addSubview(hint)
        isAutomaticallyChangeAlpha = true
    }

    override func placeSubviews() {
        super.placeSubviews()
        self.imageView.center = CGPoint(x: self.frame.size.width / 2, y: self.frame.size.height / 2 - 8)
        self.hint.frame = CGRect(x: 0, y: self.frame.size.height - 18, width: self.frame.size.width, height: 14)
    }

    override func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]!) {
        super.scrollViewContentOffsetDidChange(change)
        imageView.alpha = self.scrollView!.contentOffset.y < -10 ? 1 : 0
    }

    override var state: RefreshState {
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

    override var pullingPercent: Double {
        didSet {
            let scale = max(0.3, min(pullingPercent, 1))
            imageView.transform = CGAffineTransform(scaleX: scale, y: scale)
        }
    }
}

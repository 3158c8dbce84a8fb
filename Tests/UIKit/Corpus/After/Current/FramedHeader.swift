import UIKit
import RefreshUIKit

/// A header with views of its own, which have frames.
class FramedHeader: RefreshHeader {
    private lazy var label: UILabel = {
        let label = UILabel()
        label.textColor = UIColor(red: 0.4, green: 0.4, blue: 0.4, alpha: 1)
        label.font = UIFont.boldSystemFont(ofSize: 12)
        label.textAlignment = .center
        return label
    }()
    private let arrow = UIImageView(image: UIImage(named: "arrow"))
    private let spinner = UIActivityIndicatorView(style: .medium)

    override func prepare() {
        super.prepare()
        frame.size.height = 60
        backgroundColor = UIColor.clear
        addSubview(label)
        addSubview(arrow)
        addSubview(spinner)
    }

    override func placeSubviews() {
        super.placeSubviews()
        label.frame = CGRect(x: 0, y: 40, width: bounds.width, height: 20)
        arrow.frame = CGRect(x: frame.size.width * 0.5 - 12, y: 8, width: 24, height: 24)
        spinner.center = CGPoint(x: self.frame.size.width - 30, y: self.frame.size.height * 0.5)
    }

    override func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]!) {
        super.scrollViewContentOffsetDidChange(change)
    }

    override func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?) {
        super.scrollViewContentSizeDidChange(change)
    }

    override func scrollViewPanStateDidChange(_ change: [AnyHashable: Any]!) {
        super.scrollViewPanStateDidChange(change)
    }

    override var state: RefreshState {
        didSet {
            switch state {
            case .idle:
                spinner.stopAnimating()
                arrow.isHidden = false
                label.text = "Pull down"
            case .pulling:
                label.text = "Let go"
            case .refreshing:
                arrow.isHidden = true
                spinner.startAnimating()
                label.text = "Loading"
            default: break
            }
        }
    }

    override var pullingPercent: Double {
        didSet {
            arrow.transform = CGAffineTransform(rotationAngle: pullingPercent * CGFloat.pi)
            label.alpha = min(pullingPercent, 1)
        }
    }
}

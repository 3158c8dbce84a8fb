import UIKit
import RefreshUIKit

/// A footer that shows a picture when there is no more data.
class PictureFooter: RefreshAutoFooter {
    fileprivate let label = UILabel()
    fileprivate let picture = UIImageView(image: UIImage(named: "end"))
    fileprivate let loading = UIActivityIndicatorView(style: .medium)

    override func prepare() {
        super.prepare()
        self.frame.size.height = 44.0
        label.textColor = UIColor.lightGray
        label.textAlignment = NSTextAlignment.center
        addSubview(label)
        addSubview(picture)
        addSubview(loading)
    }

    override func placeSubviews() {
        super.placeSubviews()
        label.frame = self.bounds
        picture.frame = CGRect(origin: CGPoint(x: frame.size.width / 2 - 10, y: 12), size: CGSize(width: 20, height: 20))
        loading.center = CGPoint(x: 30, y: frame.size.height / 2)
        sendSubviewToBack(label)
    }

    override var state: RefreshState {
        didSet {
            picture.isHidden = state != .noMoreData
            switch state {
            case .idle: label.text = "Tap or pull"; loading.stopAnimating()
            case .refreshing: label.text = "Loading"; loading.startAnimating()
            case .noMoreData: label.text = nil; loading.stopAnimating()
            default: break
            }
        }
    }
}

class PaddedBackFooter: RefreshBackNormalFooter {
    override func prepare() {
        super.prepare()
        ignoredScrollViewContentInsetBottom = 34
        setTitle("Pull up", for: .idle)
        arrowView.image = UIImage(systemName: "arrow.up")
        arrowView.tintColor = .orange
        loadingView.color = .orange
    }

    override func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?) {
        super.scrollViewContentSizeDidChange(change)
        if let list = scrollView { isHidden = list.contentSize.height < 100 }
    }
}

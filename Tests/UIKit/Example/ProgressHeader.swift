import RefreshUIKit
import UIKit

/// A header with a title, and a progress view that is filled by the pull.
final class ProgressHeader: RefreshHeader {
  private let bar = UIProgressView(frame: .zero)
  private let label = UILabel()

  override func prepare() {
    super.prepare()
    frame.size.height = 60
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    addSubview(label)
    addSubview(bar)
  }

  override func placeSubviews() {
    super.placeSubviews()
    label.frame = CGRect(x: 0, y: 10, width: bounds.width, height: 20)
    bar.frame = CGRect(x: 40, y: 40, width: max(bounds.width - 80, 0), height: 4)
  }

  override var state: RefreshState {
    didSet {
      guard state != oldValue else { return }
      label.text =
        switch state {
        case .idle, .noMoreData: "Pull to load"
        case .pulling: "Release to load"
        case .refreshing, .willRefresh: "Loading"
        }
    }
  }

  override var pullingPercent: Double {
    didSet { bar.progress = Float(min(pullingPercent, 1)) }
  }
}

import TestSupport
import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// Constraints that an app makes inside a component place its views, in all manners of UIKit.
@Suite(.serialized) struct AppConstraintTests {
  /// A header with views of UIKit and of the kit, placed by constraints.
  private final class PinnedHeader: RefreshHeader {
    let badge = UIView()
    let title = UILabel()
    let caption = Label(frame: .zero)

    override func prepare() {
      super.prepare()
      title.text = "Pinned"
      for view in [badge, title, caption] as [UIView] {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
      }
      NSLayoutConstraint.activate([
        badge.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
        badge.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),
        badge.topAnchor.constraint(equalTo: topAnchor, constant: 4),
        badge.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
        title.centerXAnchor.constraint(equalTo: centerXAnchor),
        title.centerYAnchor.constraint(equalTo: badge.centerYAnchor),
        caption.leftAnchor.constraint(equalTo: badge.leftAnchor),
        caption.topAnchor.constraint(equalTo: badge.topAnchor),
        caption.widthAnchor.constraint(equalTo: badge.widthAnchor, multiplier: 0.5),
        caption.heightAnchor.constraint(equalToConstant: 20),
      ])
    }

    /// What is wrong with the places, or nil.
    var fault: String? {
      let inner = CGRect(x: 10, y: 4, width: bounds.width - 20, height: bounds.height - 8)
      let half = CGRect(x: 10, y: 4, width: inner.width / 2, height: 20)
      if badge.frame != inner { return "badge: \(badge.frame), not \(inner)" }
      if caption.layer.frame != half { return "caption: \(caption.layer.frame), not \(half)" }
      if caption.frame != half { return "frame of the caption: \(caption.frame), not \(half)" }
      let center = CGPoint(x: bounds.midX, y: bounds.midY)
      return title.center == center ? nil : "title: \(title.center), not \(center)"
    }
  }

  @Test(arguments: 0..<40)
  func `views follow the component, also in a rotation`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    UIView.manners = ViewManners(random: &random)
    UIView.manners.layoutScale = 0
    MainRunLoop.shared.commitsFirst = random.chance(50)
    defer { (UIView.manners, MainRunLoop.shared.commitsFirst) = (ViewManners(), false) }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let view = UIScrollView(frame: window.bounds)
    view.contentSize = CGSize(width: 375, height: 2_000)
    window.addSubview(view)
    let header = PinnedHeader()
    view.refresh.header = header
    MainRunLoop.shared.turn()
    #expect(header.fault == nil && header.bounds.width == 375)
    view.frame.size = CGSize(width: 667, height: 375)
    MainRunLoop.shared.turn()
    #expect(header.fault == nil && header.bounds.width == 667)
    header.frame.size.height = 80
    MainRunLoop.shared.turn()
    #expect(header.fault == nil && header.bounds.height == 80)
  }
}

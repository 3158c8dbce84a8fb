import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// Frames, transforms and opacity of components and of their views.
@MainActor @Suite(.serialized) struct FramesTests {
  private let screen = Screen()
  private var view: UIScrollView { screen.view }
  private var host: RefreshHost { screen.host }

  /// A header with a view that has a fixed frame, and views of UIKit and of the kit with
  /// constraints.
  private final class BadgeHeader: RefreshHeader {
    let label = UILabel(frame: CGRect(x: 10, y: 5, width: 100, height: 20))
    let badge = UIView()
    let caption = Label(frame: .zero)
    private(set) var placements = 0

    override func prepare() {
      super.prepare()
      for view in [label, badge, caption] as [UIView] { addSubview(view) }
      badge.translatesAutoresizingMaskIntoConstraints = false
      caption.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        caption.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
        caption.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
        caption.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5),
        caption.heightAnchor.constraint(equalTo: badge.heightAnchor),
        badge.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),
        badge.centerYAnchor.constraint(equalTo: centerYAnchor),
        badge.widthAnchor.constraint(equalToConstant: 30),
        badge.heightAnchor.constraint(equalToConstant: 24),
      ])
    }

    override func placeSubviews() {
      super.placeSubviews()
      placements += 1
    }
  }

  // MARK: Views of app code

  @Test(arguments: ViewManners.GeometryWrite.allCases, [false, true])
  func `subviews keep their frames or follow their constraints, also after a rotation`(
    write: ViewManners.GeometryWrite, constraintsFirst: Bool
  ) {
    UIView.withManners {
      ($0.geometryWrite, $0.appliesConstraintsFirst) = (write, constraintsFirst)
    } run: {
      let header = BadgeHeader()
      screen.show(header)
      for width in [375.0, 667, 375] {
        #expect(header.frame == CGRect(x: 0, y: -54, width: width, height: 54))
        #expect(header.label.frame == CGRect(x: 10, y: 5, width: 100, height: 20))
        #expect(header.badge.frame == CGRect(x: width - 40, y: 15, width: 30, height: 24))
        #expect(header.caption.frame == CGRect(x: 10, y: 26, width: width / 2, height: 24))
        #expect(header.caption.layer.frame == header.caption.frame)
        screen.rotate()
      }
      header.frame.size.height = 80
      screen.run()
      #expect(header.badge.frame.minY == 28 && header.caption.frame.minY == 52)
    }
  }

  @Test func `a view in an indicator of the kit follows its constraints, too`() {
    let indicators: [UIView & RefreshIndicator] = [NormalIndicator(), RingIndicator()]
    for indicator in indicators {
      let badge = UIView(frame: .zero)
      badge.translatesAutoresizingMaskIntoConstraints = false
      indicator.addSubview(badge)
      NSLayoutConstraint.activate([
        badge.trailingAnchor.constraint(equalTo: indicator.trailingAnchor, constant: -10),
        badge.topAnchor.constraint(equalTo: indicator.topAnchor, constant: 5),
        badge.widthAnchor.constraint(equalToConstant: 30),
        badge.heightAnchor.constraint(equalToConstant: 24),
      ])
      host.list.addPullRefresh(indicator) {}
      screen.run()
      #expect(badge.frame == CGRect(x: 335, y: 5, width: 30, height: 24))
    }
  }

  @Test(arguments: [false, true])
  func `a change places the subviews once, whichever views UIKit lays out`(laysOutAll: Bool) {
    UIView.withManners {
      $0.laysOutUnmarkedViews = laysOutAll
    } run: {
      let header = BadgeHeader()
      screen.show(header)
      let count = header.placements
      header.setNeedsLayout()
      view.setNeedsLayout()
      header.superview?.layoutIfNeeded()
      #expect(header.placements == count)
      screen.run()
      #expect(header.placements == count + 1)
    }
  }

  @Test func `layoutIfNeeded() of a component places its views at once`() {
    let header = RefreshNormalHeader()
    header.lastUpdatedTimeLabel.isHidden = true
    screen.show(header)
    let before = header.arrowView.center.x
    header.setTitle("Pull", for: .idle)
    header.layoutIfNeeded()
    #expect(header.arrowView.center.x > before + 10)
    let center = header.arrowView.center
    screen.run()
    #expect(header.arrowView.center == center)
  }

  // MARK: Setters

  @Test func `frames are exact, and the center, the bounds and the size can be set`() {
    let header = RefreshHeader()
    let parts: [UIView & Part] = [View(), Label(), ImageView(), ActivityIndicator()]
    for part in parts { header.addSubview(part) }
    screen.show(header)
    for part in parts {
      let frame = CGRect(x: 0.1, y: 0.7, width: 10.3, height: 1.0 / 3)
      part.frame = frame
      #expect(part.frame == frame && part.layer.bounds.size == frame.size)
      part.center = part.center
      #expect(part.frame == frame)
      part.center = CGPoint(x: 50, y: 20)
      #expect(part.layer.position == CGPoint(x: 50, y: 20) && part.frame.size == frame.size)
      part.bounds = CGRect(x: 0, y: 0, width: 40, height: 10)
      #expect(part.frame == CGRect(x: 30, y: 15, width: 40, height: 10))
      part.frame.size.width = 20
      part.frame.origin.x += 1
      #expect(part.layer.frame == CGRect(x: 31, y: 15, width: 20, height: 10))
    }
    parts[0].bounds.origin = CGPoint(x: 3, y: 4)
    #expect(parts[0].bounds == CGRect(x: 3, y: 4, width: 20, height: 10))
    #expect(parts[0].frame == CGRect(x: 31, y: 15, width: 20, height: 10))
  }

  @Test func `numbers that are not finite are ignored`() {
    let parts: [UIView & Part] = [
      RefreshNormalHeader(), View(), Label(), ImageView(), ActivityIndicator(),
    ]
    for part in parts {
      let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
      part.frame = frame
      part.alpha = 0.5
      for bad in [CGFloat.nan, .infinity, -.infinity] {
        part.frame.origin.x = bad
        part.frame.size.height = bad
        part.center = CGPoint(x: 16, y: bad)
        part.bounds = CGRect(x: bad, y: bad, width: bad, height: 40)
        part.bounds.origin.y = bad
        part.alpha = bad
        part.rotation = Double(bad)
        #expect(part.frame == frame && part.alpha == 0.5 && part.rotation == 0)
        let layer = part.layer
        #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        #expect(layer.position == CGPoint(x: 16, y: 22) && layer.opacity == 0.5)
      }
    }
    #expect(View(frame: CGRect(x: CGFloat.nan, y: 1, width: 2, height: 3)).layer.position.x == 1)
  }

  @Test func `opacity is clamped`() {
    let header = RefreshHeader()
    screen.show(header)
    for (alpha, seen) in [(-1.0, 0.0), (2, 1), (0.25, 0.25)] {
      header.alpha = CGFloat(alpha)
      #expect(header.layer.opacity == Float(seen) && Double(header.alpha) == seen)
    }
  }

  // MARK: Transforms

  @Test func `a transform set by app code stays, and the frame ignores it`() {
    let header = RefreshNormalHeader()
    screen.show(header)
    header.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    header.stateLabel.transform = CGAffineTransform(rotationAngle: 1)
    screen.pull(to: -80)
    host.beginHeaderRefreshing()
    screen.rotate()
    screen.run(for: 1)
    host.header?.close()
    #expect(header.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
    #expect(header.stateLabel.transform == CGAffineTransform(rotationAngle: 1))
    #expect(header.frame == CGRect(x: 0, y: -54, width: 667, height: 54))
    #expect(header.layer.bounds.size == header.frame.size)
    #expect(header.layer.position == CGPoint(x: 333.5, y: -27))
  }

  @Test func `an arrow turns by slightly less than a half turn`() {
    let header = RefreshNormalHeader()
    screen.show(header)
    screen.pull(to: -80)
    let transform = header.arrowView.transform
    #expect(header.arrowView.rotation == .pi)
    #expect(transform.a < -0.999 && transform.b > 1e-7 && transform.b < 1e-5)
    #expect(header.arrowView.layer.position == header.arrowView.center)
  }

  @Test func `with reduced motion an arrow turns at once`() {
    let header = RefreshNormalHeader()
    screen.show(header)
    defer { UIAccessibility.isReduceMotionEnabled = false }
    for (isReduced, y) in [(false, -80.0), (true, -10), (false, -80), (true, -10)] {
      UIAccessibility.isReduceMotionEnabled = isReduced
      screen.run()
      screen.pull(to: y)
      let duration = header.arrowView.layer.transformDuration
      #expect(duration == (isReduced ? 0 : header.fastAnimationDuration))
    }
  }

  // MARK: Animations

  @Test func `changes in an animation of app code are animated`() {
    let header = RefreshNormalHeader()
    screen.show(header)
    let label = header.stateLabel
    UIView.animate(withDuration: 1) {
      header.alpha = 0
      label.frame.origin.x = 100
      label.transform = CGAffineTransform(rotationAngle: 1)
    }
    let layers = [header.layer, label.layer]
    screen.run(for: 0.5)
    #expect(header.alpha == 0 && layers[0].seen.opacity > 0.2 && layers[0].seen.opacity < 0.8)
    let way = label.frame.midX - layers[1].seen.position.x
    #expect(way > 10 && way < 90 && abs(layers[1].seen.transform.b) > 0.1)
    screen.run(for: 1)
    #expect(layers[0].seen.opacity == 0 && layers[1].seen.position.x == label.frame.midX)
  }

  @Test func `frames before the first layout are not animated, and a rotation is`() {
    let (window, view, header) = (screen.window, UIScrollView(), RefreshNormalHeader())
    view.contentSize = CGSize(width: 375, height: 2_000)
    view.refresh.header = header
    UIView.animate(withDuration: 0.5) {
      view.frame = window.bounds
      window.addSubview(view)
      window.layoutIfNeeded()
    }
    let label = header.stateLabel
    for time in [0, 0.1, 0.5] {
      screen.run(for: time)
      #expect(header.layer.seen.bounds.size == CGSize(width: 375, height: 54))
      #expect(header.layer.seen.position == CGPoint(x: 187.5, y: -27))
      #expect(label.layer.seen.position.x == 187.5 && label.layer.seen.bounds.width == 375)
    }
    UIView.animate(withDuration: 0.5) { view.frame.size = CGSize(width: 667, height: 375) }
    screen.run(for: 0.25)
    #expect(header.frame.width == 667)
    let width = header.layer.seen.bounds.width
    #expect(width > 400 && width < 640)
  }

  @Test(arguments: [0.1, 0.3, 0.7]) func `equal values are not written again`(alpha: Double) {
    let header = RefreshNormalHeader()
    screen.show(header)
    screen.pull(to: -80)
    header.stateLabel.alpha = CGFloat(alpha)
    screen.run()
    let layers = [header, header.stateLabel, header.arrowView].map(\.layer)
    let counts = layers.map(\.writeCount)
    screen.run()
    screen.run()
    #expect(layers.map(\.writeCount) == counts)
    header.stateLabel.alpha = CGFloat(1 - alpha)
    screen.run()
    #expect(layers[1].writeCount == counts[1] + 1)
  }
}

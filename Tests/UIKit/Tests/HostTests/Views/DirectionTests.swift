import RefreshReplay
import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// Components in a right-to-left layout, and components at all four edges.
@MainActor @Suite(.serialized) struct DirectionTests {
  private let screen = Screen()
  private var view: UIScrollView { screen.view }
  private var host: RefreshHost { screen.host }

  @Test func `the parts are mirrored with the scroll view, and back`() {
    let header = RefreshNormalHeader()
    screen.show(header)
    let left = header.arrowView.center.x
    #expect(left < 187)
    for (isRightToLeft, x) in [(true, 375 - left), (false, left), (true, 375 - left)] {
      view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      _ = view.refresh
      screen.run()
      screen.run()
      #expect(abs(header.arrowView.center.x - x) < 1e-9)
      #expect(header.arrowView.layer.position == header.arrowView.center)
      #expect(header.stateLabel.frame.midX == 187.5)
    }
    header.flipsHorizontallyInOppositeLayoutDirection = false
    screen.run()
    #expect(header.arrowView.center.x == left)
    header.layoutDirection = .rightToLeft
    header.flipsHorizontallyInOppositeLayoutDirection = true
    view.semanticContentAttribute = .forceLeftToRight
    _ = view.refresh
    screen.run()
    screen.run()
    #expect(header.arrowView.center.x == 375 - left)
  }

  @Test func `images are at the other side of their view, too`() {
    let header = RefreshGifHeader()
    header.setImages([UIImage(testImageOfSize: CGSize(width: 20, height: 40))], for: .idle)
    screen.show(header)
    #expect(header.gifView.contentMode == .right && header.gifView.frame.minX == 0)
    view.semanticContentAttribute = .forceRightToLeft
    _ = view.refresh
    screen.run()
    screen.run()
    #expect(header.gifView.contentMode == .left && header.gifView.frame.maxX == 375)
  }

  @Test func `views of app code are mirrored on request`() {
    let header = RefreshHeader()
    let (own, other) = (UIView(frame: CGRect(x: 10, y: 0, width: 40, height: 30)), UIView())
    other.frame = own.frame
    header.addSubview(own)
    header.addSubview(other)
    header.additionalFlippedViews = [own]
    view.semanticContentAttribute = .forceRightToLeft
    screen.show(header)
    screen.run()
    #expect(own.frame == CGRect(x: 325, y: 0, width: 40, height: 30))
    #expect(other.frame == CGRect(x: 10, y: 0, width: 40, height: 30))
    for _ in 0..<3 {
      header.setNeedsLayout()
      screen.run()
    }
    #expect(own.frame.minX == 325)
  }

  // MARK: Flipped layouts

  @Test func `arrows of leaders and trailers turn to the other side, also during a pull`() {
    let view = UICollectionView(frame: Screen.frame, collectionViewLayout: FlippingLayout())
    let screen = Screen(view)
    view.contentSize = CGSize(width: 1_000, height: 667)
    let (leader, trailer) = (RefreshNormalLeader(), RefreshNormalTrailer())
    view.refresh.leader = leader
    view.refresh.trailer = trailer
    screen.run()
    func turns() -> [Bool] { [leader.arrowView, trailer.arrowView].map { $0.transform.a < 0 } }
    // The arrow of the image points to the left.
    #expect(turns() == [true, false])
    view.semanticContentAttribute = .forceRightToLeft
    _ = view.refresh
    screen.run()
    #expect(turns() == [false, true])
    view.contentOffset.x = 625
    view.drag(to: CGPoint(x: 705, y: 0))
    screen.run()
    #expect(leader.state == .pulling && turns() == [true, true])
    #expect(leader.arrowView.rotation == 0 && trailer.arrowView.rotation == 0)
    view.lift(isLift: false)
    view.semanticContentAttribute = .forceLeftToRight
    screen.run(for: 1)
    #expect(turns() == [true, false])
  }

  // MARK: Four edges

  /// A list that scrolls in both directions, with a component at each edge and a view of app code
  /// in each.
  private func showAll() -> [(component: RefreshComponent, own: UIView)] {
    view.contentSize = CGSize(width: 1_000, height: 2_000)
    let components: [(Slot, RefreshComponent)] = [
      (.header, RefreshNormalHeader()), (.footer, RefreshBackNormalFooter()),
      (.leader, RefreshNormalLeader()), (.trailer, RefreshNormalTrailer()),
    ]
    return components.map { slot, component in
      host[slot] = component
      let own = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      component.addSubview(own)
      return (component, own)
    }
  }

  /// The frame of a view on the screen.
  private func place(of view: UIView) -> CGRect { view.convert(view.bounds, to: screen.window) }

  @Test(arguments: [false, true])
  func `each component covers its whole edge at any scroll position`(isRightToLeft: Bool) {
    if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
    let parts = showAll()
    for offset in [CGPoint(x: 0, y: 0), CGPoint(x: 300, y: 700), CGPoint(x: 625, y: 1_333)] {
      view.contentOffset = offset
      screen.run()
      for (component, own) in parts {
        let place = place(of: component)
        if component.edge.axis == .vertical {
          #expect(place.minX == 0 && place.width == 375, "\(type(of: component))")
        } else {
          #expect(place.minY == 0 && place.height == 667, "\(type(of: component))")
        }
        #expect(self.place(of: own).origin == place.origin, "\(type(of: component))")
      }
      #expect(place(of: parts[0].component).maxY == 0 - offset.y)
      #expect(place(of: parts[1].component).minY == 2_000 - offset.y)
      #expect(place(of: parts[2].component).maxX == 0 - offset.x)
      #expect(place(of: parts[3].component).minX == 1_000 - offset.x)
    }
    // An overshoot moves them along.
    view.showFrame(at: CGPoint(x: 0, y: -80))
    #expect(place(of: parts[2].component).minY == 80)
    view.showFrame(at: CGPoint(x: 0, y: 1_433))
    #expect(place(of: parts[2].component).minY == -100)
  }

  @Test func `a leader that refreshes beside rows stays in view while they scroll`() {
    let leader = RefreshNormalLeader {}
    host.leader = leader
    view.contentOffset.y = 500
    screen.run()
    leader.open()
    for y in [500, 900, 1_333, 0.0] {
      view.contentOffset.y = y
      screen.run()
      #expect(place(of: leader) == CGRect(x: 0, y: 0, width: 60, height: 667))
    }
  }
}

import RefreshKit
import RefreshUIKit
import Testing
import UIKit

/// The place, the touches and the feedback of the views that render components.
struct ComponentViewTests {
  private let screen = Screen()
  private var host: RefreshHost { screen.view.refresh }

  // MARK: Order

  @Test func `components are behind the rows, the latest at the back`() {
    let (header, footer) = (RefreshNormalHeader(), RefreshAutoNormalFooter())
    screen.show(header)
    host.footer = footer
    // The first one is empty, and takes part in UIKit's layout.
    let views = screen.view.subviews.dropFirst().map(\.self)
    #expect(views.map { $0 === screen.row } == [false, false, true])
    #expect(views[0] === footer.uiView)
    #expect(views[1] === header.uiView)
  }

  @Test func `a ring is above the rows`() {
    let ring = RefreshRingHeader()
    screen.show(ring)
    // As a pinned header of a collection view is.
    screen.row.layer.zPosition = 10
    #expect(ring.uiView.map { $0.layer.zPosition > screen.row.layer.zPosition } == true)
    let header = RefreshNormalHeader()
    screen.show(header)
    #expect(header.uiView?.layer.zPosition == 0)
  }

  @Test func `a component that is removed takes its view along, and keeps it`() {
    let header = RefreshNormalHeader()
    screen.show(header)
    let view = header.uiView
    #expect(view != nil)
    host.header = nil
    #expect(screen.view.subviews.count == 1)
    screen.show(header)
    #expect(header.uiView === view)
    #expect(view?.superview === screen.view)
  }

  @Test func `views that the app adds stay`() {
    let header = RefreshNormalHeader()
    screen.show(header)
    let own = UIView(frame: .zero)
    header.uiView?.addSubview(own)
    host.beginHeaderRefreshing()
    screen.run(for: 1)
    #expect(own.superview === header.uiView)
  }

  // MARK: Values

  @Test func `frame, opacity and visibility are the kit's`() {
    let header = RefreshNormalHeader()
    header.isAutomaticallyChangeAlpha = true
    screen.show(header)
    screen.view.beginDragging()
    #expect(header.uiView?.frame == CGRect(x: 0, y: -54, width: 375, height: 54))
    #expect(header.uiView?.alpha == 0)
    screen.view.contentOffset.y = -27
    #expect(header.uiView?.alpha == 0.5)
    screen.view.contentOffset.y = -100
    #expect(header.uiView?.alpha == 1)
    header.isHidden = true
    screen.run()
    #expect(header.uiView?.isHidden == true)
  }

  @Test(arguments: [0.1, 0.3, 0.7]) func `what agrees is not written again`(alpha: Double) {
    let header = RefreshNormalHeader()
    screen.show(header)
    screen.view.beginDragging()
    screen.view.contentOffset.y = -80
    header.stateLabel.alpha = alpha
    screen.run()
    let views = [header, header.stateLabel, header.arrowView].compactMap(\.uiView)
    #expect(views.count == 3 && abs(views[1].alpha - alpha) < 1e-6)
    let counts = views.map(\.layer.writeCount)
    screen.run()
    screen.run()
    #expect(views.map(\.layer.writeCount) == counts)
    header.stateLabel.alpha = 1 - alpha
    screen.run()
    #expect(views[1].layer.writeCount == counts[1] + 1)
  }

  @Test func `an arrow that has turned is turned by a little less than half`() {
    let header = RefreshNormalHeader()
    screen.show(header)
    screen.view.beginDragging()
    screen.view.contentOffset.y = -80
    let transform = header.arrowView.uiView?.transform
    #expect(header.arrowView.rotation == .pi)
    #expect(transform.map { $0.a < -0.999 && $0.b > 1e-7 && $0.b < 1e-5 } == true)
    #expect(header.arrowView.uiView?.center.x == CGFloat(header.arrowView.center.x))
  }

  @Test func `where the user wants less motion an arrow turns at once`() {
    let header = RefreshNormalHeader()
    screen.show(header)
    screen.view.beginDragging()
    defer { UIAccessibility.isReduceMotionEnabled = false }
    for (isReduced, y) in [(false, -80.0), (true, -10), (false, -80), (true, -10)] {
      UIAccessibility.isReduceMotionEnabled = isReduced
      screen.view.contentOffset.y = y
      let layer = header.arrowView.uiView?.layer
      #expect(layer?.transformDuration == (isReduced ? 0 : header.fastAnimationDuration))
    }
  }

  @Test func `the direction is that of the scroll view`() {
    let header = RefreshNormalHeader()
    screen.show(header)
    let left = header.arrowView.uiView?.center.x ?? 0
    screen.view.semanticContentAttribute = .forceRightToLeft
    screen.run()
    screen.run()
    let right = header.arrowView.uiView?.center.x ?? 0
    #expect(left < 187 && right > 187)
    #expect(abs(left + right - 375) < 1e-9)
  }

  // MARK: Touches

  @Test func `a tap on an auto footer's title loads`() {
    let footer = RefreshAutoNormalFooter()
    footer.isAutomaticallyRefresh = false
    host.footer = footer
    screen.view.contentOffset.y = 2_000 - 667 + 44
    screen.run()
    let view = footer.uiView ?? screen.row
    #expect(screen.tap(view, at: CGPoint(x: 187, y: 22)) === view)
    #expect(footer.isRefreshing)
  }

  @Test func `where a tap does nothing the touch is the scroll view's`() {
    let header = RefreshNormalHeader()
    screen.show(header)
    screen.view.contentOffset.y = -54
    #expect(screen.tap(header.uiView ?? screen.row, at: CGPoint(x: 187, y: 20)) === screen.view)
    #expect(!header.isRefreshing)
  }

  @Test func `a hosted view takes its touches`() {
    let header = RefreshHeader()
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    header.addSubview(HostedView(content))
    screen.show(header)
    screen.view.contentOffset.y = -54
    #expect(screen.tap(content, at: CGPoint(x: 5, y: 5)) === content)
  }

  // MARK: Feedback

  @Test func `crossing the threshold is felt, unless the app has turned it off`() {
    screen.show(RefreshNormalHeader())
    func impacts(of y: CGFloat) -> Int {
      let before = UIImpactFeedbackGenerator.impacts.count
      screen.view.contentOffset.y = y
      return UIImpactFeedbackGenerator.impacts.count - before
    }
    UIImpactFeedbackGenerator.impacts = []
    screen.view.beginDragging()
    #expect(impacts(of: -80) == 1)
    #expect(UIImpactFeedbackGenerator.impacts.last == .light)
    #expect(impacts(of: -10) == 0)
    host.givesHaptics = false
    #expect(impacts(of: -80) == 0)
  }

  @Test func `the generator of impacts is kept, and prepared when a pull begins`() {
    screen.show(RefreshNormalHeader())
    typealias Generator = UIImpactFeedbackGenerator
    let (count, preparations) = (Generator.count, Generator.preparations)
    for pull in 1...3 {
      screen.view.beginDragging()
      screen.view.contentOffset.y = 10
      #expect(Generator.preparations == preparations + 2 * pull - 2)
      screen.view.contentOffset.y = -5
      screen.view.contentOffset.y = -10
      #expect(Generator.preparations == preparations + 2 * pull - 1)
      screen.view.contentOffset.y = -80
      #expect(Generator.preparations == preparations + 2 * pull)
      screen.view.contentOffset.y = 0
      screen.view.panDidEnd(isLift: true)
      screen.view.endDragging(willDecelerate: false)
    }
    #expect(Generator.count == count + 1)
  }

  @Test func `a component that was in another list has the settings of the present one`() {
    let (header, other) = (RefreshNormalHeader(), Screen())
    screen.show(header)
    host.header = nil
    other.view.refresh.givesHaptics = false
    other.show(header)
    UIImpactFeedbackGenerator.impacts = []
    other.view.beginDragging()
    other.view.contentOffset.y = -80
    #expect(header.state == .pulling)
    #expect(UIImpactFeedbackGenerator.impacts.isEmpty)
  }

  @Test func `a refresh is announced`() {
    screen.show(RefreshNormalHeader())
    UIAccessibility.posted = []
    host.beginHeaderRefreshing()
    screen.run(for: 1)
    #expect(UIAccessibility.posted.map { $0.argument as? String } == ["Loading..."])
    #expect(UIAccessibility.posted.first?.notification == .announcement)
  }

  // MARK: Accessibility

  @Test func `a component is one element with the kit's words`() {
    let header = RefreshNormalHeader()
    screen.show(header)
    let elements = header.uiView?.accessibilityElements as? [UIAccessibilityElement] ?? []
    #expect(elements.count == 1)
    let element = elements.first
    #expect(element?.isAccessibilityElement == true)
    #expect(element?.accessibilityLabel == header.accessibilityLabel)
    #expect(element?.accessibilityValue == header.accessibilityValue)
    #expect(header.accessibilityHint != nil)
    #expect(element?.accessibilityHint == header.accessibilityHint)
    #expect(element?.accessibilityTraits == .button)
    #expect(element?.accessibilityFrameInContainerSpace == header.uiView?.bounds)
    #expect(element?.accessibilityActivate() == true)
    #expect(header.isRefreshing)
    #expect(element?.accessibilityTraits == UIAccessibilityTraits.none)
    #expect(element?.accessibilityActivate() == false)
  }

  @Test func `hosted views are elements beside it, while they are shown`() {
    let header = RefreshHeader()
    let hosted = HostedView(UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30)))
    header.addSubview(hosted)
    screen.show(header)
    #expect(header.uiView?.accessibilityElements?.last as? UIView === hosted.content)
    hosted.isHidden = true
    screen.run()
    #expect(header.uiView?.accessibilityElements?.count == 1)
  }
}

import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// Pulls on a scroll view of UIKit: haptics, and the return of held overscroll.
@MainActor @Suite(.serialized) struct PullTests {
  private typealias Generator = UIImpactFeedbackGenerator

  private let screen = Screen()
  private let header = RefreshNormalHeader()

  /// The number of impacts in a pull to an offset.
  private func impacts(of y: CGFloat, on screen: Screen) -> Int {
    Generator.impacts = []
    screen.pull(to: y)
    screen.run()
    return Generator.impacts.count
  }

  @Test func `crossing the threshold gives an impact, unless app code turned haptics off`() {
    screen.show(header)
    #expect(impacts(of: -80, on: screen) == 1 && Generator.impacts.last == .light)
    #expect(impacts(of: -10, on: screen) == 0)
    screen.host.givesHaptics = false
    #expect(impacts(of: -80, on: screen) == 0)
  }

  @Test func `the haptic generator is reused, and prepared when a pull begins`() {
    screen.show(header)
    let (count, preparations) = (Generator.count, Generator.preparations)
    for pull in 1...3 {
      screen.pull(to: 10)
      #expect(Generator.preparations == preparations + 2 * pull - 2)
      screen.pull(to: -5)
      screen.pull(to: -10)
      #expect(Generator.preparations == preparations + 2 * pull - 1)
      screen.pull(to: -80)
      screen.run()
      #expect(Generator.preparations == preparations + 2 * pull)
      screen.pull(to: 0)
      screen.lift()
    }
    #expect(Generator.count == count + 1)
  }

  @Test func `a threshold moved away by a search bar during the pull gives no impact`() {
    _ = ScreenBars(around: screen.view, heights: 91...143)
    screen.view.contentOffset.y = -91
    screen.show(header)
    Generator.impacts = []
    screen.pull(to: -150)
    // The list does not yet know that the bar has grown by 52 points.
    #expect(header.state == .pulling)
    screen.run()
    #expect(header.state == .idle && Generator.impacts.isEmpty)
    screen.lift()
    screen.run(for: 1)
    #expect(header.state == .idle && Generator.impacts.isEmpty)
    #expect(impacts(of: -200, on: screen) == 1 && header.state == .pulling)
  }

  @Test func `a pull that is released at once gives an impact`() {
    screen.show(header)
    Generator.impacts = []
    screen.pull(to: -80)
    screen.lift()
    screen.run()
    #expect(header.isRefreshing && Generator.impacts.count == 1)
  }

  @Test func `a component moved from another list has the settings of the present list`() {
    let other = Screen()
    screen.show(header)
    screen.host.header = nil
    other.host.givesHaptics = false
    other.show(header)
    #expect(impacts(of: -80, on: other) == 0 && header.state == .pulling)
    other.host.header = nil
    screen.show(header)
    #expect(impacts(of: -80, on: screen) == 1)
  }

  // MARK: Held content

  /// Pulls a scroll view whose header holds the content.
  private func showHolding(_ set: (UIScrollView) -> Void = { _ in }) -> UIScrollView {
    let view = UIScrollView(frame: Screen.frame)
    set(view)
    view.contentSize = CGSize(width: 1_000, height: 2_000)
    let header = RefreshHeader()
    header.holdsContentWhilePulled = true
    view.refresh.header = header
    view.beginDragging()
    return view
  }

  @Test func `only content that does not bounce along the axis is pulled beyond its end`() {
    /// The held overscroll after a pull by 40 points that UIKit does not show.
    func held(_ set: (UIScrollView) -> Void) -> Double {
      let view = showHolding(set)
      for distance in [10.0, 50] {
        view.panDidChange(translation: CGPoint(x: 0, y: distance))
        view.showDrag(at: .zero)
      }
      return view.refresh.list.heldOverscroll.top
    }
    let shown = RubberBand(length: 667).shown(40)
    #expect(held { $0.bounces = false } == shown && held { $0.bouncesVertically = false } == shown)
    #expect(held { $0.bouncesHorizontally = false } == 0)
  }

  /// A scroll view whose held overscroll is returning.
  private func showReturning() -> UIScrollView {
    let view = showHolding()
    view.panDidChange(translation: CGPoint(x: 0, y: 50))
    view.showDrag(at: CGPoint(x: 0, y: -25))
    view.lift(isLift: false)
    #expect(view.refresh.list.heldOverscroll.top > 0 && view.refresh.list.isDecelerating)
    return view
  }

  @Test func `held overscroll returns when a finger that did not drag is lifted`() {
    // A finger stops the return, and app code moves the content along the other axis.
    let view = showReturning()
    let list = view.refresh.list
    view.touchDidBegin()
    _ = view.refresh
    view.contentOffset.x = 50
    screen.run()
    #expect(list.heldOverscroll.top > 0)
    view.touchDidEnd()
    screen.run(for: 1)
    #expect(list.heldOverscroll == .zero && !list.isDecelerating)
  }

  @Test func `a change of the edge ends the return of held overscroll`() {
    let view = showReturning()
    view.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0))
    let list = view.refresh.list
    #expect(list.heldOverscroll == .zero && !view.isDecelerating && !list.isDecelerating)
  }
}

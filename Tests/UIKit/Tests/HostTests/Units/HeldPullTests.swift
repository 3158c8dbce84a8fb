import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// A pull at an edge that holds the content, from the translation of the pan.
@Suite(.serialized) struct HeldPullTests {
  private let band = RubberBand(length: 667)

  private func moment(
    _ translation: Double, _ distance: Double, before: Double? = nil, limit: Double = 0,
    bounces: Bool = true
  ) -> HeldPull.Moment {
    HeldPull.Moment(
      translation: translation, distance: distance, distanceBefore: before ?? min(distance, 0),
      limit: limit, length: 667, bounces: bounces)
  }

  @Test func `nothing is pulled inside the range`() {
    var pull = HeldPull()
    for translation in stride(from: 0.0, through: 90, by: 10) {
      #expect(pull.overshoot(at: moment(translation, translation - 100)) == 0)
    }
  }

  @Test func `beyond the edge the rubber band of the finger's way is shown`() {
    var pull = HeldPull()
    _ = pull.overshoot(at: moment(0, -30))
    // The content is put back after each moment; what UIKit shows before that differs.
    var shown = band.shown(20)
    #expect(abs(pull.overshoot(at: moment(50, shown, before: -30)) - shown) < 1e-9)
    for translation in [80.0, 230, 130, 31] {
      for distance in [0, band.shown(7), -3] {
        shown = band.shown(translation - 30)
        let overshoot = pull.overshoot(at: moment(translation, distance, before: 0))
        #expect(abs(overshoot - shown) < 1e-9)
      }
    }
    #expect(pull.overshoot(at: moment(29, -1)) == 0)
    #expect(pull.overshoot(at: moment(10, -20)) == 0)
  }

  @Test func `without bouncing the way behind the end of the range counts`() {
    var pull = HeldPull()
    _ = pull.overshoot(at: moment(0, -30, bounces: false))
    let overshoot = pull.overshoot(at: moment(50, 0, before: -30, bounces: false))
    #expect(abs(overshoot - band.shown(20)) < 1e-9)
    #expect(pull.overshoot(at: moment(20, -10, bounces: false)) == 0)
  }

  @Test func `a bounce that the finger has caught is moved back first`() {
    var pull = HeldPull()
    #expect(pull.overshoot(at: moment(0, 40, before: 40)) == 0)
    #expect(pull.overshoot(at: moment(10, 45, before: 40)) == 0)
    #expect(pull.overshoot(at: moment(-80, -5, before: 45)) == 0)
    #expect(pull.overshoot(at: moment(-50, 10, before: -5)) == 10)
  }

  @Test func `where the end of the range has moved, the pull begins again`() {
    var pull = HeldPull()
    _ = pull.overshoot(at: moment(0, 0))
    #expect(pull.overshoot(at: moment(40, band.shown(40), before: 0)) > 0)
    #expect(pull.overshoot(at: moment(50, -20, limit: -20)) == 0)
    #expect(pull.overshoot(at: moment(60, -10, limit: -20)) == 0)
  }

  // MARK: On a scroll view

  /// A scroll view with a header that holds the content while it is pulled.
  private func makeView(_ set: (UIScrollView) -> Void = { _ in }) -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    set(view)
    view.contentSize = CGSize(width: 1_000, height: 2_000)
    let header = RefreshHeader()
    header.holdsContentWhilePulled = true
    view.refresh.header = header
    view.beginDragging()
    return view
  }

  @Test func `only content that does not bounce along the axis is pulled at its end`() {
    /// How far content that is pulled down by 40 points, which UIKit does not show, is held.
    func held(_ set: (UIScrollView) -> Void) -> Double {
      let view = makeView(set)
      for distance in [10.0, 50] {
        view.panDidChange(translation: CGPoint(x: 0, y: distance))
        view.showDrag(at: .zero)
      }
      return view.refresh.list.heldOverscroll.top
    }
    #expect(held { $0.bounces = false } == band.shown(40))
    #expect(held { $0.bouncesVertically = false } == band.shown(40))
    #expect(held { $0.bouncesHorizontally = false } == 0)
  }

  /// A scroll view on which a pull that was held returns.
  private func returning() -> UIScrollView {
    let view = makeView()
    view.panDidChange(translation: CGPoint(x: 0, y: 50))
    view.showDrag(at: CGPoint(x: 0, y: -25))
    view.panDidEnd(isLift: false)
    view.endDragging(willDecelerate: false)
    #expect(view.refresh.list.heldOverscroll.top > 0 && view.refresh.list.isDecelerating)
    return view
  }

  @Test func `what is held where a finger that did not drag is lifted returns`() {
    // A finger stops what returns, and the app moves the content along the other axis.
    let view = returning()
    let list = view.refresh.list
    view.touchDidBegin()
    _ = view.refresh
    view.contentOffset.x = 50
    MainRunLoop.shared.run(for: 0)
    #expect(list.heldOverscroll.top > 0)
    view.touchDidEnd()
    MainRunLoop.shared.run(for: 1)
    #expect(list.heldOverscroll == .zero && !list.isDecelerating)
  }

  @Test func `where the edge moves while what is held returns, nothing moves any more`() {
    let view = returning()
    view.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0))
    let list = view.refresh.list
    #expect(list.heldOverscroll == .zero && !view.isDecelerating && !list.isDecelerating)
  }
}

import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// Pulls of content that does not bounce, at an edge that holds it.
@Suite struct HeldBouncingTests {
  /// How far content that is pulled down by 40 points, which UIKit does not show, is held.
  private func pull(_ set: (UIScrollView) -> Void) -> Double {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    set(view)
    view.contentSize = CGSize(width: 375, height: 2_000)
    let header = RefreshHeader()
    header.holdsContentWhilePulled = true
    view.refresh.header = header
    view.beginDragging()
    for distance in [10.0, 50] {
      view.panDidChange(translation: CGPoint(x: 0, y: distance))
      view.showDrag(at: .zero)
    }
    return view.refresh.list.heldOverscroll.top
  }

  @Test func `only content that does not bounce along the axis is pulled at its end`() {
    #expect(pull { $0.bounces = false } == RubberBand(length: 667).shown(40))
    #expect(pull { $0.bouncesVertically = false } == RubberBand(length: 667).shown(40))
    #expect(pull { $0.bouncesHorizontally = false } == 0)
  }
}

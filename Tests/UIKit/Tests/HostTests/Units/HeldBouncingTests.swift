import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// Pulls of content that does not bounce, at an edge that holds it.
@Suite struct HeldBouncingTests {
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

  /// Pulls the content down by 40 points, which UIKit does not show.
  private func pull() -> Double {
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

  @Test func `content that does not bounce at all is pulled`() {
    view.bounces = false
    #expect(pull() == RubberBand(length: 667).shown(40))
  }

  @Test func `content that does not bounce along the axis is pulled`() {
    view.bouncesVertically = false
    #expect(pull() == RubberBand(length: 667).shown(40))
  }

  @Test func `content that only does not bounce along the other axis is not at its end`() {
    view.bouncesHorizontally = false
    #expect(pull() == 0)
  }
}

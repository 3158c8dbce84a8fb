import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// What is held beside the offset, and fingers that do not drag.
@Suite struct HeldTouchTests {
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let list: ScrollView

  /// A list whose header is held after a pull.
  init() {
    view.contentSize = CGSize(width: 1_000, height: 2_000)
    let header = RefreshHeader()
    header.holdsContentWhilePulled = true
    view.refresh.header = header
    list = view.refresh.list
    view.beginDragging()
    view.panDidChange(translation: CGPoint(x: 0, y: 50))
    view.showDrag(at: CGPoint(x: 0, y: -25))
    view.panDidEnd(isLift: false)
    view.endDragging(willDecelerate: false)
    #expect(list.heldOverscroll.top > 0 && list.isDecelerating)
  }

  @Test func `what is held where a finger that did not drag is lifted returns`() {
    // A finger stops what returns, and the app moves the content along the other axis.
    view.touchDidBegin()
    _ = view.refresh
    view.contentOffset.x = 50
    MainRunLoop.shared.run(for: 0)
    #expect(list.heldOverscroll.top > 0)
    view.touchDidEnd()
    MainRunLoop.shared.run(for: 1)
    #expect(list.heldOverscroll == .zero)
    #expect(!list.isDecelerating)
  }

  @Test func `where the edge moves while what is held returns, nothing moves any more`() {
    view.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0))
    _ = view.refresh
    #expect(list.heldOverscroll == .zero && !view.isDecelerating)
    #expect(!list.isDecelerating)
  }
}

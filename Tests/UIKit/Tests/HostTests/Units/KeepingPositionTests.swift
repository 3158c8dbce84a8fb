import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// Rows that appear in front, at rest, under a finger and in a throw.
@Suite struct KeepingPositionTests {
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let footer = RefreshAutoNormalFooter()

  init() {
    view.contentSize = CGSize(width: 375, height: 2_000)
    view.refresh.footer = footer
    view.contentOffset.y = 500
  }

  private func grow(by distance: CGFloat) {
    view.refresh.keepingPosition { view.contentSize.height += distance }
  }

  private func drag(to y: CGFloat) {
    view.panDidChange(translation: CGPoint(x: 0, y: 500 - y))
    view.showDrag(at: CGPoint(x: 0, y: y))
  }

  @Test func `the offset changes with the size`() {
    grow(by: 300)
    #expect(view.contentOffset.y == 800 && view.refresh.list.contentOffset.y == 800)
    grow(by: -100)
    #expect(view.contentOffset.y == 700 && view.refresh.list.contentOffset.y == 700)
  }

  @Test func `a drag continues`() {
    view.beginDragging()
    drag(to: 480)
    grow(by: 300)
    #expect(view.contentOffset.y == 780 && view.refresh.list.isDragging)
    drag(to: 770)
    #expect(view.refresh.list.contentOffset.y == 770)
  }

  @Test func `a throw is UIKit's`() {
    view.beginDragging()
    drag(to: 480)
    view.panDidEnd(isLift: true)
    view.endDragging(willDecelerate: true)
    view.showFrame(at: CGPoint(x: 0, y: 470))
    grow(by: 300)
    #expect(view.contentOffset.y == 470 && view.refresh.list.isDecelerating)
  }

  @Test func `the end of the list is not arrived at`() {
    view.contentOffset.y = 1_300
    grow(by: -600)
    grow(by: 700)
    MainRunLoop.shared.run(for: 0.1)
    #expect(view.contentOffset.y == 1_400 && footer.state == .idle)
  }
}

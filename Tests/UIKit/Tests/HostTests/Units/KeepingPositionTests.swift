import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// Rows that appear in front, at rest, under a finger and in a fling.
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

  private func wait(_ interval: Double, with physics: SystemPhysics) {
    physics.run(for: interval)
  }

  /// Throws the content, and returns where it is at each 20th of a second, and what has grown in front;
  /// halfway 300 points grow there.
  private func offsetsInThrow(growing: Bool) -> [Double] {
    let physics = SystemPhysics(of: view)
    physics.touch(.began, at: Point(x: 180, y: 500))
    for y in [480, 440, 400.0] {
      wait(0.016, with: physics)
      physics.touch(.moved, at: Point(x: 180, y: y))
    }
    physics.touch(.ended, at: Point(x: 180, y: 400))
    var (offsets, front): ([Double], Double) = ([], 0)
    for step in 0..<60 {
      wait(0.05, with: physics)
      if step == 4, growing {
        #expect(view.isDecelerating && view.refresh.list.isDecelerating)
        grow(by: 300)
        front = 300
        #expect(view.isDecelerating && view.refresh.list.isDecelerating)
      }
      #expect(view.contentOffset == view.refresh.list.contentOffset)
      offsets.append(Double(view.contentOffset.y) - front)
    }
    #expect(!view.isDecelerating && !view.refresh.list.isDecelerating)
    return offsets
  }

  @Test func `the rows stay where they are in a fling, which continues`() {
    view.contentSize.height = 9_000
    let offsets = offsetsInThrow(growing: false)
    view.contentOffset.y = 500
    let shifted = offsetsInThrow(growing: true)
    #expect(offsets[10] > offsets[4] + 100)
    #expect(zip(offsets, shifted).allSatisfy { abs($0 - $1) < 0.001 })
    #expect(footer.state == .idle)
  }

  @Test func `where a write ends a fling, the rows stay too`() {
    view.manners.offsetContinuesDeceleration = false
    view.beginDragging()
    drag(to: 480)
    view.panDidEnd(isLift: true)
    view.endDragging(willDecelerate: true)
    view.showFrame(at: CGPoint(x: 0, y: 470))
    grow(by: 300)
    #expect(view.contentOffset.y == 770 && view.refresh.list.contentOffset.y == 770)
    MainRunLoop.shared.run(for: 0.1)
    #expect(!view.refresh.list.isDecelerating)
  }

  @Test func `an offset that is set inside is one of the content as it is then`() {
    let list = view.refresh.list
    list.keepingPosition {
      list.contentOffset.y = 200
      view.contentSize.height += 300
    }
    #expect(view.contentOffset.y == 500 && list.contentOffset.y == 500)
    list.keepingPosition {
      view.contentSize.height += 300
      list.contentOffset.y = 100
    }
    #expect(view.contentOffset.y == 100 && list.contentOffset.y == 100)
  }

  @Test(arguments: [0.0, 3])
  func `the end of the list is not arrived at, also on a pixel`(scale: Double) {
    view.manners.scale = scale
    view.refresh.contentInset.bottom = 0.5
    view.contentOffset.y = 1_300
    grow(by: -600)
    grow(by: 700)
    MainRunLoop.shared.run(for: 0.1)
    #expect(view.contentOffset.y == 1_400 && footer.state == .idle)
  }
}

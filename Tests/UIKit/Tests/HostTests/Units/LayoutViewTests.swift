import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// UIKit's changes in a layout are visible in the frame of that layout, and are part of its
/// animation.
@MainActor @Suite(.serialized) struct LayoutViewTests {
  private let window = UIWindow(frame: Screen.frame)
  private let screen = Container(frame: Screen.frame)
  private let view = UIScrollView(frame: .zero)
  private let footer = RefreshBackNormalFooter()

  init() {
    view.contentSize = CGSize(width: 375, height: 2_000)
    screen.addSubview(view)
  }

  /// Shows the scroll view with a size, a safe area and the footer.
  private func show() {
    window.addSubview(screen)
    view.frame = screen.bounds
    view.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    view.refresh.footer = footer
    MainRunLoop.shared.turn()
  }

  /// The value in each frame of one second; Core Animation commits before or after the turn.
  private func frames<Value>(commitsFirst: Bool, _ value: @escaping () -> Value) -> [Value] {
    var frames: [Value] = []
    let loop = MainRunLoop.shared
    (loop.commitsFirst, loop.didCommit) = (commitsFirst, { frames.append(value()) })
    loop.run(for: 1)
    (loop.commitsFirst, loop.didCommit) = (false, nil)
    return frames
  }

  @Test func `the host takes over a size inside the animation that sets it`() {
    show()
    var width: CGFloat?
    UIView.animate(
      withDuration: 0.3,
      animations: { [view, footer] in
        view.frame.size = CGSize(width: 667, height: 375)
        width = footer.bounds.width
      })
    #expect(width == 667)
  }

  @Test(arguments: [false, true])
  func `no frame shows an old size or safe area after a rotation`(commitsFirst: Bool) {
    show()
    // Here no bar and no size moves the content, so UIKit sends no notification.
    view.contentSize.width = 1_000
    view.contentOffset = CGPoint(x: 100, y: 500)
    screen.layout = { [view] in
      view.frame.size = CGSize(width: 667, height: 375)
      view.setSafeAreaInsets(UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    }
    screen.setNeedsLayout()
    let list = view.refresh.list
    let frames = frames(commitsFirst: commitsFirst) { [footer] in
      [footer.bounds.width, list.safeAreaInsets.left, list.safeAreaInsets.bottom]
    }
    #expect(!frames.isEmpty && frames.allSatisfy { $0 == [667, 47, 21] })
  }

  @Test(arguments: [false, true])
  func `no frame shows a text with an old font size`(commitsFirst: Bool) {
    show()
    view.refresh.adjustsFontForContentSizeCategory = true
    screen.layout = { [window] in window.setContentSizeCategory(.accessibilityLarge) }
    screen.setNeedsLayout()
    let frames = frames(commitsFirst: commitsFirst) { [footer] in
      footer.stateLabel.font.pointSize
    }
    #expect(!frames.isEmpty && frames.allSatisfy { $0 == (14 * 1.94).rounded() })
  }

  @Test(arguments: [false, true])
  func `a refresh begun before the first layout is open in the first frame`(commitsFirst: Bool) {
    let header = RefreshNormalHeader {}
    view.refresh.header = header
    header.beginRefreshing()
    screen.layout = { [screen, view] in
      view.frame = screen.bounds
      view.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    }
    screen.setNeedsLayout()
    window.addSubview(screen)
    #expect(!view.refresh.list.isInWindow && header.state == .willRefresh)
    let frames = frames(commitsFirst: commitsFirst) { [view] in
      [header.bounds.width, view.contentOffset.y, header.isRefreshing ? 1 : 0]
    }
    #expect(!frames.isEmpty && frames.allSatisfy { [$0[0], $0[2]] == [375, 1] })
    #expect(header.isRefreshing && view.refresh.list.contentOffset.y == -101)
  }

  @Test(arguments: [false, true])
  func `a refresh begun with the first layout calls its block when it is open`(commitsFirst: Bool) {
    var begin = Double.infinity
    let header = RefreshNormalHeader { begin = MainRunLoop.shared.now }
    view.refresh.header = header
    view.frame = screen.bounds
    header.beginRefreshing()
    window.addSubview(screen)
    let start = MainRunLoop.shared.now
    // Nothing else wakes the run loop.
    _ = frames(commitsFirst: commitsFirst) {}
    #expect(abs(begin - start - 0.25) < 0.02)
  }

  @Test func `a component is in its place if its refresh ends in an animated first layout`() {
    let header = RefreshNormalHeader {}
    view.refresh.header = header
    view.frame = screen.bounds
    header.beginRefreshing()
    window.addSubview(screen)
    header.endRefreshing()
    UIView.animate(withDuration: 0.5) { [screen] in screen.layoutIfNeeded() }
    #expect(header.layer.position.y == -27)
    #expect(header.layer.seen.position == header.layer.position)
  }

  @Test(arguments: [false, true])
  func `a layout does not cause another layout`(commitsFirst: Bool) {
    show()
    let loop = MainRunLoop.shared
    _ = frames(commitsFirst: commitsFirst) {}
    let wakes = loop.wakeCount
    #expect(frames(commitsFirst: commitsFirst) {}.count == 1)
    #expect(loop.wakeCount == wakes + 1)
  }

  @Test func `leaving the window takes effect at once, and entering it in the next layout`() {
    show()
    let list = view.refresh.list
    #expect(list.isInWindow)
    screen.removeFromSuperview()
    #expect(!list.isInWindow)
    window.addSubview(screen)
    #expect(!list.isInWindow)
    MainRunLoop.shared.turn()
    #expect(list.isInWindow)
  }

  @Test func `without components no view is added, and entering the window takes effect at once`() {
    show()
    view.refresh.footer = nil
    #expect(view.subviews.isEmpty)
    screen.removeFromSuperview()
    #expect(!view.refresh.list.isInWindow)
    window.addSubview(screen)
    #expect(view.refresh.list.isInWindow)
  }
}

import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// What is seen behind bars, which are transparent while the content is at their edge.
@Suite(.serialized) struct BarTests {
  private let screen = Screen()
  private let header = RefreshNormalHeader {}
  private let footer = RefreshBackNormalFooter {}
  private var view: UIScrollView { screen.view }

  init() {
    _ = ScreenBars(around: screen.view)
    view.contentOffset.y = -91
    screen.host.footer = footer
    screen.show(header)
  }

  private func isSeen(_ component: RefreshComponent) -> Bool {
    !component.layer.isHidden && isInBounds(component)
  }

  private func isInBounds(_ component: RefreshComponent) -> Bool {
    !component.layer.frame.overlap(with: view.layer.bounds).isEmptyOverlap
  }

  @Test func `a component at rest is not seen behind a bar, and is no element`() {
    #expect(isInBounds(header) && !isSeen(header))
    #expect(header.accessibilityElements?.isEmpty == true)
    #expect(!header.isHidden && header.isShown)
    view.contentOffset.y = 2_000 - 667 + 83
    #expect(isInBounds(footer) && !isSeen(footer))
  }

  @Test func `it is seen from the beginning of a pull to the end of its closing`() {
    screen.pull(to: -92)
    #expect(isSeen(header) && header.accessibilityElements?.count == 1)
    screen.pull(to: -91)
    #expect(!isSeen(header))
    screen.pull(to: -160)
    screen.lift()
    screen.run(for: 1)
    #expect(header.isRefreshing && isSeen(header) && view.contentOffset.y == -91 - 54)
    view.contentOffset.y = 300
    header.endRefreshing()
    screen.run(for: 0.1)
    view.contentOffset.y = -91
    screen.run(for: 1)
    #expect(!isSeen(header))
    header.beginRefreshing()
    screen.run(for: 1)
    header.endRefreshing()
    let frames = MainRunLoop.shared.frames(for: 1) {
      (view.layer.seen.bounds.minY, isSeen(header))
    }
    #expect(frames.contains { $0.0 < -92 } && frames.allSatisfy { $0.0 > -92 || $0.1 })
    #expect(!isSeen(header))
  }

  @Test func `an auto footer is a part of the content`() {
    let footer = RefreshAutoNormalFooter {}
    footer.isAutomaticallyRefresh = false
    screen.host.footer = footer
    view.contentOffset.y = 2_000 - 667 + 20
    screen.run()
    #expect(isSeen(footer))
  }

  @Test func `a header above a view of the app is seen where that begins`() {
    screen.host.contentInset.top = 200
    header.ignoredScrollViewContentInsetTop = 200
    view.contentOffset.y = -291
    screen.run()
    #expect(!isSeen(header))
    screen.pull(to: -293)
    #expect(isSeen(header))
  }

  @Test func `a header that is taken from the list is an ordinary view`() {
    #expect(header.layer.isHidden)
    screen.host.header = nil
    #expect(!header.layer.isHidden)
  }
}

import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// Libraries that write the inset of a scroll view themselves.
@Suite(.serialized) struct SavedInsetsTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let header = RefreshNormalHeader {}

  init() {
    view.contentSize = CGSize(width: 375, height: 2_000)
    view.contentInset.top = 10
    window.addSubview(view)
    view.refresh.header = header
    MainRunLoop.shared.turn()
  }

  private func refresh() {
    header.beginRefreshing()
    MainRunLoop.shared.run(for: 1)
    #expect(view.contentInset.top == 64)
  }

  private func endRefreshing() {
    header.endRefreshing()
    MainRunLoop.shared.run(for: 1)
  }

  /// Scrolls to 500 points and back by a drag, which releases the inset meanwhile.
  private func scrollAndReturn() {
    view.beginDragging()
    let start = 0 - Double(view.contentInset.top)
    let way = Array(stride(from: start, through: 500, by: 1.5))
    for y in way + way.reversed() {
      view.panDidChange(translation: CGPoint(x: 0, y: start - y))
      view.showDrag(at: CGPoint(x: 0, y: y))
      #expect(view.contentInset.top >= 10)
    }
    #expect(view.contentInset.top == view.refresh.contentInset.top + 54)
    view.panDidEnd(isLift: true)
    view.endDragging(willDecelerate: false)
  }

  @Test func `an inset that was saved in a refresh is restored after it without the reserved part`()
  {
    refresh()
    let saved = view.contentInset
    view.contentInset.bottom += 291
    endRefreshing()
    view.contentInset = saved
    #expect(view.contentInset == UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
    #expect(view.contentOffset.y == -10)
  }

  @Test(arguments: [false, true])
  func `an inset that was changed in a refresh, saved and scrolled away is restored like others`(
    scrolls: Bool
  ) {
    refresh()
    view.contentInset.top += 20
    let saved = view.contentInset
    if scrolls { scrollAndReturn() }
    endRefreshing()
    #expect(view.contentInset.top == 30)
    view.contentInset = saved
    #expect(view.contentInset.top == 30)
  }

  @Test func `an amount that is added while a refreshing header is scrolled away is all added`() {
    refresh()
    view.beginDragging()
    for y in stride(from: -64.0, through: -20, by: 1) {
      view.panDidChange(translation: CGPoint(x: 0, y: -64 - y))
      view.showDrag(at: CGPoint(x: 0, y: y))
    }
    #expect(view.contentInset.top == 20)
    view.contentInset.top += 30
    #expect(view.refresh.contentInset.top == 40)
    view.panDidEnd(isLift: true)
    view.endDragging(willDecelerate: false)
    endRefreshing()
    #expect(view.contentInset.top == 40)
  }

  @Test func `a view that is centered while it is zoomed writes the app's own inset`() {
    view.refresh.directInsets = .own
    refresh()
    for top in [120.0, 80, 64, 54, 30] {
      view.contentInset.top = top
      #expect(Double(view.refresh.contentInset.top) == top)
      #expect(Double(view.contentInset.top) == top + 54)
    }
    endRefreshing()
    #expect(view.contentInset.top == 30)
  }
}

import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// Libraries that write the inset of a scroll view themselves.
@MainActor @Suite(.serialized) struct SavedInsetsTests {
  private let screen = Screen()
  private let header = RefreshNormalHeader {}
  private var view: UIScrollView { screen.view }

  init() {
    view.contentInset.top = 10
    screen.show(header)
  }

  private func refresh() {
    header.open()
    #expect(view.contentInset.top == 64)
  }

  private func endRefreshing() {
    header.close()
  }

  /// Scrolls to 500 points and back by a drag, during which the reserved inset is released.
  private func scrollAndReturn() {
    let way = Array(stride(from: 0 - view.contentInset.top, through: 500, by: 1.5))
    for y in way + way.reversed() {
      screen.pull(to: y)
      #expect(view.contentInset.top >= 10)
    }
    #expect(view.contentInset.top == view.refresh.contentInset.top + 54)
    screen.lift()
  }

  @Test func `an inset saved during a refresh is restored later without the reserved part`() {
    refresh()
    let saved = view.contentInset
    view.contentInset.bottom += 291
    endRefreshing()
    view.contentInset = saved
    #expect(view.contentInset == UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
    #expect(view.contentOffset.y == -10)
  }

  @Test(arguments: [false, true])
  func `an inset changed and saved during a refresh is restored without the reserved part`(
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

  @Test func `an amount added while a refreshing header is scrolled away is fully added`() {
    refresh()
    for y in stride(from: -64.0, through: -20, by: 1) { screen.pull(to: y) }
    #expect(view.contentInset.top == 20)
    view.contentInset.top += 30
    #expect(view.refresh.contentInset.top == 40)
    screen.lift()
    endRefreshing()
    #expect(view.contentInset.top == 40)
  }

  @Test func `a view centered during zooming writes the app's own inset`() {
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

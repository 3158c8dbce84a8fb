import RefreshKit
import RefreshUIKit
import Testing
import UIKit

/// The actions of components on the scroll view.
struct ListActionsTests {
  private let screen = Screen()
  private var refresh: RefreshHost { screen.view.refresh }
  private var names: [String]? { screen.view.accessibilityCustomActions?.map(\.name) }

  /// Performs the action of a name, as assistive technology does.
  private func perform(_ name: String) -> Bool? {
    let action = screen.view.accessibilityCustomActions?.first { $0.name == name }
    return action?.actionHandler.flatMap { handler in action.map(handler) }
  }

  @Test func `a scroll view offers to refresh and to load more, and does so`() {
    refresh.header = RefreshNormalHeader()
    refresh.footer = RefreshBackNormalFooter()
    screen.run()
    #expect(names == ["Refresh", "Load more"])
    #expect(perform("Load more") == true)
    #expect(refresh.footer?.isRefreshing == true)
    refresh.footer?.endRefreshing()
    screen.run(for: 1)
    #expect(perform("Refresh") == true)
    #expect(refresh.header?.isRefreshing == true)
  }

  @Test func `an action is removed with its component`() {
    refresh.header = RefreshNormalHeader()
    refresh.footer = RefreshBackNormalFooter()
    screen.run()
    refresh.header = nil
    screen.run()
    #expect(names == ["Load more"])
    refresh.footer = nil
    screen.run()
    #expect(names == nil)
  }

  @Test func `an action is removed with its component outside a window, too`() {
    refresh.header = RefreshNormalHeader()
    screen.run()
    screen.view.removeFromSuperview()
    screen.run()
    #expect(names == ["Refresh"])
    refresh.header = nil
    #expect(names == nil)
  }

  @Test func `an action of the app stays, and one of that name is not added`() {
    let own = ["Refresh", "Mark all as read"].map { name in
      UIAccessibilityCustomAction(name: name) { _ in true }
    }
    screen.view.accessibilityCustomActions = own
    refresh.header = RefreshNormalHeader()
    refresh.footer = RefreshBackNormalFooter()
    screen.run()
    #expect(names == ["Refresh", "Mark all as read", "Load more"])
    #expect(screen.view.accessibilityCustomActions?.first === own.first)
    refresh.header = nil
    refresh.footer = nil
    screen.run()
    #expect(screen.view.accessibilityCustomActions == own)
  }

  @Test func `actions come back after the app has set its own`() {
    refresh.header = RefreshNormalHeader()
    screen.run()
    screen.view.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Share") { _ in true }
    ]
    screen.run()
    #expect(names == ["Share", "Refresh"])
  }

  @Test func `a component that refreshes offers no action until it is idle again`() {
    refresh.header = RefreshNormalHeader()
    screen.run()
    refresh.beginHeaderRefreshing()
    screen.run(for: 1)
    #expect(names == nil)
    refresh.endHeaderRefreshing()
    screen.run(for: 1)
    #expect(names == ["Refresh"])
  }

  @Test func `actions that agree are not set again`() {
    refresh.header = RefreshNormalHeader()
    screen.run()
    let first = screen.view.accessibilityCustomActions?.first
    screen.run(for: 1)
    #expect(first != nil && screen.view.accessibilityCustomActions?.first === first)
  }
}

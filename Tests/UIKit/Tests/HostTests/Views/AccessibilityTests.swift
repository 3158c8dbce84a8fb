import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// What assistive technology finds in a component, and in a list.
@Suite(.serialized) struct AccessibilityTests {
  private let screen = Screen()
  private let header = RefreshNormalHeader()
  private var host: RefreshHost { screen.host }

  private func element(of component: RefreshComponent) -> UIAccessibilityElement? {
    component.accessibilityElements?.first as? UIAccessibilityElement
  }

  // MARK: Components

  @Test func `a component is one element with the kit's words, which can be activated`() {
    screen.show(header)
    let (element, found) = (element(of: header), header.accessibilityElements)
    #expect(!header.isAccessibilityElement && found?.count == 1)
    #expect(element?.isAccessibilityElement == true && element?.accessibilityContainer === header)
    #expect(element?.accessibilityLabel == header.accessibilityLabel)
    #expect(element?.accessibilityLabel?.isEmpty == false)
    #expect(element?.accessibilityValue == "Pull down to refresh")
    #expect(element?.accessibilityHint == "Refresh" && element?.accessibilityTraits == .button)
    #expect(element?.accessibilityFrameInContainerSpace == header.bounds)
    #expect(element?.accessibilityActivate() == true && header.isRefreshing)
    screen.run(for: 1)
    #expect(element?.accessibilityValue == "Loading..." && element?.accessibilityHint == nil)
    #expect(element?.accessibilityTraits == UIAccessibilityTraits.none)
    #expect(element?.accessibilityActivate() == false)
    #expect(header.accessibilityElements?.first as? UIAccessibilityElement === element)
  }

  @Test func `the app's words replace the kit's, until it sets nil`() {
    screen.show(header)
    let element = element(of: header)
    let words = [element?.accessibilityLabel, element?.accessibilityValue]
    header.accessibilityLabel = "News"
    header.accessibilityValue = "old"
    header.accessibilityHint = "Loads news"
    #expect(element?.accessibilityLabel == "News" && element?.accessibilityValue == "old")
    #expect(element?.accessibilityHint == "Loads news")
    (header.accessibilityLabel, header.accessibilityValue) = (nil, nil)
    #expect([element?.accessibilityLabel, element?.accessibilityValue] == words)
  }

  @Test func `views of the app are elements beside it, while they are shown`() {
    let (label, inner) = (UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 30)), UIView())
    let part = View(frame: CGRect(x: 50, y: 0, width: 40, height: 30))
    part.addSubview(inner)
    header.addSubview(label)
    header.addSubview(part)
    screen.show(header)
    func found() -> [UIView]? {
      header.accessibilityElements?.dropFirst().compactMap { $0 as? UIView }
    }
    #expect(found() == [label, inner])
    label.isHidden = true
    #expect(found() == [inner])
    part.isHidden = true
    #expect(found() == [])
  }

  @Test func `what a view draws is no element`() {
    final class Drawn: View {
      override func draw(in context: inout DisplayContext) {
        context.draw("seen", in: context.bounds)
      }
    }
    header.addSubview(Drawn(frame: CGRect(x: 0, y: 0, width: 40, height: 30)))
    screen.show(header)
    #expect(header.accessibilityElements?.count == 1)
  }

  @Test func `a hidden component has no elements`() {
    header.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 30)))
    screen.show(header)
    header.isHidden = true
    #expect(header.accessibilityElements?.isEmpty == true)
    header.isHidden = false
    #expect(header.accessibilityElements?.count == 2)
  }

  @Test func `elements that the app sets are used`() {
    let own = UIView(frame: .zero)
    screen.show(header)
    header.accessibilityElements = [own]
    #expect(header.accessibilityElements as? [UIView] == [own])
    header.accessibilityElements = nil
    #expect(header.accessibilityElements?.count == 1 && element(of: header) != nil)
  }

  // MARK: Actions of the list

  private var names: [String]? { screen.view.accessibilityCustomActions?.map(\.name) }

  /// Performs the action of a name, as assistive technology does.
  private func perform(_ name: String) -> Bool? {
    let action = screen.view.accessibilityCustomActions?.first { $0.name == name }
    return action?.actionHandler.flatMap { handler in action.map(handler) }
  }

  @Test func `a scroll view offers to refresh and to load more, and does so`() {
    host.header = header
    host.footer = RefreshBackNormalFooter()
    screen.run()
    #expect(names == ["Refresh", "Load more"])
    #expect(perform("Load more") == true && host.footer?.isRefreshing == true)
    host.footer?.endRefreshing()
    screen.run(for: 1)
    #expect(perform("Refresh") == true && header.isRefreshing)
    screen.run(for: 1)
    #expect(names?.contains("Refresh") != true)
    host.endHeaderRefreshing()
    screen.run(for: 1)
    #expect(names == ["Refresh", "Load more"])
  }

  @Test(arguments: [false, true])
  func `an action is removed with its component`(isInWindow: Bool) {
    host.header = header
    host.footer = RefreshBackNormalFooter()
    screen.run()
    if !isInWindow {
      screen.view.removeFromSuperview()
      screen.run()
      #expect(names == ["Refresh", "Load more"])
    }
    host.header = nil
    if isInWindow { screen.run() }
    #expect(names == (isInWindow ? ["Load more"] : nil))
    host.footer = nil
    if isInWindow { screen.run() }
    #expect(names == nil)
  }

  @Test func `actions of the app stay, and one of the same name is not added`() {
    let own = ["Refresh", "Mark all as read"].map { name in
      UIAccessibilityCustomAction(name: name) { _ in true }
    }
    screen.view.accessibilityCustomActions = own
    host.header = header
    host.footer = RefreshBackNormalFooter()
    screen.run()
    #expect(names == ["Refresh", "Mark all as read", "Load more"])
    #expect(screen.view.accessibilityCustomActions?.first === own.first)
    screen.view.accessibilityCustomActions = [own[1]]
    screen.run()
    #expect(names == ["Mark all as read", "Refresh", "Load more"])
    host.header = nil
    host.footer = nil
    screen.run()
    #expect(screen.view.accessibilityCustomActions == [own[1]])
  }

  @Test func `actions that agree are not set again`() {
    screen.show(header)
    let first = screen.view.accessibilityCustomActions?.first
    screen.run(for: 1)
    #expect(first != nil && screen.view.accessibilityCustomActions?.first === first)
  }

  // MARK: Announcements

  @Test func `a refresh is announced`() {
    screen.show(header)
    UIAccessibility.posted = []
    host.beginHeaderRefreshing()
    screen.run(for: 1)
    #expect(UIAccessibility.posted.map { $0.argument as? String } == ["Loading..."])
    #expect(UIAccessibility.posted.first?.notification == .announcement)
  }
}

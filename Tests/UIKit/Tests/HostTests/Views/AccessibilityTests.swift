import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// The accessibility elements of a component and of a list.
@MainActor @Suite(.serialized) struct AccessibilityTests {
  private let screen = Screen()
  private let header = RefreshNormalHeader()
  private var host: RefreshHost { screen.host }

  private func element(of component: RefreshComponent) -> UIAccessibilityElement? {
    component.accessibilityElements?.first as? UIAccessibilityElement
  }

  /// Shows the header behind the rows. At rest, a header above the content is outside the view.
  private func showInSight() {
    header.style = .behind
    screen.show(header)
  }

  // MARK: Components

  @Test func `a component is one element with the kit's texts, and can be activated`() {
    showInSight()
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

  @Test func `texts set by app code replace the kit's, until they are set to nil`() {
    showInSight()
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

  @Test func `visible views of app code are elements beside a visible component`() {
    let (label, inner) = (UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 30)), UIView())
    let part = View(frame: CGRect(x: 50, y: 0, width: 40, height: 30))
    part.addSubview(inner)
    header.addSubview(label)
    header.addSubview(part)
    showInSight()
    func found() -> [UIView]? {
      header.accessibilityElements?.dropFirst().compactMap { $0 as? UIView }
    }
    #expect(found() == [label, inner])
    label.isHidden = true
    #expect(found() == [inner])
    part.isHidden = true
    #expect(found() == [])
    header.isHidden = true
    #expect(header.accessibilityElements?.isEmpty == true)
    header.isHidden = false
    #expect(header.accessibilityElements?.count == 1)
  }

  @Test func `drawings of a view are no elements`() {
    final class Drawn: View {
      override func draw(in context: inout DisplayContext) {
        context.draw("seen", in: context.bounds)
      }
    }
    header.addSubview(Drawn(frame: CGRect(x: 0, y: 0, width: 40, height: 30)))
    showInSight()
    #expect(header.accessibilityElements?.count == 1)
  }

  @Test func `elements set by app code are used`() {
    let own = UIView(frame: .zero)
    showInSight()
    header.accessibilityElements = [own]
    #expect(header.accessibilityElements as? [UIView] == [own])
    header.accessibilityElements = nil
    #expect(header.accessibilityElements?.count == 1 && element(of: header) != nil)
  }

  @Test func `a list has no actions, which would be read at every row`() {
    host.header = header
    host.footer = RefreshBackNormalFooter()
    screen.run()
    #expect(screen.view.accessibilityCustomActions == nil)
  }

  // MARK: At rest

  /// The elements that VoiceOver finds in the list, without its rows.
  private var found: [UIResponder] { screen.view.elementsForVoiceOver }

  @Test func `a pulled component at rest is a button at the edge of the list`() {
    _ = ScreenBars(around: screen.view)
    screen.view.contentOffset.y = -91
    let footer = RefreshBackNormalFooter {}
    host.footer = footer
    screen.show(header)
    #expect(found.map(\.accessibilityLabel) == ["Refresh", "Load more"])
    #expect(found.map(\.accessibilityTraits) == [.button, .button])
    #expect(found.map(\.accessibilityIdentifier) == ["refresh.header", "refresh.footer"])
    for y in [-91.0, 300] {
      screen.view.contentOffset.y = y
      let places = found.map { ($0 as? UIAccessibilityElement)?.accessibilityFrameInContainerSpace }
      #expect(places[0] == CGRect(x: 0, y: y + 91, width: 375, height: 54))
      #expect(places[1] == CGRect(x: 0, y: y + 667 - 83 - 44, width: 375, height: 44))
    }
    let elements = found
    #expect(found.elementsEqual(elements) { $0 === $1 })
    #expect(found[1].accessibilityActivate() && footer.isRefreshing)
    screen.run(for: 1)
    // The open footer is an element itself.
    let open = found.filter { $0.accessibilityIdentifier == "refresh.footer" }
    #expect(open.map(\.accessibilityTraits) == [UIAccessibilityTraits.none])
  }

  @Test func `a leader and a trailer at rest are buttons at the sides of the list`() {
    screen.view.contentSize = CGSize(width: 2_000, height: 667)
    let (leader, trailer) = (RefreshNormalLeader {}, RefreshNormalTrailer {})
    (host.leader, host.trailer) = (leader, trailer)
    screen.run()
    #expect(found.map(\.accessibilityLabel) == ["Refresh", "See more"])
    #expect(found.map(\.accessibilityTraits) == [.button, .button])
    #expect(found.map(\.accessibilityIdentifier) == ["refresh.leader", "refresh.trailer"])
    for x in [0.0, 700] {
      screen.view.contentOffset.x = x
      let places = found.map { ($0 as? UIAccessibilityElement)?.accessibilityFrameInContainerSpace }
      #expect(places[0] == CGRect(x: x, y: 0, width: 60, height: 667))
      #expect(places[1] == CGRect(x: x + 375 - 60, y: 0, width: 60, height: 667))
    }
    let elements = found
    #expect(elements[1].accessibilityActivate() && trailer.isRefreshing)
    trailer.endRefreshing()
    screen.run(for: 1)
    #expect(elements[0].accessibilityActivate() && leader.isRefreshing)
  }

  @Test func `a component at rest that cannot begin is no element`() {
    screen.show(header)
    #expect(found.count == 1)
    header.isUserInteractionEnabled = false
    #expect(found.isEmpty)
    header.isUserInteractionEnabled = true
    header.isHidden = true
    #expect(found.isEmpty)
    header.isHidden = false
    screen.view.contentOffset.y = 300
    header.beginRefreshing()
    #expect(!found.contains { $0.accessibilityTraits == .button })
    header.endRefreshing()
    screen.run(for: 1)
    #expect(found.count == 1)
    host.header = nil
    #expect(found.isEmpty)
  }

  @Test func `a header in sight is one element, and at rest one`() {
    screen.show(header)
    #expect(found.count == 1 && found.first?.accessibilityLabel == "Refresh")
    screen.pull(to: -30)
    #expect(found.count == 1 && found.first?.accessibilityLabel == header.accessibilityLabel)
    screen.pull(to: 0)
    screen.lift()
    #expect(found.first?.accessibilityActivate() == true && header.isRefreshing)
  }

  @Test func `the system's header at rest is the same button`() {
    let header = RefreshSystemHeader {}
    screen.show(header)
    #expect(found.contains { $0.accessibilityIdentifier == "refresh.header" })
    #expect(found.first { $0.accessibilityLabel == "Refresh" }?.accessibilityActivate() == true)
    #expect(header.isRefreshing)
  }

  @Test func `an auto footer is part of the content, and has its own element alone`() {
    host.footer = RefreshAutoNormalFooter {}
    screen.run()
    #expect(found.map(\.accessibilityIdentifier) == ["refresh.footer"])
    #expect(found.first?.accessibilityLabel == host.footer?.accessibilityLabel)
  }

  @Test func `identifiers are those of the slots, until app code sets others`() {
    let views = [RefreshNormalLeader(), RefreshNormalTrailer(), header, RefreshBackFooter()]
    #expect(
      views.map(\.accessibilityIdentifier) == [
        "refresh.leader", "refresh.trailer", "refresh.header", "refresh.footer",
      ])
    header.accessibilityIdentifier = "news"
    #expect(header.accessibilityIdentifier == "news")
    header.accessibilityIdentifier = nil
    #expect(header.accessibilityIdentifier == "refresh.header")
  }

  // MARK: Announcements

  private var announced: [String?] { UIAccessibility.posted.map { $0.argument as? String } }

  @Test func `the beginning and the end of a user's refresh are announced`() {
    screen.show(header)
    for begin in [{ _ = header.accessibilityActivate() }, pullAndRelease] {
      UIAccessibility.posted = []
      begin()
      screen.run(for: 1)
      #expect(header.isRefreshing && announced == ["Loading..."])
      #expect(UIAccessibility.posted.first?.notification == .announcement)
      header.close()
      #expect(announced == ["Loading...", "Updated"])
    }
  }

  private func pullAndRelease() {
    screen.pull(to: -80)
    screen.lift()
  }

  @Test func `a refresh begun by app code is not announced`() {
    screen.show(header)
    UIAccessibility.posted = []
    host.header?.open()
    host.header?.close()
    #expect(announced == [])
  }
}

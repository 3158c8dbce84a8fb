import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// Rule A24 in an app: a failure is shown without any app code.
@MainActor @Suite(.serialized) struct FailureDisplayTests {
  private let screen = Screen()

  nonisolated enum Component: CaseIterable, Sendable {
    case header, system, footer

    @MainActor func make() -> RefreshComponent {
      switch self {
      case .header: RefreshNormalHeader {}
      case .system: RefreshSystemHeader {}
      case .footer: RefreshBackNormalFooter {}
      }
    }
  }

  private func fail(_ component: RefreshComponent) {
    if let footer = component as? RefreshFooter {
      screen.view.refresh.footer = footer
      screen.run()
      screen.view.contentOffset.y = screen.view.contentSize.height - screen.view.bounds.height
    } else if let header = component as? RefreshHeader {
      screen.show(header)
    }
    screen.run()
    component.beginRefreshing()
    screen.run(for: 1)
    component.endRefreshing(with: .failure(Offline()))
    screen.run(for: 0.1)
  }

  @Test(arguments: Component.allCases)
  func `a failure is shown for a second, and its text is gone after the closing`(
    kind: Component
  ) throws {
    let component = kind.make()
    fail(component)
    let label = try #require((component as? any StateTitled)?.stateLabel)
    #expect(component.isShowingResult && label.text?.contains("failed") == true)
    screen.run(for: 0.8)
    #expect(component.isShowingResult)
    screen.run(for: 0.2)
    #expect(!component.isShowingResult && component.state == .idle)
    screen.run(for: 1)
    #expect(label.text?.contains("failed") != true)
    #expect(component.lastResult?.isFailure == true)
    #expect(screen.view.contentInset == .zero)
  }

  @Test func `a drag ends the display of a failure without moving the content, and can refresh`() {
    let header = RefreshNormalHeader {}
    fail(header)
    let offset = screen.view.contentOffset.y
    #expect(offset == -54)
    screen.pull(to: offset + 1)
    #expect(header.state == .idle && abs(screen.view.contentOffset.y - offset) <= 1)
    screen.run()
    #expect(abs(screen.view.contentOffset.y - offset) <= 1)
    screen.pull(to: -90)
    #expect(header.state == .pulling)
    screen.lift()
    screen.run(for: 1)
    #expect(header.state == .refreshing)
  }

  @Test func `a tap on the title, or VoiceOver, tries again after a failure`() {
    for byVoiceOver in [true, false] {
      let header = RefreshNormalHeader {}
      fail(header)
      if byVoiceOver { #expect(header.accessibilityActivate()) } else { header.stateLabel.tap() }
      screen.run(for: 1)
      #expect(header.state == .refreshing && !header.isShowingResult)
      header.endRefreshing()
      screen.run(for: 1)
    }
  }
}

private struct Offline: Error {}

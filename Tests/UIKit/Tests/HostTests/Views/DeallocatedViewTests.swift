import RefreshReplay
import Testing
import UIKit

@testable import RefreshIndicators
@testable import RefreshKit
@testable import RefreshUIKit

/// While a view of the kit is deallocated, neither UIKit's calls nor possible calls of app code
/// make a weak reference to it or read a superview that is being deallocated. The stub stops the
/// program for both.
@MainActor @Suite(.serialized) struct DeallocatedViewTests {
  private struct Relic {
    weak var view: UIView?
  }

  private typealias Maker = (name: String, make: @MainActor @Sendable () -> UIView)

  private nonisolated static let parts: [Maker] = [
    ("View", { View(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }),
    ("Label", { Label("text") }),
    ("ImageView", { ImageView(image: .arrow) }),
    ("ImageView that plays", { playing() }),
    ("ActivityIndicator that turns", { turning() }),
    ("RingIndicator", { RingIndicator() }),
    ("NormalIndicator", { NormalIndicator() }),
    ("MaterialIndicator", { MaterialIndicator() }),
    ("DropIndicator", { DropIndicator() }),
  ]

  private static func playing() -> UIView {
    let view = ImageView()
    view.animationImages = [.arrow, .arrow]
    view.animationDuration = 1
    view.startAnimating()
    return view
  }

  private static func turning() -> UIView {
    let view = ActivityIndicator()
    view.startAnimating()
    return view
  }

  private nonisolated static let components: [Maker] = ComponentKind.all.map { kind in
    (kind.name, { @MainActor in kind.make() })
  }

  /// All views of the kit.
  private nonisolated static let makers = parts + components

  @Test(arguments: makers.map(\.name), [true, false])
  func `a view of the kit can be deallocated alone, in another view, or with views in it`(
    name: String, isInWindow: Bool
  ) throws {
    let make = try #require(Self.makers.first { $0.name == name }).make
    for deallocNotifies in [true, false] {
      UIView.withManners {
        $0.deallocNotifies = deallocNotifies
        $0.deallocBeginsAtBack = !deallocNotifies
      } run: {
        var relics: [Relic] = []
        let kept = UIView(frame: .zero)
        do {
          let (window, parent, view) = (UIWindow(frame: Screen.frame), UIView(), make())
          view.addSubview(kept)
          view.addSubview(Label("in it"))
          parent.addSubview(view)
          if isInWindow { window.addSubview(parent) }
          MainRunLoop.shared.run(for: 0.1)
          relics = [window, parent, view].map { Relic(view: $0) }
        }
        #expect(relics.allSatisfy { $0.view == nil } && !kept.hasSuperview)
        do { _ = make() }
        do {
          let list = Screen()
          list.view.addSubview(make())
          list.run(for: 0.1)
        }
      }
    }
  }

  // MARK: In a deinit of app code

  /// A header of app code that calls its own functions in its `deinit`.
  @MainActor private final class Header: RefreshNormalHeader {
    var wasUsed: () -> Void = {}
    nonisolated(unsafe) var use: (Header) -> Void = { _ in }

    deinit { MainActor.assumeIsolated { use(self) } }
  }

  private typealias Use = (name: String, use: @MainActor @Sendable (Header) -> Void)

  private nonisolated static let calls: [Use] = [
    ("beginRefreshing", { $0.beginRefreshing() }),
    ("beginRefreshing with a completion", { $0.beginRefreshing {} }),
    ("endRefreshing", { $0.endRefreshing() }),
    ("endRefreshing with a completion", { $0.endRefreshing {} }),
    ("endRefreshing with a failure", { $0.endRefreshing(with: .failure(CancellationError())) }),
    ("refreshIfExpired", { $0.refreshIfExpired(after: 1) }),
    ("openSecondLevel", { $0.openSecondLevel() }),
    ("setNeedsLayout", { $0.setNeedsLayout() }),
    ("layoutIfNeeded", { $0.layoutIfNeeded() }),
    ("removeFromSuperview", { $0.removeFromSuperview() }),
    ("setTitle", { $0.setTitle("title", for: .idle) }),
  ]

  private nonisolated static let properties: [Use] = [
    ("state", { $0.state = .refreshing }),
    ("pullingPercent", { $0.pullingPercent = 0.5 }),
    ("isHidden", { $0.isHidden.toggle() }),
    ("alpha", { $0.alpha = 0.3 }),
    ("frame", { $0.frame.size.height = 80 }),
    ("isUserInteractionEnabled", { $0.isUserInteractionEnabled.toggle() }),
    ("stateLabel", { $0.stateLabel.text = "text" }),
    ("scrollView", { _ = $0.scrollView?.contentOffset }),
    ("refreshingBlock", { $0.refreshingBlock = nil }),
    ("additionalFlippedViews", { $0.additionalFlippedViews = [$0.stateLabel] }),
    ("accessibilityLabel", { _ = $0.accessibilityLabel }),
    ("accessibilityElements", { _ = $0.accessibilityElements }),
    ("secondLevel", { $0.secondLevel = nil }),
    ("layoutDirection", { $0.layoutDirection = .rightToLeft }),
  ]

  private nonisolated static let uses = calls + properties

  @Test(arguments: uses.map(\.name), [false, true])
  func `a component can be used during its deallocation`(name: String, hasLevel: Bool) throws {
    let use = try #require(Self.uses.first { $0.name == name }).use
    weak var last: Header?
    do {
      let (screen, header) = (Screen(), Header {})
      if hasLevel {
        header.secondLevel = SecondLevel()
        header.secondLevel?.content = UIView()
      }
      screen.show(header)
      header.open()
      if hasLevel { header.openSecondLevel() }
      header.use = { header in MainActor.assumeIsolated { use(header) } }
      last = header
    }
    #expect(last == nil)
    MainRunLoop.shared.run(for: 1)
  }
}

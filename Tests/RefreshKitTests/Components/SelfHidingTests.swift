import RefreshReplay
import Testing

@testable import RefreshKit

/// Footers, leaders and trailers that hide while their list is empty, or while its content fits.
@MainActor struct SelfHidingTests {
  enum Reason: CaseIterable, Sendable { case empty, fits }

  private let full = Size(width: 1_000, height: 2_000)

  /// A list whose component hides itself, because there is no content or because it is as long as
  /// the view.
  private func hiding(_ kind: Kind, _ reason: Reason) -> Bench {
    let component = kind.make()
    (component as? any SelfHiding)?.hidesWhileEmpty = reason == .empty
    (component as? any SelfHiding)?.hidesWhileContentFits = reason == .fits
    return Bench(component, contentSize: content(reason))
  }

  private func content(_ reason: Reason) -> Size {
    reason == .empty ? .zero : Size(width: 375, height: 667)
  }

  /// Checks whether the component is shown, and that it reserves its inset at rest only if it is.
  private func expect(
    _ bench: Bench, isShown: Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(bench.component.isShown == isShown, sourceLocation: sourceLocation)
    #expect(!bench.component.isHidden, sourceLocation: sourceLocation)
    bench.expect(
      .idle, reserved: isShown ? .atRest : .points(0), sourceLocation: sourceLocation)
  }

  @Test(arguments: Kind.ending)
  func `an empty list hides its components at once, and only if the app asks for it`(kind: Kind) {
    let bench = Bench(kind.make(), contentSize: .zero)
    expect(bench, isShown: true)
    #expect((bench.component as? any SelfHiding)?.hidesWhileEmpty != true)
    for hides in [true, false, true] {
      (bench.component as? any SelfHiding)?.hidesWhileEmpty = hides
      expect(bench, isShown: !hides)
    }
  }

  @Test(arguments: Kind.ending, Reason.allCases)
  func `a component that hides itself is shown with enough content, and outside a list`(
    kind: Kind, reason: Reason
  ) {
    let bench = hiding(kind, reason)
    expect(bench, isShown: false)
    let more = reason == .empty ? Size(width: 1, height: 1) : Size(width: 376, height: 668)
    for _ in 1...2 {
      bench.list.contentSize = more
      bench.wait()
      expect(bench, isShown: true)
      bench.list.contentSize = content(reason)
      bench.wait()
      expect(bench, isShown: false)
    }
    bench.detach()
    #expect(bench.component.isShown)
    expect(Bench(bench.component), isShown: true)
  }

  @Test(arguments: Kind.ending)
  func `a component that the app hides stays hidden when content is added`(kind: Kind) {
    let bench = hiding(kind, .empty)
    bench.component.isHidden = true
    bench.list.contentSize = full
    #expect(bench.component.isHidden && !bench.component.isShown)
    bench.component.isHidden = false
    expect(bench, isShown: true)
  }

  @Test(arguments: Kind.ending, Reason.allCases)
  func `no gesture begins a component that has hidden itself, but a call does`(
    kind: Kind, reason: Reason
  ) {
    let bench = hiding(kind, reason)
    bench.pull(by: 1.5)
    bench.drag(by: 2)
    bench.list.endDragging()
    bench.rest()
    bench.tap()
    #expect(!bench.component.accessibilityActivate())
    bench.wait(1)
    bench.expect(.idle, percent: 0, reserved: .points(0), log: "")

    bench.refresh()
    bench.expect(.refreshing, reserved: .points(0))
    #expect(bench.count("refreshing") == 1)
    bench.end()
    bench.expect(.idle, reserved: .points(0))
    #expect(bench.count("ended") == 1)
  }

  @Test(arguments: Kind.ending)
  func `when a list is emptied, a refresh continues and a pull ends`(kind: Kind) {
    let bench = hiding(kind, .empty)
    bench.list.contentSize = full
    bench.wait()
    if !kind.isAuto {
      bench.pull(by: 1.5)
      bench.expect(.pulling)
      bench.list.contentSize = .zero
      bench.expect(.idle, percent: 0)
      bench.list.cancelDragging()
      bench.list.contentSize = full
      bench.wait(1)
    }
    bench.refresh()
    bench.list.contentSize = .zero
    bench.wait(1)
    bench.expect(.refreshing)
    bench.list.contentSize = full
    bench.clearLog()
    bench.end()
    #expect(bench.count("ended") == 1)
    expect(bench, isShown: true)
  }

  @Test(arguments: Kind.ending)
  func `the app's insets, the safe area and the size of the view count, reserved insets do not`(
    kind: Kind
  ) {
    let bench = hiding(kind, .fits)
    let list = bench.list
    let changes: [(ScrollView) -> Void] = [
      { $0.contentInset = EdgeInsets(top: 1, left: 1) },
      { $0.safeAreaInsets = EdgeInsets(bottom: 1, right: 1) },
      { $0.frame.size = Size(width: 374, height: 666) },
    ]
    for change in changes {
      change(list)
      expect(bench, isShown: true)
      list.contentInset = .zero
      list.safeAreaInsets = .zero
      list.frame.size = Size(width: 375, height: 667)
      expect(bench, isShown: false)
    }
    let other: RefreshComponent = bench.edge == .top ? RefreshFooter() : RefreshHeader()
    list[Slot(other.edge)] = other
    other.reserveInset(100)
    #expect(!bench.component.isShown)
  }
}

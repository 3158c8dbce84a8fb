import RefreshKit
import Testing

/// Rules C, N and P where a subclass answers inside its overrides.
struct ChangesInOverridesTests {
  @Test
  func `a refresh that a subclass begins as soon as it is pulled far enough lasts`() {
    for component in [MeddlingHeader(), MeddlingBackFooter()] as [any Meddler] {
      let bench = Bench(component)
      component.meddling.percent = { [unowned component] in
        guard component.pullingPercent >= 1 else { return }
        component.meddling.percent = nil
        component.state = .refreshing
      }
      bench.pull(by: 1.5)
      bench.wait(1)

      #expect(component.state == .refreshing)
      #expect(bench.log == ["idle>refreshing", "refreshing", "began"])
      #expect(component.misfits == [])
    }
  }

  @Test
  func `a pull that a subclass ends as its percent falls is not begun again`() {
    for component in [MeddlingHeader(), MeddlingBackFooter()] as [any Meddler] {
      let bench = Bench(component)
      bench.pull(by: 1.5)
      component.meddling.percent = { [unowned component] in
        guard component.pullingPercent < 1.4 else { return }
        component.meddling.percent = nil
        component.state = .noMoreData
      }
      bench.drag(by: 0.5)

      #expect(component.state == .noMoreData)
      #expect(bench.log == ["idle>pulling", "pulling>noMoreData"])
    }
  }

  /// A component that calls a closure for each offset.
  private protocol OffsetMeddler: RefreshComponent {
    var whenScrolled: (() -> Void)? { get set }
  }

  private final class Header: RefreshNormalHeader, OffsetMeddler {
    var whenScrolled: (() -> Void)?
    override func scrollViewContentOffsetDidChange(_ change: Change<Point>) {
      super.scrollViewContentOffsetDidChange(change)
      whenScrolled?()
    }
  }

  private final class Footer: RefreshBackNormalFooter, OffsetMeddler {
    var whenScrolled: (() -> Void)?
    override func scrollViewContentOffsetDidChange(_ change: Change<Point>) {
      super.scrollViewContentOffsetDidChange(change)
      whenScrolled?()
    }
  }

  @Test
  func `a refresh that a subclass begins as the inset is released keeps its looks`() {
    for component in [Header(), Footer()] as [any OffsetMeddler] {
      let bench = Bench(component)
      component.isAutomaticallyChangeAlpha = true
      bench.refresh()
      bench.clearLog()
      component.whenScrolled = { [unowned component] in
        guard component.state == .idle else { return }
        component.whenScrolled = nil
        component.beginRefreshing()
      }
      bench.end()

      #expect(component.state == .refreshing)
      #expect(component.alpha == 1)
      #expect(component.reservedInset == bench.length)
      #expect(bench.count("closing") == 0)
      #expect(bench.count("ended") == 1)
      #expect(component.misfits == [])
    }
  }

  // MARK: Callbacks wait for a subclass's own observer

  final class WordyFooter: RefreshAutoStateFooter {
    var word = "idle"

    override var state: RefreshState {
      didSet {
        guard state != oldValue else { return }
        word = state.rawValue
      }
    }
  }

  @Test
  func `callbacks find what a subclass does in its observer`() {
    let footer = WordyFooter()
    let bench = Bench(footer)
    for entry in ["refreshing", "began", "ended"] {
      bench.answer(entry) { bench.note("\(entry) finds \(footer.word)") }
    }
    bench.refresh()
    bench.end()

    #expect(
      bench.log == [
        "idle>refreshing", "refreshing", "refreshing finds refreshing", "began",
        "began finds refreshing", "refreshing>idle", "ended", "ended finds idle",
      ])
  }
}

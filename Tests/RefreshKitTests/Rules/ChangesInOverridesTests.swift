import RefreshKit
import Testing

/// Rules C, N and P where a subclass answers inside its overrides.
struct ChangesInOverridesTests {
  /// What an override does, once.
  final class Script {
    var percent: ((Double) -> Bool)?
    var offset: (() -> Bool)?
    var action: (() -> Void)?

    func run(if isTime: Bool?) {
      guard isTime == true else { return }
      percent = nil
      offset = nil
      action?()
    }
  }

  final class Header: RefreshNormalHeader {
    let script = Script()

    override var pullingPercent: Double {
      didSet { script.run(if: script.percent?(pullingPercent)) }
    }

    override func scrollViewContentOffsetDidChange(_ change: Change<Point>) {
      super.scrollViewContentOffsetDidChange(change)
      script.run(if: script.offset?())
    }
  }

  final class Footer: RefreshBackNormalFooter {
    let script = Script()

    override var pullingPercent: Double {
      didSet { script.run(if: script.percent?(pullingPercent)) }
    }

    override func scrollViewContentOffsetDidChange(_ change: Change<Point>) {
      super.scrollViewContentOffsetDidChange(change)
      script.run(if: script.offset?())
    }
  }

  private let subclasses: [() -> (RefreshComponent, Script)] = [
    {
      let header = Header()
      return (header, header.script)
    },
    {
      let footer = Footer()
      return (footer, footer.script)
    },
  ]

  @Test
  func `a refresh that a subclass begins as soon as it is pulled far enough lasts`() {
    for make in subclasses {
      let (component, script) = make()
      let bench = Bench(component)
      script.percent = { $0 >= 1 }
      script.action = { component.state = .refreshing }
      bench.pull(by: 1.5)
      bench.wait(1)

      #expect(component.state == .refreshing)
      #expect(bench.log == ["idle>refreshing", "refreshing", "began"])
      #expect(component.misfits == [])
    }
  }

  @Test
  func `a pull that a subclass ends as its percent falls is not begun again`() {
    for make in subclasses {
      let (component, script) = make()
      let bench = Bench(component)
      bench.pull(by: 1.5)
      script.percent = { $0 < 1.4 }
      script.action = { component.state = .noMoreData }
      bench.drag(by: 0.5)

      #expect(component.state == .noMoreData)
      #expect(bench.log == ["idle>pulling", "pulling>noMoreData"])
    }
  }

  @Test
  func `a refresh that a subclass begins as the inset is released keeps its looks`() {
    for make in subclasses {
      let (component, script) = make()
      let bench = Bench(component)
      component.isAutomaticallyChangeAlpha = true
      bench.refresh()
      bench.clearLog()
      script.offset = { component.state == .idle }
      script.action = { component.beginRefreshing() }
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

import RefreshKit
import Testing

/// Rule C: when the app's callbacks run, and what they find.
struct CallbacksTests {
  nonisolated private static let refresh = "idle>refreshing refreshing began"
  nonisolated private static let end = "refreshing>idle closing ended"

  /// Records how everything looks when `entry` is logged.
  private func look(at bench: Bench, when entry: String) {
    bench.answer(entry) {
      let component = bench.component
      let title = (component as? any StateTitled)?.stateLabel.text ?? "-"
      let turns = (component as? any LoadingShowing)?.loadingView.isAnimating ?? false
      bench.note(
        "\(component.state), \(title), turning \(turns), reservedInset \(Int(component.reservedInset))"
      )
    }
  }

  private func look(of bench: Bench, _ state: RefreshState, reservedInset: Double) -> String {
    let component = bench.component
    let title = (component as? any StateTitled)?.title(for: state) ?? "-"
    let turns = component is any LoadingShowing && state == .refreshing
    return "\(state), \(title), turning \(turns), reservedInset \(Int(reservedInset))"
  }

  // MARK: After the whole change

  @Test(arguments: Kind.all, [false, true])
  func `the refreshing callback finds everything refreshing`(kind: Kind, byHand: Bool) {
    let bench = Bench(kind)
    bench.component.isAutomaticallyChangeAlpha = true
    look(at: bench, when: "refreshing")
    if byHand { bench.component.state = .refreshing } else { bench.component.beginRefreshing() }
    bench.wait(1)
    #expect(bench.log.contains(look(of: bench, .refreshing, reservedInset: bench.length)))
    bench.expect(.refreshing, percent: 1, alpha: 1, reserved: .open)
  }

  @Test(arguments: Kind.opening + Kind.autos, [RefreshState.idle, .noMoreData])
  func `the begin action of a closing finds the inset returned and the looks of the new state`(
    kind: Kind, state: RefreshState
  ) {
    let bench = Bench(kind)
    bench.list.isPagingEnabled = kind.isAuto
    bench.component.isAutomaticallyChangeAlpha = true
    bench.refresh()
    bench.answer("closing") {
      let title = (bench.component as? any StateTitled)?.stateLabel.text ?? "-"
      let turns = (bench.component as? any LoadingShowing)?.loadingView.isAnimating == true
      bench.note("\(title), \(kind.isAuto && turns), alpha \(bench.component.alpha)")
      #expect(bench.list.reservedInset == bench.restingInset)
    }
    bench.component.state = state
    let title = (bench.component as? any StateTitled)?.title(for: state) ?? "-"
    #expect(
      bench.log.suffix(2) == ["closing", "\(title), false, alpha \(kind.isAuto ? 1.0 : 0.0)"])
  }

  @Test(arguments: Kind.all, [RefreshState.idle, .noMoreData])
  func `the end callback finds everything at rest`(kind: Kind, state: RefreshState) {
    let bench = Bench(kind)
    bench.refresh()
    look(at: bench, when: "ended")
    bench.component.state = state
    bench.wait(1)
    #expect(bench.log.last == look(of: bench, state, reservedInset: kind.isAuto ? 44 : 0))
  }

  // MARK: The order within a change

  @Test(arguments: Kind.pulled)
  func `a state event precedes looks and insets`(kind: Kind) {
    let bench = Bench(kind)
    let idle = look(of: bench, .idle, reservedInset: 0)
    look(at: bench, when: "idle>refreshing")
    bench.component.beginRefreshing()
    #expect(bench.log.last == idle.replacing("idle,", with: "refreshing,"))
  }

  @Test
  func `first the event, then the looks, then overrides from the base outwards, then callbacks`() {
    let footer = Level3()
    let bench = Bench(footer)
    bench.list.isPagingEnabled = true
    footer.bench = bench
    let observation = footer.observeState { [unowned footer] _ in
      bench.note(footer.stateLabel.text ?? "")
    }
    bench.refresh()
    let (idle, refreshing) = ("Tap or pull up to load more", "Loading...")
    #expect(
      bench.log == [
        "idle>refreshing", idle, "1 \(refreshing)", "2 refreshing", "3 refreshing", "refreshing",
        "began",
      ])
    bench.clearLog()
    footer.state = .refreshing
    bench.end()
    #expect(
      bench.log == [
        "refreshing>idle", refreshing, "1 \(idle)", "2 idle", "3 idle", "closing", "ended",
      ])
    observation.cancel()
  }

  // MARK: What a callback has ended

  nonisolated private static let endsInBlocks = [
    CallRow(
      "a refresh that its block ends by hand has no begin block", .idle,
      "idle>refreshing refreshing \(end)"
    ) { bench in
      bench.answer("refreshing") { bench.component.state = .idle }
      bench.begin("B")
    },
    CallRow(
      "a refresh that its block detaches has no begin block", .idle, "idle>refreshing refreshing"
    ) { bench in
      bench.answer("refreshing") { bench.detach() }
      bench.begin("B")
      bench.wait(1)
      bench.attach()
    },
    CallRow("an end in the block waits for the begin block", .idle, "\(refresh) B \(end)") {
      bench in
      bench.answer("refreshing") { bench.component.endRefreshing() }
      bench.begin("B")
    },
  ]

  @Test(arguments: Kind.all)
  func `the begin block runs unless the refreshing callback has ended the refresh`(kind: Kind) {
    Bench.check(Self.endsInBlocks, kind)

    let bench = Bench(kind)
    bench.answer("refreshing") {
      bench.component.state = .idle
      bench.component.state = .refreshing
    }
    bench.refresh()
    #expect(["refreshing", "began", "ended"].map(bench.count) == [2, 1, 1])
    #expect(bench.log.last == "began", "the block of the refresh that has begun anew")
  }

  // MARK: Begun inside an end

  @Test(arguments: Kind.opening)
  func `begun inside the begin action, the end is reported before the new refresh`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    bench.clearLog()
    bench.answer("closing") { bench.component.beginRefreshing() }
    bench.end()
    bench.expect(
      .refreshing, percent: 1, reserved: .open, log: "refreshing>idle closing ended \(Self.refresh)"
    )
  }

  @Test(arguments: Kind.all)
  func `begun inside the end callback or the end's event, the refresh has its looks`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    bench.answer("ended") { bench.component.beginRefreshing() }
    bench.end()
    bench.expect(.refreshing, percent: 1, reserved: .open)

    bench.clearLog()
    bench.answer("refreshing>idle") { bench.component.beginRefreshing() }
    bench.answer("ended") {
      let titled = bench.component as? any StateTitled
      bench.note("fits \(titled?.stateLabel.text == titled?.title(for: bench.component.state))")
    }
    bench.end()
    #expect(bench.count("ended") == 1 && bench.count("fits true") == 1)
    bench.expect(.refreshing, percent: 1, reserved: .open)
  }
}

private class Level1: RefreshAutoNormalFooter {
  weak var bench: Bench?

  override var state: RefreshState {
    didSet { if state != oldValue { bench?.note("1 \(stateLabel.text ?? "")") } }
  }
}

private class Level2: Level1 {
  override var state: RefreshState {
    didSet { if state != oldValue { bench?.note("2 \(state)") } }
  }
}

private final class Level3: Level2 {
  override var state: RefreshState {
    didSet { if state != oldValue { bench?.note("3 \(state)") } }
  }
}

import RefreshKit
import Testing

/// Rule C, when the app's callbacks run and what they find.
struct CallbacksTests {
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

  @Test(arguments: Kind.all)
  func `the refreshing callback finds everything refreshing`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.isAutomaticallyChangeAlpha = true
    look(at: bench, when: "refreshing")
    bench.refresh()

    #expect(bench.log.contains(look(of: bench, .refreshing, reservedInset: bench.length)))
    #expect(bench.component.alpha == 1)
  }

  @Test(arguments: Kind.all)
  func `refreshing set by hand, the callback finds everything refreshing`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.isAutomaticallyChangeAlpha = true
    look(at: bench, when: "refreshing")
    bench.component.state = .refreshing
    bench.wait(1)

    #expect(bench.log.contains(look(of: bench, .refreshing, reservedInset: bench.length)))
    #expect(bench.component.alpha == 1)
  }

  @Test(arguments: Kind.opening, [RefreshState.idle, .noMoreData])
  func
    `the begin action of the closing finds the reservedInset returned and the looks of the new state`(
      kind: Kind, state: RefreshState
    )
  {
    let bench = Bench(kind)
    bench.component.isAutomaticallyChangeAlpha = true
    bench.refresh()
    bench.answer("closing") {
      let title = (bench.component as? any StateTitled)?.stateLabel.text ?? "-"
      bench.note("\(title), \(bench.list.reservedInset == .zero), alpha \(bench.component.alpha)")
    }
    bench.component.state = state

    let title = (bench.component as? any StateTitled)?.title(for: state) ?? "-"
    #expect(bench.log.suffix(2) == ["closing", "\(title), true, alpha 0.0"])
  }

  @Test(arguments: Kind.autos)
  func `with paging the begin action finds the looks of the new state`(kind: Kind) {
    let bench = Bench(kind)
    bench.list.isPagingEnabled = true
    bench.refresh()
    look(at: bench, when: "closing")
    bench.end()

    #expect(bench.log.contains(look(of: bench, .idle, reservedInset: 44)))
  }

  @Test(arguments: Kind.all, [RefreshState.idle, .noMoreData])
  func `the end callback finds everything at rest`(kind: Kind, state: RefreshState) {
    let bench = Bench(kind)
    bench.refresh()
    look(at: bench, when: "ended")
    bench.component.state = state
    bench.wait(1)

    #expect(bench.log.contains(look(of: bench, state, reservedInset: kind.isAuto ? 44 : 0)))
  }

  @Test(arguments: Kind.all)
  func `begun inside the state event of an end, that end is reported with fitting looks`(kind: Kind)
  {
    let bench = Bench(kind)
    bench.refresh()
    bench.answer("refreshing>idle") { bench.component.beginRefreshing() }
    bench.answer("ended") {
      let titled = bench.component as? any StateTitled
      bench.note("\(titled?.stateLabel.text == titled?.title(for: bench.component.state))")
    }
    bench.end()

    #expect(bench.count("ended") == 1)
    #expect(bench.count("false") == 0)
    #expect(bench.component.reservedInset == bench.length)
    #expect(bench.component.misfits == [])
  }

  // MARK: State events are first

  @Test(arguments: Kind.pulled)
  func `a state event precedes looks and insets`(kind: Kind) {
    let bench = Bench(kind)
    let idle = look(of: bench, .idle, reservedInset: 0)
    look(at: bench, when: "idle>refreshing")
    bench.component.beginRefreshing()

    #expect(bench.log.last == idle.replacing("idle,", with: "refreshing,"))
  }

  @Test(arguments: Kind.all, RefreshState.allCases)
  func `a change made inside a state event replaces the outer`(kind: Kind, state: RefreshState) {
    let bench = Bench(kind)
    if state == .willRefresh { bench.list.isInWindow = false }
    bench.answer("idle>noMoreData") { bench.component.state = state }
    bench.component.state = .noMoreData
    bench.wait(1)

    #expect(bench.component.state == state)
    #expect(bench.component.misfits == [])
  }

  @Test(arguments: Kind.opening)
  func `a refresh that is ended inside its own state event never opens`(kind: Kind) {
    let bench = Bench(kind)
    bench.answer("idle>refreshing") { bench.component.state = .idle }
    bench.component.beginRefreshing()
    #expect(bench.list.contentOffset == .zero)
    #expect(bench.list.reservedInset == .zero)

    bench.wait(1)
    #expect(bench.log == ["idle>refreshing", "refreshing>idle", "closing", "ended"])
  }

  @Test(arguments: Kind.all)
  func `a refresh that is put off inside its own state event starts in the next turn`(kind: Kind) {
    let bench = Bench(kind)
    bench.answer("idle>refreshing") { bench.component.state = .willRefresh }
    bench.refresh()

    #expect(bench.component.state == .refreshing)
    #expect(bench.count("refreshing") == 1)
    #expect(bench.component.reservedInset == bench.length)
  }

  @Test(arguments: Kind.opening, [RefreshState.pulling, .noMoreData])
  func `an end that is replaced inside its own state event is an end`(
    kind: Kind, state: RefreshState
  ) {
    let bench = Bench(kind)
    bench.refresh()
    bench.answer("refreshing>idle") { bench.component.state = state }
    bench.end()

    #expect(bench.list.reservedInset == .zero)
    #expect(bench.count("ended") == 1)
    #expect(bench.component.misfits == [])
  }

  // MARK: What a callback has ended

  @Test(arguments: Kind.all)
  func `a refresh that its block ends by hand has no begin block`(kind: Kind) {
    let bench = Bench(kind)
    bench.answer("refreshing") { bench.component.state = .idle }
    bench.component.beginRefreshing { bench.note("block") }
    bench.wait(1)

    #expect(bench.count("began") == 0)
    #expect(bench.count("block") == 0)
    #expect(bench.count("ended") == 1)
  }

  @Test(arguments: Kind.all)
  func `a refresh that its block detaches has no begin block`(kind: Kind) {
    let bench = Bench(kind)
    bench.answer("refreshing") { bench.detach() }
    bench.refresh()

    #expect(bench.log == ["idle>refreshing", "refreshing"])
  }

  @Test(arguments: Kind.all)
  func `a refresh whose block ends it and begins anew has the new one's begin block`(kind: Kind) {
    let bench = Bench(kind)
    bench.answer("refreshing") {
      bench.component.state = .idle
      bench.component.state = .refreshing
    }
    bench.refresh()

    #expect(bench.count("refreshing") == 2)
    #expect(bench.count("began") == 1)
    #expect(bench.log.last == "began")
  }

  @Test(arguments: Kind.all)
  func `an end in the block waits, and the begin block runs before it`(kind: Kind) {
    let bench = Bench(kind)
    bench.answer("refreshing") { bench.component.endRefreshing() }
    bench.refresh()

    #expect(bench.log.prefix(4) == ["idle>refreshing", "refreshing", "began", "refreshing>idle"])
  }
}

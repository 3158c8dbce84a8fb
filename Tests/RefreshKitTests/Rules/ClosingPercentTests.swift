import RefreshKit
import Testing

/// Rules P1, P4, A1, A11, A12, A14 to A16 and N3: the percent during a refresh, during its closing
/// and afterward.
@MainActor struct ClosingPercentTests {
  /// A bench whose refresh is closing.
  private func closing(_ kind: Kind) -> Bench {
    let bench = Bench(kind)
    bench.component.isAutomaticallyChangeAlpha = true
    bench.refresh()
    bench.close(for: 0.1)
    return bench
  }

  // MARK: During a refresh

  @Test(arguments: Kind.all)
  func `the percent is 1 from begin to end, wherever the content is`(kind: Kind) {
    for (state, isInWindow) in [
      (RefreshState.refreshing, true), (.willRefresh, true), (.refreshing, false),
    ] {
      let bench = Bench(kind)
      bench.list.isInWindow = isInWindow
      if isInWindow { bench.component.state = state } else { bench.component.beginRefreshing() }
      #expect(bench.component.pullingPercent == 1)
      bench.wait(1)
      #expect(bench.component.state == (isInWindow ? .refreshing : .willRefresh))
      for fraction in [0.5, 0, -0.5, 1.5] {
        bench.list.contentOffset = bench.offset(pulledBy: fraction)
        #expect(bench.component.pullingPercent == 1)
        bench.pull(by: fraction / 2)
        #expect(bench.component.pullingPercent == 1)
      }
      bench.component.isHidden = true
      #expect(bench.component.pullingPercent == 1)
    }
  }

  @Test(arguments: Kind.all, [-1, 0.5, 2])
  func `a refresh that is set by hand has the percent 1 from its begin`(
    kind: Kind, percent: Double
  ) {
    let bench = Bench(kind)
    bench.component.pullingPercent = percent
    bench.component.state = .refreshing
    #expect(bench.component.pullingPercent == 1)
  }

  @Test(arguments: Kind.all)
  func `a percent that the app sets while a refresh waits stays until it opens`(kind: Kind) {
    let bench = Bench(kind)
    bench.list.isInWindow = false
    bench.component.beginRefreshing()
    bench.component.pullingPercent = 0.3
    bench.wait(1)
    #expect(bench.component.pullingPercent == 0.3)
    bench.list.isInWindow = true
    bench.wait()
    #expect(bench.component.pullingPercent == 1)
    bench.component.pullingPercent = 0.6
    bench.wait(1)
    bench.expect(.refreshing, percent: 0.6, reserved: .open)
  }

  @Test(arguments: Kind.all)
  func `a refresh that an observer of its begin replaces changes no percent`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.pullingPercent = 0.4
    bench.answer("idle>refreshing") { bench.component.state = .idle }
    bench.component.state = .refreshing
    bench.expect(.idle, percent: 0.4, reserved: .atRest)
  }

  // MARK: During the closing

  @Test(arguments: Kind.pulled)
  func `the percent of a closing is kept inside the content, and follows the pull beyond the edge`(
    kind: Kind
  ) {
    let bench = Bench(kind)
    bench.refresh()
    bench.list.contentOffset = bench.offset(pulledBy: -4)
    bench.close(for: 0.1)
    bench.list.contentOffset = bench.offset(pulledBy: -5)
    #expect(bench.component.pullingPercent == 1)
    bench.component.isHidden = true
    bench.component.isUserInteractionEnabled = false
    #expect(bench.component.pullingPercent == 1)
    bench.wait(0.3)
    #expect(bench.component.pullingPercent == 0)

    let other = closing(kind)
    let percent = other.component.pullingPercent
    #expect(percent == 1 || other.edge == .top)
    other.list.contentOffset = other.offset(pulledBy: -2)
    #expect(other.component.pullingPercent == percent)
    other.list.contentOffset = other.offset(pulledBy: 0)
    #expect(other.component.pullingPercent == (other.edge == .top ? 0 : percent))
    other.list.contentOffset = other.offset(pulledBy: 0.25)
    #expect(other.component.pullingPercent == 0.25)
  }

  @Test(arguments: Kind.opening)
  func `if refreshing is set during a closing, the old refresh ends after the event`(kind: Kind) {
    let bench = closing(kind)
    bench.clearLog()
    bench.component.state = .refreshing
    #expect(bench.log == ["idle>refreshing", "ended"])
    bench.wait(1)
    bench.expect(
      .refreshing, percent: 1, alpha: 1, reserved: .open,
      log: "idle>refreshing ended refreshing began")
  }

  @Test(arguments: Kind.opening)
  func `a begin that cuts a closing short sets no percent but 1`(kind: Kind) {
    let bench = closing(kind)
    let percent = bench.component.pullingPercent
    var percents: [Double] = []
    let token = bench.component.observePull { percents.append($0) }
    bench.component.beginRefreshing()
    bench.wait(1)
    #expect(percents == (percent == 1 ? [] : [1]))
    token.cancel()
  }

  // MARK: After the closing

  @Test(arguments: Kind.pulled, [-0.5, 0, 0.25, 0.5, 1.5])
  func `if a closing ends during a drag, the percent is that of the drag`(
    kind: Kind, fraction: Double
  ) {
    for isOlder in [false, true] {
      let bench = Bench(kind)
      bench.pullAndRelease()
      // A finger that was down before the end must return before it pulls again.
      if isOlder { bench.pull(by: fraction) }
      bench.close(for: 0.1)
      if !isOlder { bench.pull(by: fraction) }
      bench.wait(0.5)
      bench.expect(
        fraction > 1 && !isOlder ? .pulling : .idle, percent: max(0, fraction), reserved: .atRest)
      #expect(bench.count("ended") == 1)
    }
  }

  @Test(arguments: Kind.pulled)
  func `after a drag that is older than the refresh the percent is 0`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.isAutomaticallyChangeAlpha = true
    bench.pull(by: 0.5)
    bench.refresh()
    bench.close(for: 0.5)
    bench.expect(.idle, percent: 0, alpha: 0)
    bench.drag(by: 0.75)
    bench.expect(.idle, percent: 0.75, alpha: 0.75)
  }

  @Test(arguments: Kind.pulled)
  func `a closing leaves no percent of a pull that is over, released or set by hand`(kind: Kind) {
    let over = closing(kind)
    over.pull(by: 1.5)
    #expect(over.component.state == .pulling)
    over.drag(by: -0.5)
    over.expect(.idle, percent: 0, alpha: 0)

    let released = closing(kind)
    released.pull(by: 0.5)
    released.list.endDragging()
    released.wait(0.5)
    #expect(released.component.state == .idle)
    #expect(released.component.pullingPercent == 0 && released.component.alpha == 0)

    let byHand = closing(kind)
    byHand.component.state = .pulling
    byHand.component.pullingPercent = 0.7
    byHand.wait(0.5)
    #expect(byHand.component.pullingPercent == 0)
  }

  @Test(arguments: Kind.pulled, [RefreshState.idle, .pulling])
  func `a change of geometry at the edge resets a state and a percent that were set by hand`(
    kind: Kind, state: RefreshState
  ) {
    let bench = Bench(kind)
    bench.list.contentOffset = bench.offset(pulledBy: 0)
    bench.component.state = state
    bench.component.pullingPercent = 0.7
    bench.list.safeAreaInsets = EdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    bench.expect(.idle, percent: 0)
  }
}

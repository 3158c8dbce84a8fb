import RefreshKit
import RefreshReplay
import Testing

/// Rule P: when a pull begins, when its release refreshes, and when a pull is over.
@MainActor struct PullTests {
  /// A bench whose component has automatic alpha.
  private func faded(_ kind: Kind) -> Bench {
    let bench = Bench(kind)
    bench.component.isAutomaticallyChangeAlpha = true
    return bench
  }

  /// A pull beyond the threshold that was released; the offset has not changed since.
  private func released(_ kind: Kind) -> Bench {
    let bench = faded(kind)
    bench.pull(by: 1.5)
    bench.list.endDragging(decelerate: true)
    #expect(bench.component.state == .pulling)
    return bench
  }

  // MARK: A pull and its release

  @Test(arguments: Kind.pulled)
  func `a pull that is released beyond the threshold refreshes`(kind: Kind) {
    let bench = Bench(kind)
    let open = bench.offset(pulledBy: 1)
    bench.pull(by: 0.5)
    bench.expect(.idle, percent: 0.5, alpha: 1, reserved: .atRest, log: "")
    bench.drag(by: 1.5)
    bench.expect(.pulling, percent: 1.5, alpha: 1, reserved: .atRest, log: "idle>pulling")
    bench.list.endDragging()
    #expect(bench.component.state == .pulling && bench.log == [])
    bench.wait()
    #expect(bench.component.state == .refreshing)
    bench.wait(1)
    bench.expect(
      .refreshing, percent: 1, alpha: 1, reserved: .open,
      log: "pulling>refreshing refreshing began")
    #expect(bench.list.contentOffset == open)
    #expect(bench.list.contentInset == .zero)
    bench.end()
    bench.expect(
      .idle, percent: 0, alpha: 1, reserved: .atRest, log: "refreshing>idle closing ended")
    #expect(bench.list.contentOffset == bench.offset(pulledBy: 0))
  }

  @Test(arguments: Kind.pulled)
  func `a pull that stops at the threshold, or returns to it, does not refresh`(kind: Kind) {
    for fractions in [[1], [1.5, 1], [1.5, 0.5]] {
      let bench = Bench(kind)
      bench.list.beginDragging()
      for fraction in fractions { bench.drag(by: fraction) }
      bench.list.endDragging(decelerate: true)
      bench.list.endDecelerating()
      bench.wait(1)
      bench.expect(
        .idle, percent: 0, reserved: .atRest,
        log: fractions.count == 1 ? "" : "idle>pulling pulling>idle")
    }
  }

  @Test(arguments: Kind.pulled)
  func `a pull that is cancelled does not refresh`(kind: Kind) {
    let bench = Bench(kind)
    bench.pull(by: 1.5)
    bench.list.cancelDragging()
    #expect(bench.component.state == .idle)
    for fraction in [1.2, 0.6, 0] {
      bench.list.decelerate(to: bench.offset(pulledBy: fraction))
    }
    bench.wait(1)
    bench.expect(.idle, percent: 0, reserved: .atRest, log: "idle>pulling pulling>idle")
  }

  @Test(arguments: Kind.pulled)
  func `content beyond the threshold without a drag, and a release before it, have an obstacle`(
    kind: Kind
  ) {
    let bench = Bench(kind)
    bench.list.contentOffset = bench.offset(pulledBy: 1)
    #expect(bench.component.obstacle == nil)
    bench.list.contentOffset = bench.offset(pulledBy: 1.5)
    #expect(bench.component.obstacle == .noDrag)
    for (pull, obstacle) in [(0, nil), (0.01, .shortPull), (1, .shortPull), (1.5, nil)]
      as [(Double, RefreshObstacle?)]
    {
      bench.list.contentOffset = bench.offset(pulledBy: pull)
      #expect(bench.component.obstacleOfRelease == obstacle)
    }
  }

  // MARK: The next offset after a release

  @Test(arguments: Kind.pulled, [1.4, 1, 0.5, 0, -5])
  func `a release refreshes with the next offset, wherever that is`(kind: Kind, fraction: Double) {
    for isNewFinger in [true, false] {
      let bench = released(kind)
      if isNewFinger {
        bench.pull(by: fraction)
      } else {
        bench.list.decelerate(to: bench.offset(pulledBy: fraction))
      }
      #expect(bench.component.state == .refreshing, "new finger \(isNewFinger)")
    }
  }

  @Test(arguments: Kind.pulled, [true, false])
  func `a release does not refresh if the component is hidden or turned off before the next offset`(
    kind: Kind, hides: Bool
  ) {
    let bench = released(kind)
    bench.makeInactive(byHiding: hides)
    bench.component.isHidden = false
    bench.component.isUserInteractionEnabled = true
    bench.wait(1)
    bench.expect(.idle, reserved: .atRest, log: "idle>pulling pulling>idle")

    let behindEnd = Bench(kind)
    behindEnd.pull(by: 1.5)
    behindEnd.component.endRefreshing()
    behindEnd.list.endDragging(decelerate: true)
    behindEnd.list.decelerate(to: behindEnd.offset(pulledBy: 1.4))
    behindEnd.makeInactive(byHiding: hides)
    behindEnd.wait(1)
    behindEnd.expect(.idle, reserved: .atRest, log: "idle>pulling pulling>idle")
  }

  @Test(arguments: Kind.pulled)
  func `a release refreshes after a change of geometry, too`(kind: Kind) {
    let changes: [(ScrollView) -> Void] = [
      { $0.contentInset = EdgeInsets(top: 300, left: 5, bottom: 300, right: 300) },
      { $0.safeAreaInsets = EdgeInsets(top: 300, left: 5, bottom: 300, right: 300) },
      { $0.contentSize = Size(width: 3_000, height: 6_000) },
      { $0.contentSize = Size(width: 100, height: 100) },
      { $0.frame.size = Size(width: 667, height: 375) },
    ]
    for (number, change) in changes.enumerated() {
      for decelerates in [true, false] {
        let bench = Bench(kind)
        bench.pull(by: 1.5)
        bench.list.endDragging(decelerate: decelerates)
        change(bench.list)
        bench.wait(1)
        #expect(bench.component.state == .refreshing, "change \(number), \(decelerates)")
        #expect(bench.count("refreshing") == 1, "change \(number), \(decelerates)")
      }
    }
  }

  // MARK: Releases that cannot begin

  /// A pull beyond the threshold that was released, and a component at the other edge. Only one of
  /// the two may refresh at a time.
  private func releasedBesideOther(_ kind: Kind) -> (bench: Bench, other: RefreshComponent) {
    let bench = faded(kind)
    let other: RefreshComponent = bench.edge == .top ? RefreshAutoFooter() : RefreshHeader()
    other.isHidden = true
    bench.list.allowsSimultaneousRefreshing = false
    bench.list[Slot(other.edge)] = other
    bench.pull(by: 1.5)
    bench.list.endDragging()
    return (bench, other)
  }

  @Test(arguments: Kind.opening + Kind.floating, [0, -0.5])
  func `a release that cannot begin leaves no percent`(kind: Kind, fraction: Double) {
    for isBarredByOther in [true, false] {
      let (bench, other) = releasedBesideOther(kind)
      if isBarredByOther {
        other.state = .refreshing
      } else {
        bench.component.endRefreshing(with: .noMoreData)
      }
      bench.list.contentOffset = bench.offset(pulledBy: fraction)
      bench.wait(1)
      let hasEnded = !isBarredByOther && bench.component is any NoMoreDataEnding
      bench.expect(hasEnded ? .noMoreData : .idle, percent: 0, alpha: 0, reserved: .atRest)
      #expect(bench.count("refreshing") == 0)
    }
  }

  @Test(arguments: Kind.opening, [0.25, 0.5])
  func `a release that cannot begin leaves the percent of the offset`(
    kind: Kind, fraction: Double
  ) {
    let (bench, other) = releasedBesideOther(kind)
    other.state = .refreshing
    bench.list.contentOffset = bench.offset(pulledBy: fraction)
    bench.expect(.idle, percent: fraction, alpha: fraction, reserved: .atRest)
  }

  // MARK: The end of a pull

  @Test(arguments: Kind.pulled, [0.5, 1, 1.5])
  func `a pull is over inside the content, and if its component is hidden or turned off`(
    kind: Kind, fraction: Double
  ) {
    func move(_ bench: Bench, to fraction: Double) {
      let offset = bench.offset(pulledBy: fraction)
      bench.list.isDragging ? bench.list.drag(to: offset) : bench.list.decelerate(to: offset)
    }
    let ends: [(name: String, act: (Bench) -> Void)] = [
      ("by a step", { move($0, to: -0.01) }),
      ("in one leap", { move($0, to: -0.5) }),
      ("by code", { $0.list.contentOffset = $0.offset(pulledBy: -3) }),
      ("an edge that moves away", { $0.moveEdgeOut(by: 300) }),
      ("hidden", { $0.component.isHidden = true }),
      ("turned off", { $0.component.isUserInteractionEnabled = false }),
    ]
    for (name, end) in ends {
      for (bounces, isAutomatic) in [(false, true), (false, false), (true, true)] {
        // A release beyond the threshold begins a refresh.
        if bounces, fraction > 1 { continue }
        let bench = Bench(kind)
        bench.component.isAutomaticallyChangeAlpha = isAutomatic
        bench.pull(by: fraction)
        #expect(bench.component.state == (fraction > 1 ? .pulling : .idle))
        #expect(bench.component.pullingPercent == fraction)
        if bounces { bench.list.endDragging(decelerate: true) }
        end(bench)
        let alpha = isAutomatic ? 0.0 : 1
        #expect(
          bench.differences(from: .idle, percent: 0, alpha: alpha, reserved: .atRest) == [],
          "\(name), bounces \(bounces)")
        if !bounces { bench.list.endDragging(decelerate: true) }
        bench.list.decelerate(to: bench.offset(pulledBy: -2))
        bench.list.endDecelerating()
        bench.wait(1)
        #expect(
          bench.differences(from: .idle, percent: 0, alpha: alpha, reserved: .atRest) == [],
          "\(name), bounces \(bounces), at rest")
        #expect(bench.count("refreshing") == 0, "\(name)")
      }
    }
  }

  @Test(arguments: Kind.pulled, [true, false])
  func `a component that was hidden or turned off during a drag can be pulled again in that drag`(
    kind: Kind, hides: Bool
  ) {
    let bench = Bench(kind)
    bench.pull(by: 1.5)
    bench.makeInactive(byHiding: hides)
    bench.drag(by: 1.6)
    bench.expect(.idle, percent: 0)
    bench.component.isHidden = false
    bench.component.isUserInteractionEnabled = true
    bench.drag(by: 1.7)
    bench.expect(.pulling, percent: 1.7)
  }

  @Test(arguments: Kind.backFooters + Kind.sides)
  func `a pull in noMoreData has a percent only beyond the content`(kind: Kind) {
    let bench = faded(kind)
    bench.component.state = .noMoreData
    bench.pull(by: 1.5)
    bench.expect(.noMoreData, percent: 1.5, alpha: 1)
    bench.drag(by: -0.5)
    bench.expect(.noMoreData, percent: 0, alpha: 0)
  }

  @Test(arguments: Kind.pulled)
  func `a pull that a change of geometry moves to the edge is over`(kind: Kind) {
    let bench = faded(kind)
    bench.list.contentOffset = bench.offset(pulledBy: 0.5)
    #expect(bench.component.pullingPercent == 0.5)
    bench.moveEdgeOut(by: bench.component.frame.size[bench.edge.axis] / 2)
    #expect(bench.list.contentOffset == bench.offset(pulledBy: 0))
    bench.expect(.idle, percent: 0, alpha: 0)
  }

  @Test(arguments: Kind.pulled)
  func `a change of geometry does not end a pull of half a point`(kind: Kind) {
    let bench = Bench(kind)
    bench.drag(to: 0.5)
    let percent = bench.component.pullingPercent
    #expect(percent > 0)
    if bench.edge.axis == .vertical {
      bench.list.contentSize.width += 1
    } else {
      bench.list.contentSize.height += 1
    }
    bench.expect(.idle, percent: percent)
  }

  @Test func `at the edge, a pull of a RefreshControl ends without a finger`() {
    let bench = Bench(RefreshControl())
    bench.component.isAutomaticallyChangeAlpha = true
    bench.list.contentOffset = bench.offset(pulledBy: 0.5)
    bench.component.state = .pulling
    bench.list.contentOffset = bench.offset(pulledBy: 0)
    bench.expect(.idle, percent: 0, alpha: 0)
  }

  // MARK: Drags and refreshes

  @Test(arguments: Kind.pulled)
  func `a drag that began during a refresh must return after its end before it pulls again`(
    kind: Kind
  ) {
    let end: (Bench) -> Void = { $0.end() }
    let cases: [(name: String, acts: [(Bench) -> Void], state: RefreshState)] = [
      ("held", [end], .idle),
      ("held during the closing", [{ $0.close(for: 0.1) }], .idle),
      ("back after the end", [end, { $0.drag(by: 1) }], .pulling),
      ("back at the end", [{ $0.drag(by: 0.5) }, end], .pulling),
      (
        "back after the end in one leap, with the percent reset meanwhile",
        [
          end, { $0.component.isHidden = true }, { $0.component.isHidden = false },
          { $0.drag(by: -0.5) },
        ], .pulling
      ),
      ("back and forth before the end", [{ $0.drag(by: 0.5) }, { $0.drag(by: 1.5) }, end], .idle),
      (
        "held through a second refresh",
        [
          { $0.component.endRefreshing() }, { $0.component.beginRefreshing() }, { $0.wait(1) },
          { $0.drag(by: 1.5) }, end,
        ], .idle
      ),
      (
        "lifted and put down again",
        [end, { $0.list.endDragging(decelerate: true) }, { $0.list.beginDragging() }], .pulling
      ),
    ]
    for (name, acts, state) in cases {
      let bench = Bench(kind)
      bench.pullAndRelease()
      bench.pull(by: 1.5)
      for act in acts { act(bench) }
      let refreshes = bench.count("refreshing")
      bench.drag(by: 1.6)
      #expect(bench.component.state == state, "\(name)")
      bench.list.endDragging(decelerate: true)
      bench.list.decelerate(to: bench.offset(pulledBy: 1.4))
      bench.wait(1)
      #expect(
        bench.count("refreshing") - refreshes == (state == .pulling ? 1 : 0), "\(name)")
    }
  }

  @Test(arguments: Kind.pulled)
  func `a drag in another list pulls, whatever drags there were in the first list`(kind: Kind) {
    let first = Bench(kind)
    first.pullAndRelease()
    first.pull(by: 1.5)
    first.end()
    first.detach()
    let next = Bench(first.component)
    next.list.beginDragging()
    next.list.endDragging()
    next.pull(by: 1.5)
    next.expect(.pulling, percent: 1.5)
  }
}

import RefreshKit
import Testing

/// Rules P, S5 and A20: the percent of a pull, its threshold and observers, and the alpha that
/// follows it.
@MainActor struct PullPercentTests {
  /// The classes whose threshold the app can set.
  nonisolated private static let adjustable = Kind.headers + Kind.backFooters + Kind.sides
  /// The classes whose percent moves with the content.
  nonisolated private static let moving = Kind.pulled + Kind.floating + Kind.holding
  /// Thresholds that are shorter and longer than all components.
  nonisolated private static let distances = [20.0, 128]
  /// The length of the component, and the same distances.
  nonisolated private static let thresholds: [Double?] = [nil, 20, 128]

  private func bench(_ kind: Kind, _ distance: Double?) -> Bench {
    let bench = Bench(kind)
    bench.component.pullTriggerDistance = distance
    return bench
  }

  private func faded(_ kind: Kind) -> Bench {
    let bench = Bench(kind)
    bench.component.isAutomaticallyChangeAlpha = true
    return bench
  }

  @Test(arguments: Kind.pulled)
  func `without a drag, the percent follows the content up to a whole pull`(kind: Kind) {
    let bench = Bench(kind)
    for (fraction, percent) in [(0.25, 0.25), (1, 0.25), (3, 0.25), (0.5, 0.5), (-0.01, 0)] {
      bench.list.contentOffset = bench.offset(pulledBy: fraction)
      bench.expect(.idle, percent: percent, alpha: 1, log: "")
    }
  }

  // MARK: The threshold

  @Test(arguments: Kind.pulled, thresholds)
  func `a pull is beyond its threshold if it is farther by more than rounding`(
    kind: Kind, distance: Double?
  ) {
    let bench = bench(kind, distance)
    let threshold = bench.threshold
    let pulls: [(points: Double, state: RefreshState)] = [
      (threshold / 2, .idle), (threshold, .idle), (threshold + 0.5e-6, .idle),
      (threshold + 2e-6, .pulling), (threshold + 0.5e-6, .idle), (threshold + 1, .pulling),
    ]
    for (points, state) in pulls {
      bench.drag(to: points)
      #expect(bench.component.state == state)
      #expect(abs(bench.component.pullingPercent - points / threshold) < 1e-9)
    }
    #expect(bench.component.pullingPercent > 1)
    bench.list.endDragging()
    bench.wait(1)
    bench.expect(.refreshing, percent: 1, reserved: .open)
  }

  @Test(arguments: Kind.pulled, thresholds)
  func `a drag that began during a refresh returns by reaching the threshold`(
    kind: Kind, distance: Double?
  ) {
    for returns in [true, false] {
      let bench = bench(kind, distance)
      bench.refresh()
      bench.drag(to: bench.threshold + 9)
      bench.end()
      bench.drag(to: bench.threshold + (returns ? 0.5e-6 : 2e-6))
      bench.drag(to: bench.threshold + 9)
      #expect(bench.component.state == (returns ? .pulling : .idle))
    }
  }

  @Test(arguments: adjustable, distances)
  func `another threshold counts from the next move, and after a closing`(
    kind: Kind, distance: Double
  ) {
    let bench = bench(kind, distance)
    bench.drag(to: distance + 1)
    bench.component.pullTriggerDistance = 2 * distance
    #expect(bench.component.state == .pulling)
    bench.drag(to: distance)
    bench.expect(.idle, percent: 0.5)
    bench.component.pullTriggerDistance = nil
    bench.drag(to: bench.length)
    bench.expect(.idle, percent: 1)

    let closing = self.bench(kind, distance)
    closing.refresh()
    closing.close(for: 0.1)
    closing.drag(to: distance / 4)
    closing.component.pullingPercent = 3
    closing.wait(1)
    closing.expect(.idle, percent: 0.25)
  }

  @Test(arguments: adjustable, [RefreshStyle.follow, .front, .stretch])
  func `a refresh has the length of the component, whatever the threshold is`(
    kind: Kind, style: RefreshStyle
  ) {
    for distance in Self.distances {
      let bench = bench(kind, distance)
      let (length, rest) = (bench.length, bench.offset(pulledBy: 0))
      bench.component.style = style
      bench.drag(to: distance + 1)
      let whole = style == .stretch ? max(length, distance + 1) : length
      #expect(bench.component.frame.size[bench.edge.axis] == whole)
      bench.list.endDragging()
      bench.wait(1)
      #expect(bench.count("refreshing") == 1)
      #expect(bench.component.frame.size[bench.edge.axis] == length)
      // In front of the content nothing is reserved, and the content stays where the host has left
      // it.
      guard style != .front else {
        #expect(bench.list.reservedInset == .zero)
        continue
      }
      bench.expect(.refreshing, percent: 1, reserved: .open)
      #expect(bench.position == rest[bench.edge.axis] - length * bench.inwards)
      bench.end()
      bench.expect(.idle, percent: 0, reserved: .atRest)
      #expect(bench.list.contentOffset == rest)
    }
  }

  @Test(arguments: Kind.headers, distances)
  func `while content scrolls during a refresh, the inset is at most the length`(
    kind: Kind, distance: Double
  ) {
    let bench = bench(kind, distance)
    let length = bench.length
    bench.refresh()
    for (points, inset) in [(10.0, 10), (length, length), (150, length), (-5, 0)] {
      bench.drag(to: points)
      #expect(bench.list.reservedInset.top == inset)
    }
  }

  @Test(arguments: adjustable, distances)
  func `second levels, held content and the overshoot limit are measured by the threshold`(
    kind: Kind, distance: Double
  ) {
    let levelled = bench(kind, distance)
    let level = SecondLevel()
    level.threshold = 1.5
    levelled.component.secondLevel = level
    for (points, phase) in [(0, SecondLevel.Phase.closed), (0.5e-6, .closed), (1, .armed)] {
      levelled.drag(to: 1.5 * distance + points)
      #expect(level.phase == phase)
    }

    let holding = bench(kind, distance)
    holding.component.holdsContentWhilePulled = true
    holding.rest()
    holding.drag(to: distance)
    #expect(holding.held == distance)
    holding.expect(.idle, percent: 1)
    holding.drag(to: distance + 1)
    #expect(holding.component.state == .pulling)

    for holds in [false, true] {
      let bench = bench(kind, distance)
      bench.component.holdsContentWhilePulled = holds
      bench.list.maximumOverscroll = 1
      bench.rest()
      bench.fingerPulls(by: 1e6)
      let pulled = (bench.restingOffset - bench.position) * bench.inwards + bench.held
      #expect(pulled < 1.5 * distance && pulled > 1.49 * distance)
      #expect(bench.component.state == .pulling)
    }
  }

  @Test(
    arguments: Kind.ownHeaders + Kind.floating + Kind.autos
      + [Kind({ RefreshFooter() }, "RefreshFooter")])
  func `classes with a fixed threshold, or none, refuse another`(kind: Kind) {
    let (bench, usual) = (Bench(kind), Bench(kind))
    bench.component.pullTriggerDistance = 9
    #expect(bench.component.pullTriggerDistance == nil)
    for bench in [bench, usual] {
      bench.list.contentOffset.y = 700
      bench.rest()
      for points in [10.0, 30, 50, 70] { bench.drag(to: points) }
      bench.list.endDragging()
      bench.wait(1)
    }
    #expect(bench.component.pullingPercent == usual.component.pullingPercent)
    #expect(bench.log == usual.log)
    #expect(bench.list.contentOffset == usual.list.contentOffset)
    #expect((bench.component as? RefreshRingHeader)?.triggerDistance ?? 60 == 60)
  }

  @Test(arguments: adjustable)
  func `an invalid distance is refused, and a component without length is pulled at once`(
    kind: Kind
  ) {
    let component = kind.make()
    #expect(component.pullTriggerDistance == nil)
    for distance: Double? in [nil, 1e-300] {
      component.pullTriggerDistance = distance
      for number in [0, -1, .nan, .infinity] {
        component.pullTriggerDistance = number
        #expect(component.pullTriggerDistance == distance)
      }
    }

    let bench = Bench(kind)
    bench.component.frame.size[bench.edge.axis] = 0
    bench.drag(to: 0)
    bench.expect(.idle, percent: 0)
    bench.drag(to: 1)
    bench.expect(.pulling, percent: 1)
  }

  // MARK: Alpha

  @Test(arguments: Kind.pulled)
  func `with automatic alpha a component fades in with the pull`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.autoChangeTransparency(true)
    bench.expect(.idle, percent: 0, alpha: 0)
    bench.pull(by: 0.25)
    bench.expect(.idle, percent: 0.25, alpha: 0.25)
    bench.drag(by: 2)
    bench.expect(.pulling, percent: 2, alpha: 1)
    bench.component.isAutomaticallyChangeAlpha = false
    #expect(bench.component.alpha == 1)
    bench.component.isAutomaticallyChangeAlpha = true
    bench.list.endDragging()
    bench.wait(1)
    bench.expect(.refreshing, alpha: 1)
    bench.end()
    bench.expect(.idle, percent: 0, alpha: 0)
    for (percent, alpha) in [(-3.0, 0.0), (7, 1)] {
      bench.component.pullingPercent = percent
      #expect(bench.component.alpha == alpha)
    }
  }

  @Test(
    arguments: Kind.all + Kind.collectionHeaders,
    ["idle>refreshing", "refreshing", "began", "refreshing>idle", "closing", "ended"])
  func `after a callback has turned automatic alpha off the alpha is 1`(
    kind: Kind, moment: String
  ) {
    let bench = faded(kind)
    bench.answer(moment) { bench.component.isAutomaticallyChangeAlpha = false }
    bench.component.state = .refreshing
    bench.wait(1)
    bench.expect(.refreshing, alpha: 1)
    bench.end()
    bench.expect(.idle, alpha: 1)
  }

  @Test(arguments: Kind.all, Phase.allCases)
  func `after automatic alpha was turned off in any phase the alpha is 1`(
    kind: Kind, phase: Phase
  ) {
    let bench = faded(kind)
    bench.bring(to: phase)
    bench.component.isAutomaticallyChangeAlpha = false
    #expect(bench.component.alpha == 1)
    bench.wait(1)
    bench.end()
    bench.expect(.idle, alpha: 1)
  }

  // MARK: Observers

  @Test(arguments: moving)
  func `observers are told once of each move of a pull, and of 1 and 0 for its refresh`(
    kind: Kind
  ) {
    let bench = Bench(kind)
    var percents: [Double] = []
    let token = bench.component.observePull { percents.append($0) }
    func expect(_ expected: [Double], sourceLocation: SourceLocation = #_sourceLocation) {
      #expect(percents == expected, sourceLocation: sourceLocation)
      percents = []
    }
    bench.rest()
    bench.pull(by: 0.25)
    for fraction in [0.25, 0.5, 1, 1.5, 1.5, 0.5, -1, -2] { bench.drag(by: fraction) }
    expect([0.25, 0.5, 1, 1.5, 0.5, 0])
    bench.list.cancelDragging()
    bench.wait(1)
    expect([])
    bench.rest()
    bench.pullAndRelease()
    expect([1.5, 1])
    bench.end()
    expect([0])

    bench.refresh()
    bench.close(for: 0.1)
    bench.pull(by: 0.25)
    percents = []
    bench.drag(by: 0.5)
    bench.component.pullingPercent = 2
    bench.wait(1)
    expect([0.5, 2, 0.5])
    token.cancel()
  }

  @Test(arguments: Kind.all, [0.5, 1])
  func `observers are told of detaching, and cannot set another percent meanwhile`(
    kind: Kind, percent: Double
  ) {
    let bench = Bench(kind)
    let component = bench.component
    if percent == 1 { bench.refresh() } else { component.pullingPercent = percent }
    var percents: [Double] = []
    let tokens = [
      component.observePull { percents.append($0) },
      component.observePull { [unowned component] _ in
        component.pullingPercent = 0.25
        component.beginRefreshing()
        component.state = .pulling
      },
    ]
    bench.detach()
    #expect(percents == [0])
    bench.expect(.idle, percent: 0)
    bench.attach()
    bench.wait(1)
    #expect(percents == [0])
    withExtendedLifetime(tokens) {}
  }

  @Test func `observers are told before the override, and after the alpha has changed`() {
    final class Ordered: RefreshHeader {
      var log: [String] = []
      override var pullingPercent: Double { didSet { log.append("override \(pullingPercent)") } }
    }
    let header = Ordered()
    let bench = Bench(header)
    header.isAutomaticallyChangeAlpha = true
    header.log = []
    let token = header.observePull { [unowned header] in
      header.log.append("observer \($0), \(header.pullingPercent), alpha \(header.alpha)")
    }
    bench.pull(by: 0.5)
    #expect(header.log == ["observer 0.5, 0.5, alpha 0.5", "override 0.5"])
    token.cancel()
  }

  @Test(arguments: Kind.all)
  func `an observer can cancel another observer, and its change replaces the first change`(
    kind: Kind
  ) {
    let component = kind.make()
    var (first, last): ([Double], [Double]) = ([], [])
    var cancelled: ObservationToken?
    let tokens = [
      component.observePull { [unowned component] in
        first.append($0)
        cancelled?.cancel()
        // The observer changes the percent and then changes it back, so the last value is the first
        // one again.
        if first.count == 1 { component.pullingPercent = 0.75 }
        if first.count == 2 { component.pullingPercent = 0.5 }
      },
      component.observePull { last.append($0) },
    ]
    cancelled = component.observePull { _ in Issue.record("its token is cancelled") }
    component.pullingPercent = 0.5
    #expect(first == [0.5, 0.75, 0.5] && last == [0.5])
    #expect(component.pullingPercent == 0.5)
    withExtendedLifetime(tokens) {}
  }

  @Test(arguments: moving + Kind.system)
  func `an observer may begin, hide, detach, and end or move back the drag`(kind: Kind) {
    let acts: [(Bench) -> Void] = [
      { $0.component.beginRefreshing() }, { $0.component.state = .refreshing },
      { $0.component.isHidden = true }, { $0.detach() }, { $0.list.endDragging() },
      { $0.list.cancelDragging() }, { $0.drag(by: 0.5) }, { $0.drag(by: -1) },
    ]
    for (number, act) in acts.enumerated() {
      let bench = Bench(kind)
      var percents = [0.0]
      let tokens = [
        bench.component.observePull { percents.append($0) },
        bench.component.observePull { [unowned bench] in if $0 == 1.5 { act(bench) } },
      ]
      bench.rest()
      bench.pull(by: 1.5)
      bench.wait(1)
      #expect(bench.component.state != .pulling, "act \(number)")
      #expect(zip(percents, percents.dropFirst()).allSatisfy { $0 != $1 }, "act \(number)")
      #expect(percents.last == bench.component.pullingPercent, "act \(number)")
      withExtendedLifetime(tokens) {}
    }
  }
}

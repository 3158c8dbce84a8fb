import Testing

@testable import RefreshKit

/// The observers of the percent of the pull.
struct PullObserversTests {
  /// A component with an observer of its pull.
  private final class Follower {
    let bench: Bench
    var percents: [Double] = []
    private(set) var token: ObservationToken?

    init(_ kind: Kind) {
      bench = Bench(kind)
      token = bench.component.observePull { [unowned self] in percents.append($0) }
    }

    var component: RefreshComponent { bench.component }

    /// Returns the percents so far, and forgets them.
    func take() -> [Double] {
      defer { percents = [] }
      return percents
    }
  }

  /// The classes whose percent moves with the content.
  nonisolated private static let pulled = Kind.pulled + Kind.floating + Kind.holding

  /// Whether each percent differs from the one before, and the last one is that of the component.
  private func areChanges(_ percents: [Double], of component: RefreshComponent) -> Bool {
    zip([0] + percents, percents).allSatisfy { $0 != $1 }
      && percents.last ?? 0 == component.pullingPercent
  }

  // MARK: Values

  @Test(arguments: pulled)
  func `each move of a pull is observed once`(kind: Kind) {
    let follower = Follower(kind)
    follower.bench.rest()
    follower.bench.pull(by: 0.25)
    for fraction in [0.25, 0.5, 1, 1.5, 1.5, 0.5, -1, -2] { follower.bench.drag(by: fraction) }
    #expect(follower.take() == [0.25, 0.5, 1, 1.5, 0.5, 0])
    follower.bench.list.cancelDragging()
    follower.bench.wait(1)
    #expect(follower.take() == [])
  }

  @Test(arguments: pulled)
  func `a pull that is released begins with 1 and ends with 0`(kind: Kind) {
    let follower = Follower(kind)
    follower.bench.rest()
    follower.bench.pullAndRelease()
    #expect(follower.take() == [1.5, 1])
    follower.bench.end()
    #expect(follower.take() == [0])
  }

  @Test(arguments: Kind.all)
  func `what is observed is the percent of the component, also of one that is not pulled`(
    kind: Kind
  ) {
    let follower = Follower(kind)
    let (bench, component) = (follower.bench, follower.component)
    for step in 0..<3 {
      bench.refresh()
      bench.pull(by: 0.5)
      if step == 1 { component.state = .idle } else { bench.end() }
      bench.drag(by: 1.5)
      bench.list.endDragging()
      bench.wait(1)
      bench.end()
    }
    #expect(areChanges(follower.percents, of: component))
    #expect(!follower.percents.isEmpty)
  }

  @Test(arguments: pulled)
  func `after a closing it is the percent of a newer drag`(kind: Kind) {
    let follower = Follower(kind)
    let (bench, component) = (follower.bench, follower.component)
    bench.rest()
    bench.refresh()
    component.endRefreshing()
    bench.wait(0.1)
    bench.pull(by: 0.25)
    follower.percents = []
    bench.drag(by: 0.5)
    component.pullingPercent = 2
    bench.wait(1)
    #expect(follower.take() == [0.5, 2, 0.5])
  }

  @Test(arguments: Kind.all)
  func `a set to the same value is not observed, another one is`(kind: Kind) {
    let follower = Follower(kind)
    for percent in [0, -0.0, 0.5, 0.5, .nan, .infinity, 2, 2, -1] {
      follower.component.pullingPercent = percent
    }
    #expect(follower.take() == [0.5, 2, -1])
  }

  @Test(arguments: Kind.all, [0.5, 1])
  func `detaching is observed, and refuses another percent meanwhile`(kind: Kind, percent: Double) {
    let follower = Follower(kind)
    let component = follower.component
    if percent == 1 {
      follower.bench.refresh()
    } else {
      component.pullingPercent = percent
    }
    follower.percents = []
    let other = component.observePull { [unowned component] _ in
      component.pullingPercent = 0.25
      component.beginRefreshing()
      component.state = .pulling
    }
    follower.bench.detach()
    #expect(follower.take() == [0])
    #expect(component.pullingPercent == 0)
    #expect(component.state == .idle)
    follower.bench.attach()
    follower.bench.wait(1)
    #expect(follower.take() == [])
    withExtendedLifetime(other) {}
  }

  // MARK: Order

  /// A header with an override of the percent.
  private final class Ordered: RefreshHeader {
    var log: [String] = []

    override var pullingPercent: Double {
      didSet { log.append("override \(pullingPercent)") }
    }
  }

  @Test func `observers are called before the override, when the alpha has changed`() {
    let header = Ordered()
    let bench = Bench(header)
    header.isAutomaticallyChangeAlpha = true
    header.log = []
    let token = header.observePull { [unowned header] in
      header.log.append("observer \($0), \(header.pullingPercent), alpha \(header.alpha)")
    }
    bench.pull(by: 0.5)
    #expect(header.log == ["observer 0.5, 0.5, alpha 0.5", "override 0.5"])
    withExtendedLifetime(token) {}
  }

  @Test(arguments: Kind.all)
  func `a token ends the observation, also inside another observer`(kind: Kind) {
    let follower = Follower(kind)
    let component = follower.component
    var later: ObservationToken?
    let first = component.observePull { _ in later?.cancel() }
    later = component.observePull { _ in Issue.record("its token is cancelled") }
    component.pullingPercent = 0.5
    first.cancel()
    follower.token?.cancel()
    component.pullingPercent = 0.75
    #expect(follower.take() == [0.5])
  }

  // MARK: Other changes inside

  @Test(arguments: Kind.all)
  func `an observer that changes the percent replaces the change for those after it`(kind: Kind) {
    let component = kind.make()
    var (first, last): ([Double], [Double]) = ([], [])
    let tokens = [
      component.observePull { [unowned component] in
        first.append($0)
        // There and back: the second change is the latest, and has the value of the outer one.
        if first.count == 1 { component.pullingPercent = 0.75 }
        if first.count == 2 { component.pullingPercent = 0.5 }
      },
      component.observePull { last.append($0) },
    ]
    component.pullingPercent = 0.5
    #expect(first == [0.5, 0.75, 0.5])
    #expect(last == [0.5])
    #expect(component.pullingPercent == 0.5)
    withExtendedLifetime(tokens) {}
  }

  @Test(arguments: pulled)
  func `an observer may begin, hide, detach, and end or take back the drag`(kind: Kind) {
    for act: (Bench) -> Void in [
      { $0.component.beginRefreshing() }, { $0.component.state = .refreshing },
      { $0.component.isHidden = true }, { $0.detach() }, { $0.list.endDragging() },
      { $0.list.cancelDragging() }, { $0.drag(by: 0.5) }, { $0.drag(by: -1) },
    ] {
      let follower = Follower(kind)
      let (bench, component) = (follower.bench, follower.component)
      bench.rest()
      let token = component.observePull { [unowned bench] in if $0 == 1.5 { act(bench) } }
      bench.pull(by: 1.5)
      bench.wait(1)
      #expect(areChanges(follower.percents, of: component))
      #expect(component.state != .pulling)
      component.state = .idle
      bench.wait(1)
      #expect(areChanges(follower.percents, of: component))
      withExtendedLifetime(token) {}
    }
  }

  // MARK: Lifetime

  @Test func `an observer does not retain its component`() {
    weak var weakComponent: RefreshComponent?
    let token: ObservationToken
    do {
      let component = RefreshHeader()
      weakComponent = component
      token = component.observePull { _ in }
    }
    #expect(weakComponent == nil)
    token.cancel()
  }
}

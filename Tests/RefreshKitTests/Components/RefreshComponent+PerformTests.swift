import RefreshKit
import Testing

struct RefreshComponentPerformTests {
  @Test(arguments: Kind.all)
  func `a refresh by a call begins, calls back, ends and reports the end`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    #expect(bench.log == ["idle>refreshing", "refreshing", "began"])
    #expect(bench.component.isRefreshing)
    #expect(bench.component.alpha == 1)
    #expect(bench.component.pullingPercent == 1)
    bench.clearLog()
    bench.end()
    let closes = bench.component is any AutoLoading ? [] : ["closing"]
    #expect(bench.log == ["refreshing>idle"] + closes + ["ended"])
    #expect(!bench.component.isRefreshing)
  }

  @Test(arguments: Kind.all)
  func `the present state set again changes nothing`(kind: Kind) {
    let bench = Bench(kind)
    for state in [RefreshState.idle, .refreshing] {
      bench.component.state = state
      bench.wait(1)
      bench.clearLog()
      bench.component.state = state
      bench.wait(1)
      #expect(bench.log == [])
    }
  }

  @Test(arguments: Kind.all)
  func `an observer that answers by a change replaces it for the observers after it`(kind: Kind) {
    let component = Bench(kind).component
    let first = component.observeState { [unowned component] in
      if $0.new == .refreshing { component.state = .idle }
    }
    var seen: [RefreshState] = []
    let second = component.observeState { seen.append($0.new) }
    component.state = .refreshing
    #expect(component.state == .idle)
    #expect(seen == [.idle])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `first the event, then the looks, then observers from the base outwards`() {
    let (header, log) = (Level5(), Log())
    header.journal = log
    let observation = header.observeState { [unowned header] change in
      log.entries.append("event \(change.old)>\(change.new) \(header.stateLabel.text ?? "")")
    }
    header.state = .pulling
    #expect(
      log.entries == [
        "event idle>pulling Pull down to refresh", "1 idle>pulling Release to refresh",
        "2 idle>pulling", "3 idle>pulling", "4 idle>pulling", "5 idle>pulling",
      ])
    header.state = .pulling
    #expect(log.entries.count == 6)
    observation.cancel()
  }

  @Test func `the callbacks follow the outermost observer`() {
    let (header, log) = (Level5(), Log())
    let bench = Bench(header)
    bench.refresh()
    header.journal = log
    header.endRefreshingAnimationBeginAction = { log.entries.append("closing") }
    header.endRefreshing()
    bench.wait()
    #expect(log.entries.last == "closing")
    #expect(log.entries.dropLast().last == "5 refreshing>idle")
  }

  // MARK: A change inside a change

  @Test(arguments: Kind.all)
  func `a change made inside a state event takes the outer one's place`(kind: Kind) {
    let bench = Bench(kind)
    let component = bench.component
    let observation = component.observeState { [unowned component] in
      if $0.new == .pulling { component.state = .idle }
    }
    component.state = .pulling
    bench.wait(1)
    #expect(bench.log == ["idle>pulling", "pulling>idle"])
    #expect(component.state == .idle)
    if let titled = component as? any StateTitled {
      #expect(titled.stateLabel.text == titled.title(for: .idle))
    }
    observation.cancel()
  }

  @Test(arguments: Kind.all)
  func `a refresh that is ended inside its own event never calls back`(kind: Kind) {
    let bench = Bench(kind)
    let component = bench.component
    let observation = component.observeState { [unowned component] in
      if $0.new == .refreshing { component.state = .idle }
    }
    component.beginRefreshing()
    bench.wait(2)
    #expect(bench.count("refreshing") == 0)
    #expect(bench.count("ended") == 1)
    #expect(component.state == .idle)
    #expect(bench.list.reservedInset == bench.restingInset)
    observation.cancel()
  }

  @Test func `levels inside see the inner change, then the outer one is over`() {
    let (header, log) = (Level5(), Log())
    header.journal = log
    let observation = header.observeState { [unowned header] in
      if $0.new == .pulling { header.state = .idle }
    }
    header.state = .pulling
    #expect(log.entries.first == "1 pulling>idle Pull down to refresh")
    #expect(log.entries.count == 5)
    observation.cancel()
  }

  // MARK: Outside a window

  @Test(arguments: Kind.all)
  func `a refresh outside a window waits until it is in one`(kind: Kind) {
    let bench = Bench(kind)
    bench.list.isInWindow = false
    bench.component.beginRefreshing()
    bench.wait(5)
    #expect(bench.component.state == .willRefresh)
    #expect(bench.component.isRefreshing)
    #expect(bench.log == ["idle>willRefresh"])
    bench.list.isInWindow = true
    bench.wait(1)
    #expect(
      bench.log == ["idle>willRefresh", "willRefresh>refreshing", "refreshing", "began"])
  }

  @Test(arguments: Kind.pulled)
  func `a refresh that ends detached leaves nothing of its pull`(kind: Kind) {
    let component = kind.make()
    component.beginRefreshing()
    #expect(component.pullingPercent == 1)
    component.state = .idle
    #expect(component.pullingPercent == 0)
  }

  @Test(arguments: Kind.all)
  func `a refresh that begins detached starts when it is attached`(kind: Kind) {
    let bench = Bench(kind)
    bench.detach()
    bench.component.beginRefreshing()
    bench.wait(5)
    #expect(bench.component.state == .willRefresh)
    bench.attach()
    bench.wait(1)
    #expect(bench.component.state == .refreshing)
    #expect(bench.count("refreshing") == 1)
  }
}

/// What the levels of a class have noted, in order.
private final class Log {
  var entries: [String] = []
}

private class Level1: RefreshNormalHeader {
  var journal: Log?

  override var state: RefreshState {
    didSet {
      guard state != oldValue else { return }
      journal?.entries.append("1 \(oldValue)>\(state) \(stateLabel.text ?? "")")
    }
  }
}

private class Level2: Level1 {
  override var state: RefreshState {
    didSet { if state != oldValue { journal?.entries.append("2 \(oldValue)>\(state)") } }
  }
}

private class Level3: Level2 {
  override var state: RefreshState {
    didSet { if state != oldValue { journal?.entries.append("3 \(oldValue)>\(state)") } }
  }
}

private class Level4: Level3 {
  override var state: RefreshState {
    didSet { if state != oldValue { journal?.entries.append("4 \(oldValue)>\(state)") } }
  }
}

private final class Level5: Level4 {
  override var state: RefreshState {
    didSet { if state != oldValue { journal?.entries.append("5 \(oldValue)>\(state)") } }
  }
}

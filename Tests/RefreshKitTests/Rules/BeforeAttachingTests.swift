import RefreshKit
import Testing

/// Rules A2, A4, A8 and W: what was begun, ended and dragged before a component is attached.
struct BeforeAttachingTests {
  private func detached(_ kind: Kind) -> Bench {
    let bench = Bench(kind)
    bench.detach()
    bench.clearLog()
    return bench
  }

  @Test(arguments: Kind.all, [true, false])
  func `a begin shows the component at once`(kind: Kind, isAutomatic: Bool) {
    let component = kind.make()
    component.alpha = 0
    component.isAutomaticallyChangeAlpha = isAutomatic
    component.beginRefreshing()
    #expect(component.alpha == 1)
    #expect(component.pullingPercent == 1)
  }

  @Test(arguments: Kind.all + Kind.collectionHeaders)
  func `refreshing set by hand opens and calls back once it is attached`(kind: Kind) {
    let bench = detached(kind)
    bench.component.state = .refreshing
    bench.wait(5)
    #expect(bench.log == ["idle>refreshing"])
    #expect(bench.component.pullingPercent == 1)
    bench.attach()
    bench.wait(1)
    #expect(bench.log == ["idle>refreshing", "refreshing", "began"])
    #expect(bench.component.reservedInset == bench.length)
    #expect(bench.component.misfits == [])
  }

  @Test(arguments: Kind.all + Kind.collectionHeaders)
  func `so it does where it was set to willRefresh in between`(kind: Kind) {
    let bench = detached(kind)
    bench.component.state = .refreshing
    bench.component.state = .willRefresh
    bench.attach()
    bench.wait(1)
    #expect(bench.component.state == .refreshing)
    #expect(bench.count("refreshing") == 1)
    #expect(bench.component.reservedInset == bench.length)
    bench.end()
    #expect(bench.count("ended") == 1)
  }

  @Test(arguments: Kind.all + Kind.collectionHeaders)
  func `set to willRefresh by hand and back, it is the same refresh`(kind: Kind) {
    for isAttached in [true, false] {
      let bench = detached(kind)
      if isAttached { bench.attach() }
      bench.component.state = .refreshing
      bench.component.state = .willRefresh
      bench.component.state = .refreshing
      if !isAttached { bench.attach() }
      bench.wait(1)
      #expect(bench.count("refreshing") == 1)
      #expect(bench.component.reservedInset == bench.length)
    }
  }

  @Test(arguments: Kind.all + Kind.collectionHeaders)
  func `a refresh that is set to willRefresh while it runs calls back once`(kind: Kind) {
    for time in [0.1, 1] {
      let bench = Bench(kind)
      bench.component.beginRefreshing()
      bench.wait(time)
      bench.component.state = .willRefresh
      bench.wait(1)
      #expect(bench.component.state == .refreshing)
      #expect(bench.count("refreshing") == 1)
      bench.end()
      #expect(bench.count("ended") == 1)
    }
  }

  @Test(arguments: Kind.all, [RefreshState.refreshing, .willRefresh])
  func `what ends before it is attached calls nothing`(kind: Kind, state: RefreshState) {
    let bench = detached(kind)
    bench.component.state = state
    bench.component.state = .idle
    bench.attach()
    bench.wait(1)
    #expect(bench.log == ["idle>\(state)", "\(state)>idle"])
    #expect(bench.component.misfits == [])
  }

  @Test(arguments: Kind.all)
  func `a refresh that opens as it is attached is announced`(kind: Kind) {
    let bench = detached(kind)
    var words: [Feedback] = []
    let observation = bench.component.observeFeedback { words.append($0) }
    bench.component.state = .refreshing
    #expect(words == [])
    bench.attach()
    #expect(words.count == 1)
    bench.wait(1)
    bench.end()
    #expect(words.count == 2)
    observation.cancel()
  }

  @Test func `a block that waits for a turn has it once the component is attached`() {
    let bench = detached(Kind.normalHeader)
    bench.component.endRefreshing { bench.note("first") }
    bench.component.state = .idle
    bench.attach()
    bench.component.endRefreshing { bench.note("second") }
    bench.wait(1)
    #expect(bench.log == ["first", "second"])
  }

  // MARK: A drag that was there before

  @Test(arguments: Kind.pulled)
  func `a drag that began before the component was attached may pull after its refresh`(
    kind: Kind
  ) {
    for isInWindow in [true, false] {
      let bench = detached(kind)
      bench.list.isInWindow = isInWindow
      bench.pull(by: 1.6)
      bench.component.beginRefreshing()
      bench.attach()
      bench.wait(1)
      bench.drag(by: 1.6)
      bench.end()
      bench.drag(by: 1.7)
      #expect(bench.component.state == .pulling)
    }
  }

  @Test(arguments: Kind.pulled)
  func `one that began while the refresh was pending must return`(kind: Kind) {
    let bench = detached(kind)
    bench.list.isInWindow = false
    bench.component.beginRefreshing()
    bench.attach()
    bench.pull(by: 1.6)
    bench.end()
    bench.drag(by: 1.7)
    #expect(bench.component.state == .idle)
  }

  @Test(arguments: Kind.pulled, [1, 0.5])
  func `an end at or within the threshold counts as returned`(kind: Kind, fraction: Double) {
    let bench = Bench(kind)
    bench.refresh()
    bench.pull(by: 1.5)
    bench.drag(by: fraction)
    bench.end()
    bench.drag(by: 1.5)
    #expect(bench.component.state == .pulling)
  }

  // MARK: When it is decided whether a refresh opens

  @Test(arguments: Kind.opening)
  func `hidden inside its own state event, a component reserves nothing`(kind: Kind) {
    for event in ["idle>refreshing", "idle>willRefresh"] {
      let bench = Bench(kind)
      bench.answer(event) { bench.component.isHidden = true }
      bench.component.state = event == "idle>refreshing" ? .refreshing : .willRefresh
      bench.wait(1)
      #expect(bench.list.reservedInset == .zero)
      #expect(bench.list.contentOffset == .zero)
      #expect(bench.count("refreshing") == 1)
    }
  }

  @Test(arguments: Kind.opening)
  func `shown inside its own state event, a component opens`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.isHidden = true
    bench.answer("idle>refreshing") { bench.component.isHidden = false }
    bench.refresh()
    #expect(bench.component.reservedInset == bench.length)
  }

  @Test(arguments: Kind.all)
  func `a refresh begun outside a window starts in a hidden list too`(kind: Kind) {
    let bench = Bench(kind)
    bench.list.isInWindow = false
    bench.component.beginRefreshing()
    bench.list.isHidden = true
    bench.list.isInWindow = true
    bench.wait(1)
    #expect(bench.component.state == .refreshing)
    #expect(bench.count("refreshing") == 1)
  }
}

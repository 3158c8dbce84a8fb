import RefreshKit
import Testing

/// Rules A2, A4 and A8: what is begun, ended and dragged before a component is attached.
struct BeforeAttachingTests {
  nonisolated private static let refresh = "refreshing began"

  @Test(arguments: Kind.all, [true, false])
  func `a begin shows the component before it is attached, and its end leaves nothing of it`(
    kind: Kind, isAutomatic: Bool
  ) {
    let component = kind.make()
    component.alpha = 0
    component.isAutomaticallyChangeAlpha = isAutomatic
    component.beginRefreshing()
    #expect(component.alpha == 1)
    #expect(component.pullingPercent == 1)
    component.state = .idle
    #expect(component.pullingPercent == (kind.isAuto ? 1 : 0))
  }

  nonisolated private static let rows = [
    CallRow(
      "refreshing set by hand opens and calls back once it is attached", .refreshing,
      "idle>refreshing \(refresh)"
    ) {
      $0.detach()
      $0.component.state = .refreshing
      $0.wait(5)
      #expect($0.log == ["idle>refreshing"] && $0.component.pullingPercent == 1)
      $0.attach()
    },
    CallRow(
      "so does one that is set to willRefresh in between", .idle,
      "idle>refreshing refreshing>willRefresh willRefresh>refreshing \(refresh) refreshing>idle closing ended"
    ) {
      $0.detach()
      $0.component.state = .refreshing
      $0.component.state = .willRefresh
      $0.attach()
      $0.wait(1)
      $0.end()
    },
    CallRow(
      "begun detached, it starts with its block once it is attached", .refreshing,
      "idle>willRefresh willRefresh>refreshing \(refresh) B"
    ) {
      $0.detach()
      $0.begin("B")
      $0.wait(5)
      #expect($0.component.state == .willRefresh)
      $0.attach()
    },
    CallRow(
      "a refresh that ends before it is attached calls nothing", .idle,
      "idle>refreshing refreshing>idle"
    ) {
      $0.detach()
      $0.component.state = .refreshing
      $0.component.state = .idle
      $0.attach()
    },
    CallRow(
      "a refresh that waits and ends before it is attached calls nothing", .idle,
      "idle>willRefresh willRefresh>idle"
    ) {
      $0.detach()
      $0.component.state = .willRefresh
      $0.component.state = .idle
      $0.attach()
    },
    CallRow("a block that waits for a turn has it once attached", .idle, "first second") {
      $0.detach()
      $0.end("first")
      $0.component.state = .idle
      $0.attach()
      $0.end("second")
    },
  ]

  @Test(arguments: Kind.all + Kind.collectionHeaders)
  func `a refresh that is begun before the component is attached opens once it is`(kind: Kind) {
    Bench.check(Self.rows, kind)
  }

  // MARK: A8. A drag that was there before

  @Test(arguments: Kind.pulled)
  func `a drag that began while the component was attached and refreshed must return first`(
    kind: Kind
  ) {
    func drag(before: Bool, isInWindow: Bool = true) -> RefreshState {
      let bench = Bench(kind)
      bench.detach()
      bench.list.isInWindow = isInWindow
      if before { bench.pull(by: 1.6) }
      bench.component.beginRefreshing()
      bench.attach()
      if !before { bench.pull(by: 1.6) }
      bench.wait(1)
      bench.list.isInWindow = bench.list.isInWindow || !before
      bench.wait(1)
      bench.drag(by: 1.6)
      bench.end()
      bench.drag(by: 1.7)
      return bench.component.state
    }
    #expect(drag(before: true) == .pulling)
    #expect(drag(before: true, isInWindow: false) == .pulling)
    #expect(drag(before: false, isInWindow: false) == .idle, "it began while the refresh waited")

    let waiting = Bench(kind)
    waiting.detach()
    waiting.list.isInWindow = false
    waiting.component.beginRefreshing()
    waiting.attach()
    waiting.pull(by: 1.6)
    waiting.end()
    waiting.drag(by: 1.7)
    #expect(waiting.component.state == .idle, "the refresh ended before it started")
  }

  // MARK: A4. When it is decided whether a refresh opens

  @Test(arguments: Kind.opening)
  func `a component that its own state event hides reserves nothing, one that it shows opens`(
    kind: Kind
  ) {
    for event in ["idle>refreshing", "idle>willRefresh"] {
      let bench = Bench(kind)
      bench.answer(event) { bench.component.isHidden = true }
      bench.component.state = event == "idle>refreshing" ? .refreshing : .willRefresh
      bench.wait(1)
      #expect(bench.list.contentOffset == .zero)
      #expect(bench.count("refreshing") == 1)
      bench.expect(.refreshing, reserved: .points(0))
    }
    let bench = Bench(kind)
    bench.component.isHidden = true
    bench.answer("idle>refreshing") { bench.component.isHidden = false }
    bench.refresh()
    bench.expect(.refreshing, percent: 1, reserved: .open)
  }
}

import RefreshKit
import RefreshReplay
import Testing

/// Rules W, A2 and A8: begins, ends and drags before a component is attached, or outside a window.
@MainActor struct BeforeAttachingTests {
  nonisolated private static let refresh = "refreshing began"

  @Test(arguments: Kind.all, [true, false])
  func `a begin before the component is attached makes it opaque, and an end resets the percent`(
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

  // MARK: A8. A drag that began before the component was attached

  // Drags that begin during a refresh are in `PullTests`.
  @Test(arguments: Kind.pulled, [true, false])
  func `a drag that began while a refresh waited for a window must return before it pulls`(
    kind: Kind, starts: Bool
  ) {
    let bench = Bench(kind)
    bench.detach()
    bench.list.isInWindow = false
    bench.component.beginRefreshing()
    bench.attach()
    bench.pull(by: 1.6)
    if starts {
      bench.list.isInWindow = true
      bench.wait(1)
      bench.drag(by: 1.6)
    }
    bench.end()
    bench.drag(by: 1.7)
    bench.expect(.idle)
  }

  // MARK: W. Outside a window

  private func offScreen(_ kind: Kind) -> Bench {
    let bench = Bench(kind)
    bench.list.isInWindow = false
    return bench
  }

  @Test(arguments: Kind.all)
  func `a refresh that begins outside a window waits for one, with the refreshing title`(
    kind: Kind
  ) {
    let bench = offScreen(kind)
    bench.component.beginRefreshing()
    bench.wait(5)
    #expect(bench.component.isRefreshing)
    bench.expect(.willRefresh, percent: 1, alpha: 1, reserved: .atRest, log: "idle>willRefresh")
    if let titled = bench.component as? any StateTitled {
      #expect(titled.stateLabel.text == titled.title(for: .refreshing))
    }
    bench.list.isInWindow = true
    #expect(bench.component.state == .willRefresh)
    bench.wait()
    bench.expect(.refreshing, percent: 1, reserved: .open)
  }

  nonisolated private static let rowsOffScreen = [
    CallRow("a refresh starts in the first turn in a window", .refreshing, start) {
      $0.refresh()
      $0.list.isInWindow = true
    },
    CallRow("a hidden one too", .refreshing, start) {
      $0.component.isHidden = true
      $0.refresh()
      $0.list.isInWindow = true
    },
    CallRow("in a hidden list too", .refreshing, start) {
      $0.refresh()
      $0.list.isHidden = true
      $0.list.isInWindow = true
    },
    CallRow("without any extent too", .refreshing, start) {
      $0.list.frame.size = .zero
      $0.component.frame.size = .zero
      $0.refresh()
      $0.list.isInWindow = true
    },
    CallRow("willRefresh set by hand on a hidden component in a window", .refreshing, start) {
      $0.list.isInWindow = true
      $0.component.isHidden = true
      $0.component.state = .willRefresh
    },
    CallRow(
      "begun, ended and begun again, one waits", .refreshing,
      "idle>willRefresh willRefresh>idle closing ended \(start)"
    ) {
      $0.component.beginRefreshing()
      $0.component.endRefreshing()
      $0.component.beginRefreshing()
      $0.wait(1)
      #expect($0.component.state == .willRefresh)
      $0.list.isInWindow = true
    },
    CallRow("a second begin in the window starts it at once", .refreshing, start) {
      $0.component.beginRefreshing()
      $0.list.isInWindow = true
      $0.component.beginRefreshing()
      #expect($0.component.state == .refreshing)
    },
  ]

  nonisolated private static let start =
    "idle>willRefresh willRefresh>refreshing refreshing began"

  @Test(arguments: Kind.all)
  func `a waiting refresh starts when the list enters a window, whether or not it is visible`(
    kind: Kind
  ) {
    for row in Self.rowsOffScreen {
      let bench = offScreen(kind)
      row.play(bench)
      bench.wait(1)
      let log = bench.calls(row.log)
      #expect(bench.differences(from: row.state, percent: 1, log: log) == [], "\(row.name)")
      if !bench.component.isShown { #expect(bench.list.reservedInset == .zero, "\(row.name)") }
    }
  }

  @Test(arguments: Kind.opening + Kind.autos, [true, false])
  func `a refresh that ends before it starts closes like any other, also with paging`(
    kind: Kind, isAutomatic: Bool
  ) {
    let bench = offScreen(kind)
    bench.list.isPagingEnabled = kind.isAuto && isAutomatic
    bench.component.isAutomaticallyChangeAlpha = isAutomatic
    bench.refresh()
    bench.end("E")
    bench.wait()
    let alpha: Double = isAutomatic && !kind.isAuto ? 0 : 1
    let closing = bench.calls("idle>willRefresh willRefresh>idle closing")
    #expect(bench.log.joined(separator: " ").hasPrefix(closing))
    #expect(bench.component.pullingPercent == 1 && bench.component.alpha == alpha)
    bench.wait(1)
    bench.expect(
      .idle, percent: kind.isAuto ? 1 : 0, alpha: alpha, reserved: .atRest,
      log: closing + " ended E")
    bench.list.isInWindow = true
    bench.wait(1)
    #expect(bench.count("refreshing") == 0)
  }

  @Test(arguments: Kind.all + Kind.collectionHeaders, Phase.allCases)
  func `leaving and entering the window changes nothing, in any phase`(kind: Kind, phase: Phase) {
    let bench = Bench(kind)
    bench.bring(to: phase)
    bench.list.isInWindow = false
    bench.wait(1)
    bench.list.isInWindow = true
    bench.wait(1)
    let refreshes =
      switch phase {
      // A system header begins its refresh under the finger.
      case .pulling: Kind.system.map(\.name).contains(kind.name) ? 1 : 0
      case .released: kind.isAuto ? 0 : 1
      default: 1
      }
    #expect(bench.count("refreshing") == refreshes)
    #expect(bench.differences(from: bench.component.state) == [])

    bench.list.endDragging()
    bench.wait(1)
    bench.end()
    bench.refresh()
    bench.end()
    bench.expect(.idle, reserved: .atRest)
  }

  @Test(arguments: [false, true])
  func `a component detached by an observer of another component's start does not start`(
    isMoved: Bool
  ) {
    let other = Bench.list()
    other.isInWindow = false
    let bench = offScreen(Kind.normalHeader)
    let header = bench.component
    let footer = RefreshBackFooter()
    bench.list.footer = footer
    footer.beginRefreshing()
    let observation = footer.observeState { change in
      guard change.new == .refreshing else { return }
      bench.detach()
      if isMoved { other[.header] = header }
      header.beginRefreshing()
    }
    bench.list.isInWindow = true
    bench.wait()
    #expect(footer.state == .refreshing)
    #expect(header.state == .willRefresh)
    withExtendedLifetime(observation) {}
  }
}

import RefreshKit
import Testing

/// Rule W, refreshes that begin outside a window.
struct OffScreenTests {
  private func offScreen(_ kind: Kind) -> Bench {
    let bench = Bench(kind)
    bench.list.isInWindow = false
    return bench
  }

  @Test(arguments: Kind.all)
  func `begun outside a window it waits, with the refreshing title`(kind: Kind) {
    let bench = offScreen(kind)
    bench.refresh()
    #expect(bench.log == ["idle>willRefresh"])
    #expect(bench.component.isRefreshing)
    #expect(bench.component.pullingPercent == 1)
    #expect(bench.list.reservedInset == bench.restingInset)
    if let titled = bench.component as? any StateTitled {
      #expect(titled.stateLabel.text == titled.title(for: .refreshing))
    }
  }

  @Test(arguments: Kind.all)
  func `it starts in the first turn in a window`(kind: Kind) {
    let bench = offScreen(kind)
    bench.refresh()
    bench.list.isInWindow = true
    #expect(bench.component.state == .willRefresh)

    bench.wait()
    #expect(bench.component.state == .refreshing)
    #expect(bench.component.reservedInset == bench.length)

    bench.wait(1)
    #expect(bench.log == ["idle>willRefresh", "willRefresh>refreshing", "refreshing", "began"])
  }

  @Test(arguments: Kind.all)
  func `it starts hidden too`(kind: Kind) {
    let bench = offScreen(kind)
    bench.component.isHidden = true
    bench.refresh()
    bench.list.isInWindow = true
    bench.wait(1)

    #expect(bench.component.state == .refreshing)
    #expect(bench.count("refreshing") == 1)
    #expect(bench.list.reservedInset == .zero)
  }

  @Test(arguments: Kind.all)
  func `it starts without any extent too`(kind: Kind) {
    let bench = offScreen(kind)
    bench.list.frame.size = .zero
    bench.component.frame.size = .zero
    bench.refresh()
    bench.list.isInWindow = true
    bench.wait(1)

    #expect(bench.component.state == .refreshing)
    #expect(bench.count("refreshing") == 1)
  }

  @Test(arguments: Kind.all)
  func `begun before it is attached it starts once attached`(kind: Kind) {
    let bench = Bench(kind)
    bench.detach()
    bench.component.beginRefreshing { bench.note("block") }
    #expect(bench.component.state == .willRefresh)

    bench.attach()
    bench.wait(1)
    #expect(bench.component.state == .refreshing)
    #expect(bench.log.suffix(3) == ["refreshing", "began", "block"])
    #expect(bench.component.reservedInset == bench.length)
  }

  @Test(arguments: Kind.all)
  func `willRefresh set by hand in a window starts in the next turn`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.state = .willRefresh
    #expect(bench.component.state == .willRefresh)

    bench.wait()
    #expect(bench.component.state == .refreshing)

    bench.wait(1)
    #expect(bench.count("refreshing") == 1)
  }

  @Test(arguments: Kind.all)
  func `willRefresh set by hand while hidden starts in the next turn`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.isHidden = true
    bench.component.state = .willRefresh
    bench.wait(1)
    #expect(bench.count("refreshing") == 1)
  }

  @Test(arguments: Kind.opening, [true, false])
  func `ended before it starts, it closes like any other`(kind: Kind, isAutomatic: Bool) {
    let bench = offScreen(kind)
    bench.component.isAutomaticallyChangeAlpha = isAutomatic
    bench.refresh()
    bench.component.endRefreshing { bench.note("block") }
    bench.wait()
    #expect(bench.log == ["idle>willRefresh", "willRefresh>idle", "closing"])
    #expect(bench.component.pullingPercent == 1)
    #expect(bench.component.alpha == (isAutomatic ? 0 : 1))

    bench.wait(1)
    #expect(bench.log.suffix(2) == ["ended", "block"])
    #expect(bench.component.pullingPercent == 0)
    #expect(bench.component.alpha == (isAutomatic ? 0 : 1))
    #expect(bench.component.misfits == [])

    bench.list.isInWindow = true
    bench.wait(1)
    #expect(bench.count("refreshing") == 0)
  }

  @Test(arguments: Kind.autos, [false, true])
  func `ended before it starts, an auto footer keeps its percent, and a page closes like any other`(
    kind: Kind, isPage: Bool
  ) {
    let bench = offScreen(kind)
    bench.list.isPagingEnabled = isPage
    bench.component.isAutomaticallyChangeAlpha = true
    bench.refresh()
    bench.end()

    let closing = isPage ? ["closing"] : []
    #expect(bench.log == ["idle>willRefresh", "willRefresh>idle"] + closing + ["ended"])
    #expect(bench.component.pullingPercent == 1)
    #expect(bench.component.alpha == 1)
    #expect(bench.component.misfits == [])
  }

  @Test(arguments: Kind.all)
  func `begun, ended and begun again outside a window it is one that waits`(kind: Kind) {
    let bench = offScreen(kind)
    bench.component.beginRefreshing()
    bench.component.endRefreshing()
    bench.component.beginRefreshing()
    bench.wait(1)
    #expect(bench.component.state == .willRefresh)
    #expect(bench.count("ended") == 1)

    bench.list.isInWindow = true
    bench.wait(1)
    #expect(bench.count("refreshing") == 1)
  }

  @Test(arguments: Kind.all)
  func `a second begin in a window starts at once what waits`(kind: Kind) {
    let bench = offScreen(kind)
    bench.component.beginRefreshing()
    bench.list.isInWindow = true
    bench.component.beginRefreshing()
    #expect(bench.component.state == .refreshing)

    bench.wait(1)
    #expect(bench.count("refreshing") == 1)
  }

  @Test(arguments: Kind.all + Kind.collectionHeaders, Phase.allCases)
  func `in and out of the window in any phase, it is as if nothing had been`(
    kind: Kind, phase: Phase
  ) {
    let bench = Bench(kind)
    bench.bring(to: phase)
    bench.list.isInWindow = false
    bench.wait(1)
    bench.list.isInWindow = true
    bench.wait(1)
    let refreshes =
      switch phase {
      case .pulling: 0
      case .released: kind.isAuto ? 0 : 1
      default: 1
      }
    #expect(bench.count("refreshing") == refreshes)
    #expect(bench.list.isUserInteractionEnabled)
    #expect(bench.component.misfits == [])

    bench.list.endDragging()
    bench.wait(1)
    bench.end()
    bench.refresh()
    bench.end()
    #expect(bench.component.state == .idle)
    #expect(bench.list.reservedInset == bench.restingInset)
  }

  @Test(arguments: Kind.pulled)
  func `a drag that began while a refresh waited must return before it pulls`(kind: Kind) {
    let bench = offScreen(kind)
    bench.component.beginRefreshing()
    bench.pull(by: 1.5)
    bench.list.isInWindow = true
    bench.wait(1)
    bench.drag(by: 1.5)
    bench.end()
    bench.drag(by: 1.6)

    #expect(bench.component.state == .idle)
  }

  @Test(arguments: [false, true])
  func `one that leaves the list while another starts does not start`(isMoved: Bool) {
    let other = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
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

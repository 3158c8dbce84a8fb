import RefreshKit
import Testing

/// Rules N1 and N2, what is called back for which refresh.
struct RefreshNumberTests {
  // MARK: 1. Ended before its opening is over

  /// A bench whose component has been opening for a tenth of a second.
  private func opening(_ kind: Kind) -> Bench {
    let bench = Bench(kind)
    bench.component.beginRefreshing()
    bench.wait(0.1)
    return bench
  }

  @Test(arguments: Kind.opening)
  func `ended while it opens, a refresh never calls back`(kind: Kind) {
    let bench = opening(kind)
    bench.end()
    bench.wait(1)

    #expect(bench.log == ["idle>refreshing", "refreshing>idle", "closing", "ended"])
    #expect(bench.list.reservedInset == .zero)
    #expect(bench.list.contentOffset[bench.component.edge.axis] == bench.restingOffset)
  }

  @Test(arguments: Kind.opening, [RefreshState.idle, .pulling, .noMoreData])
  func `ended by hand while it opens, a refresh never calls back`(
    kind: Kind, state: RefreshState
  ) {
    let bench = opening(kind)
    bench.component.state = state
    bench.wait(1)

    #expect(bench.count("refreshing") == 0)
    #expect(bench.count("began") == 0)
    #expect(bench.count("ended") == 1)
  }

  @Test(arguments: Kind.opening)
  func `detached while it opens, a refresh never calls back`(kind: Kind) {
    let bench = opening(kind)
    bench.detach()
    bench.wait(1)

    #expect(bench.log == ["idle>refreshing"])
  }

  @Test(arguments: Kind.opening)
  func `detached and attached again while it opens, a refresh never calls back`(kind: Kind) {
    let bench = opening(kind)
    bench.detach()
    bench.attach()
    bench.wait(1)

    #expect(bench.log == ["idle>refreshing"])
    #expect(bench.list.reservedInset == .zero)
  }

  @Test(arguments: Kind.opening)
  func `of two refreshes only the new one calls back`(kind: Kind) {
    let bench = opening(kind)
    bench.close(for: 0.1)
    bench.component.beginRefreshing()
    bench.wait(0.2)
    #expect(bench.count("refreshing") == 0)

    bench.wait(0.05)
    #expect(bench.count("refreshing") == 1)

    bench.wait(1)
    #expect(bench.count("refreshing") == 1)
    #expect(bench.component.pullingPercent == 1)
    #expect(bench.component.reservedInset == bench.length)
  }

  @Test(arguments: Kind.opening)
  func `of two refreshes in one turn only the new one calls back`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.state = .refreshing
    bench.component.state = .idle
    bench.component.state = .refreshing
    bench.wait(1)

    #expect(bench.count("refreshing") == 1)
    #expect(bench.count("ended") == 1)
    #expect(bench.component.misfits == [])
  }

  // MARK: 2. One end, one callback

  @Test(arguments: Kind.all + Kind.collectionHeaders)
  func `a whole refresh, from begin to end`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    bench.end()
    bench.wait(1)

    let closing = kind.isAuto ? [] : ["closing"]
    #expect(
      bench.log
        == ["idle>refreshing", "refreshing", "began", "refreshing>idle"] + closing + ["ended"])
  }

  @Test(arguments: Kind.opening)
  func `the end is reported when the closing animation is over`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    bench.close(for: 0.39)
    #expect(bench.count("closing") == 1)
    #expect(bench.count("ended") == 0)

    bench.wait(0.02)
    #expect(bench.count("ended") == 1)
  }

  @Test(arguments: Kind.autos)
  func `with paging an auto footer closes by an animation too`(kind: Kind) {
    let bench = Bench(kind)
    bench.list.isPagingEnabled = true
    bench.refresh()
    bench.close(for: 0.39)
    #expect(bench.log.suffix(2) == ["refreshing>idle", "closing"])

    bench.wait(0.02)
    #expect(bench.log.last == "ended")
  }

  @Test(arguments: Kind.all)
  func `without durations the end is reported in the same turn`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.setAnimationDisabled()
    bench.component.beginRefreshing()
    bench.component.endRefreshing()
    bench.wait()

    #expect(bench.component.state == .idle)
    #expect(bench.count("ended") == 1)
  }

  @Test(arguments: Kind.opening)
  func `a refresh that begins while another closes has that one's end reported first`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    bench.close(for: 0.1)
    bench.clearLog()
    bench.component.beginRefreshing()
    #expect(bench.log == ["ended", "idle>refreshing"])

    bench.wait(1)
    #expect(bench.log == ["ended", "idle>refreshing", "refreshing", "began"])
  }

  @Test(arguments: Kind.pulled)
  func `a pull that is released while another refresh closes has that one's end reported first`(
    kind: Kind
  ) {
    let bench = Bench(kind)
    bench.refresh()
    bench.close(for: 0.1)
    bench.clearLog()
    bench.pullAndRelease()

    #expect(
      bench.log == [
        "idle>pulling", "ended", "pulling>refreshing", "refreshing", "began",
      ])
  }

  @Test(arguments: Kind.opening)
  func `refreshing set by hand while another refresh closes has that one's end reported`(kind: Kind)
  {
    let bench = Bench(kind)
    bench.refresh()
    bench.close(for: 0.1)
    bench.clearLog()
    bench.component.state = .refreshing
    bench.wait(1)

    #expect(bench.count("ended") == 1)
    #expect(bench.log.suffix(3) == ["ended", "refreshing", "began"])
  }

  @Test(arguments: Kind.all + Kind.collectionHeaders, Phase.allCases)
  func `a detached component ends silently in every phase`(kind: Kind, phase: Phase) {
    let bench = Bench(kind)
    bench.bring(to: phase)
    bench.clearLog()
    bench.detach()
    bench.wait(2)

    #expect(bench.log == [])
    #expect(bench.component.state == .idle)
    #expect(bench.component.pullingPercent == 0)
    #expect(bench.list.reservedInset == .zero)
    #expect(bench.list.isUserInteractionEnabled)
    #expect(bench.component.misfits == [])
  }

  @Test(arguments: Kind.all + Kind.collectionHeaders, Phase.allCases)
  func `a replaced component ends silently, and can refresh elsewhere`(kind: Kind, phase: Phase) {
    let bench = Bench(kind)
    bench.bring(to: phase)
    bench.clearLog()
    bench.detach()
    let other = ScrollView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    other.contentSize = Size(width: 1_000, height: 2_000)
    other[Slot(bench.component.edge)] = bench.component
    other.timeline.advance(by: 1)
    #expect(bench.log == [])

    bench.component.beginRefreshing()
    bench.wait(2)
    other.timeline.advance(by: 1)
    #expect(bench.log == ["idle>refreshing", "refreshing", "began"])
    #expect(bench.component.reservedInset == bench.length)
    #expect(bench.component.misfits == [])
  }
}

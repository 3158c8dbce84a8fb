import RefreshKit
import Testing

/// Rule T5: an arrival that does not load only because another component refreshes.
@MainActor struct WaitingArrivalTests {
  /// A bench in which the trailer refreshes, and only one component may refresh at a time.
  private func busy(_ kind: Kind, isAutomatic: Bool = true) -> Bench {
    let bench = Bench(atOtherEndThan: kind)
    bench.list.allowsSimultaneousRefreshing = false
    bench.auto.isAutomaticallyRefresh = isAutomatic
    let trailer = RefreshNormalTrailer()
    // In front, the trailer moves no content, so its end leaves no bounce.
    trailer.style = .front
    bench.list.trailer = trailer
    trailer.beginRefreshing()
    bench.wait(1)
    return bench
  }

  private func arrive(_ bench: Bench) {
    bench.list.contentOffset.y = bench.offset(pulledBy: 0).y
    bench.wait(1)
    #expect(bench.component.state == .idle)
  }

  /// Drags to the end, and lifts the finger there.
  private func drag(_ bench: Bench, decelerates: Bool = false) {
    bench.pull(by: -1)
    bench.drag(by: 0.1)
    bench.list.endDragging(decelerate: decelerates)
    bench.wait(1)
    #expect(bench.component.state == .idle)
  }

  private func endOther(_ bench: Bench, with result: RefreshResult = .success) {
    bench.list.trailer?.endRefreshing(with: result)
    bench.wait()
  }

  // MARK: Arrivals that load

  @Test(arguments: Kind.autos)
  func `an arrival loads in the first turn after the other refresh, however that ended`(
    kind: Kind
  ) {
    struct Offline: Error {}
    let results: [RefreshResult?] = [
      .success, .failure(Offline()), .cancelled, .noMoreData, nil,
    ]
    for result in results {
      let bench = busy(kind)
      arrive(bench)
      if let result {
        endOther(bench, with: result)
      } else {
        bench.list.trailer = nil
        bench.wait()
      }
      bench.expect(.refreshing)
      #expect(bench.count("refreshing") == 1)
    }
  }

  @Test(arguments: Kind.autos)
  func `a load that has waited counts as an arrival outside a drag, not as one of a drag's loads`(
    kind: Kind
  ) {
    let bench = busy(kind)
    arrive(bench)
    endOther(bench)
    bench.end()
    bench.list.contentOffset.y = bench.offset(pulledBy: 0.2).y
    bench.wait(1)
    #expect(bench.count("refreshing") == 1)

    let dragged = busy(kind)
    dragged.pull(by: 0.1)
    dragged.wait()
    endOther(dragged)
    dragged.drag(by: 0.2)
    dragged.wait()
    #expect(dragged.count("refreshing") == 1)
  }

  @Test(arguments: Kind.autos)
  func `the end of a drag always waits, an arrival only while the component is automatic`(
    kind: Kind
  ) {
    for isAutomatic in [true, false] {
      let bench = busy(kind, isAutomatic: isAutomatic)
      drag(bench)
      endOther(bench)
      #expect(bench.component.state == .refreshing)
    }
    let bench = busy(kind)
    arrive(bench)
    bench.auto.isAutomaticallyRefresh = false
    endOther(bench)
    bench.wait(1)
    bench.expect(.idle)
  }

  @Test(arguments: Kind.autos)
  func `an arrival waits until no finger is down and nothing moves`(kind: Kind) {
    for drags in [true, false] {
      let bench = busy(kind)
      arrive(bench)
      bench.finger(.began)
      if drags { bench.list.drag(to: bench.list.contentOffset) }
      endOther(bench)
      bench.wait(1)
      bench.expect(.idle)
      bench.finger(.ended)
      bench.wait()
      bench.expect(.refreshing)
    }
    let bench = busy(kind)
    drag(bench, decelerates: true)
    endOther(bench)
    bench.wait(1)
    bench.expect(.idle)
    bench.list.endDecelerating()
    bench.wait()
    bench.expect(.refreshing)
  }

  @Test(arguments: Kind.autos, [true, false])
  func `an arrival waits for every other component, also for one that waits for a window`(
    kind: Kind, isInWindow: Bool
  ) {
    let bench = busy(kind)
    arrive(bench)
    bench.list.leader = RefreshNormalLeader()
    bench.list.isInWindow = isInWindow
    bench.list.leader?.beginRefreshing()
    if isInWindow { bench.wait(1) }
    endOther(bench)
    #expect(bench.list.leader?.state == (isInWindow ? .refreshing : .willRefresh))
    bench.expect(.idle)
    bench.list.leader?.endRefreshing()
    bench.wait()
    #expect(bench.component.isRefreshing)
  }

  @Test(arguments: Kind.autos)
  func `with a driver, an arrival loads when the platform is at rest, or the driver is removed`(
    kind: Kind
  ) {
    let driver = RecordingDriver()
    let bench = busy(kind)
    bench.list.driver = driver
    bench.list.driverDidTrack(true)
    bench.list.beginDragging()
    bench.list.driverDidScroll(to: bench.offset(pulledBy: 0.1), by: .finger)
    bench.list.endDragging(decelerate: true)
    endOther(bench)
    #expect(bench.component.state == .idle)
    bench.list.driverDidDecelerate(false)
    bench.wait()
    #expect(bench.component.state == .idle)
    bench.list.driverDidTrack(false)
    bench.wait()
    #expect(bench.component.state == .refreshing)

    let left = busy(kind)
    left.list.driver = driver
    left.list.driverDidTrack(true)
    left.list.driverDidScroll(to: left.offset(pulledBy: 0), by: .app)
    endOther(left)
    left.wait(1)
    #expect(left.component.state == .idle)
    left.list.driver = nil
    left.wait()
    #expect(left.component.state == .refreshing)
  }

  // MARK: Arrivals that do not load

  enum Reason: CaseIterable, Sendable {
    case hidden, hiddenMeanwhile, detachedMeanwhile, ownRefreshMeanwhile, interactionOff
    case noMoreData, pulledBack, pulledAway, empty, shortContent
  }

  @Test(arguments: Kind.autos, Reason.allCases)
  func `an arrival that can no longer load is forgotten`(
    kind: Kind, reason: Reason
  ) {
    let bench = busy(kind)
    arrive(bench)
    let component = bench.component
    switch reason {
    case .hidden: component.isHidden = true
    case .hiddenMeanwhile:
      component.isHidden = true
      component.isHidden = false
    case .detachedMeanwhile:
      bench.detach()
      bench.attach()
    case .ownRefreshMeanwhile:
      component.beginRefreshing()
      component.endRefreshing()
      bench.wait(1)
    case .interactionOff: component.isUserInteractionEnabled = false
    case .noMoreData: component.state = .noMoreData
    case .pulledBack: bench.list.contentOffset.y = bench.offset(pulledBy: -2).y
    case .pulledAway: bench.list.contentOffset.y = bench.offset(pulledBy: -40).y
    case .empty: bench.list.contentSize.height = 0
    case .shortContent: bench.list.contentSize.height = 300
    }
    bench.clearLog()
    endOther(bench)
    bench.wait(1)
    #expect(bench.count("refreshing") == 0)

    component.isHidden = false
    component.isUserInteractionEnabled = true
    component.state = .idle
    bench.wait(1)
    #expect(bench.count("refreshing") == 0)
  }

  @Test(arguments: Kind.autos, [true, false])
  func `content that leaves the end, and returns without an arrival, does not load`(
    kind: Kind, isAutomatic: Bool
  ) {
    let bench = busy(kind, isAutomatic: isAutomatic)
    if isAutomatic { arrive(bench) } else { drag(bench) }
    // Without interaction, no move is an arrival.
    bench.component.isUserInteractionEnabled = !isAutomatic
    bench.list.contentOffset = bench.offset(pulledBy: -2)
    bench.list.contentOffset = bench.offset(pulledBy: 0)
    bench.component.isUserInteractionEnabled = true
    endOther(bench)
    bench.wait(1)
    bench.expect(.idle, log: "")
  }

  @Test(arguments: Kind.autos)
  func `content that has returned to the start does not load, even if that is near the end`(
    kind: Kind
  ) {
    for (y, loads) in [(50.0, 1), (0, 0)] {
      let bench = busy(kind)
      bench.auto.preloadDistance = 5_000
      bench.y = 50
      bench.y = y
      endOther(bench)
      bench.wait(1)
      #expect(bench.count("refreshing") == loads)
    }
  }

  @Test(arguments: Kind.autoFooters)
  func `a drag that ended in a short list does not load in a list that has become long`(
    kind: Kind
  ) {
    let bench = Bench(kind, contentSize: Size(width: 375, height: 300))
    bench.list.allowsSimultaneousRefreshing = false
    bench.auto.preloadDistance = 5_000
    let trailer = RefreshNormalTrailer()
    trailer.style = .front
    bench.list.trailer = trailer
    trailer.beginRefreshing()
    bench.wait(1)
    bench.list.beginDragging()
    bench.list.drag(to: Point(x: 0, y: 20))
    bench.list.endDragging()
    bench.wait(1)
    bench.list.contentSize.height = 2_000
    endOther(bench)
    bench.wait(1)
    bench.expect(.idle, log: "")
  }

  @Test(arguments: Kind.autos)
  func `a load that has waited and a load that fills the list are one load`(kind: Kind) throws {
    let bench = Bench(kind, contentSize: Size(width: 375, height: 300))
    let loading = bench.auto
    bench.list.allowsSimultaneousRefreshing = false
    bench.list.trailer = RefreshNormalTrailer()
    bench.list.trailer?.beginRefreshing()
    bench.wait(1)
    loading.loadsUntilFilled = true
    bench.list.beginDragging()
    bench.list.drag(to: Point(x: 0, y: bench.list.contentOffset.y + bench.way * 20))
    bench.list.endDragging()
    bench.wait(1)
    endOther(bench)
    bench.wait(1)
    #expect(loading.state == .refreshing)
    bench.end()
    bench.wait(1)
    #expect(bench.count("refreshing") == 1)
  }
}

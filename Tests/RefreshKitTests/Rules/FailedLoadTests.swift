import RefreshKit
import Testing

/// Rules T1 and A23: which loads a failed load prevents, and what forgets the failure.
@MainActor struct FailedLoadTests {
  @MainActor private struct Offline: Error {}

  enum Failure: CaseIterable, Sendable {
    case result, timeLimit
  }

  /// A bench whose component has loaded because a deceleration arrived, and whose load has failed.
  ///
  /// - Parameter growth: By how much the content grows during the load.
  private func failed(
    _ kind: Kind, by failure: Failure = .result, growth: Double = 0
  ) -> Bench {
    let bench = Bench(atOtherEndThan: kind)
    if failure == .timeLimit { bench.component.refreshingTimeout = 0.5 }
    bench.pull(by: -3)
    bench.list.endDragging(decelerate: true)
    bench.list.decelerate(to: bench.offset(pulledBy: 0))
    bench.wait()
    #expect(bench.component.state == .refreshing)
    bench.list.contentSize.height += growth
    if failure == .result { bench.component.endRefreshing(with: .failure(Offline())) }
    bench.wait(0.6)
    #expect(bench.component.state == .idle)
    #expect(bench.component.lastResult?.isFailure == true)
    return bench
  }

  /// Moves the content on towards the end, point by point.
  private func moveOn(_ bench: Bench, steps: Int = 3) {
    for step in 1...steps {
      var offset = bench.list.contentOffset
      offset.y += bench.way * Double(step)
      bench.list.decelerate(to: offset)
      bench.wait()
    }
  }

  // MARK: T1. A single fling

  @Test(arguments: Kind.autos, Failure.allCases)
  func `content that grows during or after a failed load does not load again`(
    kind: Kind, failure: Failure
  ) {
    for growth in [0, 44.0] {
      let bench = failed(kind, by: failure, growth: growth)
      for _ in 1...3 {
        if growth == 0 { bench.list.contentSize.height += 4 }
        bench.list.decelerate(to: bench.offset(pulledBy: 0.1))
        moveOn(bench)
      }
      #expect(bench.count("refreshing") == 1)
    }
  }

  @Test(arguments: Kind.autos)
  func `content that grows after a canceled or successful load loads again`(kind: Kind) {
    for result in [RefreshResult.cancelled, .success] {
      let bench = Bench(atOtherEndThan: kind)
      bench.list.contentOffset = bench.offset(pulledBy: 0)
      bench.component.endRefreshing(with: result)
      bench.wait()
      bench.list.contentSize.height += 4
      bench.list.contentOffset = bench.offset(pulledBy: 0.1)
      #expect(bench.count("refreshing") == 2)
    }
  }

  @Test(arguments: Kind.autos)
  func `the line at which the failed load began moves with the rows that stay in place`(
    kind: Kind
  ) {
    let bench = failed(kind)
    bench.list.endDecelerating()
    bench.list.keepingPosition { bench.list.contentSize.height += 100 }
    // The rows have not moved on the screen, so the content is still where the load began.
    let distance = bench.component.edge == .bottom ? 0.0 : 100
    bench.list.contentOffset.y += bench.way * (distance + 2)
    #expect(bench.count("refreshing") == 1)
  }

  // MARK: T1. What forgets the failure

  @Test(arguments: Kind.autos)
  func `a new drag forgets the failure`(kind: Kind) {
    let bench = failed(kind)
    bench.list.beginDragging()
    bench.list.endDragging(decelerate: true)
    moveOn(bench)
    #expect(bench.count("refreshing") == 2)
    bench.end()
    bench.list.contentSize.height += 4
    bench.list.decelerate(to: bench.offset(pulledBy: 0.5))
    #expect(bench.count("refreshing") == 3)
  }

  @Test(arguments: Kind.autos)
  func `a drag that began during the failed load lets the content load again`(kind: Kind) {
    let bench = Bench(atOtherEndThan: kind)
    bench.list.contentOffset = bench.offset(pulledBy: 0)
    bench.wait()
    bench.pull(by: 0.1)
    bench.list.endDragging(decelerate: true)
    bench.component.endRefreshing(with: .failure(Offline()))
    bench.wait()
    #expect(bench.count("refreshing") == 1)
    bench.list.decelerate(to: bench.offset(pulledBy: 0.2))
    bench.wait()
    #expect(bench.count("refreshing") == 2)
  }

  @Test(arguments: Kind.autos)
  func `any begin and detaching forget the failure`(kind: Kind) {
    for isInWindow in [true, false] {
      let bench = failed(kind)
      bench.list.isInWindow = isInWindow
      bench.component.beginRefreshing()
      bench.end()
      bench.list.isInWindow = true
      bench.list.contentSize.height += 4
      bench.list.contentOffset = bench.offset(pulledBy: 0.1)
      #expect(bench.component.state == .refreshing)
    }
    let bench = failed(kind)
    bench.detach()
    bench.attach()
    bench.list.contentOffset = bench.offset(pulledBy: 0.1)
    #expect(bench.count("refreshing") == 2)
  }

  @Test(arguments: Kind.autos, [2, -1])
  func `failed loads within a drag count like others`(kind: Kind, times: Int) throws {
    let bench = Bench(atOtherEndThan: kind)
    bench.auto.autoTriggerTimes = times
    let component = bench.component
    component.beginRefreshingCompletionBlock = { [unowned component] in
      component.endRefreshing(with: .failure(Offline()))
    }
    bench.list.beginDragging()
    for step in 1...4 {
      bench.drag(by: Double(step) / 10)
      bench.wait()
    }
    #expect(bench.count("refreshing") == (times == 2 ? 2 : 4))
  }

  // MARK: A23. A refresh of the list

  enum Refresh: CaseIterable, Sendable {
    case header, headerWithNoMoreData, call, callWithoutRefresh, callWithoutHeader
  }

  /// Refreshes the whole list with success, in the way of the row.
  private func refresh(_ list: ScrollView, by way: Refresh) {
    let header = RefreshNormalHeader()
    if way != .callWithoutHeader { list.header = header }
    if way != .callWithoutRefresh, way != .callWithoutHeader { header.beginRefreshing() }
    list.timeline.advance(by: 1)
    switch way {
    case .header: header.endRefreshing()
    case .headerWithNoMoreData: header.endRefreshing(with: .noMoreData)
    case .call, .callWithoutRefresh, .callWithoutHeader:
      list.endHeaderRefreshing(noMoreData: false, count: 20)
    }
    list.timeline.advance(by: 0)
  }

  /// A bench whose component's load has failed.
  private func failedFooter(_ kind: Kind) -> Bench {
    let bench = Bench(kind)
    bench.refresh()
    bench.component.endRefreshing(with: .failure(Offline()))
    bench.wait(1)
    return bench
  }

  /// Whether the component shows and tells assistive technology that it has failed.
  private func tellsFailure(_ bench: Bench) -> Bool {
    let says = bench.component.accessibilityValue?.contains("failed") == true
    if let titled = bench.component as? any StateTitled {
      #expect(titled.stateLabel.text?.contains("failed") == says)
    }
    return says
  }

  @Test(arguments: Kind.autoFooters, Refresh.allCases)
  func `a refresh of the list clears the footer's failure, and keeps its result`(
    kind: Kind, way: Refresh
  ) {
    let bench = failedFooter(kind)
    #expect(tellsFailure(bench))
    refresh(bench.list, by: way)

    let isOver = way == .headerWithNoMoreData
    bench.expect(isOver ? .noMoreData : .idle, reserved: .atRest)
    if !isOver { #expect(bench.component.lastResult?.isFailure == true) }
    #expect(!tellsFailure(bench))
  }

  @Test(arguments: Kind.autoFooters, Refresh.allCases)
  func `after a refresh of the list, the footer loads again when the content has grown`(
    kind: Kind, way: Refresh
  ) {
    let bench = failed(kind)
    bench.list.endDecelerating()
    refresh(bench.list, by: way)
    if way == .headerWithNoMoreData {
      bench.ending.resetNoMoreData()
    }
    bench.wait(1)
    bench.list.contentOffset = bench.offset(pulledBy: 0)
    bench.wait()
    let count = bench.count("refreshing")
    bench.end()
    bench.list.contentSize.height += 4
    bench.list.contentOffset = bench.offset(pulledBy: 0.1)
    #expect(bench.count("refreshing") == count + 1)
  }

  @Test(arguments: Kind.autoFooters)
  func `a failed or canceled refresh, or one of an auto header, does not clear the failure`(
    kind: Kind
  ) {
    let refreshes: [(RefreshHeader, RefreshResult)] = [
      (RefreshNormalHeader(), .failure(Offline())), (RefreshNormalHeader(), .cancelled),
      (RefreshAutoNormalHeader(), .success),
    ]
    for (header, result) in refreshes {
      let bench = failedFooter(kind)
      bench.list.header = header
      header.beginRefreshing()
      bench.wait(1)
      header.endRefreshing(with: result)
      bench.wait(1)
      #expect(tellsFailure(bench), "\(result)")
    }
  }

  @Test(arguments: Kind.autoFooters)
  func `a call to the list while the header shows its own failure clears the footer's`(kind: Kind) {
    let bench = failedFooter(kind)
    let header = RefreshNormalHeader()
    bench.list.header = header
    header.resultDisplayDuration = 3
    header.beginRefreshing()
    bench.wait(1)
    header.endRefreshing(with: .failure(Offline()))
    bench.wait(1)
    bench.list.endHeaderRefreshing(noMoreData: false, count: 1)
    bench.wait()
    #expect(!tellsFailure(bench))
  }

  @Test(arguments: Kind.autoFooters)
  func `a reset of a trailer that shows its result does not clear the failure`(kind: Kind) {
    let bench = failedFooter(kind)
    let trailer = RefreshNormalTrailer()
    trailer.resultDisplayDuration = 5
    bench.list.trailer = trailer
    trailer.beginRefreshing()
    bench.wait(1)
    trailer.endRefreshing()
    bench.wait(1)
    #expect(trailer.isShowingResult)
    trailer.resetNoMoreData()
    bench.wait(1)
    #expect(tellsFailure(bench))
  }
}

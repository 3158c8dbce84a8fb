import RefreshKit
import Testing

/// Rule T, when an auto footer or auto header loads by itself.
struct ArrivalTests {
  /// A bench whose loads end in the next turn.
  private func bench(_ kind: Kind, times: Int = 1, height: Double = 2_000) -> Bench {
    let bench = Bench(atOtherEndThan: kind, height: height)
    (bench.component as? any AutoLoading)?.autoTriggerTimes = times
    let component = bench.component
    component.beginRefreshingCompletionBlock = { [unowned component] in component.endRefreshing() }
    return bench
  }

  /// Moves on by a point at a time, taking a turn after each, and counts the loads.
  private func arriveAgain(_ bench: Bench, times: Int = 5, move: (Point) -> Void) {
    for step in 1...times {
      move(bench.offset(pulledBy: Double(step) / 100))
      bench.wait()
    }
  }

  // MARK: 1. Once outside a drag, a number of times within one

  @Test(arguments: Kind.autos, [1, 3, -1])
  func `a fling loads once`(kind: Kind, times: Int) {
    let bench = bench(kind, times: times)
    bench.pull(by: -2)
    bench.list.endDragging(decelerate: true)
    arriveAgain(bench) { bench.list.decelerate(to: $0) }

    #expect(bench.count("refreshing") == 1)
  }

  @Test(arguments: Kind.autos, [1, -1])
  func `code loads once`(kind: Kind, times: Int) {
    let bench = bench(kind, times: times)
    arriveAgain(bench) { bench.list.contentOffset = $0 }

    #expect(bench.count("refreshing") == 1)
  }

  @Test(arguments: Kind.autos, [(0, 0), (1, 1), (3, 3), (-1, 5)])
  func `a drag loads as often as it may`(kind: Kind, times: (Int, Int)) {
    let bench = bench(kind, times: times.0)
    bench.list.beginDragging()
    arriveAgain(bench) { bench.list.drag(to: $0) }

    #expect(bench.count("refreshing") == times.1)
  }

  @Test(arguments: Kind.autos)
  func `every new drag starts with the full number`(kind: Kind) {
    let bench = bench(kind, times: 2)
    for drag in 1...3 {
      bench.list.beginDragging()
      arriveAgain(bench) { bench.list.drag(to: $0) }
      bench.list.endDragging()
      bench.list.contentOffset = bench.offset(pulledBy: 0)
      #expect(bench.count("refreshing") == 2 * drag)
    }
  }

  @Test(arguments: Kind.autos)
  func `a drag that begins during a load starts with the full number too`(kind: Kind) {
    let bench = bench(kind)
    bench.component.beginRefreshingCompletionBlock = nil
    bench.pull(by: 0)
    bench.list.endDragging()
    bench.list.beginDragging()
    bench.component.endRefreshing()
    bench.wait()
    bench.drag(by: 0.1)

    #expect(bench.count("refreshing") == 2)
  }

  @Test(arguments: Kind.autos)
  func `a drag that has loaded leaves nothing for its deceleration`(kind: Kind) {
    let bench = bench(kind)
    bench.pull(by: 0)
    bench.wait()
    bench.list.endDragging(decelerate: true)
    arriveAgain(bench) { bench.list.decelerate(to: $0) }

    #expect(bench.count("refreshing") == 1)
  }

  @Test(arguments: Kind.autos, [1, -1])
  func `outside a drag it loads again once the content has grown`(kind: Kind, times: Int) {
    let bench = bench(kind, times: times)
    bench.list.contentOffset = bench.offset(pulledBy: 0)
    bench.wait()
    bench.list.contentSize.height += 10
    bench.list.contentOffset = bench.offset(pulledBy: 0.05)
    bench.wait()
    #expect(bench.count("refreshing") == 2)

    bench.list.contentSize.height -= 5
    bench.list.contentOffset = bench.offset(pulledBy: 0.5)
    bench.wait()
    #expect(bench.count("refreshing") == 2)
  }

  @Test(arguments: Kind.autos)
  func `content that is set to the size it has has not grown`(kind: Kind) {
    let bench = bench(kind)
    arriveAgain(bench) {
      bench.list.contentOffset = $0
      bench.wait()
      bench.list.contentSize = bench.list.contentSize
    }
    #expect(bench.count("refreshing") == 1)
  }

  @Test(arguments: Kind.autos)
  func `content that has grown while interaction was off has grown`(kind: Kind) {
    let bench = bench(kind)
    bench.list.contentOffset = bench.offset(pulledBy: 0)
    bench.wait()
    bench.component.isUserInteractionEnabled = false
    bench.list.contentSize.height += 10
    bench.component.isUserInteractionEnabled = true
    bench.list.contentOffset = bench.offset(pulledBy: 0.05)
    bench.wait()

    #expect(bench.count("refreshing") == 2)
  }

  @Test(arguments: Kind.autos, [1, -1])
  func `outside a drag it loads again after a new drag`(kind: Kind, times: Int) {
    let bench = bench(kind, times: times)
    bench.list.contentOffset = bench.offset(pulledBy: 0)
    bench.wait()
    bench.list.beginDragging()
    bench.list.cancelDragging()
    bench.list.contentOffset = bench.offset(pulledBy: 0.1)
    bench.wait()

    #expect(bench.count("refreshing") == 2)
  }

  @Test(arguments: Kind.autos, [1, -1])
  func `outside a drag it loads again after having been before the line`(kind: Kind, times: Int) {
    let bench = bench(kind, times: times)
    bench.list.contentOffset = bench.offset(pulledBy: 0)
    bench.wait()
    bench.list.contentOffset = bench.offset(pulledBy: -0.01)
    bench.list.contentOffset = bench.offset(pulledBy: 0)
    bench.wait()

    #expect(bench.count("refreshing") == 2)
  }

  @Test(arguments: Kind.autos, [true, false])
  func `having been before the line unseen counts`(kind: Kind, hides: Bool) {
    let bench = bench(kind)
    bench.list.contentOffset = bench.offset(pulledBy: 0)
    bench.wait()
    bench.makeInactive(byHiding: hides)
    bench.list.contentOffset = bench.offset(pulledBy: -5)
    bench.component.isHidden = false
    bench.component.isUserInteractionEnabled = true
    bench.list.contentOffset = bench.offset(pulledBy: 0)
    bench.wait()

    #expect(bench.count("refreshing") == 2)
  }

  @Test(arguments: Kind.autos)
  func `a pull at the end uses up what a deceleration could load`(kind: Kind) throws {
    let bench = bench(kind, times: -1)
    try #require(bench.component as? any AutoLoading).isAutomaticallyRefresh = false
    bench.pull(by: 0.1)
    bench.list.endDragging(decelerate: true)
    bench.wait()
    #expect(bench.count("refreshing") == 1)

    (bench.component as? any AutoLoading)?.isAutomaticallyRefresh = true
    bench.list.decelerate(to: bench.offset(pulledBy: 0.2))
    bench.wait()
    #expect(bench.count("refreshing") == 1)
  }

  @Test(arguments: Kind.autos)
  func `an arrival that is dropped uses nothing up`(kind: Kind) throws {
    let bench = bench(kind)
    let footer = try #require(bench.component as? any AutoLoading)
    footer.endRefreshingWithNoMoreData()
    bench.list.contentOffset = bench.offset(pulledBy: 0)
    bench.wait()
    footer.resetNoMoreData()
    bench.wait()
    bench.list.contentOffset = bench.offset(pulledBy: 0.1)

    #expect(bench.count("refreshing") == 1)
  }

  @Test(arguments: Kind.autos)
  func `one that moves to another list starts anew there`(kind: Kind) {
    let bench = bench(kind)
    bench.pull(by: 0)
    bench.wait()
    #expect(bench.count("refreshing") == 1)

    bench.detach()
    let next = Bench(bench.component)
    if next.component.edge == .top { next.y = 0 }
    next.pull(by: 0)
    #expect(next.component.state == .refreshing)
  }
}

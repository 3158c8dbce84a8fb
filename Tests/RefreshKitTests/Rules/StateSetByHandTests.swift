import RefreshKit
import Testing

/// Rule O2: setting the state takes effect at once, drops pending calls, and begins or ends a
/// refresh.
@MainActor struct StateSetByHandTests {
  nonisolated private static let refresh = "idle>refreshing refreshing began"
  nonisolated private static let end = "refreshing>idle closing ended"

  nonisolated private static let rows = [
    CallRow("refreshing set by hand is a refresh", .refreshing, refresh) {
      $0.component.state = .refreshing
      #expect($0.component.state == .refreshing)
    },
    CallRow(
      "willRefresh set by hand is a refresh in the next turn", .refreshing,
      "idle>willRefresh willRefresh>refreshing refreshing began"
    ) {
      $0.component.state = .willRefresh
      #expect($0.component.state == .willRefresh)
      $0.wait()
      #expect($0.component.state == .refreshing)
    },
    CallRow("idle set by hand drops an end, and is an end", .idle, "\(refresh) \(end)") {
      $0.refresh()
      $0.component.endRefreshing()
      $0.component.state = .idle
      #expect($0.list.reservedInset == $0.restingInset)
    },
    CallRow(
      "noMoreData set by hand drops an end, and is an end", .noMoreData,
      "\(refresh) refreshing>noMoreData closing ended"
    ) {
      $0.refresh()
      $0.component.endRefreshing()
      $0.component.state = .noMoreData
      #expect($0.list.reservedInset == $0.restingInset)
    },
    CallRow("the present state, refreshing, drops an end", .refreshing, refresh) {
      $0.refresh()
      $0.component.endRefreshing()
      $0.component.state = .refreshing
    },
    CallRow("the present state, idle, drops an end and a begin", .idle, "") {
      $0.component.endRefreshing()
      $0.component.beginRefreshing()
      $0.component.state = .idle
    },
    CallRow(
      "the present state, willRefresh, drops an end", .willRefresh, "idle>willRefresh"
    ) {
      $0.list.isInWindow = false
      $0.component.beginRefreshing()
      $0.component.endRefreshing()
      $0.component.state = .willRefresh
    },
    CallRow("a call that is made afterwards counts", .idle, "\(refresh) \(end)") {
      $0.refresh()
      $0.component.endRefreshing()
      $0.component.state = .refreshing
      $0.component.endRefreshing()
    },
  ]

  @Test(arguments: Kind.all)
  func `setting the state takes effect at once, and drops the pending calls`(kind: Kind) {
    Bench.check(Self.rows, kind)

    // Pulling is an end too, even though the content then returns and ends the pull.
    let bench = Bench(kind)
    bench.refresh()
    bench.clearLog()
    bench.component.state = .pulling
    #expect(bench.log.first == "refreshing>pulling")
    #expect(bench.list.reservedInset == bench.restingInset)
    bench.wait(1)
    #expect(bench.count("ended") == 1)
    bench.expect(bench.component.state, reserved: .atRest)
  }

  nonisolated private static let rowsOfEnding = [
    CallRow("idle drops an end with no more data", .idle, "") {
      $0.give(.noMoreData)
      $0.component.state = .idle
    },
    CallRow("the present state, noMoreData, drops a reset", .noMoreData, "idle>noMoreData") {
      $0.component.state = .noMoreData
      $0.give(.reset)
      $0.component.state = .noMoreData
    },
    CallRow("the present state, pulling, drops a reset and a begin", .pulling, "idle>pulling") {
      $0.component.state = .pulling
      $0.give(.reset)
      $0.component.beginRefreshing()
      $0.component.state = .pulling
    },
    CallRow("a reset in idle does nothing", .idle, "") { $0.give(.reset) },
    CallRow("a reset in pulling does nothing", .pulling, "idle>pulling") {
      $0.component.state = .pulling
      $0.give(.reset)
    },
  ]

  @Test(arguments: Kind.ending)
  func `setting the state drops a pending reset and a pending end with no more data`(kind: Kind) {
    Bench.check(Self.rowsOfEnding, kind)
  }

  @Test(arguments: Kind.pulled)
  func `a state that a pull sets drops no pending call`(kind: Kind) {
    let bench = Bench(kind)
    bench.end("E")
    bench.begin("B")
    bench.pull(by: 1.5)
    bench.wait()
    bench.list.endDragging()
    bench.wait(1)
    bench.expect(
      .refreshing, percent: 1, reserved: .open,
      log: "idle>pulling pulling>idle E idle>refreshing refreshing began B")
  }

  @Test func `if an override replaces the state of a pull, it counts as set by the app`() {
    final class Stubborn: RefreshHeader {
      override var state: RefreshState {
        get { super.state }
        set { super.state = newValue == .pulling ? .noMoreData : newValue }
      }
    }
    let bench = Bench(Stubborn())
    bench.component.endRefreshing()
    bench.component.beginRefreshing()
    bench.pull(by: 1.5)
    bench.wait(1)
    bench.expect(.noMoreData, reserved: .atRest, log: "idle>noMoreData")
  }
}

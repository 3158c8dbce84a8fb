import RefreshKit
import Testing

/// Rule O3, what `resetNoMoreData()` ends and what it leaves alone.
struct ResetTests {
  private func ending(_ bench: Bench) throws -> any NoMoreDataEnding {
    try #require(bench.component as? any NoMoreDataEnding)
  }

  @Test(arguments: Kind.ending, [true, false])
  func `called while its own component refreshes, it ends that refresh, in success if it ran`(
    kind: Kind, isInWindow: Bool
  ) throws {
    let bench = Bench(kind)
    bench.list.isInWindow = isInWindow
    bench.component.minimumRefreshingDuration = 5
    bench.refresh()
    try ending(bench).resetNoMoreData()
    bench.wait(3)
    #expect(bench.component.isRefreshing == isInWindow, "it waits for the minimum duration")
    bench.wait(3)
    bench.expect(.idle, reserved: .atRest)
    #expect(bench.count("ended") == 1)
    #expect(bench.component.lastResult?.isSuccess == isInWindow)
  }

  // MARK: The header's reset

  nonisolated enum HeaderPhase: CaseIterable, Sendable {
    case waiting, opening, running, ending, closing
  }

  /// The classes that can be in noMoreData beside a header.
  nonisolated static let besideHeaders = Kind.autoFooters + Kind.backFooters + Kind.sides

  /// A list whose component loads, and whose header is in a phase of its refresh.
  private func load(_ kind: Kind, header phase: HeaderPhase) -> Bench {
    let bench = Bench(kind)
    let header = RefreshNormalHeader()
    bench.list.header = header
    bench.refresh()
    if phase == .waiting { bench.list.isInWindow = false }
    header.beginRefreshing()
    bench.wait(phase == .opening ? 0.1 : 1)
    if phase == .ending || phase == .closing { header.endRefreshing() }
    if phase == .closing { bench.wait(0.1) }
    return bench
  }

  @Test(arguments: besideHeaders)
  func `called while the header is busy, it leaves a load alone, and ends it afterwards`(
    kind: Kind
  ) throws {
    for phase in HeaderPhase.allCases {
      let bench = load(kind, header: phase)
      try ending(bench).resetNoMoreData()
      bench.wait(1)
      #expect(bench.component.state == .refreshing, "\(phase)")
      if phase == .closing {
        try ending(bench).resetNoMoreData()
        bench.wait(1)
        #expect(bench.component.state == .idle)
      } else {
        bench.end()
      }
      #expect(bench.count("ended") == 1, "\(phase)")
    }
  }
}

import RefreshKit
import Testing

/// The result of a refresh, the state in which it ended, and what the user sees of it.
@MainActor struct RefreshResultTests {
  nonisolated static let failure = RefreshResult.failure(RefreshTimeout(limit: 1))

  /// A way to end a refresh, and the state and result that follow.
  private struct Row: Sendable {
    let name: String
    let state: RefreshState
    let result: RefreshResult.Kind
    let play: @MainActor @Sendable (Bench) -> Void
  }

  nonisolated private static let rows = [
    Row(name: "an end without a word", state: .idle, result: .success) { $0.end() },
    Row(name: "a failure", state: .idle, result: .failure) {
      $0.component.endRefreshing(with: failure)
    },
    Row(name: "a cancellation", state: .idle, result: .cancelled) {
      $0.component.endRefreshing(with: .cancelled)
    },
    Row(name: "idle set by hand", state: .idle, result: .success) { $0.component.state = .idle },
    Row(name: "noMoreData set by hand", state: .noMoreData, result: .noMoreData) {
      $0.component.state = .noMoreData
    },
    Row(name: "detached", state: .idle, result: .cancelled) { $0.detach() },
  ]

  @Test(arguments: Kind.all)
  func `each way to end a refresh has its result, and only a success stores a time`(kind: Kind) {
    for row in Self.rows {
      let bench = Bench(kind)
      #expect(bench.component.lastResult == nil)
      bench.refresh()
      row.play(bench)
      bench.wait(2)
      #expect(bench.component.state == row.state, "\(row.name)")
      #expect(bench.component.lastResult?.kind == row.result, "\(row.name)")
      #expect(bench.count("ended") == (row.name == "detached" ? 0 : 1), "\(row.name)")
      let stores = bench.refreshesList && [.success, .noMoreData].contains(row.result)
      let time = (bench.component as? RefreshHeader)?.lastUpdatedTime
      #expect((time != nil) == stores, "\(row.name)")
    }
    let waiting = Bench(kind)
    waiting.list.isInWindow = false
    waiting.component.beginRefreshing()
    waiting.end()
    #expect(waiting.component.lastResult?.kind == .cancelled, "it ended before its callback")
  }

  // MARK: What the user sees of a failure

  private func failed(_ kind: Kind) -> (bench: Bench, titled: any StateTitled)? {
    let bench = Bench(kind)
    bench.refresh()
    bench.component.endRefreshing(with: Self.failure)
    bench.wait(1)
    return (bench.component as? any StateTitled).map { (bench, $0) }
  }

  nonisolated static let retrying = Kind.autos.filter { $0.name.contains(/State|Normal|Gif/) }

  @Test(arguments: retrying)
  func `an auto header or footer shows a failure until a tap or a begin retries`(
    kind: Kind
  ) throws {
    let words = "Loading failed, tap to retry"
    for tries in ["tap", "begin off screen", "no more data"] {
      let (bench, titled) = try #require(failed(kind))
      #expect(titled.stateLabel.text == words)
      titled.failureTitle = "oh no"
      #expect(titled.stateLabel.text == "oh no")
      titled.failureTitle = nil
      #expect(titled.stateLabel.text == words)
      switch tries {
      case "tap":
        bench.component.isHidden = true
        bench.tap()
        bench.wait(1)
        #expect(bench.component.state == .idle, "a tap on a hidden component tries nothing")
        bench.component.isHidden = false
        bench.tap()
        bench.wait(1)
        #expect(bench.count("refreshing") == 2)
        #expect(titled.stateLabel.text == "Loading...")
        bench.end()
      case "begin off screen":
        bench.list.isInWindow = false
        bench.component.beginRefreshing()
        #expect(titled.stateLabel.text == "Loading...")
        bench.component.state = .idle
      default:
        bench.give(.noMoreData)
        bench.wait(1)
        bench.give(.reset)
      }
      bench.wait(1)
      bench.expect(.idle, reserved: .atRest)
      #expect(titled.stateLabel.text == titled.title(for: .idle), "\(tries)")
    }
  }
}

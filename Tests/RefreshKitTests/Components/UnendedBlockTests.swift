import RefreshKit
import RefreshReplay
import Testing

/// Debug builds print a message if a block has returned and its refresh does not end.
@MainActor struct UnendedBlockTests {
  private static let message =
    "RefreshKit: the block of a RefreshNormalHeader has returned; only an async function "
    + "ends its refresh. Use await in the block, or call endRefreshing()."

  #if DEBUG
    private static let warnings = 1
  #else
    private static let warnings = 0
  #endif

  @Test func `the message is printed once, after half a minute`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let bench = Bench(RefreshNormalHeader {})
        bench.refresh()
        bench.wait(29)
        bench.end()
        bench.refresh()
        for _ in 1...10 { bench.wait(29) }
        bench.end()
        bench.refresh()
        bench.wait(100)
      }
    }
    // On UIKit, the time of day precedes the message.
    let lines = result.message.split(separator: "\n")
    #expect(lines.count == Self.warnings && lines.allSatisfy { $0.hasSuffix(Self.message) })
  }

  @Test func `the message comes half a minute after the block of a refresh that goes on`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let ended = Bench(RefreshHeader {})
        ended.refresh()
        ended.end()
        ended.wait(100)
        let bench = Bench(RefreshNormalHeader {})
        bench.refresh()
        bench.wait(30)
      }
    }
    let lines = result.message.split(separator: "\n")
    #expect(lines.count == Self.warnings && lines.allSatisfy { $0.hasSuffix(Self.message) })
  }

  @Test func `async functions, actions, pending ends and replays get no message`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        for header in [
          RefreshNormalHeader(refreshing: { try await Task.sleep(nanoseconds: 1_000_000_000_000) }),
          RefreshNormalHeader(refreshingTarget: Target(), refreshingAction: Target.load),
        ] {
          let bench = Bench(header)
          bench.refresh()
          bench.wait(100)
        }
        let limits: [(RefreshComponent) -> Void] = [
          { $0.minimumRefreshingDuration = 200 }, { $0.resultDisplayDuration = 200 },
        ]
        for limit in limits {
          let bench = Bench(RefreshNormalHeader {})
          limit(bench.component)
          bench.refresh()
          bench.component.endRefreshing()
          bench.wait(100)
        }
        let script = """
          {"op":"stage","width":375,"height":667,"contentHeight":2000}
          {"op":"attach","slot":"header","class":"RefreshNormalHeader"}
          {"op":"call","slot":"header","method":"beginRefreshing"}
          {"op":"advance","by":1}
          {"op":"advance","by":100}
          """
        let replay = Replay(name: "", trace: { _ in }, report: { fatalError($0) })
        replay.read(Array(script.utf8))
        _ = replay.finish()
      }
    }
    #expect(result.message == "")
  }

  @Test func `the message needs no pending work`() {
    let bench = Bench(RefreshNormalHeader {})
    bench.refresh()
    #expect(bench.list.timeline.nextDue == nil)
  }

  @MainActor private final class Target {
    func load() {}
  }
}

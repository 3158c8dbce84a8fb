import RefreshKit
import TestSupport
import Testing

/// The laws hold for clients that do anything in any override and delegate call.
///
/// For a longer search, set `REFRESH_LAWS_OPS` to the number of steps in a session (by default
/// 120).
@MainActor struct MisbehavingSessionTests {
  @Test(arguments: Kind.all + Kind.collectionHeaders)
  func `laws hold for subclasses that misbehave in every override`(_ kind: Kind) async {
    let steps = environmentNumber("REFRESH_LAWS_OPS", default: 120)
    for seed in lawSeeds(few: 3, all: 60) {
      let session = MisbehavingSession(kind, seed: seed)
      if let breach = await session.play(steps: steps) {
        Issue.record("\(kind.name), seed \(seed), \(breach)")
        return
      }
    }
  }

  @Test(arguments: Kind.all)
  func `async functions are canceled when their list and components are deallocated`(
    _ kind: Kind
  ) async {
    for seed in 1...TestScope.pick(few: 2, all: 5) {
      var session: MisbehavingSession? = MisbehavingSession(kind, seed: UInt64(seed))
      let breach = await session?.play(steps: 40)
      #expect(breach == nil, "\(kind.name), seed \(seed)")
      await session?.leaveRefreshing()
      let gate = session?.gate
      let runs = session?.runs.filter { !$0.hasFinished } ?? []
      #expect(!runs.isEmpty && runs.allSatisfy { !$0.task.isCancelled })
      weak let list = session?.list

      session = nil
      #expect(list == nil)
      #expect(runs.allSatisfy { $0.task.isCancelled }, "\(kind.name), seed \(seed)")
      gate?.open()
      for run in runs { await run.task.value }
    }
  }
}

import TestSupport
import Testing

@testable import RefreshReplay

/// If a recording gives another trace in another process, its reports say where.
///
/// The seeds and environment variables are those of ``LawTests``. The complete scope prints the
/// numbers.
@MainActor @Suite struct JudgedRecordingTests {
  @Test func `a recording gives the same trace in another process, or says where not`() throws {
    let seeds = lawSeeds(few: 4, all: 800)
    let (wholes, rests) = try JudgedCount.ofSessions(seeds) { cast, seed throws(ScriptError) in
      try JudgedSession(cast, seed: seed)
    }
    if TestScope.current == .complete {
      print("of whole sessions: \(wholes)\nfrom the middle: \(rests)")
    }
    #expect(wholes.isGood, "\(wholes)")
    #expect(rests.isGood, "\(rests)")
  }
}

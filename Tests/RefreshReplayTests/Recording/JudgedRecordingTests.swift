import TestSupport
import Testing

@testable import RefreshReplay

/// No recording is silent about a difference that another process sees when it plays the script.
///
/// The seeds are those of ``LawTests``, with the same variables of the environment. The numbers are
/// printed in the complete scope.
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

import TestSupport
import Testing

@testable import RefreshReplay

/// Where the original is wrong, a script expects what is right.
@Suite struct ImprovementTests {
  @Test(arguments: Fixtures.scripts(in: "improvements"))
  func `a script meets its expectations`(name: String) throws {
    let outcome = try Replay.outcome(
      of: Fixtures.data(name, in: "improvements"), name: name)
    #expect(outcome.reports == [])
    #expect(outcome.status == .done)
  }
}

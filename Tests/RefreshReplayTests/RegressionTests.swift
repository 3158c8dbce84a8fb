import TestSupport
import Testing

@testable import RefreshReplay

/// What a random session has found once does not happen again. Each script is as short as it could be
/// made, and names the rule that was broken.
@Suite struct RegressionTests {
  @Test(arguments: Fixtures.scripts(in: "regressions"))
  func `a script that once failed is right`(name: String) throws {
    let outcome = try Replay.outcome(of: Fixtures.data(name, in: "regressions"), name: name)
    #expect(outcome.reports == [])
    #expect(outcome.status == .done)
  }
}

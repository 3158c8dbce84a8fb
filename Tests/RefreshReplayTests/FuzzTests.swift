import TestSupport
import Testing

@testable import RefreshReplay

/// Random scripts that reach code that no other script does end as they ended before: their names have
/// the status.
@Suite struct FuzzTests {
  /// A script that never ends takes as long as twenty others: it is for the complete scope.
  nonisolated static let scripts = Fixtures.scripts(in: "fuzz")
    .filter { TestScope.current == .complete || !$0.hasPrefix("runaway") }

  @Test(arguments: scripts)
  func `a script ends as in its name`(name: String) throws {
    let outcome = try Replay.outcome(of: Fixtures.data(name, in: "fuzz"), name: name)
    #expect("\(outcome.status)" == name.prefix { $0 != "-" })
    #expect((outcome.status == .done) == outcome.reports.isEmpty)
    #expect(outcome.reports.allSatisfy { $0.hasPrefix("\(name):") })
    for line in outcome.trace { _ = try json(line) }
  }
}

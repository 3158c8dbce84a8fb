import TestSupport
import Testing

@testable import RefreshReplay

/// The scripts of the fixtures end as they should. `ConformanceTests` has the recorded sessions.
@MainActor @Suite struct FixtureTests {
  /// Where the original is wrong, an improvement expects what is right. What a random session has found once is a
  /// regression: as short as it could be made, with the rule that was broken in its name. A session shows how content
  /// moves, and how features meet, with one component of each kind.
  @Test(
    arguments: ["improvements", "regressions", "sessions"].flatMap { folder in
      Fixtures.scripts(in: folder).map { (folder, $0) }
    })
  func `a script meets its expectations`(folder: String, name: String) throws {
    let outcome = try Replay.outcome(of: Fixtures.data(name, in: folder), name: name)
    #expect(outcome.reports == [])
    #expect(outcome.status == .done)
  }

  /// They continue or end on purpose what has not begun.
  @Test(arguments: Fixtures.scripts(in: "lenient"))
  func `a script that only a lenient replay plays meets its expectations`(name: String) throws {
    let script = try Fixtures.data(name, in: "lenient")
    let outcome = Replay.outcome(of: script, name: name, isLenient: true)
    #expect(outcome.reports == [])
    #expect(outcome.status == .done)
    #expect(Replay.outcome(of: script, name: name).status == .bad)
  }

  /// They reach code that no other script does; the status is the first word of the name.
  @Test(arguments: Fixtures.endingScripts(in: "fuzz"))
  func `a random script ends as in its name`(name: String) throws {
    let outcome = try Replay.outcome(of: Fixtures.data(name, in: "fuzz"), name: name)
    #expect("\(outcome.status)" == name.prefix { $0 != "-" })
    #expect((outcome.status == .done) == outcome.reports.isEmpty)
    #expect(outcome.reports.allSatisfy { $0.hasPrefix("\(name):") })
    for line in outcome.trace { _ = try json(line) }
  }
}

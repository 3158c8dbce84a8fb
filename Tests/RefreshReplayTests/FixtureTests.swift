import TestSupport
import Testing

@testable import RefreshReplay

/// The scripts in Fixtures end as they should. The recorded sessions are tested by
/// `ConformanceTests`.
@MainActor @Suite struct FixtureTests {
  /// An improvement expects the right behavior where the original is wrong. A regression is the
  /// shortest form of a random session that once failed; its name contains the rule that was
  /// broken. A session shows how content moves, and how features meet, with one component of each
  /// kind.
  @Test(
    arguments: ["improvements", "regressions", "sessions"].flatMap { folder in
      Fixtures.scripts(in: folder).map { (folder, $0) }
    })
  func `a script meets its expectations`(folder: String, name: String) throws {
    let outcome = try Replay.outcome(of: Fixtures.data(name, in: folder), name: name)
    #expect(outcome.reports == [])
    #expect(outcome.status == .done)
  }

  /// These scripts continue or end on purpose what has not begun.
  @Test(arguments: Fixtures.scripts(in: "lenient"))
  func `a script that only a lenient replay plays meets its expectations`(name: String) throws {
    let script = try Fixtures.data(name, in: "lenient")
    let outcome = Replay.outcome(of: script, name: name, isLenient: true)
    #expect(outcome.reports == [])
    #expect(outcome.status == .done)
    #expect(Replay.outcome(of: script, name: name).status == .bad)
  }

  /// These scripts reach code that no other script reaches. The first word of the name is the
  /// status.
  @Test(arguments: Fixtures.endingScripts(in: "fuzz"))
  func `a random script ends with the status in its name`(name: String) throws {
    let outcome = try Replay.outcome(of: Fixtures.data(name, in: "fuzz"), name: name)
    #expect("\(outcome.status)" == name.prefix { $0 != "-" })
    #expect((outcome.status == .done) == outcome.reports.isEmpty)
    #expect(outcome.reports.allSatisfy { $0.hasPrefix("\(name):") })
    for line in outcome.trace { _ = try json(line) }
  }
}

import Foundation
import Testing

@testable import RefreshReplay

/// The films beside the scripts are what the tool makes of them.
@Suite struct FilmFilesTests {
  @Test(arguments: await Fixtures.scripts(in: "films"))
  func isWhatTheScriptGives(name: String) throws {
    let filming = Filming(try Fixtures.data(name, in: "films"))
    #expect(filming.reports == [])
    let file = try Fixtures.data(name, in: "films", ending: "svg")
    let folder = "Tests/RefreshReplayTests/Fixtures/films"
    #expect(
      Data(filming.film.svg.utf8) == file,
      """
      The film differs. If it should, make it again and look at it: \
      swift run refresh film \(folder)/\(name).jsonl -o \(folder)/\(name).svg
      """)
  }

  @Test func thereAreSome() {
    #expect(Fixtures.scripts(in: "films").contains("pull-to-refresh"))
  }

  @Test(arguments: ["reference-traces", "improvements", "films"], [false, true])
  func changesNothingOfTheReplay(folder: String, showsEveryStep: Bool) throws {
    for name in Fixtures.scripts(in: folder) {
      let script = try Fixtures.data(name, in: folder)
      let filming = Filming(script, showsEveryStep: showsEveryStep)
      let outcome = Replay.outcome(of: script, name: "script")
      #expect(filming.trace == outcome.trace, "\(name)")
      #expect(filming.reports == outcome.reports, "\(name)")
    }
  }
}

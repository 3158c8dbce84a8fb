import Foundation
import Testing

@testable import RefreshReplay

/// The films of the documentation are what the tool makes of them.
@Suite struct FilmFilesTests {
  @Test(arguments: await Fixtures.scripts(in: "films"))
  func isWhatTheScriptGives(name: String) throws {
    let filming = Filming(try Fixtures.data(name, in: "films"))
    #expect(filming.reports == [])
    let scripts = "Tests/RefreshReplayTests/Fixtures/films"
    let films = "Sources/RefreshKit/RefreshKit.docc/Resources"
    let package = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../..").standardizedFileURL
    let file = try Data(contentsOf: package.appendingPathComponent("\(films)/\(name).svg"))
    #expect(
      Data(filming.film.svg.utf8) == file,
      """
      The film differs. If it should, make it again and look at it: \
      swift run refresh film \(scripts)/\(name).jsonl -o \(films)/\(name).svg
      """)
  }

  @Test func thereAreSome() {
    #expect(Fixtures.scripts(in: "films").contains("pull-to-refresh"))
  }

  @Test(arguments: ["reference-traces", "improvements", "films"], [Film.Form.sheet, .fullSheet])
  func changesNothingOfTheReplay(folder: String, form: Film.Form) throws {
    for name in Fixtures.scripts(in: folder) {
      let script = try Fixtures.data(name, in: folder)
      let filming = Filming(script, form: form)
      let outcome = Replay.outcome(of: script, name: "script")
      #expect(filming.trace == outcome.trace, "\(name)")
      #expect(filming.reports == outcome.reports, "\(name)")
    }
  }
}

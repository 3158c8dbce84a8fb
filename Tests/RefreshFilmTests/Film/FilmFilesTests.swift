import Foundation
import RefreshIndicators
import RefreshKit
import TestSupport
import Testing

@testable import RefreshFilm
@testable import RefreshReplay

/// The films of the documentation are what the tool makes of them.
@Suite struct FilmFilesTests {
  private static let scripts = "Tests/RefreshReplayTests/Fixtures"
  private static let films = "Sources/RefreshKit/RefreshKit.docc"
  private static let package = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../..").standardizedFileURL

  private static func file(_ name: String) throws -> Data {
    try Data(contentsOf: package.appendingPathComponent("\(films)/\(name).svg"))
  }

  @Test(arguments: Fixtures.scripts(in: "films"))
  func `a sheet is what the script gives`(name: String) throws {
    try expectFile(name, in: "films", form: .captions, option: " --captions")
  }

  @Test(arguments: Fixtures.scripts(in: "animations"))
  func `an animation is what the script gives`(name: String) throws {
    try expectFile(name, in: "animations", form: .animation, option: " --play")
  }

  @Test(arguments: Fixtures.scripts(in: "gallery"))
  func `a picture of the gallery is what the script gives`(name: String) throws {
    RefreshIndicatorHeader.registerGallery()
    try expectFile(name, in: "gallery", form: .animation, option: " --play")
    try expectToPlay(try Self.file(name))
  }

  @Test func `the gallery in one picture is what its scripts give`() throws {
    RefreshIndicatorHeader.registerGallery()
    let names = ["material", "drop", "dots", "wave", "line", "flip"].map { "\($0)-play" }
    let films = try names.map {
      Filming(try Fixtures.data($0, in: "gallery"), form: .animation).film
    }
    #expect(
      Data(Film.svg(of: films).utf8) == (try Self.file("gallery")),
      """
      The film differs. If it should, make it again and look at it: swift run refresh film --play \
      \(names.map { "\(Self.scripts)/gallery/\($0).jsonl" }.joined(separator: " ")) \
      -o \(Self.films)/gallery.svg
      """)
    try expectToPlay(try Self.file("gallery"))
  }

  private func expectFile(
    _ name: String, in folder: String, form: Film.Form, option: String
  ) throws {
    let filming = Filming(try Fixtures.data(name, in: folder), form: form)
    #expect(filming.reports == [])
    #expect(filming.film.limit == nil)
    #expect(
      Data(filming.film.svg.utf8) == (try Self.file(name)),
      """
      The film differs. If it should, make it again and look at it: swift run refresh film\(option) \
      \(Self.scripts)/\(folder)/\(name).jsonl -o \(Self.films)/\(name).svg
      """)
  }

  @Test func `there are some`() {
    #expect(Fixtures.scripts(in: "films").contains("pull-to-refresh"))
    #expect(Fixtures.scripts(in: "animations").contains("pull-to-refresh-play"))
    #expect(Fixtures.scripts(in: "gallery").count == 6)
  }

  @Test(arguments: Fixtures.scripts(in: "animations"))
  func `a page shows an animation as an image`(name: String) throws {
    let file = try Self.file(name)
    try expectToPlay(file)
    let svg = String(decoding: file, as: UTF8.self)
    #expect(svg.contains("infinite"))
    #expect(svg.contains("@media(prefers-reduced-motion:reduce){*{animation:none!important}"))
    let sizes = svg.components(separatedBy: "font-size=\"").dropFirst()
      .compactMap { Double($0.prefix { $0 != "\"" }) }
    #expect(sizes.allSatisfy { $0 >= 14 })
  }

  @Test(
    arguments: ["reference-traces", "improvements", "films", "animations"],
    TestScope.pick(
      few: [Film.Form.captions, .animation], all: [.sheet, .fullSheet, .captions, .animation]))
  func `a film changes nothing of the replay`(folder: String, form: Film.Form) throws {
    for name in Fixtures.scripts(in: folder).everyFew {
      let script = try Fixtures.data(name, in: folder)
      let filming = Filming(script, form: form)
      let outcome = Replay.outcome(of: script, name: "script")
      #expect(filming.trace == outcome.trace, "\(name)")
      #expect(filming.reports == outcome.reports, "\(name)")
    }
  }
}

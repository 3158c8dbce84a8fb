import Foundation
import RefreshIndicators
import RefreshKit
import TestSupport
import Testing

@testable import RefreshFilm
@testable import RefreshReplay

/// The films in the documentation are those that the command makes of their scripts.
@MainActor @Suite struct FilmFilesTests {
  private static let scripts = "Tests/RefreshReplayTests/Fixtures"
  private nonisolated static let films = "Sources/RefreshKit/RefreshKit.docc"
  private nonisolated static let package = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../..").standardizedFileURL

  private static func file(_ name: String) throws -> Data {
    try Data(contentsOf: package.appendingPathComponent("\(films)/\(name).svg"))
  }

  /// The sheets in the guides. `.ci/package guides` finds those that are missing.
  private nonisolated static let sheets = Fixtures.scripts(in: "films").filter {
    FileManager.default.fileExists(
      atPath: package.appendingPathComponent("\(films)/\($0).svg").path)
  }

  @Test(arguments: sheets)
  func `each sheet is the one that its script gives`(name: String) throws {
    try expectFile(name, in: "films", form: .sheet)
  }

  @Test(arguments: Fixtures.scripts(in: "animations"))
  func `each animated film is the one that its script gives`(name: String) throws {
    try expectFile(name, in: "animations", form: .play)
  }

  @Test func `the picture of the gallery is the one that its scripts give`() throws {
    RefreshIndicatorHeader.registerGallery()
    let names = ["material", "drop", "dots", "wave", "line", "flip"].map { "\($0)-play" }
    let films = try names.map { Filming(try Fixtures.data($0, in: "gallery"), form: .play).film }
    let scripts = names.map { "\(Self.scripts)/gallery/\($0).jsonl" }.joined(separator: " ")
    try expect(Film.svg(of: films), inFile: "gallery", by: "--play \(scripts)")
  }

  private func expectFile(_ name: String, in folder: String, form: Film.Form) throws {
    let filming = Filming(try Fixtures.data(name, in: folder), form: form)
    #expect(filming.reports == [])
    #expect(filming.film.limit == nil)
    let option = form == .play ? "--play " : ""
    try expect(
      filming.film.svg, inFile: name, by: "\(option)\(Self.scripts)/\(folder)/\(name).jsonl")
  }

  private func expect(_ svg: String, inFile name: String, by arguments: String) throws {
    #expect(
      Data(svg.utf8) == (try Self.file(name)),
      """
      The film differs. If it should, make it again and look at it: \
      swift run refresh film \(arguments) -o \(Self.films)/\(name).svg
      """)
    expectImage(svg)
  }

  @Test func `there are sheets, animated films and a gallery`() {
    #expect(Self.sheets.contains("result"))
    #expect(Fixtures.scripts(in: "animations").count == 2)
    #expect(Fixtures.scripts(in: "gallery").count == 6)
  }

  @Test(arguments: Fixtures.scripts(in: "animations"))
  func `an animated film can be read, and stands still for readers who prefer that`(
    name: String
  ) throws {
    let svg = String(decoding: try Self.file(name), as: UTF8.self)
    #expect(svg.contains("infinite"))
    #expect(svg.contains("@media(prefers-reduced-motion:reduce){*{animation:none!important}"))
    let sizes = svg.components(separatedBy: "font-size=\"").dropFirst()
      .compactMap { Double($0.prefix { $0 != "\"" }) }
    #expect(sizes.allSatisfy { $0 >= 14 })
  }

  @Test func `a compressed animation has less than 20 KB`() throws {
    let films = Self.package.appendingPathComponent(Self.films)
    let names = try FileManager.default.contentsOfDirectory(atPath: films.path)
      .filter { $0.contains("-play.") }
    #expect(names.contains("pull-to-refresh-play.svg"))
    for name in names {
      let gzip = Process()
      let output = Pipe()
      gzip.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      gzip.arguments = ["gzip", "-c", films.appendingPathComponent(name).path]
      gzip.standardOutput = output
      try gzip.run()
      let zipped = output.fileHandleForReading.readDataToEndOfFile()
      gzip.waitUntilExit()
      #expect(gzip.terminationStatus == 0)
      #expect((1..<20_000).contains(zipped.count), "\(name)")
    }
  }

  // MARK: Other scripts

  @Test(arguments: [
    "reference-traces", "improvements", "regressions", "fuzz", "films", "animations", "gallery",
  ])
  func `filming does not change the session`(folder: String) throws {
    RefreshIndicatorHeader.registerGallery()
    for name in Fixtures.endingScripts(in: folder).everyFew {
      let script = try Fixtures.data(name, in: folder)
      let outcome = Replay.outcome(of: script, name: "script")
      for form in [Film.Form.sheet, .play] {
        let filming = Filming(script, form: form)
        #expect(filming.trace == outcome.trace, "\(name)")
        #expect(filming.reports == outcome.reports, "\(name)")
        #expect(filming.status == outcome.status, "\(name)")
        expectImage(filming.film.svg)
      }
    }
  }

  @Test(arguments: [Film.Form.sheet, .play])
  func `a list can be filmed before its first layout`(form: Film.Form) {
    let filming = Filming(
      """
      {"op":"stage","width":375,"height":667,"contentHeight":2000}
      {"op":"attach","slot":"header","class":"RefreshNormalHeader"}
      {"op":"expect","that":{"header":{"frame":[0,0,375,54]}}}
      """, form: form)
    #expect(filming.reports == [])
    #expect(filming.film.svg.contains(">Pull down to refresh</text>"))
  }

  @Test(arguments: [1e15, 1e300], [Film.Form.sheet, .play])
  func `a film of a very long time comes to an end`(time: Double, form: Film.Form) {
    let filming = Filming(
      Filming.list() + """
        {"op":"advance","by":\(time)}
        \(Filming.begin){"op":"advance","by":1,"caption":"late"}
        {"op":"advance","by":\(time)}
        """, form: form)
    #expect(filming.status == .done)
    #expect(filming.captions == ["late"])
  }

  @Test(arguments: [0, 1e-300, 1, 1e9, 1e308], [Film.Form.sheet, .play])
  func `lengths of any size are drawn`(length: Double, form: Film.Form) {
    let filming = Filming(Filming.script(ofLength: length), form: form)
    #expect(filming.status == .done)
    expectImage(filming.film.svg)
  }

  @Test(arguments: [
    (#"{"op":"x"}"#, "script:2: there is no op \"x\""),
    (#"{"op":"advance","by":0,"caption":7}"#, "script:2: \"caption\" is 7; it must be a string"),
  ])
  func `mistakes in lines are reported as by a replay`(line: String, report: String) {
    let filming = Filming(#"{"op":"stage","width":240,"height":340}"# + "\n" + line)
    #expect(filming.status == .bad)
    #expect(filming.reports.count == 1)
    #expect(filming.reports.first?.hasPrefix(report) == true)
  }

  @Test(arguments: [Film.Form.sheet, .play])
  func `a script without a stage gives no pictures`(form: Film.Form) {
    let filming = Filming("", form: form)
    #expect(filming.status == .bad)
    #expect(filming.film.svg.hasPrefix("<svg "))
  }

  /// Checks that a page can show the picture as an image: all numbers are finite, and it has no
  /// scripts and no external links.
  private func expectImage(_ svg: String, sourceLocation: SourceLocation = #_sourceLocation) {
    for text in ["nan", "inf,", "inf;", "<script", "<a "] {
      #expect(!svg.contains(text), sourceLocation: sourceLocation)
    }
    for link in ["href=\"", "url("] {
      #expect(svg.count(of: link) == svg.count(of: link + "#"), sourceLocation: sourceLocation)
    }
    #expect(svg.utf8.count < 1_000_000, sourceLocation: sourceLocation)
  }
}

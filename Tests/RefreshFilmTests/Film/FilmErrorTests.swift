import Testing

@testable import RefreshFilm
@testable import RefreshReplay

/// A film of a script that is bad, never ends, or sets impossible values.
@Suite struct FilmErrorTests {
  private static let stage = #"{"op":"stage","width":240,"height":340}"#

  @Test(arguments: [
    (#"{"op":"x"}"#, "script:2: there is no op \"x\""),
    (#"{"op":"advance","by":0,"caption":7}"#, "script:2: \"caption\" is 7; it must be a string"),
  ])
  func `bad lines are reported as by a replay`(line: String, report: String) {
    let filming = Filming("\(Self.stage)\n\(line)")
    #expect(filming.status == .bad)
    #expect(filming.reports.count == 1)
    #expect(filming.reports.first?.hasPrefix(report) == true)
    let outcome = Replay.outcome(of: "\(Self.stage)\n\(line)".utf8, name: "script")
    #expect(outcome.reports == filming.reports)
  }

  @Test func `without a stage there are no pictures`() {
    let filming = Filming("")
    #expect(filming.status == .bad)
    #expect(filming.film.svg.hasPrefix("<svg "))
  }

  @Test func `a film ends with a runaway`() {
    let pull = #"{"op":"set","slot":"header","name":"state","value":"pulling"}"#
    let idle = #"{"op":"set","slot":"header","name":"state","value":"idle"}"#
    let filming = Filming(
      """
      \(Self.stage)
      {"op":"attach","slot":"header","class":"RefreshHeader"}
      {"op":"on","event":"header.state pulling","run":[\(idle)]}
      {"op":"on","event":"header.state idle","run":[\(pull)]}
      \(pull)
      """)
    #expect(filming.status == .runaway)
    #expect(filming.reports.first?.hasPrefix("script:5: something feeds itself") == true)
  }

  @Test(arguments: [0, 1e-300, 1, 1e9, 1e308])
  func `lengths of any size are drawn`(length: Double) {
    let filming = Filming(Filming.script(ofLength: length), form: .fullSheet)
    #expect(filming.status == .done)
    #expect(filming.film.svg.utf8.count < 1_000_000)
    #expect(!filming.film.svg.contains("nan"))
  }
}

import Foundation
import TestSupport
import Testing

@testable import RefreshReplay

/// Warnings about ops and fields of a script that have no effect.
@MainActor @Suite struct WarningTests {
  private nonisolated static let stage = #"{"op":"stage","width":375,"height":667}"#
  private nonisolated static let header =
    #"{"op":"attach","slot":"header","class":"RefreshHeader"}"#

  private nonisolated static let lines: [(String, String)] = [
    // Fields that have no effect beside the others.
    (
      #"{"op":"drag","phase":"began","y":1}"#,
      #"op "drag" has "y" only where its phase is "moved"; this one is "began""#
    ),
    (
      #"{"op":"drag","phase":"began","decelerate":true}"#,
      #"op "drag" has "decelerate" only where its phase is "ended"; this one is "began""#
    ),
    (
      #"{"op":"call","slot":"header","method":"endRefreshing","seconds":1}"#,
      #"op "call" has "seconds" only where its method is "refreshIfExpired"; "#
        + #"this one is "endRefreshing""#
    ),
    (
      #"{"op":"call","slot":"header","method":"endRefreshing","ofOlderLoad":true}"#,
      #"op "call" has "ofOlderLoad" only where its method is "endRefreshingWithNoMoreData"; "#
        + #"this one is "endRefreshing""#
    ),
    (
      #"{"op":"attach","slot":"header","class":"RefreshHeader","indicator":"ring"}"#,
      #"op "attach" has "indicator" only where its class is "RefreshIndicatorHeader"; "#
        + #"this one is "RefreshHeader""#
    ),
    (
      #"{"op":"expect"}"#,
      #"op "expect" has neither "that" nor "fired"; it expects nothing"#
    ),
    // Ops that do nothing.
    (
      #"{"op":"on","event":"driver.offset","run":[{"op":"offset","y":0}]}"#,
      "the stage has no driver; the op does nothing"
    ),
    (
      #"{"op":"set","slot":"header","name":"autoTriggerTimes","value":2}"#,
      #"RefreshHeader has no "autoTriggerTimes"; the op does nothing"#
    ),
    (
      #"{"op":"title","slot":"header","state":"idle","text":"x"}"#,
      "RefreshHeader has no titles; the op does nothing"
    ),
    (
      #"{"op":"images","slot":"header","state":"idle","count":2,"size":[20,20]}"#,
      "RefreshHeader has no images; the op does nothing"
    ),
    (
      #"{"op":"call","slot":"header","method":"resetNoMoreData"}"#,
      #"RefreshHeader has no "resetNoMoreData"; the op does nothing"#
    ),
    (
      #"{"op":"call","slot":"header","method":"tap"}"#,
      #"RefreshHeader has no "tap"; the op does nothing"#
    ),
    (
      #"{"op":"attach","slot":"header","class":"RefreshHeader","set":[["labelLeftInset",2]]}"#,
      #"RefreshHeader has no "labelLeftInset"; it is not set"#
    ),
    (
      #"{"op":"call","slot":"trailer","method":"beginRefreshing"}"#,
      #"the slot "trailer" is empty; the op does nothing"#
    ),
  ]

  @Test(arguments: lines)
  func `a line without effect causes a warning and is performed, and ends a strict replay`(
    line: String, warning: String
  ) {
    let script = "\(Self.stage)\n\(Self.header)\n\n\(line)"
    let outcome = play(script)
    #expect(outcome.warnings == ["script:4: \(warning)"])
    #expect(outcome.status == .done)
    #expect(outcome.reports == [])
    #expect(outcome.trace.count == 3)
    let strict = Replay.outcome(
      of: Array("\(script)\n\(Self.stage)".utf8), name: "script", isStrict: true)
    #expect(strict.reports == ["script:4: \(warning)"])
    #expect(strict.status == .bad)
    #expect(strict.warnings == [])
    #expect(strict.trace.count == 2)
  }

  @Test func `a stage with fields without effect causes a warning, too`() {
    let outcome = play(#"{"op":"stage","width":1,"height":1,"language":"tlh"}"#)
    #expect(outcome.warnings.count == 1)
    #expect(outcome.warnings[0].hasPrefix(#"script:1: there is no language "tlh""#))
  }

  @Test func `an op without effect in a list causes one warning`() {
    let outcome = play(
      """
      \(Self.stage)
      \(Self.header)
      {"op":"on","event":"header.state pulling","run":[\
      {"op":"call","slot":"header","method":"tap"},{"op":"call","slot":"footer","method":"tap"}]}
      {"op":"set","slot":"header","name":"state","value":"pulling"}
      {"op":"set","slot":"header","name":"state","value":"idle"}
      {"op":"set","slot":"header","name":"state","value":"pulling"}
      """)
    #expect(outcome.warnings == [#"script:4: RefreshHeader has no "tap"; the op does nothing"#])
  }

  @Test(arguments: ["reference-traces", "improvements", "regressions", "films", "animations"])
  func `scripts in Fixtures cause no warnings`(folder: String) throws {
    /// In recorded sessions, calls of another class are part of what the original did.
    let exceptions = ["has no titles", "has no images", #"no "resetNoMoreData""#, #"no "tap""#]
    for name in Fixtures.scripts(in: folder) {
      let outcome = Replay.outcome(of: try Fixtures.data(name, in: folder), name: name)
      let warnings = outcome.warnings.filter { warning in
        folder != "reference-traces" || !exceptions.contains { warning.contains($0) }
      }
      #expect(warnings == [])
    }
  }

  @Test(arguments: [1, 2, 3, 100])
  func `a byte-order mark is skipped`(pieceSize: Int) {
    let script = [0xEF, 0xBB, 0xBF] + Array("\(Self.stage)\n\(Self.header)".utf8)
    let replay = Replay(name: "script", trace: { _ in }, report: { Issue.record("\($0)") })
    for start in stride(from: 0, to: script.count, by: pieceSize) {
      replay.read(script[start..<min(start + pieceSize, script.count)])
    }
    #expect(replay.finish() == .done)
    #expect(play("\u{FEFF}\(Self.stage)\n\u{FEFF}\(Self.header)").status == .bad)
  }
}

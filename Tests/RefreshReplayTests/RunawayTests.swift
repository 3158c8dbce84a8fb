import TestSupport
import Testing

@testable import RefreshReplay

/// A script that feeds itself ends at the line that it would never leave.
@Suite struct RunawayTests {
  private static let stage = #"{"op":"stage","width":375,"height":667,"contentHeight":2000}"#
  private static let header =
    #"{"op":"attach","slot":"header","class":"RefreshHeader"}"#
  private static let footer =
    #"{"op":"attach","slot":"footer","class":"RefreshAutoFooter"}"#

  @Test func `lists that call each other are stopped`() {
    expectRunaway(
      [
        Self.stage, Self.header,
        #"{"op":"on","event":"header.state pulling","run":[\#(set("header", "idle"))]}"#,
        #"{"op":"on","event":"header.state idle","run":[\#(set("header", "pulling"))]}"#,
        set("header", "pulling"),
      ], message: #"200 "on" lists"#)
  }

  @Test(.enabled(if: TestScope.current == .complete))
  func `a main queue that never empties is stopped`() {
    expectRunaway(
      [
        Self.stage, Self.header,
        #"{"op":"on","event":"header.state pulling","run":[\#(endRefreshing)]}"#,
        #"{"op":"on","event":"header.state idle","run":[\#(set("header", "pulling"))]}"#,
        set("header", "pulling"), #"{"op":"advance","by":0}"#,
      ], message: "200000 entries of the main queue")
  }

  @Test(.enabled(if: TestScope.current == .complete))
  func `due items that never end are stopped`() {
    let (idle, pulling) = (set("header", "idle"), set("header", "pulling"))
    expectRunaway(
      [
        Self.stage, Self.header,
        #"{"op":"on","event":"header.state pulling","run":[{"op":"after","by":0,"run":[\#(idle)]}]}"#,
        #"{"op":"on","event":"header.state idle","run":[{"op":"after","by":0,"run":[\#(pulling)]}]}"#,
        pulling, #"{"op":"advance","by":0}"#,
      ], message: "or due items")
  }

  @Test(.enabled(if: TestScope.current == .complete))
  func `lists that multiply are stopped`() {
    let toggles = (0..<1_500).map { set("footer", $0 % 2 == 0 ? "refreshing" : "idle") }
    let paging = Array(repeating: #"{"op":"paging","value":true}"#, count: 1_500)
    expectRunaway(
      [
        Self.stage, Self.header, Self.footer,
        #"{"op":"on","event":"header.state pulling","run":[\#(toggles.joined(separator: ","))]}"#,
        #"{"op":"on","event":"footer.state refreshing","run":[\#(paging.joined(separator: ","))]}"#,
        set("header", "pulling"),
      ], message: "500000, and 1000 for each line")
  }

  /// A few kilobytes must not keep a replay busy for minutes, though no single line is a runaway.
  @Test(.enabled(if: TestScope.current == .complete))
  func `scripts whose lines add up are stopped`() {
    let paging = Array(repeating: #"{"op":"paging","value":true}"#, count: 5_000)
    let outcome = play(
      ([
        Self.stage, Self.header,
        #"{"op":"on","event":"header.state pulling","run":[\#(paging.joined(separator: ","))]}"#,
      ] + (0..<400).map { set("header", $0 % 2 == 0 ? "pulling" : "idle") })
      .joined(separator: "\n"))
    #expect(outcome.status == .runaway)
    // 3 + n lines may set off 500,000 + 1,000 (3 + n), and set off 2,500 (n + 1): n is 334 at most.
    #expect(outcome.reports.map { $0.hasPrefix("script:338: something feeds itself") } == [true])
  }

  /// An `expect` in a list counts by what it has to look through.
  @Test(.enabled(if: TestScope.current == .complete))
  func `the work of expectations counts`() {
    let toggles = (0..<1_000).map { set("footer", $0 % 2 == 0 ? "refreshing" : "idle") }
    let expect = #"{"op":"expect","that":{"events":["none"]}}"#
    expectRunaway(
      [
        Self.stage, Self.header, Self.footer,
        #"{"op":"on","event":"header.state pulling","run":[\#(toggles.joined(separator: ","))]}"#,
        #"{"op":"on","event":"footer.state refreshing","run":[\#(expect)]}"#,
        #"{"op":"on","event":"footer.state idle","run":[\#(expect)]}"#,
        set("header", "pulling"),
      ], message: "500000, and 1000 for each line")
  }

  private func set(_ slot: String, _ state: String) -> String {
    #"{"op":"set","slot":"\#(slot)","name":"state","value":"\#(state)"}"#
  }

  private let endRefreshing = #"{"op":"call","slot":"header","method":"endRefreshing"}"#

  /// Expects that the last line runs away, and that all others are traced.
  private func expectRunaway(
    _ lines: [String], message: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let outcome = play(lines.joined(separator: "\n"))
    #expect(outcome.status == .runaway, sourceLocation: sourceLocation)
    #expect(outcome.trace.count == lines.count - 1, sourceLocation: sourceLocation)
    #expect(outcome.reports.count == 1, sourceLocation: sourceLocation)
    let report = outcome.reports.first ?? ""
    #expect(
      report.hasPrefix("script:\(lines.count): something feeds itself"),
      sourceLocation: sourceLocation)
    #expect(report.contains(message), sourceLocation: sourceLocation)
  }
}

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

  /// What feeds itself: its lists by their events, what begins it, and the limit at which it is stopped.
  nonisolated private struct Loop: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var lists: [(event: String, run: String)]
    var last = [set("header", "pulling")]
    let message: String
    var isSlow = true
  }

  nonisolated private static let toggles = (0..<1_500).map {
    set("footer", $0 % 2 == 0 ? "refreshing" : "idle")
  }

  nonisolated private static let loops = [
    Loop(
      testDescription: "lists that call each other",
      lists: [
        ("header.state pulling", set("header", "idle")),
        ("header.state idle", set("header", "pulling")),
      ], message: #"200 "on" lists"#, isSlow: false),
    Loop(
      testDescription: "a main queue that never empties",
      lists: [
        ("header.state pulling", #"{"op":"call","slot":"header","method":"endRefreshing"}"#),
        ("header.state idle", set("header", "pulling")),
      ], last: [set("header", "pulling"), advance],
      message: "200000 entries of the main queue"),
    Loop(
      testDescription: "due items that never end",
      lists: [
        ("header.state pulling", after(set("header", "idle"))),
        ("header.state idle", after(set("header", "pulling"))),
      ], last: [set("header", "pulling"), advance], message: "or due items"),
    Loop(
      testDescription: "lists that multiply",
      lists: [
        ("header.state pulling", toggles.joined(separator: ",")),
        ("footer.state refreshing", Array(repeating: paging, count: 1_500).joined(separator: ",")),
      ], message: "500000, and 1000 for each line"),
    Loop(
      testDescription: "expectations, which count by what they have to look through",
      lists: [
        ("header.state pulling", toggles.prefix(1_000).joined(separator: ",")),
        ("footer.state refreshing", #"{"op":"expect","that":{"events":["none"]}}"#),
        ("footer.state idle", #"{"op":"expect","that":{"events":["none"]}}"#),
      ], message: "500000, and 1000 for each line"),
  ]

  @Test(arguments: loops.filter { !$0.isSlow || TestScope.current == .complete })
  private func `what feeds itself is stopped at the line that it would never leave`(loop: Loop) {
    let lists = loop.lists.map { #"{"op":"on","event":"\#($0.event)","run":[\#($0.run)]}"# }
    let lines = [Self.stage, Self.header, Self.footer] + lists + loop.last
    let outcome = play(lines.joined(separator: "\n"))
    #expect(outcome.status == .runaway)
    #expect(outcome.trace.count == lines.count - 1)
    #expect(outcome.reports.count == 1)
    let report = outcome.reports.first ?? ""
    #expect(report.hasPrefix("script:\(lines.count): something feeds itself"))
    #expect(report.contains(loop.message))
  }

  /// A few kilobytes must not keep a replay busy for minutes, though no single line is a runaway.
  @Test(.enabled(if: TestScope.current == .complete))
  func `scripts whose lines add up are stopped`() {
    let paging = Array(repeating: Self.paging, count: 5_000)
    let outcome = play(
      ([
        Self.stage, Self.header,
        #"{"op":"on","event":"header.state pulling","run":[\#(paging.joined(separator: ","))]}"#,
      ] + (0..<400).map { Self.set("header", $0 % 2 == 0 ? "pulling" : "idle") })
      .joined(separator: "\n"))
    #expect(outcome.status == .runaway)
    // 3 + n lines may set off 500,000 + 1,000 (3 + n), and set off 2,500 (n + 1): n is 334 at most.
    #expect(outcome.reports.map { $0.hasPrefix("script:338: something feeds itself") } == [true])
  }

  nonisolated private static func set(_ slot: String, _ state: String) -> String {
    #"{"op":"set","slot":"\#(slot)","name":"state","value":"\#(state)"}"#
  }

  nonisolated private static func after(_ op: String) -> String {
    #"{"op":"after","by":0,"run":[\#(op)]}"#
  }

  nonisolated private static let advance = #"{"op":"advance","by":0}"#
  nonisolated private static let paging = #"{"op":"paging","value":true}"#
}

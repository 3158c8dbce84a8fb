import TestSupport
import Testing

@testable import RefreshReplay

/// No script crashes, hangs or writes anything but JSON. A script that repeats itself forever ends
/// with a report of the line.
@MainActor @Suite struct RobustnessTests {
  private nonisolated static let extremes = [
    "0", "-0.0", "5e-324", "-1e15", "9007199254740993", "9223372036854775807",
    "-9223372036854775808", "1.7976931348623157e308", "-1.7976931348623157e308",
  ]

  @Test(arguments: extremes)
  func `huge numbers are no error`(number: String) throws {
    let size = number.hasPrefix("-") ? "0" : number
    let outcome = play(
      """
      {"op":"stage","width":\(size),"height":\(size),"inset":[\(number),0,\(number),1]}
      {"op":"attach","slot":"header","class":"RefreshNormalHeader"}
      {"op":"attach","slot":"footer","class":"RefreshAutoGifFooter"}
      {"op":"attach","slot":"trailer","class":"RefreshNormalTrailer"}
      {"op":"set","slot":"header","name":"height","value":\(number)}
      {"op":"set","slot":"header","name":"pullingPercent","value":\(number)}
      {"op":"set","slot":"header","name":"fastAnimationDuration","value":\(number)}
      {"op":"set","slot":"footer","name":"triggerAutomaticallyRefreshPercent","value":\(number)}
      {"op":"images","slot":"footer","state":"idle","count":3,"size":[\(size),\(size)]}
      {"op":"drag","phase":"began"}
      {"op":"drag","phase":"moved","x":\(number),"y":\(number)}
      {"op":"contentSize","width":\(size),"height":\(size)}
      {"op":"safeArea","value":[\(number),\(number),\(number),\(number)]}
      {"op":"resize","height":\(size)}
      {"op":"drag","phase":"ended"}
      {"op":"sections","value":[1000000000,1000000000,1000000000]}
      {"op":"call","slot":"header","method":"beginRefreshing"}
      {"op":"after","by":\(size),"run":[{"op":"call","slot":"header","method":"endRefreshing"}]}
      {"op":"advance","by":\(size)}
      """)
    #expect(outcome.status == .done)
    for line in outcome.trace { _ = try json(line) }
  }

  @Test(arguments: ["-9223372036854775808", "9223372036854774784", "-1e15", "0"])
  func `huge numbers of triggers are no error`(times: String) {
    let outcome = play(
      """
      {"op":"stage","width":375,"height":667,"contentHeight":2000}
      {"op":"attach","slot":"footer","class":"RefreshAutoFooter","set":[["autoTriggerTimes",\(times)]]}
      {"op":"drag","phase":"began"}
      {"op":"drag","phase":"moved","y":1400}
      {"op":"call","slot":"footer","method":"endRefreshing"}
      {"op":"advance","by":1}
      """)
    #expect(outcome.status == .done)
  }

  @Test func `an advance beyond the largest time is refused`() {
    let leap = #"{"op":"advance","by":1.7976931348623157e308}"#
    let outcome = play("{\"op\":\"stage\",\"width\":1,\"height\":1}\n\(leap)\n\(leap)")
    #expect(outcome.status == .bad)
    #expect(outcome.reports.first?.hasPrefix("script:3: ") == true)
  }

  @Test func `deeply nested lists are performed`() {
    let depth = 400
    let nested =
      String(repeating: #"{"op":"after","by":1,"run":["#, count: depth)
      + #"{"op":"paging","value":true}"# + String(repeating: "]}", count: depth)
    let outcome = play(
      """
      {"op":"stage","width":1,"height":1}
      \(nested)
      {"op":"advance","by":\(depth)}
      """)
    #expect(outcome.status == .done)
  }

  @Test func `a session of many thousand ops is performed`() {
    let replay = Replay(name: "script", form: .changes, trace: { _ in }, report: { _ in })
    replay.read(Array("{\"op\":\"stage\",\"width\":375,\"height\":667}\n".utf8))
    let pull = Array(
      """
      {"op":"drag","phase":"began"}
      {"op":"drag","phase":"moved","y":-80}
      {"op":"drag","phase":"ended"}
      {"op":"advance","by":1}

      """.utf8)
    for _ in 0..<TestScope.pick(few: 2_500, all: 25_000) { replay.read(pull) }
    #expect(replay.finish() == .done)
  }

  // MARK: Scripts that repeat themselves forever

  private static let stage = #"{"op":"stage","width":375,"height":667,"contentHeight":2000}"#
  private static let header =
    #"{"op":"attach","slot":"header","class":"RefreshHeader"}"#
  private static let footer =
    #"{"op":"attach","slot":"footer","class":"RefreshAutoFooter"}"#

  /// A script that repeats itself: its lists by their events, the ops that begin it, and the limit
  /// that stops it.
  private struct Loop: Sendable, CustomTestStringConvertible {
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
  private func `a script that repeats itself forever is stopped with a report of the line`(
    loop: Loop
  ) {
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

  /// Otherwise a few kilobytes could keep a replay busy for minutes, although no single line is a
  /// runaway.
  @Test(.enabled(if: TestScope.current == .complete))
  func `scripts whose lines together take too long are stopped`() {
    let paging = Array(repeating: Self.paging, count: 5_000)
    let outcome = play(
      ([
        Self.stage, Self.header,
        #"{"op":"on","event":"header.state pulling","run":[\#(paging.joined(separator: ","))]}"#,
      ] + (0..<400).map { Self.set("header", $0 % 2 == 0 ? "pulling" : "idle") })
      .joined(separator: "\n"))
    #expect(outcome.status == .runaway)
    // 3 + n lines may run 500,000 + 1,000 (3 + n) ops, and run 2,500 (n + 1): n is at most 334.
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

import TestSupport
import Testing

@testable import RefreshReplay

/// No script crashes, hangs, or writes what is not JSON.
@Suite struct RobustnessTests {
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

  @Test func `an advance beyond the end of time is refused`() {
    let leap = #"{"op":"advance","by":1.7976931348623157e308}"#
    let outcome = play("{\"op\":\"stage\",\"width\":1,\"height\":1}\n\(leap)\n\(leap)")
    #expect(outcome.status == .bad)
    #expect(outcome.reports.first?.hasPrefix("script:3: ") == true)
  }

  @Test func `deep lists are performed`() {
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
}

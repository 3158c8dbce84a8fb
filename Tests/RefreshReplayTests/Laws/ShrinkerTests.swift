import Testing

@testable import RefreshReplay

/// A session that breaks a law is reduced to the lines that break it.
@Suite struct ShrinkerTests {
  @Test func `lines without effect on the breach are removed`() {
    let begin = JSON.op("call", ["slot": "header", "method": "beginRefreshing"])
    let lines: [JSON] = [
      .op("stage", ["width": 375.0, "height": 667.0, "paging": true]),
      .op("attach", ["slot": "header", "class": "RefreshHeader", "set": [["isHidden", true]]]),
      .op("advance", ["by": 1.0]), .op("wheel", ["dy": 5.0]),
      .op("after", ["by": 1.0, "run": [.op("decelerated"), begin, .op("decelerated")]]),
      .op("advance", ["by": 3.0]),
    ]
    let short = Shrinker { session in
      // In place of a law: a component is attached, and later begins, in a list or not.
      let text = session.script
      guard let attach = text.firstRange(of: "\"attach\""), text.contains("667") else {
        return false
      }
      return text[attach.upperBound...].contains("beginRefreshing")
    }.shrink(Session(lines: lines))
    #expect(
      short.script == """
        {"op":"stage","height":667}
        {"op":"attach"}
        {"op":"call","method":"beginRefreshing"}
        """)
  }
}

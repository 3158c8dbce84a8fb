import Testing

@testable import RefreshReplay

/// A script with a mistake ends at the line of the mistake, with a message.
@MainActor @Suite struct BadScriptTests {
  private nonisolated static let stage = #"{"op":"stage","width":375,"height":667}"#

  @Test(arguments: [
    // The first lines.
    ("", 1, "the script is empty"),
    ("\n# nothing\n\n", 3, "the script is empty"),
    (#"{"op":"advance","by":0}"#, 1, #"the first op is "advance"; it must be a stage"#),
    (#"{"op":"stage","height":667}"#, 1, #"stage: "width" is missing; it must be a number"#),
    (#"{"op":"stage","width":-1,"height":667}"#, 1, #"stage: "width" is -1"#),
    (#"{"op":"stage","width":1,"height":1,"contentHeight":-1}"#, 1, #""contentHeight" is -1"#),
    (#"{"op":"stage","width":1,"height":1,"inset":[0,0,0]}"#, 1, "[top, left, bottom, right]"),
    (#"{"op":"stage","width":1,"height":1,"inWindow":0}"#, 1, "true or false"),
    (#"{"op":"stage","width":1,"height":1,"sections":[-1]}"#, 1, "a list of whole numbers"),
    (
      #"{"op":"stage","width":1,"height":1,"rubberBandCoefficient":0}"#, 1,
      "a number above 0, at most 1"
    ),
    (
      #"{"op":"stage","width":1,"height":1,"rubberBandCoefficient":1.5}"#, 1,
      "a number above 0, at most 1"
    ),
    (#"{"op":"stage","width":1,"height":1,"maximumOverscroll":-1}"#, 1, "a number, 0 or more"),
    (#"{"op":"stage","width":1,"height":1,"allowsWheelPull":1}"#, 1, "true or false"),
    (#"{"op":"stage","width":1,"height":1,"textWidths":{"a":-1}}"#, 1, "textWidths"),
    ("nope", 1, "not JSON: expected a value (column 1)"),
  ])
  func `a script begins with a stage`(script: String, line: Int, message: String) {
    expectBad(play(script), line: line, message: message)
  }

  @Test(arguments: [
    // Lines that are no ops.
    (#"{"op":"#, "not JSON: expected a value (column 7)"),
    (#"{"op":"advance","by":0,}"#, "not JSON"),
    (#"{"op":"advance","by":1e999}"#, "1e999 is not finite; expected a finite number"),
    ("[]", "an op is an object"),
    ("{}", #""op" is missing; it must be a string"#),
    (#"{"op":1}"#, #""op" is 1; it must be a string"#),
    (#"{"op":"fly"}"#, #"there is no op "fly"; it must be one of attach, detach, "#),
    (stage, "the stage is set already"),
    // Slots, classes and properties.
    (
      #"{"op":"detach"}"#,
      #"detach: "slot" is missing; it must be one of header, footer, trailer, leader"#
    ),
    (#"{"op":"detach","slot":"left"}"#, #""slot" is "left""#),
    (#"{"op":"attach","slot":"header"}"#, #""class" is missing"#),
    (#"{"op":"attach","slot":"header","class":"Star"}"#, #"there is no class "Star"; a header is"#),
    (
      #"{"op":"attach","slot":"header","class":"RefreshIndicatorHeader","indicator":"star"}"#,
      #"attach: there is no indicator "star"; it must be one of normal, ring"#
    ),
    (
      #"{"op":"attach","slot":"footer","class":"RefreshGifHeader"}"#,
      "RefreshGifHeader is a header; a footer is one of RefreshFooter, "
    ),
    (
      #"{"op":"attach","slot":"header","class":"RefreshHeader","set":[["height"]]}"#,
      "a list of [name, value]"
    ),
    (
      #"{"op":"attach","slot":"header","class":"RefreshHeader","set":[["width",1]]}"#,
      #"there is no property "width"; it must be one of isHidden, "#
    ),
    (
      #"{"op":"set","slot":"header","name":"isHidden","value":1}"#,
      #"set: isHidden: "value" is 1; it must be true or false"#
    ),
    (#"{"op":"set","slot":"header","name":"isHidden"}"#, #""value" is missing"#),
    (#"{"op":"set","slot":"header","name":"height","value":true}"#, #""value" is true"#),
    (#"{"op":"set","slot":"header","name":"state","value":"busy"}"#, "idle, pulling, refreshing"),
    (#"{"op":"set","slot":"header","name":"lastUpdatedTimeKey","value":null}"#, "a string"),
    (#"{"op":"set","slot":"footer","name":"autoTriggerTimes","value":1.5}"#, "a whole number"),
    (#"{"op":"set","slot":"footer","name":"autoTriggerTimes","value":1e300}"#, "a whole number"),
    (#"{"op":"set","name":"pixel","value":null}"#, #""value" is null; it must be a number"#),
    (
      #"{"op":"set","name":"style","value":1}"#,
      #"there is no property "style" of the scroll view"#
    ),
    // Titles, images and calls.
    (#"{"op":"title","slot":"header","state":"idle"}"#, "a string or null"),
    (#"{"op":"title","slot":"header","state":"busy","text":"x"}"#, #""state" is "busy""#),
    (
      #"{"op":"images","slot":"header","state":"idle","count":-1,"size":[1,1]}"#,
      "a whole number from 0 to 10000"
    ),
    (
      #"{"op":"images","slot":"header","state":"idle","count":1000000000,"size":[1,1]}"#,
      "a whole number from 0 to 10000"
    ),
    (
      #"{"op":"images","slot":"header","state":"idle","count":1,"size":[1,-1]}"#,
      "[width, height], each 0 or more"
    ),
    (#"{"op":"call","slot":"header","method":"refresh"}"#, "one of beginRefreshing, "),
    (#"{"op":"call","slot":"header","method":"refreshIfExpired"}"#, #""seconds" is missing"#),
    // Moves, and changes of the surroundings.
    (#"{"op":"drag","phase":"flung"}"#, "one of began, moved, ended, cancelled"),
    (#"{"op":"drag","phase":"moved","y":"low"}"#, #""y" is "low"; it must be a number"#),
    (#"{"op":"scroll","x":null}"#, #""x" is null"#),
    (#"{"op":"wheel","phase":"began"}"#, "must be one of moved, ended, cancelled"),
    (#"{"op":"scrollStep","step":"up"}"#, "must be one of lineUp, lineDown"),
    (#"{"op":"scrollStep"}"#, "missing"),
    (#"{"op":"contentSize","height":-1}"#, #""height" is -1; it must be a number, 0 or more"#),
    (#"{"op":"resize","width":-1}"#, #""width" is -1"#),
    (#"{"op":"inset","value":10}"#, "[top, left, bottom, right]"),
    (#"{"op":"safeArea"}"#, #""value" is missing"#),
    (#"{"op":"sections","value":[1,2.5]}"#, "a list of whole numbers from 0 to 1000000000"),
    (#"{"op":"window","value":"yes"}"#, "true or false"),
    // Time and lists of ops.
    (#"{"op":"advance"}"#, #"advance: "by" is missing; it must be a number, 0 or more"#),
    (#"{"op":"advance","by":-1}"#, #""by" is -1"#),
    (#"{"op":"after","by":-1,"run":[]}"#, #""by" is -1"#),
    (#"{"op":"after","by":1}"#, #""run" is missing; it must be a list of ops"#),
    (#"{"op":"after","by":1,"run":[{"op":"fly"}]}"#, #"run[0]: there is no op "fly""#),
    (#"{"op":"after","by":1,"run":[{"op":"advance","by":1}]}"#, "run[0]: advance: time moves only"),
    (
      #"{"op":"on","event":"header.ended","run":[{"op":"detach","slot":"header"},"#
        + #"{"op":"after","by":0,"run":[{"op":"advance","by":1}]}]}"#,
      "on: run[1]: after: run[0]: advance: "
    ),
    (#"{"op":"on","event":"header.ended","run":[{"op":"stage"}]}"#, "the stage is set already"),
    (#"{"op":"on","event":"header.started","run":[]}"#, "one of SLOT.state NEW, SLOT.refreshing"),
    (#"{"op":"on","event":"header.state idle>pulling","run":[]}"#, #""event" is "#),
    (#"{"op":"on","event":"header.state busy","run":[]}"#, #""event" is "#),
    (#"{"op":"on","event":"body.ended","run":[]}"#, #""event" is "#),
    (
      #"{"op":"on","event":"header.ended","times":0,"run":[]}"#,
      #""times" is 0; it must be a whole number from 1 on"#
    ),
    // Expectations.
    (#"{"op":"expect","that":[]}"#, #""that" is []; it must be an object"#),
    (#"{"op":"expect","fired":{"header.state idle":1}}"#, "SLOT.state OLD>NEW"),
    (#"{"op":"expect","fired":{"header.ended":-1}}"#, #""header.ended" is -1"#),
  ])
  func `a line with a mistake is reported with the mistake`(line: String, message: String) {
    expectBad(play("\(Self.stage)\n\n\(line)\n\(Self.stage)"), line: 3, message: message)
  }

  /// Each line, and the message about it.
  private nonisolated static let fields: [(String, String)] = [
    (
      #"{"op":"touch","phase":"down","x":1,"y":1,"captoin":"down"}"#,
      #"op "touch" has no field "captoin"; it must be one of phase, x, y, id, time, caption"#
    ),
    (
      #"{"op":"decelerated","by":0}"#,
      #"op "decelerated" has no field "by"; it must be one of caption"#
    ),
    (#"{"op":"expect","taht":{},"fired":{}}"#, #"op "expect" has no field "taht"; "#),
    (
      #"{"op":"offset","x":0,"x":1}"#,
      #"op "offset" has the field "x" twice; it must be there once"#
    ),
    (#"{"op":"paging","op":"paging","value":true}"#, #"op "paging" has the field "op" twice"#),
    (
      #"{"op":"after","by":0,"run":[{"op":"paging","value":true,"vlaue":1}]}"#,
      #"run[0]: op "paging" has no field "vlaue""#
    ),
    (
      #"{"op":"on","event":"header.ended","run":[{"op":"after","by":0,"run":[{"op":"offset","z":1}]}]}"#,
      #"run[0]: run[0]: op "offset" has no field "z""#
    ),
  ]

  @Test(arguments: fields)
  func `an unknown field, or one that an op has twice, is a mistake`(line: String, message: String)
  {
    let scroll = #"{"op":"scroll","y":0}"#
    expectBad(play("\(Self.stage)\n\(scroll)\n\(line)\n\(Self.stage)"), line: 3, message: message)
    let lenient = outcome("\(Self.stage)\n\(scroll)\n\(line)", isLenient: true)
    #expect(lenient.status == .done && lenient.reports == [] && lenient.trace.count == 3)
    #expect(lenient.warnings.count == 1 && lenient.warnings[0].hasPrefix("script:3: \(message)"))
    let strict = outcome("\(Self.stage)\n\(scroll)\n\(line)", isStrict: true, isLenient: true)
    expectBad(strict, line: 3, message: message)
  }

  @Test func `an unknown field of the stage is a mistake, too`() {
    let script = #"{"op":"stage","width":1,"height":1,"hieght":2}"#
    expectBad(
      play(script), line: 1,
      message: #"op "stage" has no field "hieght"; it must be one of width, height"#)
    #expect(outcome(script, isLenient: true).status == .done)
  }

  private func outcome(
    _ script: String, isStrict: Bool = false, isLenient: Bool = false
  ) -> Replay.Outcome {
    Replay.outcome(of: Array(script.utf8), name: "script", isStrict: isStrict, isLenient: isLenient)
  }

  @Test func `the trace of the lines before a mistake is kept`() {
    let outcome = play("\(Self.stage)\n{\"op\":\"paging\",\"value\":true}\nnope")
    #expect(outcome.trace.count == 2)
    #expect(outcome.status == .bad)
  }

  @Test func `the report of a line that is not UTF-8 has the number of the line`() {
    let outcome = Replay.outcome(of: Array("\(Self.stage)\n".utf8) + [0xFF, 0xFE], name: "script")
    expectBad(outcome, line: 2, message: "not UTF-8")
  }

  @Test(arguments: [
    ("[", ""), (#"{"op":"after","by":0,"run":["#, ""),
    (#"{"op":"on","event":"header.ended","run":["#, "]}"),
  ])
  func `nesting is limited`(start: String, end: String) {
    let line =
      String(repeating: start, count: 10_000) + String(repeating: end, count: 10_000)
    expectBad(play("\(Self.stage)\n\(line)"), line: 2, message: "inside each other")
  }

  private func expectBad(
    _ outcome: Replay.Outcome, line: Int, message: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(outcome.status == .bad, sourceLocation: sourceLocation)
    #expect(outcome.reports.count == 1, sourceLocation: sourceLocation)
    let report = outcome.reports.first ?? ""
    #expect(report.hasPrefix("script:\(line): "), sourceLocation: sourceLocation)
    #expect(report.contains(message), sourceLocation: sourceLocation)
  }
}

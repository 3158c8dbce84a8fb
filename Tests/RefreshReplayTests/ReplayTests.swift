import RefreshKit
import TestSupport
import Testing

@testable import RefreshReplay

@MainActor @Suite struct ReplayTests {
  private static let stage = #"{"op":"stage","width":375,"height":667,"contentHeight":2000}"#

  @Test func `a full trace contains the whole stage in each line`() {
    let outcome = play(
      """
      {"op":"stage","width":375,"height":667,"contentHeight":2000,"inset":[10,0,0,0]}
      {"op":"attach","slot":"header","class":"RefreshNormalHeader"}
      """)
    #expect(
      outcome.trace == [
        #"{"i":0,"now":0,"offset":[0,-10],"inset":[10,0,0,0],"contentSize":[375,2000],"#
          + #""dragging":false,"decelerating":false,"interactive":true,"#
          + #""header":null,"footer":null,"trailer":null,"events":[]}"#,
        #"{"i":1,"now":0,"offset":[0,-10],"inset":[10,0,0,0],"contentSize":[375,2000],"#
          + #""dragging":false,"decelerating":false,"interactive":true,"#
          + #""header":{"class":"RefreshNormalHeader","state":"idle","percent":0,"alpha":1,"#
          + #""hidden":false,"frame":[0,0,375,54],"#
          + #""stateLabel":{"text":"Pull down to refresh","hidden":false,"frame":[0,0,0,0]},"#
          + #""timeLabel":{"text":"Last update: No record","hidden":false,"frame":[0,0,0,0]},"#
          + #""arrow":{"hidden":false,"flipped":false,"center":[7.5,20]},"#
          + #""loading":{"animating":false,"alpha":1,"center":[10,10]}},"#
          + #""footer":null,"trailer":null,"events":[]}"#,
      ])
  }

  @Test func `a trace of changes contains only what has changed`() {
    let outcome = play(
      """
      \(Self.stage)
      {"op":"attach","slot":"header","class":"RefreshHeader"}
      {"op":"advance","by":0}
      {"op":"call","slot":"header","method":"beginRefreshing"}
      {"op":"advance","by":0.25}
      {"op":"attach","slot":"header","class":"RefreshHeader"}
      {"op":"detach","slot":"header"}
      """, form: .changes)
    let whole = #"{"class":"RefreshHeader","state":"idle","percent":0,"alpha":1,"hidden":false,"#
    #expect(
      outcome.trace.dropFirst() == [
        #"{"i":1,"header":\#(whole)"frame":[0,0,375,54]}}"#,
        #"{"i":2,"header":{"frame":[0,-54,375,54]}}"#,
        #"{"i":3,"offset":[0,-54],"inset":[54,0,0,0],"#
          + #""header":{"state":"refreshing","percent":1},"events":["header.state idle>refreshing"]}"#,
        #"{"i":4,"now":0.25,"events":["header.refreshing","header.began"]}"#,
        #"{"i":5,"offset":[0,0],"inset":[0,0,0,0],"#
          + #""header":{"state":"idle","percent":0,"frame":[0,0,375,54]}}"#,
        #"{"i":6,"header":null}"#,
      ])
  }

  @Test func `held overshoot is in the trace only while a component can hold`() throws {
    let outcome = play(
      """
      \(Self.stage)
      {"op":"attach","slot":"header","class":"RefreshNormalHeader"}
      {"op":"set","slot":"header","name":"holdsContentWhilePulled","value":true}
      {"op":"set","slot":"header","name":"isHidden","value":true}
      {"op":"attach","slot":"header","class":"RefreshRingHeader"}
      {"op":"detach","slot":"header"}
      {"op":"attach","slot":"footer","class":"RefreshAutoFooter","set":[["holdsContentWhilePulled",true]]}
      {"op":"attach","slot":"trailer","class":"RefreshTrailer","set":[["holdsContentWhilePulled",true]]}
      """)
    let held = outcome.trace.map { $0.contains(#""offset":[0,0],"held":[0,0,0,0],"inset""#) }
    #expect(held == [false, false, true, true, true, false, false, true])
    #expect(outcome.trace.map { $0.contains("held") } == held)
  }

  @Test func `a trace contains the component that is attached now`() throws {
    let classes = ["RefreshNormalHeader", "RefreshGifHeader", "RefreshHeader", "RefreshRingHeader"]
    let named = (0..<40).map { classes[$0 % 4] }
    let ops = named.map { #"{"op":"attach","slot":"header","class":"\#($0)"}"# }
    let outcome = play(([Self.stage] + ops).joined(separator: "\n"))
    let parts = ["arrow", "gif", "stateLabel"]
    for (name, line) in zip(named, outcome.trace.dropFirst()) {
      let header = try json(line)["header"]
      #expect(header?["class"] == .string(name))
      #expect(
        parts.filter { header?[$0] != nil }
          == [
            "RefreshNormalHeader": ["arrow", "stateLabel"],
            "RefreshGifHeader": ["gif", "stateLabel"],
          ][
            name, default: []])
    }
  }

  @Test(arguments: Fixtures.scripts(in: "reference-traces").everyFew)
  func `both forms contain the same values`(name: String) throws {
    let script = try Fixtures.data(name, in: "reference-traces")
    let full = Replay.outcome(of: script, name: name).trace
    let changes = Replay.outcome(of: script, name: name, form: .changes).trace
    var line = JSON.object([])
    for (whole, part) in zip(full, changes) {
      line = line.applying(["events": []]).applying(try json(part))
      #expect(try json(whole).mismatches(in: line) == [])
    }
  }

  // MARK: Lines

  @Test func `a script can be read in pieces that end anywhere`() {
    let script = Array("\(Self.stage)\r\n\n# Ünïcode\n \t\r\n\(Self.stage)".utf8)
    let whole = Replay.outcome(of: script, name: "script")
    #expect(whole.trace.count == 1)
    #expect(whole.reports.map { $0.prefix(10) } == ["script:5: "])
    for size in 1...20 {
      var trace: [String] = []
      var reports: [String] = []
      let replay = Replay(
        name: "script", trace: { trace.append($0) }, report: { reports.append($0) })
      for start in stride(from: 0, to: script.count, by: size) {
        replay.read(script[start..<min(start + size, script.count)])
      }
      #expect(replay.finish() == whole.status)
      #expect(trace == whole.trace)
      #expect(reports == whole.reports)
    }
  }

  @Test func `a last line without a line break is performed`() {
    #expect(play(Self.stage).trace.count == 1)
  }

  @Test func `a script that is cut off ends there`() throws {
    let script = try Fixtures.data("header-01-pull-and-release", in: "reference-traces")
    for count in 0..<script.count {
      let outcome = Replay.outcome(of: script.prefix(count), name: "script")
      #expect([.done, .bad].contains(outcome.status))
      #expect(outcome.reports.count == (outcome.status == .bad ? 1 : 0))
    }
  }

  @Test func `fingers have numbers, and only the first finger counts`() {
    let outcome = play(
      """
      \(Self.stage)
      {"op":"touch","phase":"down","x":50,"y":300}
      {"op":"touch","phase":"down","x":90,"y":300,"id":7}
      {"op":"touch","phase":"moved","x":90,"y":100,"id":7}
      {"op":"expect","that":{"offset":[0,0],"tracking":true}}
      {"op":"touch","phase":"up","x":50,"y":300,"id":0}
      {"op":"expect","that":{"tracking":false}}
      """)
    #expect(outcome.reports == [])
    #expect(outcome.warnings == [])
  }

  @Test func `a driven stage asks its driver`() {
    let outcome = play(
      """
      {"op":"stage","width":375,"height":667,"contentHeight":2000,"driven":true}
      {"op":"on","event":"driver.offset","times":1,"run":[{"op":"report","y":90}]}
      {"op":"offset","y":100}
      {"op":"expect","that":{"offset":[0,90]}}
      {"op":"offset","y":200}
      {"op":"expect","that":{"offset":[0,90]}}
      """)
    #expect(outcome.reports == [])
    #expect(outcome.warnings == [])
  }

  // MARK: Expectations

  @Test func `an unmet expectation is reported, and the script continues`() {
    let outcome = play(
      """
      \(Self.stage)
      {"op":"attach","slot":"header","class":"RefreshHeader"}
      {"op":"call","slot":"header","method":"beginRefreshing"}
      {"op":"expect","that":{"inset":[54,0,0,0]},"fired":{"header.state idle>refreshing":1}}
      {"op":"expect","that":{"header":{"state":"idle"}},"fired":{"header.refreshing":1}}
      {"op":"advance","by":1}
      {"op":"expect","fired":{"header.refreshing":1,"header.began":1,"header.ended":0}}
      """)
    #expect(outcome.status == .unmet)
    #expect(outcome.trace.count == 7)
    #expect(
      outcome.reports == [
        #"script:5: header.state: expected "idle", found "refreshing""#,
        "script:5: fired.header.refreshing: expected 1, found 0",
      ])
  }

  @Test func `an expectation in a list is reported with the line in which the list ran`() {
    let outcome = play(
      """
      \(Self.stage)
      {"op":"after","by":1,"run":[{"op":"expect","that":{"now":2}}]}
      {"op":"advance","by":1}
      """)
    #expect(outcome.status == .unmet)
    #expect(outcome.reports == ["script:3: now: expected 2, found 1"])
  }

  // MARK: Lists of ops

  @Test func `an event has only the list that was set last`() {
    let outcome = play(
      """
      \(Self.stage)
      {"op":"attach","slot":"footer","class":"RefreshAutoFooter"}
      {"op":"on","event":"footer.refreshing","run":[{"op":"paging","value":true}]}
      {"op":"on","event":"footer.refreshing","run":[{"op":"detach","slot":"footer"}]}
      {"op":"call","slot":"footer","method":"beginRefreshing"}
      {"op":"expect","that":{"footer":null},"fired":{"footer.began":0}}
      """)
    #expect(outcome.reports == [])
  }

  /// The events of a refresh that a list of ops answers.
  private func events(_ answer: String) throws -> [String] {
    let outcome = play(
      """
      {"op":"stage","width":375,"height":667}
      {"op":"attach","slot":"header","class":"RefreshHeader"}
      \(answer)
      {"op":"call","slot":"header","method":"beginRefreshing"}
      {"op":"advance","by":10}
      """)
    #expect(outcome.reports == [])
    return try json(outcome.trace.last ?? "")["events"]?.elements?.map(\.description) ?? []
  }

  private let end = #"{"op":"set","slot":"header","name":"state","value":"idle"}"#
  private let begin = #"{"op":"call","slot":"header","method":"beginRefreshing"}"#

  @Test(arguments: 1...3)
  func `a list answers as many events as it says`(times: Int) throws {
    let events = try events(
      #"{"op":"on","event":"header.ended","run":[\#(begin)]}"# + "\n"
        + #"{"op":"on","event":"header.refreshing","times":\#(times),"run":[\#(end)]}"#)
    #expect(events.count { $0 == #""header.refreshing""# } == times + 1)
    #expect(events.count { $0 == #""header.ended""# } == times)
  }

  @Test func `a list may set the list for the next event`() throws {
    let next = #"{"op":"on","event":"header.ended","times":1,"run":[\#(begin)]}"#
    let events = try events(
      #"{"op":"on","event":"header.refreshing","times":3,"run":[\#(end)]}"# + "\n"
        + #"{"op":"on","event":"header.ended","times":1,"run":[\#(next),\#(begin)]}"#)
    #expect(events.count { $0 == #""header.ended""# } == 3)
  }

  @Test func `an op for an empty slot does nothing`() {
    let outcome = play(
      """
      \(Self.stage)
      {"op":"detach","slot":"header"}
      {"op":"set","slot":"header","name":"isHidden","value":true}
      {"op":"attach","slot":"header","class":"RefreshHeader"}
      {"op":"set","slot":"header","name":"autoTriggerTimes","value":2}
      {"op":"set","slot":"header","name":"arrowView.isHidden","value":true}
      {"op":"title","slot":"header","state":"idle","text":"x"}
      {"op":"images","slot":"header","state":"idle","count":2,"size":[200,200]}
      {"op":"call","slot":"header","method":"resetNoMoreData"}
      {"op":"call","slot":"header","method":"tap"}
      {"op":"call","slot":"trailer","method":"beginRefreshing"}
      """, form: .changes)
    #expect(outcome.status == .done)
    #expect(outcome.trace.suffix(7) == (4...10).map { "{\"i\":\($0)}" })
  }
}

/// What a replay in an app does not change.
@MainActor struct ReplayBesideAppTests {
  @Test func `a replay has its own language, and the app's components are not told`() {
    let before = RefreshConfig.default.languageCode
    defer { RefreshConfig.default.languageCode = before }
    RefreshConfig.default.languageCode = "de"
    let header = RefreshNormalHeader()
    var changes = 0
    let observation = RefreshConfig.default.observeLanguage { _ in changes += 1 }
    let replay = Replay(name: "french", trace: { _ in }, report: { _ in })
    replay.read(
      Array(#"{"op":"stage","width":375,"height":667,"language":"fr"}"#.utf8) + Array("\n".utf8))
    replay.read(Array(#"{"op":"attach","slot":"header","class":"RefreshNormalHeader"}"#.utf8))
    replay.read(Array("\n".utf8))
    #expect(RefreshConfig.default.languageCode == "de")
    let french = replay.stage?.scrollView.header as? RefreshNormalHeader
    #expect(french?.stateLabel.text == Language.french[.headerIdle])
    #expect(replay.finish() == .done)
    #expect(header.stateLabel.text == Language.german[.headerIdle] && changes == 0)
    observation.cancel()
  }
}

/// Plays a script.
@MainActor func play(
  _ script: String, form: Replay.Form = .full, isLenient: Bool = false
) -> Replay.Outcome {
  Replay.outcome(of: Array(script.utf8), name: "script", form: form, isLenient: isLenient)
}

/// Reads a line of a trace as JSON.
@MainActor func json(_ line: some StringProtocol) throws -> JSON {
  try JSONParser.parse(Array(line.utf8))
}

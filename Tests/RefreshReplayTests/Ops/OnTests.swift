import Testing

@testable import RefreshReplay

/// How often a list answers its event.
@Suite struct OnTests {
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
  func `a list answers so many events`(times: Int) throws {
    let events = try events(
      #"{"op":"on","event":"header.ended","run":[\#(begin)]}"# + "\n"
        + #"{"op":"on","event":"header.refreshing","times":\#(times),"run":[\#(end)]}"#)
    #expect(events.count { $0 == #""header.refreshing""# } == times + 1)
    #expect(events.count { $0 == #""header.ended""# } == times)
  }

  @Test func `a list may set the one for the next event`() throws {
    let next = #"{"op":"on","event":"header.ended","times":1,"run":[\#(begin)]}"#
    let events = try events(
      #"{"op":"on","event":"header.refreshing","times":3,"run":[\#(end)]}"# + "\n"
        + #"{"op":"on","event":"header.ended","times":1,"run":[\#(next),\#(begin)]}"#)
    #expect(events.count { $0 == #""header.ended""# } == 3)
  }

  @Test func `no event at all cannot be answered`() {
    let outcome = play(
      """
      {"op":"stage","width":375,"height":667}
      {"op":"on","event":"header.ended","times":0,"run":[]}
      """)
    #expect(
      outcome.reports == [#"script:2: on: "times" is 0; it must be a whole number from 1 on"#])
  }
}

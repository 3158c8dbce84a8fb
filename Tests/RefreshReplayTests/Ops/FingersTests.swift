import Testing

@testable import RefreshReplay

/// What scripts do as fingers, scroll wheels and keys.
struct FingersTests {
  private func play(_ script: String) {
    let outcome = Replay.outcome(of: script.utf8, name: "script")
    #expect(outcome.reports == [] && outcome.status == .done)
  }

  @Test func `a scroll wheel pulls at the edge where it has begun, and lets go when it rests`() {
    play(
      #"""
        {"op":"stage","width":375,"height":667,"contentHeight":2000,"allowsWheelPull":true,"maximumOverscroll":90}
        {"op":"attach","slot":"header","class":"RefreshNormalHeader"}
        {"op":"advance","by":0.2}
        {"op":"wheel","dy":100}
        {"op":"advance","by":0.2}
        {"op":"wheel","dy":-300}
        {"op":"expect","that":{"offset":[0,0],"dragging":false}}
        {"op":"advance","by":0.2}
        {"op":"wheel","dy":-100}
        {"op":"advance","by":0.1}
        {"op":"wheel","dy":-250}
        {"op":"expect","that":{"offset":[0,-61.327],"dragging":true,"header":{"state":"pulling"}}}
        {"op":"advance","by":0.2}
        {"op":"expect","that":{"dragging":false,"header":{"state":"refreshing"}}}
        {"op":"advance","by":1}
        {"op":"call","slot":"header","method":"endRefreshing"}
        {"op":"advance","by":1}
        {"op":"wheel","dy":-400}
        {"op":"wheel","phase":"cancelled"}
        {"op":"advance","by":2}
        {"op":"expect","that":{"offset":[0,0],"header":{"state":"idle"}},"fired":{"header.refreshing":1}}
      """#)
  }

  @Test func `keys scroll within the range`() {
    play(
      #"""
        {"op":"stage","width":375,"height":667,"contentWidth":1000,"contentHeight":2000}
        {"op":"attach","slot":"header","class":"RefreshNormalHeader"}
        {"op":"attach","slot":"footer","class":"RefreshAutoNormalFooter"}
        {"op":"advance","by":0.2}
        {"op":"scrollStep","step":"lineUp"}
        {"op":"scrollStep","step":"pageDown","animated":false}
        {"op":"expect","that":{"offset":[0,627]}}
        {"op":"scrollStep","step":"lineDown"}
        {"op":"scrollStep","step":"lineRight"}
        {"op":"advance","by":1}
        {"op":"expect","that":{"offset":[40,667],"tracking":false},"fired":{"footer.refreshing":0}}
        {"op":"scrollStep","step":"end"}
        {"op":"advance","by":1}
        {"op":"expect","that":{"offset":[40,1377]},"fired":{"footer.refreshing":1,"header.refreshing":0}}
      """#)
  }

  @Test func `rows in front leave the content where it is seen`() {
    play(
      #"""
      {"op":"stage","width":375,"height":667,"contentHeight":2000}
      {"op":"attach","slot":"footer","class":"RefreshAutoNormalFooter"}
      {"op":"offset","y":1377}
      {"op":"advance","by":1}
      {"op":"call","slot":"footer","method":"endRefreshing"}
      {"op":"advance","by":1}
      {"op":"keepPosition","run":[{"op":"contentSize","height":0},{"op":"contentSize","height":2500}]}
      {"op":"expect","that":{"offset":[0,1877],"footer":{"frame":[0,2500,375,44]}}}
      {"op":"advance","by":1}
      {"op":"expect","fired":{"footer.refreshing":1}}
      """#)
  }

  @Test(arguments: [
    (#""wheel","phase":"began""#, "must be one of moved, ended, cancelled"),
    (#""scrollStep","step":"up""#, "must be one of lineUp, lineDown"),
    (#""scrollStep""#, "missing"),
  ])
  func `a phase or a step that there is not is a mistake`(op: String, message: String) {
    let script = #"""
      {"op":"stage","width":375,"height":667}
      {"op":\#(op)}
      """#
    let outcome = Replay.outcome(of: script.utf8, name: "script")
    #expect(outcome.status == .bad && outcome.reports[0].contains(message))
  }

  @Test(arguments: [
    (#""rubberBandCoefficient":0"#, "a number above 0, at most 1"),
    (#""rubberBandCoefficient":1.5"#, "a number above 0, at most 1"),
    (#""maximumOverscroll":-1"#, "a number, 0 or more"), (#""allowsWheelPull":1"#, "true or false"),
  ])
  func `a stage refuses what the scroll view refuses`(field: String, message: String) {
    let script = #"{"op":"stage","width":375,"height":667,\#(field)}"#
    let outcome = Replay.outcome(of: script.utf8, name: "script")
    #expect(outcome.status == .bad && outcome.reports[0].contains(message))
  }
}

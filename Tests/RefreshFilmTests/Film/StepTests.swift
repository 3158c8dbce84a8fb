import RefreshKit
import Testing

@testable import RefreshFilm
@testable import RefreshReplay

/// The words of a film for a step.
@Suite struct StepTests {
  @Test func `every op has words`() {
    for name in OpName.allCases.map(\.rawValue) {
      #expect(Step.phrases.keys.contains { $0 == name || $0.hasPrefix("\(name).") }, "\(name)")
    }
  }

  @Test(arguments: [
    (#"{"op":"attach","slot":"header","class":"RefreshHeader"}"#, "RefreshHeader"),
    (#"{"op":"call","slot":"header","method":"endRefreshing"}"#, "header.endRefreshing()"),
    (#"{"op":"call","slot":"footer","method":"tap"}"#, "tap on the footer"),
    (#"{"op":"set","slot":"header","name":"alpha","value":0.5}"#, "header.alpha = 0.5"),
    (#"{"op":"title","slot":"header","state":"idle","text":null}"#, "a title for idle"),
    (#"{"op":"advance","by":0.25}"#, "0.25 s later"), (#"{"op":"advance","by":0}"#, "next turn"),
    (#"{"op":"window","value":false}"#, "leaves the window"),
    (#"{"op":"drag","phase":"ended"}"#, "let go"),
    (#"{"op":"drag","phase":"moved","y":3}"#, "scrolled to 100"),
    (#"{"op":"contentSize","height":800}"#, "content 240 × 800"),
    (#"{"op":"sections","value":[3,4]}"#, "rows [3,4]"),
  ])
  func `the words describe the step`(line: String, words: String) throws {
    #expect(try step(line).words(on: view(y: 100)) == words)
  }

  @Test(arguments: [
    (-30, "pulled down 30"), (0, "scrolled to 0"), (460, "scrolled to 460"),
    (499.6, "pulled up 40"),
  ])
  func `the words have the distance of a pull`(y: Double, words: String) throws {
    #expect(Place(view(y: y)).words == words)
  }

  @Test func `the words have the distance of a pull to the side`() {
    let view = view(y: 0)
    view.contentSize = Size(width: 600, height: 340)
    view.contentOffset.x = 200
    #expect(Place(view).words == "scrolled to 200")
    view.contentOffset.x = 410
    #expect(Place(view).words == "pulled left 50")
  }

  private func step(_ line: String) throws -> Step {
    Step(fields: try Fields(line: Array(line.utf8)), caption: nil)
  }

  private func view(y: Double) -> ScrollView {
    let view = ScrollView(frame: Rect(x: 0, y: 0, width: 240, height: 340))
    view.contentSize = Size(width: 240, height: 800)
    view.contentOffset.y = y
    return view
  }
}

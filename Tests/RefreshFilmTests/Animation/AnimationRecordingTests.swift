import RefreshKit
import Testing

@testable import RefreshFilm
@testable import RefreshReplay

/// When the scenes of an animation are seen.
@Suite struct AnimationRecordingTests {
  private static let list = Filming.list()
  private static let begin = #"{"op":"call","slot":"header","method":"beginRefreshing"}"# + "\n"

  @Test func `it begins where time begins to pass`() {
    let recording = AnimationRecording.made(by: Self.list + #"{"op":"advance","by":1}"#)
    #expect(recording.samples.map(\.time) == [0, 1])
    #expect(recording.samples.allSatisfy { $0.scene.actors.count == 1 })
  }

  @Test func `a long wait is cut short`() {
    let wait = #"{"op":"advance","by":100}"# + "\n"
    let recording = AnimationRecording.made(by: Self.list + wait + wait)
    #expect(recording.samples.map(\.time) == [0, 1.5])
  }

  @Test func `what happens in one long advance is seen as it happens`() throws {
    let recording = AnimationRecording.made(
      by:
        Self.list + """
          {"op":"advance","by":0}
          {"op":"on","event":"header.refreshing","run":[{"op":"after","by":50,"run":[\
          {"op":"call","slot":"header","method":"endRefreshing"}]}]}
          \(Self.begin){"op":"advance","by":100}
          """)
    let times = recording.samples.map(\.time)
    #expect(times == times.sorted())
    let last = try #require(times.last)
    // An opening of 0.25 s, a wait, a closing of 0.4 s, and a wait.
    #expect((3.6...3.75).contains(last))
    #expect(
      recording.calls.map(\.content.callback) == [.refreshing, .began, .endAnimationBegan, .ended])
    let gaps = zip(times, times.dropFirst()).map { $1 - $0 }
    #expect(gaps.filter { $0 > 0.02 }.count == 2)
  }

  @Test func `a move by hand takes a while`() {
    let recording = AnimationRecording.made(
      by:
        Self.list + """
          {"op":"advance","by":1}
          {"op":"drag","phase":"began"}
          {"op":"drag","phase":"moved","y":-80}
          {"op":"drag","phase":"moved","y":-82}
          """)
    #expect(recording.samples.map { $0.scene.content.y } == [0, 0, 0, 80, 82])
    #expect(recording.samples.map(\.easing) == [0, 0, 0, 0.35, 0])
  }

  @Test func `a finger is as fast as it is`() {
    let moves = (1...30).map {
      #"{"op":"touch","phase":"moved","x":100,"y":\#(100 + 8 * $0)}"# + "\n"
        + #"{"op":"advance","by":0.02}"#
    }
    let recording = AnimationRecording.made(
      by:
        Self.list + #"{"op":"advance","by":0.5}"# + "\n"
        + #"{"op":"touch","phase":"down","x":100,"y":100}"# + "\n" + moves.joined(separator: "\n"))
    let last = recording.samples.last?.time ?? 0
    #expect((1.1...1.15).contains(last))
    #expect(recording.samples.allSatisfy { $0.easing == 0 })
  }

  @Test func `it ends after a minute`() {
    let ring = """
      {"op":"stage","width":240,"height":340,"contentHeight":2000}
      {"op":"attach","slot":"header","class":"RefreshRingHeader"}
      {"op":"advance","by":0}
      \(Self.begin){"op":"advance","by":100000}
      """
    let recording = AnimationRecording.made(by: ring)
    #expect(recording.isCut)
    #expect(recording.samples.count < 4000)
    #expect(Filming(ring, form: .animation).film.limit == 60)
    #expect(Filming(Self.list, form: .animation).film.limit == nil)
  }

  @Test func `the script's captions replace what is done`() {
    let pull = """
      {"op":"advance","by":1}
      {"op":"drag","phase":"began"}
      {"op":"drag","phase":"moved","y":-80}
      {"op":"drag","phase":"ended"}
      {"op":"advance","by":1}
      """
    let call = #"{"op":"call","slot":"header","method":"endRefreshing"#
    let silent = AnimationRecording.made(
      by: "\(Self.list)\(pull)\n\(call)\"}\n{\"op\":\"advance\",\"by\":1}")
    #expect(
      silent.shownCaptions.map(\.content.text) == [
        "pull down", "let go", "loading", "header.endRefreshing()", "over",
      ])
    let captioned = AnimationRecording.made(
      by:
        "\(Self.list)\(pull)\n\(call)\",\"caption\":\"it ends\"}\n{\"op\":\"advance\",\"by\":1}")
    #expect(
      captioned.shownCaptions.map(\.content.text) == [
        "pull down", "let go", "loading", "it ends",
      ])
  }
}

import RefreshKit
import TestSupport
import Testing

@testable import RefreshFilm
@testable import RefreshReplay

/// The times at which the scenes and captions of an animated film are shown.
@MainActor @Suite struct PlayTests {
  private static let list = Filming.list()

  private func play(_ script: String) -> Filming { Filming(script, form: .play) }

  @Test func `a film begins where time begins to pass`() {
    let filming = play(Self.list + #"{"op":"advance","by":1}"#)
    #expect(filming.samples.map(\.time) == [0, 1])
    #expect(filming.states == [[.idle], [.idle]])
  }

  @Test func `a long wait is shortened, and the end is shown for a while`() {
    let wait = #"{"op":"advance","by":100}"# + "\n"
    let filming = play(Self.list + wait + wait)
    #expect(filming.samples.map(\.time) == [0, 1.5])
    #expect((1.6...2).contains(filming.film.recording.duration))
    let short = play(Self.list + #"{"op":"advance","by":0.1}"#)
    #expect(abs(short.film.recording.duration - 0.8) < 1e-9)
  }

  @Test func `the events of one long advance are shown one after the other`() throws {
    let filming = play(
      Self.list + """
        {"op":"advance","by":0}
        {"op":"on","event":"header.refreshing","run":[{"op":"after","by":50,"run":[\
        {"op":"call","slot":"header","method":"endRefreshing"}]}]}
        \(Filming.begin){"op":"advance","by":100}
        """)
    let times = filming.samples.map(\.time)
    #expect(times == times.sorted())
    // An opening of 0.25 s, a wait, a closing of 0.4 s, and a wait.
    #expect((3.6...3.75).contains(try #require(times.last)))
    let gaps = zip(times, times.dropFirst()).map { $1 - $0 }
    #expect(gaps.filter { $0 > 0.02 }.count == 2)
  }

  @Test func `a host's move of the content takes a while`() {
    let filming = play(
      Self.list + """
        {"op":"advance","by":1}
        {"op":"drag","phase":"began"}
        {"op":"drag","phase":"moved","y":-80}
        """)
    #expect(filming.samples.last?.scene.content.y == 80)
    #expect(filming.samples.last?.easing == 0.35)
  }

  @Test func `a finger is shown at its own speed`() {
    let moves = (1...30).map {
      #"{"op":"touch","phase":"moved","x":100,"y":\#(100 + 8 * $0)}"# + "\n"
        + #"{"op":"advance","by":0.02}"#
    }
    let filming = play(
      Self.list + #"{"op":"advance","by":0.5}"# + "\n"
        + #"{"op":"touch","phase":"down","x":100,"y":100}"# + "\n" + moves.joined(separator: "\n"))
    #expect((1.1...1.15).contains(filming.samples.last?.time ?? 0))
    #expect(filming.samples.allSatisfy { $0.easing == 0 })
  }

  @Test func `a film ends after a minute`() {
    let filming = play(
      """
      {"op":"stage","width":240,"height":340,"contentHeight":2000}
      {"op":"attach","slot":"header","class":"RefreshRingHeader"}
      {"op":"advance","by":0}
      \(Filming.begin){"op":"advance","by":100000}
      """)
    #expect(filming.film.limit == "60 s")
    #expect(filming.samples.count < 4000)
    #expect(play(Self.list).film.limit == nil)
  }

  @Test func `a caption appears when its line begins, or when its op in a list is performed`() {
    let filming = play(
      Self.list + """
        {"op":"after","by":0.5,"run":[{"op":"paging","value":true,"caption":"inner"}]}
        {"op":"advance","by":1,"caption":"outer"}
        {"op":"advance","by":1,"caption":"after"}
        """)
    #expect(filming.captions == ["outer", "inner", "after"])
    #expect(filming.film.recording.captions.map(\.time) == [0, 0.5, 1])
  }

  @Test func `the still picture is the end of the first pull`() throws {
    let script = try Fixtures.data("pull-to-refresh-play", in: "animations")
    let recording = Filming(script, form: .play).film.recording
    let stillTime = recording.stillTime
    let seen = recording.samples.last { $0.time <= stillTime }?.scene
    #expect(seen?.actors.first?.state == .pulling && seen?.finger != nil)
    let next = recording.samples.first { $0.time > stillTime }?.scene
    #expect(next?.actors.first?.state != .pulling || next?.finger == nil)
    #expect(play(Self.list).film.recording.stillTime == 0)
  }

  // MARK: The picture

  @Test func `an animated film is one phone with captions`() {
    let svg = play(
      Self.list + """
        {"op":"advance","by":1,"caption":"a list"}
        {"op":"call","slot":"header","method":"beginRefreshing","caption":"go <on>"}
        {"op":"advance","by":1}
        """
    ).film.svg
    #expect(svg.contains(#"role="img" aria-label="a list; go &lt;on&gt;""#))
    #expect(svg.contains(">a list</text>") && !svg.contains("header refreshing"))
    #expect(svg.count(of: "url(#screen") == 1)
  }

  @Test func `a film without captions shows the states that are not idle`() {
    let svg = play(Self.list + Filming.begin + #"{"op":"advance","by":1}"#).film.svg
    #expect(svg.contains(">header refreshing</text>") && !svg.contains(">header idle</text>"))
  }

  @Test func `the animation begins shortly before the time of the still picture`() throws {
    let script = try Fixtures.data("pull-to-refresh-play", in: "animations")
    let film = Filming(script, form: .play).film
    #expect(film.recording.stillTime > 0.3)
    let start = SVG.number(0.3 - film.recording.stillTime)
    #expect(film.svg.contains("s linear \(start)s infinite}"))
  }

  @Test func `another screen size is another phone`() {
    let svg = play(
      Self.list + """
        {"op":"advance","by":1}
        {"op":"resize","width":340,"height":240}
        {"op":"advance","by":1}
        """
    ).film.svg
    #expect(svg.count(of: "url(#screen") == 2)
    #expect(svg.contains("<clipPath id=\"screen2\">"))
  }

  @Test func `a film fades before it repeats only if its first and last pictures differ`() {
    let list = Filming.list(contentHeight: 440) + #"{"op":"advance","by":1}"# + "\n"
    #expect(!play(list).film.svg.contains("@keyframes"))
    let away = play(list + #"{"op":"offset","y":60}"#).film.svg
    #expect(away.contains("%{opacity:1}100%{opacity:0}}"))
  }

  @Test func `a caption followed by the next one at the same time is not shown`() {
    let svg = play(
      Self.list + """
        {"op":"advance","by":1,"caption":"one"}
        {"op":"drag","phase":"began","caption":"two"}
        {"op":"expect","caption":"three"}
        {"op":"advance","by":1}
        """
    ).film.svg
    func group(of text: String) -> Substring? {
      svg.components(separatedBy: "<g opacity=").first { $0.contains(">\(text)<") }?.prefix(20)
    }
    #expect(group(of: "two")?.hasPrefix("\"0\">\n<text ") == true)
    #expect(group(of: "three")?.hasPrefix("\"0\" class=\"a k") == true)
  }
}

import Foundation
import RefreshKit
import TestSupport
import Testing

@testable import RefreshFilm
@testable import RefreshReplay

/// What an animation shows.
@Suite struct AnimatedFilmTests {
  private static let list =
    Filming.list(contentHeight: 440) + #"{"op":"advance","by":1,"caption":"a list"}"# + "\n"

  @Test func `it is one phone beside the captions`() {
    let svg = Filming(
      Self.list + #"{"op":"offset","y":60,"caption":"down <there>"}"#, form: .animation
    ).film.svg
    #expect(svg.contains(#"role="img" aria-label="a list; down &lt;there&gt;""#))
    #expect(svg.contains(">a list</text>"))
    #expect(svg.count(of: "url(#screen") == 1)
  }

  @Test func `another screen is another phone`() {
    let svg = Filming(
      Self.list + #"{"op":"resize","width":340,"height":240}"# + "\n"
        + #"{"op":"advance","by":1}"#, form: .animation
    ).film.svg
    #expect(svg.count(of: "url(#screen") == 2)
    #expect(svg.contains("<clipPath id=\"screen2\">"))
  }

  @Test(arguments: [true, false])
  func `rows that are added while the header refreshes are added at the top`(isOnTop: Bool) {
    let begin = #"{"op":"call","slot":"header","method":"beginRefreshing"}"# + "\n"
    let filming = Filming(
      Self.list + (isOnTop ? begin : "") + """
        {"op":"advance","by":1}
        {"op":"contentSize","height":528}
        {"op":"advance","by":1}
        """, form: .animation)
    // Two rows, from above the first one, or the tenth row's end.
    let svg = filming.film.svg
    #expect(svg.contains("transform:translate(0,-88px)") == isOnTop)
    #expect(svg.contains("transform:translate(0,88px)") == isOnTop)
  }

  @Test func `it fades before its first moment only where that is another one`() {
    let fade = "animation-name"
    let still = Filming(Self.list, form: .animation).film.svg
    #expect(still.count(of: fade) == 1, "how far it is")
    let away = Filming(Self.list + #"{"op":"offset","y":60}"#, form: .animation).film.svg
    #expect(away.contains("@keyframes k2{0%,81.95%{opacity:1}100%{opacity:0}}"))
  }

  @Test func `without motion it shows the end of a pull`() throws {
    let script = try Fixtures.data("pull-to-refresh-play", in: "animations")
    let svg = Filming(script, form: .animation).film.svg
    // What is opaque at that time is what is seen where no rule is in force.
    let shown = svg.components(separatedBy: #"<g opacity=""#).dropFirst()
      .filter { $0.hasPrefix("1\"") }
      .compactMap { $0.components(separatedBy: "</text>").first?.split(separator: ">").last }
      .map(String.init)
    #expect(shown.contains("Release to refresh"))
    #expect(shown.contains("Far enough"))
    #expect(!shown.contains("Loading..."))
  }

  @Test(arguments: Fixtures.scripts(in: "films") + Fixtures.scripts(in: "improvements"))
  func `every script can be an animation`(name: String) throws {
    let folder = Fixtures.scripts(in: "films").contains(name) ? "films" : "improvements"
    let filming = Filming(try Fixtures.data(name, in: folder), form: .animation)
    #expect(filming.reports == [])
    try expectToPlay(Data(filming.film.svg.utf8))
  }

  @Test(arguments: [0, 1e-300, 1, 1e9, 1e308])
  func `it draws what cannot be seen`(length: Double) throws {
    let filming = Filming(Filming.script(ofLength: length), form: .animation)
    #expect(filming.status == .done)
    try expectToPlay(Data(filming.film.svg.utf8))
  }

  @Test func `a bad script has no pictures`() {
    #expect(Filming("", form: .animation).film.svg.hasPrefix("<svg "))
  }
}

/// Expects that a page may show the picture as an image: it is XML without numbers that are none,
/// without scripts, and without anything from elsewhere.
func expectToPlay(_ data: Data, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let svg = String(decoding: data, as: UTF8.self)
  for number in ["nan", "inf,", "inf;"] {
    #expect(!svg.contains(number), sourceLocation: sourceLocation)
  }
  #expect(!svg.contains("<script") && !svg.contains("<a "), sourceLocation: sourceLocation)
  for link in ["href=\"", "url("] {
    #expect(svg.count(of: link) == svg.count(of: link + "#"), sourceLocation: sourceLocation)
  }
  #expect(data.count < 1_000_000, sourceLocation: sourceLocation)
}

extension String {
  /// How often a text is in this one.
  func count(of text: String) -> Int {
    components(separatedBy: text).count - 1
  }
}

import RefreshKit
import Testing

@testable import RefreshFilm
@testable import RefreshReplay

/// The rows of a list, and the cards of one that scrolls sideways.
@Suite struct RowsTests {
  private static let list =
    Filming.list(contentHeight: 440) + #"{"op":"advance","by":1}"# + "\n"
  private static let grow = """
    {"op":"contentSize","height":528}
    {"op":"advance","by":1,"caption":"more"}

    """

  @Test(arguments: [true, false])
  func `rows that are added while the header refreshes are at the top, others at the bottom`(
    isOnTop: Bool
  ) {
    let script =
      Self.list + (isOnTop ? Filming.begin + #"{"op":"advance","by":1,"caption":"go"}"# + "\n" : "")
      + Self.grow
    let play = Filming(script, form: .play).film.svg
    // Two rows: the others move down, and they come from above.
    #expect(play.contains("transform:translate(0,88px)") == isOnTop)
    #expect(play.contains("transform:translate(0,-88px)") == isOnTop)
    guard isOnTop else { return }
    // The eleventh row, with the fourth sign, is the first one now.
    let pictures = Filming(script).film.svg.components(separatedBy: "clip-path=\"url(#list)\"")
    let signs = pictures.dropFirst().map { $0.components(separatedBy: "<use href=\"#").dropFirst() }
    #expect(signs.map { $0.filter { $0.hasPrefix("emblem4") }.count } == [1, 2])
  }

  @Test func `a list that gets shorter has other rows`() {
    let play = Filming(
      Self.list + """
        {"op":"contentSize","height":88}
        {"op":"advance","by":1}
        """, form: .play
    ).film.svg
    #expect(play.contains("opacity:1}") && play.contains("100%{opacity:0}"))
  }

  @Test func `rows are drawn that are ever in sight`() {
    func count(_ script: String) -> Int {
      Filming(script, form: .play).film.svg.count(of: "<use ")
    }
    let far = Filming.list(contentHeight: 44_000) + #"{"op":"advance","by":1}"# + "\n"
    #expect(count(far) == 8)
    #expect(count(far + #"{"op":"offset","y":440}"#) == 18)
  }

  @Test(arguments: [("en", 12), ("ar", 200)])
  func `a row is mirrored in a language that is`(language: String, x: Int) {
    let filming = Filming(
      #"{"op":"stage","width":240,"height":340,"contentHeight":88,"language":"\#(language)"}"#)
    #expect(filming.film.svg.contains(#"<rect x="\#(x)" y="8" width="28" height="28""#))
  }

  @Test func `a list that scrolls sideways has cards`() {
    let filming = Filming(
      #"{"op":"stage","width":240,"height":340,"contentWidth":600,"contentHeight":340}"#)
    #expect(filming.film.svg.count(of: "<use ") == 5)
    #expect(!filming.film.svg.contains("url(#list)"))
  }
}

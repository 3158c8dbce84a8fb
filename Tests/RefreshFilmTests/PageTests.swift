import Foundation
import RefreshKit
import TestSupport
import Testing

@testable import RefreshFilm
@testable import RefreshReplay

/// The contents of a page: phones in rows, words below them, and colors.
@MainActor @Suite struct PageTests {
  @Test(arguments: [
    (0, 1), (1, 1), (4, 4), (5, 3), (6, 3), (7, 4), (8, 4), (9, 3), (10, 4), (11, 4), (12, 4),
    (13, 4), (16, 4),
  ])
  func `the rows of a sheet are filled evenly`(count: Int, columns: Int) {
    #expect(SVG.columns(for: count, atMost: 4) == columns)
  }

  @Test func `the phones in a row stand on one line, with their words below`() {
    let svg = Filming(
      Filming.list() + """
        {"op":"advance","by":1}
        {"op":"resize","width":240,"height":340,"caption":"tall"}
        {"op":"resize","width":240,"height":100,"caption":"small"}
        """
    ).film.svg
    #expect(svg.contains(#"<g transform="translate(24 24)">"#), "the tall phone")
    #expect(svg.contains(#"<g transform="translate(224 192)">"#), "the small one")
    #expect(svg.contains("<g transform=\"translate(24 281)\">\n<g>\n<text"), "a caption")
    #expect(svg.contains("<g transform=\"translate(224 281)\">\n<g>\n<text"), "the other")
  }

  // MARK: Rows of a list, and cards of a list that scrolls sideways

  private static let list =
    Filming.list(contentHeight: 440) + #"{"op":"advance","by":1}"# + "\n"
  private static let grow = """
    {"op":"contentSize","height":528}
    {"op":"advance","by":1,"caption":"more"}

    """

  @Test(arguments: [true, false])
  func `rows added while the header refreshes are at the top, other new rows at the bottom`(
    isOnTop: Bool
  ) {
    let script =
      Self.list + (isOnTop ? Filming.begin + #"{"op":"advance","by":1,"caption":"go"}"# + "\n" : "")
      + Self.grow
    let play = Filming(script, form: .play).film.svg
    // There are two new rows: the old ones move down, and the new ones come from above.
    #expect(play.contains("transform:translate(0,88px)") == isOnTop)
    #expect(play.contains("transform:translate(0,-88px)") == isOnTop)
    guard isOnTop else { return }
    // The eleventh row, which has the fourth sign, is now the first one.
    let pictures = Filming(script).film.svg.components(separatedBy: "clip-path=\"url(#list)\"")
    let signs = pictures.dropFirst().map { $0.components(separatedBy: "<use href=\"#").dropFirst() }
    #expect(signs.map { $0.filter { $0.hasPrefix("emblem4") }.count } == [1, 2])
  }

  @Test func `a list that becomes shorter has other rows`() {
    let play = Filming(
      Self.list + """
        {"op":"contentSize","height":88}
        {"op":"advance","by":1}
        """, form: .play
    ).film.svg
    #expect(play.contains("opacity:1}") && play.contains("100%{opacity:0}"))
  }

  @Test func `all rows that are visible at some time are drawn`() {
    func count(_ script: String) -> Int {
      Filming(script, form: .play).film.svg.count(of: "<use ")
    }
    let far = Filming.list(contentHeight: 44_000) + #"{"op":"advance","by":1}"# + "\n"
    #expect(count(far) == 8)
    #expect(count(far + #"{"op":"offset","y":440}"#) == 18)
  }

  @Test(arguments: [("en", 12), ("ar", 200)])
  func `rows are mirrored in a language that is read from right to left`(language: String, x: Int) {
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

  // MARK: Colors on a light page and on a dark one

  @Test(arguments: [Film.Form.sheet, .play])
  func `a film has dark colors for everything around the screens`(form: Film.Form) throws {
    let svg = Filming(try Fixtures.data("pull-to-refresh", in: "films"), form: form).film.svg
    #expect(svg.count(of: "@media(prefers-color-scheme:dark){") == 1)
    for color in PageColor.allCases {
      #expect(svg.contains(".\(color.rawValue){fill:\(color.both.dark)"))
    }
    for line in svg.split(separator: "\n") {
      let fill = PageColor.allCases.filter { line.contains("fill=\"\($0.both.light)\"") }
      guard !fill.isEmpty else { continue }
      #expect(
        fill.contains { line.contains("class=\"\($0.rawValue)\"") }, "only light: \(line)")
    }
  }

  @Test func `a screen is dark on a dark page`() throws {
    let svg = Filming(try Fixtures.data("pull-to-refresh", in: "films")).film.svg
    for (light, dark) in Palette.dark {
      #expect(svg.contains("[fill='\(light)']{fill:\(dark)}"))
    }
    let dark = Dictionary(uniqueKeysWithValues: Palette.dark.map { ($0, $1) })
    let ground = try #require(dark[Palette.content])
    let text = try #require(dark[Color.text.css])
    #expect(contrast(text, ground) >= 4.5)
    #expect(contrast(text, try #require(dark[Color.disc.css])) >= 4.5)
    for badge in Palette.badges {
      #expect(
        contrast(try #require(dark[badge.ink]), try #require(dark[badge.fill])) >= 4, "\(badge)")
    }
  }

  @Test func `text can be read on light and dark paper`() {
    for color in [PageColor.ink, .unmet] {
      #expect(contrast(color.both.light, PageColor.paper.both.light) >= 4)
    }
    for color in [PageColor.ink, .faintInk, .unmet] {
      #expect(contrast(color.both.dark, PageColor.paper.both.dark) >= 4.5)
    }
  }

  @Test func `a phone can be seen on dark paper`() {
    #expect(contrast(PageColor.body.both.dark, PageColor.paper.both.dark) >= 1.5)
    #expect(contrast(PageColor.edge.both.dark, PageColor.paper.both.dark) >= 1.25)
  }

  /// The contrast of two colors as defined by the Web Content Accessibility Guidelines, from 1 to
  /// 21.
  private func contrast(_ one: String, _ other: String) -> Double {
    let (first, second) = (luminance(of: one), luminance(of: other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private func luminance(of color: String) -> Double {
    let value = Int(color.dropFirst(), radix: 16) ?? 0
    let parts = [16, 8, 0].map { shift in
      let part = Double((value >> shift) & 255) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}

import RefreshKit
import Testing

@testable import RefreshFilm
@testable import RefreshReplay

/// Where phones and words are on a page.
@Suite struct PageTests {
  @Test(arguments: [
    (0, 1), (1, 1), (4, 4), (5, 3), (6, 3), (7, 4), (8, 4), (9, 3), (10, 4), (11, 4), (12, 4),
    (13, 4), (16, 4),
  ])
  func `rows are filled evenly`(count: Int, columns: Int) {
    #expect(SVG.columns(for: count, atMost: 4) == columns)
  }

  private func sheet(_ captions: [String], heights: [Double] = []) -> String {
    let list = Filming.list() + #"{"op":"advance","by":1}"# + "\n"
    let ops = captions.enumerated().map { index, caption in
      let height = heights.isEmpty ? 340 : heights[index]
      return #"{"op":"resize","width":240,"height":\#(height),"caption":"\#(caption)"}"#
    }
    return Filming(list + ops.joined(separator: "\n")).film.svg
  }

  @Test func `a sheet is as wide as its columns, and as high as its rows`() {
    func size(_ count: Int) -> String {
      let svg = sheet(Array(repeating: "a", count: count))
      return svg.components(separatedBy: "viewBox=\"").last?.components(separatedBy: "\"").first
        ?? ""
    }
    #expect(size(1) == "0 0 226 322")
    #expect(size(4) == "0 0 826 322")
    #expect(size(6) == "0 0 626 618")
  }

  @Test func `phones of a row stand on one line, with their words below`() {
    let svg = sheet(["tall", "small"], heights: [340, 100])
    #expect(svg.contains(#"<g transform="translate(24 24)">"#), "the tall phone")
    #expect(svg.contains(#"<g transform="translate(224 192)">"#), "the small one")
    #expect(svg.contains("<g transform=\"translate(24 281)\">\n<g>\n<text"), "a caption")
    #expect(svg.contains("<g transform=\"translate(224 281)\">\n<g>\n<text"), "the other")
  }

  @Test func `a sheet has a description`() {
    let svg = sheet(["at first", "pull <far>"])
    #expect(svg.contains(#"role="img" aria-label="at first; pull &lt;far&gt;""#))
    #expect(svg.contains("pull &lt;far&gt;</text>"))
  }

  @Test
  func `films in one picture have their names below, and stay in sight until the longest ends`() {
    func film(_ name: String, of seconds: Double) -> Film {
      Filming(
        Filming.list() + """
          {"op":"advance","by":0.1,"caption":"\(name)"}
          {"op":"drag","phase":"began"}
          {"op":"drag","phase":"moved","y":-80,"caption":"pull"}
          {"op":"advance","by":\(seconds)}
          {"op":"drag","phase":"moved","y":0}
          """, form: .play
      ).film
    }
    let svg = Film.svg(of: [film("Short", of: 0.2), film("Long", of: 1.2)])
    for x in [24, 316] {
      #expect(svg.contains("<g>\n<g transform=\"translate(\(x) 24)\">"), "\(x)")
    }
    #expect(svg.contains(#"text-anchor="middle" class="ink" font-weight="700">Short</text>"#))
    #expect(svg.contains(">Long</text>") && !svg.contains(">pull</text>"))
    #expect(svg.contains(#"aria-label="Short; pull; Long; pull""#))
  }
}

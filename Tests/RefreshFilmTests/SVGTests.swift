import RefreshKit
import Testing

@testable import RefreshFilm
@testable import RefreshReplay

/// The elements, numbers and texts of a picture.
@MainActor @Suite struct SVGTests {

  @Test func `characters of XML are escaped`() {
    let text = SVG("text", ["id": "\"<a&b>\""], text: "1 < 2 & \"3\" > 2\n\u{0}\u{FFFE}é 漢")
    #expect(
      "\(text)" == """
        <text id="&quot;&lt;a&amp;b&gt;&quot;">1 &lt; 2 &amp; &quot;3&quot; &gt; 2 \
        \u{FFFD}\u{FFFD}é 漢</text>
        """)
  }

  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (-0.004, "0"), (1, "1"), (-12, "-12"), (0.5, "0.5"), (0.05, "0.05"),
    (0.456, "0.46"), (99.999, "100"), (-1.25, "-1.25"), (100, "100"), (1e300, "10000000"),
    (-1e300, "-10000000"), (.infinity, "10000000"), (.nan, "0"),
  ])
  func `numbers are rounded`(number: Double, text: String) {
    #expect(SVG.number(number) == text)
  }

  @Test func `colors are written as CSS`() {
    #expect(Color.text.css == "#5a5a5a")
    #expect(Color(red: 1, green: 0, blue: -3).css == "#ff0000")
  }

  // MARK: Lines of text, with a glyph width of 11.5 for size 20

  @Test(arguments: [
    ("", []),
    ("one", ["one"]),
    ("one two", ["one two"]),
    ("one two three", ["one two", "three"]),
    ("one  twothree", ["one", "twothree"]),
    (" onetwothree", ["onetwoth", "ree"]),
    ("abcdefghijkl", ["abcdefgh", "ijkl"]),
    ("one two three four five", ["one two", "three f…"]),
    ("漢字漢字漢", ["漢字漢字", "漢"]),
  ])
  func `lines are broken between words`(text: String, lines: [String]) {
    #expect(TextLines(text, size: 20, width: 8 * 11.5, limit: 2).lines == lines)
  }

  @Test func `a line that is too narrow still has one glyph`() {
    #expect(TextLines("abc", size: 20, width: 0, limit: 2).lines == ["a", "…"])
  }

  @Test func `bold glyphs are wider`() {
    let bold = TextLines("abcdefgh", size: 20, isBold: true, width: 8 * 11.5, limit: 2)
    #expect(bold.lines == ["abcdefg", "h"])
  }

  // MARK: Texts that are read from right to left

  @Test(arguments: [
    ("", LayoutDirection.leftToRight), ("12:30", .leftToRight), ("Loading…", .leftToRight),
    ("جارٍ التحميل...", .rightToLeft), ("12 דקות", .rightToLeft), ("MJ التحديث", .leftToRight),
    ("正在加载", .leftToRight),
  ])
  func `the first letter decides the direction of a text`(
    text: String, direction: LayoutDirection
  ) {
    #expect(LayoutDirection(of: text) == direction)
  }

  @Test(arguments: [
    ("abc", SVG.Anchor.left, ""), ("abc", .middle, #" text-anchor="middle""#),
    ("abc", .right, #" text-anchor="end""#),
    ("אבג", .left, #" text-anchor="end" direction="rtl""#),
    ("אבג", .middle, #" text-anchor="middle" direction="rtl""#),
    ("אבג", .right, #" direction="rtl""#),
  ])
  func `a text is at its anchor, in both directions`(
    text: String, anchor: SVG.Anchor, attributes: String
  ) {
    let svg = SVG.text(text, at: .zero, size: 10, fill: "#000", anchor: anchor)
    #expect(
      "\(svg)" == ##"<text x="0" y="0" font-size="10" fill="#000"\##(attributes)>\##(text)</text>"##
    )
  }

  @Test func `the ellipsis of an Arabic text is at its end`() {
    let filming = Filming(
      """
      {"op":"stage","width":240,"height":340,"language":"ar"}
      {"op":"attach","slot":"header","class":"RefreshNormalHeader"}
      {"op":"call","slot":"header","method":"beginRefreshing"}
      {"op":"advance","by":1,"caption":"loading"}
      """)
    #expect(
      filming.film.svg.contains(
        #"text-anchor="middle" direction="rtl">\#(Language.arabic[.headerRefreshing])</text>"#))
  }
}

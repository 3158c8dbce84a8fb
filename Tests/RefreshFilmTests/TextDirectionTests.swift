import RefreshKit
import Testing

@testable import RefreshFilm
@testable import RefreshReplay

/// Texts that are read from right to left.
@Suite struct TextDirectionTests {
  @Test(arguments: [
    ("", LayoutDirection.leftToRight), ("12:30", .leftToRight), ("Loading…", .leftToRight),
    ("جارٍ التحميل...", .rightToLeft), ("12 דקות", .rightToLeft), ("MJ التحديث", .leftToRight),
    ("正在加载", .leftToRight),
  ])
  func `a text is read as its first letter`(text: String, direction: LayoutDirection) {
    #expect(LayoutDirection(of: text) == direction)
  }

  @Test(arguments: [
    ("abc", SVG.Anchor.left, ""), ("abc", .middle, #" text-anchor="middle""#),
    ("abc", .right, #" text-anchor="end""#),
    ("אבג", .left, #" text-anchor="end" direction="rtl""#),
    ("אבג", .middle, #" text-anchor="middle" direction="rtl""#),
    ("אבג", .right, #" direction="rtl""#),
  ])
  func `a text is at its place, whichever way it is read`(
    text: String, anchor: SVG.Anchor, attributes: String
  ) {
    let svg = SVG.text(text, at: .zero, size: 10, fill: "#000", anchor: anchor)
    #expect(
      "\(svg)" == ##"<text x="0" y="0" font-size="10" fill="#000"\##(attributes)>\##(text)</text>"##
    )
  }

  @Test func `an ellipsis is at the end of an Arabic text`() {
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

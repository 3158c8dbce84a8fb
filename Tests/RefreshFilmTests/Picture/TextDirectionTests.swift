import RefreshKit
import Testing

@testable import RefreshFilm
@testable import RefreshReplay

/// Texts and rows that are read from right to left.
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

  @Test func `rows are mirrored`() {
    let frame = Rect(x: 10, y: 20, width: 240, height: 44)
    let row = RowPicture(3, at: frame, isMirrored: false)
    let mirrored = RowPicture(3, at: frame, isMirrored: true)
    #expect(row.badgeFrame == Rect(x: 22, y: 28, width: 28, height: 28))
    #expect(mirrored.badgeFrame == Rect(x: 210, y: 28, width: 28, height: 28))
    #expect(row.elements.count == mirrored.elements.count)
    #expect(row.elements.last.map { "\($0)" }?.contains(#"x="62""#) == true)
    #expect(mirrored.elements.last.map { "\($0)" }?.contains(#"x="10""#) == true)
  }

  @Test(arguments: [("en", false), ("ar", true)])
  func `a scene is mirrored in a language that is`(language: String, isMirrored: Bool) {
    let filming = Filming(
      #"{"op":"stage","width":240,"height":340,"contentHeight":88,"language":"\#(language)"}"#)
    #expect(filming.film.frames.last?.scene.isMirrored == isMirrored)
    let x = isMirrored ? 200 : 12
    #expect(filming.film.svg.contains(#"<rect x="\#(x)" y="8" width="28" height="28""#))
  }
}

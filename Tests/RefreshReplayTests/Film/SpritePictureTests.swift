import Foundation
import RefreshKit
import Testing

@testable import RefreshReplay

/// What becomes of each thing that a component shows.
@Suite struct SpritePictureTests {
  @Test func writesTextInTheMiddle() {
    #expect(
      drawn(.text("Loading", fontSize: 10, color: .text), alpha: 0.5) == """
        <g transform="translate(50 20)" opacity="0.5">
        <text x="0" y="3.6" font-size="10" fill="#5a5a5a" text-anchor="middle">Loading</text>
        </g>
        """)
  }

  @Test func writesTextUprightWhereOneGlyphIsWide() throws {
    let frame = Rect(x: 0, y: 0, width: 10, height: 100)
    let svg = try #require(drawn(.text("abc", fontSize: 10, color: .text), in: frame))
    let places = ["-7.9", "3.6", "15.1"]
    for (glyph, y) in zip("abc", places) {
      let fill = ##"font-size="10" fill="#5a5a5a" text-anchor="middle""##
      #expect(svg.contains(#"<text x="0" y="\#(y)" \#(fill)>\#(glyph)</text>"#))
    }
  }

  @Test(arguments: [
    ("Loading", 60.0, "Loading"), ("Loading", 35, "Loading"), ("Loading", 33, "Load…"),
    ("Loading", 40, "Loadi…"), ("Loading", 0, nil),
    ("正在加载更多", 50, "正在加…"),
  ])
  func `a text that does not fit ends in an ellipsis`(text: String, width: Double, shown: String?) {
    let svg = drawn(
      .text(text, fontSize: 10, color: .text), in: Rect(x: 0, y: 0, width: width, height: 20))
    #expect(svg.map(texts) == shown.map { [$0] })
  }

  @Test func `so does a column of glyphs`() throws {
    let frame = Rect(x: 0, y: 0, width: 10, height: 24)
    let svg = try #require(drawn(.text("abc", fontSize: 10, color: .text), in: frame))
    #expect(texts(of: svg) == ["a", "…"])
  }

  @Test func `of pictures that are played, the one is drawn whose turn it is`() {
    let images = (0..<3).map { Image(name: "idle#\($0)", size: Size(width: 20, height: 20)) }
    let look = Sprite.Look.sequence(images, duration: 0.3, mode: .center, tint: .text)
    let shown = [0, 0.1, 0.25, 0.3].map { drawn(look, at: $0)?.contains(">0</text>") }
    #expect(shown == [true, false, false, true])
    #expect(drawn(look, at: 0.25)?.contains(">2</text>") == true)
  }

  @Test func turnsArrows() throws {
    let svg = try #require(
      drawn(.image(.arrow, mode: .center, tint: .text), rotation: .pi))
    #expect(svg.hasPrefix(#"<g transform="translate(50 20) rotate(180)">"#))
    #expect(svg.contains(#"<path d="M0 -16V"#))
  }

  @Test func showsOtherPicturesAsPagesAtTheirPlace() throws {
    let image = Image(name: "idle#12", size: Size(width: 30, height: 20))
    let svg = try #require(drawn(.image(image, mode: .right, tint: .text)))
    #expect(svg.hasPrefix(#"<g transform="translate(85 20)">"#))
    #expect(svg.contains(#"<rect x="-15" y="-10" width="30" height="20""#))
    #expect(svg.contains(">12</text>"))
  }

  @Test func turnsTheWheelByTenSpokesASecond() throws {
    let wheel = Sprite.Look.wheel(color: .text)
    #expect(drawn(wheel, at: 0) != drawn(wheel, at: 0.1))
    #expect(drawn(wheel, at: 0) == drawn(wheel, at: 0.8))
    #expect(try #require(drawn(wheel)).split(separator: "<path").count == 9)
  }

  /// What is written in a drawing.
  private func texts(of svg: String) -> [String] {
    svg.components(separatedBy: "</text>").dropLast()
      .map { String($0.split(separator: ">").last ?? "") }
  }

  private func drawn(
    _ look: Sprite.Look, in frame: Rect = Rect(x: 0, y: 0, width: 100, height: 40),
    alpha: Double = 1, rotation: Double = 0, at time: Double = 0
  ) -> String? {
    let sprite = Sprite(path: "0", look: look, frame: frame, alpha: alpha, rotation: rotation)
    return SpritePicture(sprite, at: time).element?.description
  }
}

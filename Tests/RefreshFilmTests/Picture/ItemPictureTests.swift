import Foundation
import RefreshKit
import Testing

@testable import RefreshFilm
@testable import RefreshReplay

/// The shapes of each item that a component draws.
@Suite struct ItemPictureTests {
  @Test func `a text is in the middle`() {
    #expect(
      drawn(text("Loading"), alpha: 0.5) == """
        <g transform="translate(50 20)" opacity="0.5">
        <text x="0" y="3.6" font-size="10" fill="#5a5a5a" text-anchor="middle">Loading</text>
        </g>
        """)
  }

  @Test(arguments: [
    (ImageView.ContentMode.left, "Loading", #"x="-50""#, nil),
    (.center, "Loading", #"x="0""#, "middle"),
    (.right, "Loading", #"x="50""#, "end"),
    // What SVG calls the start of a text that is read from right to left is at the right.
    (.left, "تحميل", #"x="-50""#, "end"),
    (.right, "تحميل", #"x="50""#, nil),
  ])
  func `a text is at the side of its alignment`(
    mode: ImageView.ContentMode, string: String, x: String, anchor: String?
  ) throws {
    let text = DisplayItem.Text(string, fontSize: 10, color: .text, contentMode: mode)
    let svg = try #require(drawn(.text(text)))
    #expect(svg.contains(x))
    let anchors = svg.components(separatedBy: "text-anchor=\"").dropFirst()
    #expect(anchors.map { $0.prefix { $0 != "\"" } } == (anchor.map { [$0[...]] } ?? []))
  }

  @Test func `a text is upright where one glyph is wide`() throws {
    let frame = Rect(x: 0, y: 0, width: 10, height: 100)
    let svg = try #require(drawn(text("abc", isUpright: true), in: frame))
    let places = ["-7.9", "3.6", "15.1"]
    for (glyph, y) in zip("abc", places) {
      let fill = ##"font-size="10" fill="#5a5a5a" text-anchor="middle""##
      #expect(svg.contains(#"<text x="0" y="\#(y)" \#(fill)>\#(glyph)</text>"#))
    }
  }

  @Test(arguments: [0, 1e-300, .infinity])
  func `an upright text has any size`(size: Double) {
    var text = DisplayItem.Text("abc", fontSize: size, color: .text, contentMode: .center)
    text.isUpright = true
    #expect(
      (drawn(.text(text), in: Rect(x: 0, y: 0, width: 10, height: 100)) == nil) == (size == 0))
  }

  @Test(arguments: [
    ("Loading", 60.0, "Loading"), ("Loading", 35, "Loading"), ("Loading", 33, "Load…"),
    ("Loading", 40, "Loadi…"), ("Loading", 0, nil),
    ("正在加载更多", 50, "正在加…"),
  ])
  func `a text that does not fit ends in an ellipsis`(text: String, width: Double, shown: String?) {
    let svg = drawn(self.text(text), in: Rect(x: 0, y: 0, width: width, height: 20))
    #expect(svg.map(texts) == shown.map { [$0] })
  }

  @Test func `so does a column of glyphs`() throws {
    let frame = Rect(x: 0, y: 0, width: 10, height: 24)
    let svg = try #require(drawn(text("abc", isUpright: true), in: frame))
    #expect(texts(of: svg) == ["a", "…"])
  }

  @Test func `an arrow is rotated`() throws {
    let svg = try #require(
      drawn(.image(DisplayItem.Picture(.arrow)), rotation: .pi))
    #expect(svg.hasPrefix(#"<g transform="translate(50 20) rotate(180)">"#))
    #expect(svg.contains(#"<path d="M0 -16L0 15.5M-5.5 9.5L"#))
  }

  @Test func `an image of the host is a page`() throws {
    let image = Image(name: "idle#12", size: Size(width: 30, height: 20))
    let svg = try #require(drawn(.image(DisplayItem.Picture(image))))
    #expect(svg.contains(#"<rect x="-15" y="-10" width="30" height="20""#))
    #expect(svg.contains(">12</text>"))
  }

  @Test func `the strongest spoke of an activity indicator is that of its step`() throws {
    func spokes(_ step: Int) throws -> [Substring] {
      let spinner = DisplayItem.Spinner(step: step, color: .text)
      return try #require(drawn(.spinner(spinner))).split(separator: "<path").dropFirst().map { $0 }
    }
    for step in 0..<8 {
      let all = try spokes(step)
      #expect(all.count == 8)
      #expect(all.firstIndex { !$0.contains("opacity") } == step)
    }
  }

  @Test func `a shape is a path around the middle of its frame`() {
    var path = Path()
    path.move(to: Point(x: 50, y: 20))
    path.addLine(to: Point(x: 100, y: 20))
    path.addCurve(
      to: Point(x: 50, y: 40), control1: Point(x: 100, y: 30), control2: Point(x: 75, y: 40))
    let color = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(
      drawn(.shape(DisplayItem.Shape(path, color: color, lineWidth: 2))) == """
        <g transform="translate(50 20)">
        <path d="M0 0L50 0C50 10 25 20 0 20" fill="none" stroke="#ff0000" stroke-width="2" \
        stroke-linecap="round" stroke-linejoin="round" opacity="0.5"/>
        </g>
        """)
    path.close()
    #expect(
      drawn(.shape(DisplayItem.Shape(path, color: .red))) == """
        <g transform="translate(50 20)">
        <path d="M0 0L50 0C50 10 25 20 0 20Z" fill="#ff0000" fill-rule="evenodd"/>
        </g>
        """)
    #expect(drawn(.shape(DisplayItem.Shape(Path(), color: .red))) == nil)
  }

  @Test func `an item looks the same at each step of its own animation`() {
    func item(_ content: DisplayItem.Content) -> SceneItem {
      SceneItem(slot: .header, content: content, frame: Rect(x: 0, y: 0, width: 20, height: 20))
    }
    func spinner(_ step: Int) -> SceneItem {
      item(.spinner(DisplayItem.Spinner(step: step, color: .text)))
    }
    let images = (0..<3).map { Image(name: "idle#\($0)", size: Size(width: 20, height: 20)) }
    func picture(_ index: Int) -> SceneItem {
      item(.image(DisplayItem.Picture(images[index], sequence: images, duration: 0.3)))
    }
    #expect(spinner(0) != spinner(1))
    #expect(spinner(0).withoutOwnAnimation == spinner(1).withoutOwnAnimation)
    #expect(picture(1) != picture(2))
    #expect(picture(1).withoutOwnAnimation == picture(2).withoutOwnAnimation)
  }

  private func text(_ string: String, isUpright: Bool = false) -> DisplayItem.Content {
    .text(DisplayItem.Text(string, fontSize: 10, color: .text, isUpright: isUpright))
  }

  /// The texts of a drawing.
  private func texts(of svg: String) -> [String] {
    svg.components(separatedBy: "</text>").dropLast()
      .map { String($0.split(separator: ">").last ?? "") }
  }

  private func drawn(
    _ content: DisplayItem.Content, in frame: Rect = Rect(x: 0, y: 0, width: 100, height: 40),
    alpha: Double = 1, rotation: Double = 0
  ) -> String? {
    let item = SceneItem(
      slot: .header, content: content, frame: frame, alpha: alpha, rotation: rotation)
    return ItemPicture(item).element?.description
  }
}

import RefreshKit
import Testing

@testable import RefreshFilm
@testable import RefreshReplay

/// The drawings of the items of components: one element each, which changes in the course of a film.
@Suite struct ItemsTests {
  private func draw(
    _ contents: [DisplayItem.Content], in frame: Rect = Rect(x: 0, y: 0, width: 100, height: 40),
    alpha: Double = 1, rotation: Double = 0
  ) -> (elements: [SVG], text: String, rules: String) {
    let samples = contents.enumerated().map { time, content in
      let item = Scene.Item(
        slot: .header, content: content, frame: frame, alpha: alpha, rotation: rotation)
      return Recording.Sample(time: Double(time), scene: .empty(items: [item]))
    }
    let sheet = Stylesheet(duration: Double(max(contents.count - 1, 1)), still: 0)
    let elements = Items(samples[...], inFront: false).elements(sheet)
    return (
      elements, elements.map(\.description).joined(separator: "\n"), "\(sheet.element)"
    )
  }

  private func text(
    _ string: String, isUpright: Bool = false, at mode: ImageView.ContentMode = .center
  ) -> DisplayItem.Content {
    .text(
      DisplayItem.Text(
        string, fontSize: 10, color: .text, isUpright: isUpright, contentMode: mode))
  }

  /// The texts of a drawing.
  private func texts(of svg: String) -> [String] {
    svg.components(separatedBy: "</text>").dropLast()
      .map { String($0.split(separator: ">").last ?? "") }
  }

  // MARK: Texts

  @Test func `a text is in the middle`() {
    #expect(
      draw([text("Loading")], alpha: 0.5).text == """
        <g opacity="0.5">
        <g transform="translate(50 20)">
        <text x="0" y="3.6" font-size="10" fill="#5a5a5a" text-anchor="middle">Loading</text>
        </g>
        </g>
        """)
  }

  @Test(arguments: [
    (ImageView.ContentMode.left, "Loading", #"x="-50""#, nil),
    (.right, "Loading", #"x="50""#, "end"),
    // What SVG calls the start of a text that is read from right to left is at the right.
    (.left, "تحميل", #"x="-50""#, "end"),
    (.right, "تحميل", #"x="50""#, nil),
  ])
  func `a text is at the side of its alignment`(
    mode: ImageView.ContentMode, string: String, x: String, anchor: String?
  ) {
    let svg = draw([text(string, at: mode)]).text
    #expect(svg.contains(x))
    let anchors = svg.components(separatedBy: "text-anchor=\"").dropFirst()
    #expect(anchors.map { $0.prefix { $0 != "\"" } } == (anchor.map { [$0[...]] } ?? []))
  }

  @Test(arguments: [
    ("Loading", 60.0, "Loading"), ("Loading", 35, "Loading"), ("Loading", 33, "Load…"),
    ("Loading", 40, "Loadi…"), ("Loading", 0, nil), ("正在加载更多", 50, "正在加…"),
  ])
  func `a text that does not fit ends in an ellipsis`(text: String, width: Double, shown: String?) {
    let svg = draw([self.text(text)], in: Rect(x: 0, y: 0, width: width, height: 20)).text
    #expect(texts(of: svg) == (shown.map { [$0] } ?? []))
  }

  @Test func `an upright text is a column of glyphs, which may end in an ellipsis`() {
    let column = Rect(x: 0, y: 0, width: 10, height: 100)
    let svg = draw([text("abc", isUpright: true)], in: column).text
    for (glyph, y) in zip("abc", ["-7.9", "3.6", "15.1"]) {
      #expect(svg.contains(#"<text x="0" y="\#(y)" "#) && svg.contains(">\(glyph)</text>"))
    }
    let short = Rect(x: 0, y: 0, width: 10, height: 24)
    #expect(texts(of: draw([text("abc", isUpright: true)], in: short).text) == ["a", "…"])
  }

  @Test(arguments: [0, 1e-300, .infinity])
  func `an upright text has any size`(size: Double) {
    let text = DisplayItem.Text("abc", fontSize: size, color: .text, isUpright: true)
    let svg = draw([.text(text)], in: Rect(x: 0, y: 0, width: 10, height: 100)).text
    #expect(svg.contains("<text") == (size > 0))
  }

  @Test func `a text is another drawing at another side`() {
    let (left, right) = (text("a", at: .left), text("a", at: .right))
    #expect(draw([left, left]).elements.count == 1)
    #expect(draw([text("a"), left, right]).elements.count == 3)
  }

  // MARK: Images and spinners

  @Test func `an arrow is the kit's, and rotated`() {
    let svg = draw([.image(DisplayItem.Picture(.arrow))], rotation: .pi).text
    #expect(svg.contains(#"<g transform="translate(50 20) rotate(180)">"#))
    #expect(svg.contains(#"<path d="M-42.5 -16L"#) || svg.contains(#"<path d="M0 -16L0 15.5M"#))
    #expect(svg.contains(#"stroke-linecap="round""#))
  }

  @Test func `an image of the host is a page`() {
    let image = Image(name: "idle#12", size: Size(width: 30, height: 20))
    let svg = draw([.image(DisplayItem.Picture(image))]).text
    #expect(svg.contains(#"<rect x="-15" y="-10" width="30" height="20""#))
    #expect(svg.contains(">12</text>"))
  }

  @Test func `a sequence plays by itself, and is one drawing at each of its images`() {
    let images = (0..<3).map { Image(name: "idle#\($0)", size: Size(width: 20, height: 20)) }
    let pictures = images.map {
      DisplayItem.Content.image(DisplayItem.Picture($0, sequence: images, duration: 0.3))
    }
    let drawing = draw(pictures)
    #expect(drawing.elements.count == 1)
    #expect(drawing.text.count(of: "<rect ") == 3)
    #expect(drawing.rules.count(of: "animation:0.3s step-end infinite") == 3)
  }

  @Test func `a spinner turns by itself, and fades as its color does`() {
    func spinner(_ step: Int, _ alpha: Double) -> DisplayItem.Content {
      .spinner(DisplayItem.Spinner(step: step, color: Color(white: 0, alpha: alpha)))
    }
    let drawing = draw([spinner(0, 0.5), spinner(1, 1)])
    #expect(drawing.elements.count == 1)
    #expect(drawing.text.count(of: "<path ") == 8)
    #expect(drawing.rules.contains("animation:0.8s steps(8) infinite"))
    #expect(drawing.rules.contains("0%{opacity:0.5}100%{opacity:1}"))
  }

  // MARK: Shapes

  private func bar(_ width: Double, _ color: Color = .red) -> DisplayItem.Content {
    .shape(DisplayItem.Shape(Path(rect: Rect(x: 50, y: 20, width: width, height: 3)), color: color))
  }

  @Test func `a shape is a path around the middle of its frame`() {
    var path = Path()
    path.move(to: Point(x: 50, y: 20))
    path.addLine(to: Point(x: 100, y: 20))
    path.addCurve(
      to: Point(x: 50, y: 40), control1: Point(x: 100, y: 30), control2: Point(x: 75, y: 40))
    let color = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
    let stroke = DisplayItem.Shape(path, color: color, lineWidth: 2, lineCap: .butt)
    #expect(
      draw([.shape(stroke)]).text == """
        <g>
        <g transform="translate(50 20)">
        <g opacity="0.5">
        <g stroke-width="2">
        <path d="M0 0L50 0C50 10 25 20 0 20" fill="none" stroke="#ff0000" stroke-linecap="butt" \
        stroke-linejoin="round"/>
        </g>
        </g>
        </g>
        </g>
        """)
    #expect(draw([bar(10)]).text.contains(##"fill="#ff0000" fill-rule="evenodd""##))
    #expect(!draw([.shape(DisplayItem.Shape(Path(), color: .red))]).text.contains("path"))
  }

  @Test func `a shape moves its points; another path, or color, is another drawing`() {
    let moving = draw([bar(10), bar(20), bar(20, Color(red: 1, green: 0, blue: 0, alpha: 0.5))])
    #expect(moving.elements.count == 1)
    #expect(moving.text.contains(#"values="M0 0L10 0L10 3L0 3Z;M0 0L20 0L20 3L0 3Z;M0 0L20 0"#))
    #expect(moving.rules.contains("opacity:0.5"))
    #expect(draw([bar(10), bar(20, .blue)]).elements.count == 2)
    let oval = DisplayItem.Shape(Path(ovalIn: Rect(x: 0, y: 0, width: 9, height: 9)), color: .red)
    #expect(draw([bar(10), .shape(oval)]).elements.count == 2)
    var stroke = oval
    stroke.lineWidth = 1
    #expect(draw([.shape(oval), .shape(stroke)]).elements.count == 2)
  }

  @Test func `a ring is its shadow, its disc, its stroke and its arrowhead, at every moment`() {
    func ring(_ end: Double, width: Double, shadow: Double = 4) -> DisplayItem.Content {
      .ring(
        DisplayItem.Ring(
          strokeStart: 0, strokeEnd: end, arrowhead: 1, lineWidth: width, color: .text,
          disc: DisplayItem.Disc(
            radius: 20, color: .white, shadowColor: Color(white: 0, alpha: 0.2),
            shadowRadius: shadow)))
    }
    let square = Rect(x: 0, y: 0, width: 22, height: 22)
    let still = draw([ring(0.25, width: 2)], in: square)
    #expect(still.text.count(of: "<path ") == 7)
    #expect(still.text.count(of: #"<g opacity="0.05">"#) == 4)
    #expect(still.text.contains(#"d="M14.4 0L10 6L5.6 0Z""#))
    #expect(draw([ring(0.25, width: 2, shadow: 0)], in: square).text.count(of: "<path ") == 4)
    let moving = draw([ring(0.25, width: 2), ring(0.5, width: 1)], in: square)
    #expect(moving.elements.count == 1)
    #expect(moving.text.count(of: "<animate ") == 2)
    #expect(moving.rules.contains("0%{stroke-width:2px}100%{stroke-width:1px}"))
  }
}

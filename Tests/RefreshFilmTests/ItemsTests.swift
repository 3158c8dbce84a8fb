import RefreshKit
import Testing

@testable import RefreshFilm
@testable import RefreshReplay

/// How the items of components are drawn: each as one element, which changes during the film.
@MainActor @Suite struct ItemsTests {
  private func draw(
    _ contents: [DisplayItem.Content], in frame: Rect = Rect(x: 0, y: 0, width: 100, height: 40),
    alpha: Double = 1, rotation: Double = 0
  ) -> (elements: [SVG], text: String, rules: String) {
    let samples = contents.enumerated().map { time, content in
      let item = Scene.Item(
        slot: .header, content: content, frame: frame, alpha: alpha, rotation: rotation)
      return Recording.Sample(time: Double(time), scene: .empty(items: [item]))
    }
    let sheet = Stylesheet(duration: Double(max(contents.count - 1, 1)), stillTime: 0)
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

  /// The texts in a drawing.
  private func texts(of svg: String) -> [String] {
    svg.components(separatedBy: "</text>").dropLast()
      .map { String($0.split(separator: ">").last ?? "") }
  }

  // MARK: Texts

  @Test(arguments: [
    (ImageView.ContentMode.left, "Loading", #"x="-50""#, nil),
    (.right, "Loading", #"x="50""#, "end"),
    // For text that is read from right to left, SVG's start is the right side.
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
  func `an upright text can have any font size`(size: Double) {
    let text = DisplayItem.Text("abc", fontSize: size, color: .text, isUpright: true)
    let svg = draw([.text(text)], in: Rect(x: 0, y: 0, width: 10, height: 100)).text
    #expect(svg.contains("<text") == (size > 0))
  }

  @Test func `a text at another side is another drawing`() {
    let (left, right) = (text("a", at: .left), text("a", at: .right))
    #expect(draw([left, left]).elements.count == 1)
    #expect(draw([text("a"), left, right]).elements.count == 3)
  }

  // MARK: Images and activity indicators

  @Test func `an image of the host is drawn as a page`() {
    let image = Image(name: "idle#12", size: Size(width: 30, height: 20))
    let svg = draw([.image(DisplayItem.Picture(image))]).text
    #expect(svg.contains(#"<rect x="-15" y="-10" width="30" height="20" rx="4.8""#))
    #expect(svg.contains(">12</text>"))
  }

  @Test func `a sequence plays by itself, and is one drawing for all of its images`() {
    let images = (0..<3).map { Image(name: "idle#\($0)", size: Size(width: 20, height: 20)) }
    let pictures = images.map {
      DisplayItem.Content.image(DisplayItem.Picture($0, sequence: images, duration: 0.3))
    }
    let drawing = draw(pictures)
    #expect(drawing.elements.count == 1)
    #expect(drawing.text.count(of: "<rect ") == 3)
    #expect(drawing.text.count(of: #"opacity="0""#) == 2)
    #expect(drawing.rules.count(of: "animation:0.3s step-end infinite") == 3)
  }

  // MARK: Shapes

  private func bar(_ width: Double, _ color: Color = .red) -> DisplayItem.Content {
    .shape(DisplayItem.Shape(Path(rect: Rect(x: 50, y: 20, width: width, height: 3)), color: color))
  }

  @Test func `a shape moves its points, and another path or color is another drawing`() {
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
}

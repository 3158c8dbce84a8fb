import RefreshKit
import Testing

@testable import RefreshFilm
@testable import RefreshReplay

@Suite struct SVGTests {
  @Test func `elements are nested`() {
    let picture = SVG(
      "g", ["id": "a", "x": 1.5],
      [.circle(Point(x: 1, y: 2), radius: 3, fill: "red"), SVG("g", text: "word")])
    #expect(
      "\(picture)" == """
        <g id="a" x="1.5">
        <circle cx="1" cy="2" r="3" fill="red"/>
        <g>word</g>
        </g>
        """)
  }

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

  @Test func `a transform without effect is left out`() {
    #expect("\(SVG.group([]))" == "<g/>")
    #expect(
      "\(SVG.group(at: Point(x: 1, y: 2), scale: 0.5, []))"
        == #"<g transform="translate(1 2) scale(0.5)"/>"#)
  }

  @Test func `colors are written as CSS`() {
    #expect(Color.text.css == "#5a5a5a")
    #expect(Color(red: 1, green: 0, blue: -3).css == "#ff0000")
  }
}

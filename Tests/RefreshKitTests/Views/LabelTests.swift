import RefreshKit
import TestSupport
import Testing

@MainActor struct LabelTests {
  init() { measureTextsWithoutFonts() }

  @Test func `a label is made empty with 14 points, or with a text`() {
    let label = Label()
    #expect(label.text == nil)
    #expect(label.fontSize == 14)
    #expect(label.textWidth == 0)
    #expect(label.textColor == .text)
    #expect(label.textAlignment == .center)
    let made = Label("Loading")
    #expect(made.text == "Loading")
    #expect(made.textWidth == 49)
    #expect(made.frame == .zero)
  }

  @Test(arguments: [
    ("", 0), ("a", 7), ("Loading...", 70), ("下拉", 28), ("a下", 21), ("e\u{301}", 14),
    ("\u{10FF}", 7), ("\u{1100}", 14),
  ])
  func `a narrow character is half as wide as the font size, and a wide one as wide`(
    text: String, width: Double
  ) {
    let label = Label()
    label.text = text
    #expect(label.textWidth == width)
    label.fontSize = 28
    #expect(label.textWidth == 2 * width)
    #expect(measureByScalars(text, fontSize: 14) == width)
  }

  @Test func `the host's measure, or else the platform's, gets the text and the font size`() {
    let label = Label()
    label.text = "abc"
    label.measure = { Double($0.count) * 100 + $1 }
    #expect(label.textWidth == 314)
    label.text = nil
    #expect(label.textWidth == 0)
    let (plain, own) = (Label(), Label())
    (plain.text, own.text) = ("abc", "abc")
    own.measure = { _, _ in 5 }
    let old = Label.defaultMeasure
    Label.defaultMeasure = { Double($0.count) * 100 + $1 }
    defer { Label.defaultMeasure = old }
    #expect(plain.textWidth == 314)
    #expect(own.textWidth == 5)
  }

  @Test func `text, font size and measure request layout of the superview, unless equal`() {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let (box, label) = (Box(), Label())
    list.addSubview(box)
    box.addSubview(label)
    func layouts(after change: () -> Void) -> Int {
      list.timeline.advance(by: 0)
      let before = box.layouts
      change()
      list.timeline.advance(by: 0)
      return box.layouts - before
    }
    #expect(layouts { label.text = "a" } == 1)
    #expect(layouts { label.text = "a" } == 0)
    #expect(layouts { label.fontSize = 20 } == 1)
    #expect(layouts { label.fontSize = 20 } == 0)
    #expect(layouts { label.measure = { _, _ in 5 } } == 1)
    #expect(layouts { label.measure = { _, _ in 5 } } == 0)
    #expect(layouts { label.measure = { _, _ in 6 } } == 1)
    #expect(layouts { label.measure = { _, _ in .nan } } == 1)
    label.text = "b"
    #expect(layouts { label.measure = { _, _ in 0 } } == 0, "a width that is no number is 0")
  }
}

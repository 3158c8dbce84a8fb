import RefreshKit
import RefreshTerminal
import Testing

/// Rings in cells.
struct ViewDrawerRingTests {
  private func picture(
    _ percent: Double, glyphs: Glyphs = .unicode, _ change: (RingView) -> Void = { _ in }
  ) -> String {
    let ring = RingView()
    ring.frame = Rect(x: 18, y: 18, width: 36, height: 36)
    ring.discColor = nil
    ring.pull(to: percent)
    change(ring)
    return draw([ring], rows: 4, glyphs: glyphs)
  }

  /// Returns the number of dots in a picture.
  private func dots(_ picture: String) -> Int {
    picture.unicodeScalars.reduce(0) {
      (0x2800...0x28FF).contains($1.value) ? $0 + Int($1.value - 0x2800).nonzeroBitCount : $0
    }
  }

  @Test func `a pull draws the ring dot by dot`() {
    #expect(picture(0) == "\n\n\n")
    let counts = stride(from: 0.1, through: 1, by: 0.1).map { dots(picture($0)) }
    // The arrowhead may cover a dot more than before.
    #expect(zip(counts, counts.dropFirst()).allSatisfy { $1 >= $0 - 1 })
    #expect(counts[0] > 0 && counts[9] > 20)
  }

  @Test func `in ASCII the ring is drawn by points`() {
    let lines = picture(1, glyphs: .ascii).split(separator: "\n")
    #expect(lines.joined().allSatisfy { " .*".contains($0) })
    #expect(lines.count >= 2)
  }

  /// A list full of crosses with a ring of three rows and its disc.
  private func frame(hasColor: Bool, percent: Double = 0.01) -> Frame {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 90, height: 90))
    for row in 0..<5 {
      let label = Label()
      label.text = String(repeating: "x", count: 10)
      label.frame = Rect(x: 0, y: Double(row) * 18, width: 90, height: 18)
      list.addSubview(label)
    }
    let ring = RingView()
    ring.frame = Rect(x: 23, y: 23, width: 44, height: 44)
    ring.pull(to: percent)
    list.addSubview(ring)
    var drawer = ViewDrawer()
    drawer.hasColor = hasColor
    return draw(list, with: drawer)
  }

  @Test func `a disc covers the cells behind it, and is round with colors`() {
    let lines = frame(hasColor: true).canvas.text.split(separator: "\n")
    #expect(lines[0] == "xxxxxxxxxx" && lines[4] == "xxxxxxxxxx")
    #expect(lines[2] == "xx██████xx")
    #expect(lines[3] == "xx▝▜██▛▘xx")
  }

  @Test func `the dots of a ring have the color of its disc behind them`() {
    let canvas = frame(hasColor: true, percent: 1).canvas
    let cells = canvas.line(2).filter { $0.glyph.value >> 8 == 0x28 }
    #expect(cells.count > 1)
    #expect(cells.allSatisfy { $0.style.background == 231 })
  }

  @Test func `without colors a disc is blank`() {
    let frame = frame(hasColor: false)
    let lines = frame.canvas.text.split(separator: "\n")
    #expect(lines[2] == "xx      xx" && lines[3] == "xxx    xxx")
    #expect(frame.canvas.line(2).allSatisfy { $0.style.background == nil })
  }

  @Test func `a ring header is drawn over the rows, from the pull to the end`() {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 180, height: 108))
    list.contentSize = Size(width: 180, height: 108)
    let header = RefreshRingHeader().link(to: list)
    for row in 0..<6 {
      let label = Label()
      label.text = String(repeating: "x", count: 20)
      label.frame = Rect(x: 0, y: Double(row) * 18, width: 180, height: 18)
      list.addSubview(label)
    }
    list.timeline.advance(by: 0)
    #expect(dots(draw(list).canvas.text) == 0)
    header.beginRefreshing()
    list.timeline.advance(by: 1)
    #expect(dots(draw(list).canvas.text) > 3)
    #expect(draw(list).nextChange == list.timeline.now)
    var pictures: Set<String> = []
    for _ in 0..<10 {
      pictures.insert(draw(list).canvas.text)
      list.timeline.advance(by: 0.1)
    }
    #expect(pictures.count > 5)
    header.endRefreshing()
    list.timeline.advance(by: 1)
    #expect(dots(draw(list).canvas.text) == 0)
    #expect(draw(list).nextChange == nil)
  }
}

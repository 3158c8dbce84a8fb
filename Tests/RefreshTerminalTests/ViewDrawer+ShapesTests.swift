import RefreshKit
import RefreshTerminal
import Testing

/// Views that draw themselves, arrows and rings, drawn in cells.
@MainActor struct ViewDrawerShapesTests {
  /// A view that draws with a closure.
  private final class Sketch: View {
    let body: (inout DisplayContext) -> Void

    init(_ frame: Rect, _ body: @escaping (inout DisplayContext) -> Void) {
      self.body = body
      super.init(frame: frame)
    }

    override func draw(in context: inout DisplayContext) {
      body(&context)
    }
  }

  private let red = Color(red: 1, green: 0, blue: 0)

  @Test func `a rectangle fills cells and quarters of cells`() {
    let view = Sketch(Rect(x: 9, y: 0, width: 40.5, height: 27)) {
      $0.fill($0.bounds, with: red)
    }
    #expect(draw([view], rows: 2) == " ████▌\n ▀▀▀▀▘")
    #expect(draw([view], rows: 2, glyphs: .ascii) == " #####\n ####")
  }

  @Test func `an oval is round`() {
    let view = Sketch(Rect(x: 0, y: 0, width: 36, height: 36)) {
      $0.fill(Path(ovalIn: $0.bounds), with: red)
    }
    #expect(draw([view], rows: 2) == "▟██▙\n▜██▛")
  }

  @Test func `an oval that is smaller than a cell is drawn with dots`() {
    let view = Sketch(Rect(x: 0, y: 0, width: 90, height: 36)) {
      $0.fill(Path(ovalIn: Rect(x: 13, y: 13, width: 10, height: 10)), with: red)
    }
    #expect(draw([view], rows: 2) == " ⢀⡀\n ⠈⠁")
    #expect(draw([view], rows: 2, glyphs: .ascii).contains("."))
  }

  @Test func `a line is drawn with dots`() {
    let view = Sketch(Rect(x: 0, y: 0, width: 90, height: 36)) {
      var path = Path()
      path.move(to: Point(x: 0, y: 0))
      path.addLine(to: Point(x: 90, y: 36))
      $0.stroke(path, with: red)
    }
    let lines = draw([view], rows: 2).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].first == "⠉" || lines[0].first == "⠑")
    #expect(lines[1].hasPrefix("    "))
    #expect(draw([view], rows: 2, glyphs: .ascii).contains("."))
  }

  @Test func `the outline of a rectangle is a box`() {
    let view = Sketch(Rect(x: 0, y: 0, width: 45, height: 54)) {
      $0.stroke(Path(rect: $0.bounds), with: red)
      $0.draw("box", in: $0.bounds)
    }
    #expect(draw([view], rows: 3) == "┌───┐\n│box│\n└───┘")
    #expect(draw([view], rows: 3, glyphs: .ascii) == "+---+\n|box|\n+---+")
  }

  @Test func `a thin upright rectangle is a line`() {
    for (x, picture) in [(9.0, " ▏"), (13, " │"), (16.5, " ▕")] {
      let view = Sketch(Rect(x: 0, y: 0, width: 90, height: 36)) {
        $0.fill(Rect(x: x, y: 0, width: 1, height: 36), with: red)
      }
      #expect(draw([view], rows: 2) == "\(picture)\n\(picture)")
    }
  }

  @Test func `text on a filled cell has the fill color behind it`() {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 90, height: 18))
    list.addSubview(
      Sketch(Rect(x: 0, y: 0, width: 45, height: 18)) {
        $0.fill($0.bounds, with: red)
        $0.draw("abc", in: $0.bounds, color: Color(white: 1))
      })
    let line = draw(list).canvas.line(0)
    #expect(draw(list).canvas.text == "█abc█")
    #expect(line.map(\.style.background) == [nil, 196, 196, 196] + Array(repeating: nil, count: 6))
    #expect(line.map(\.style.ink).prefix(5) == [196, 231, 231, 231, 196])
  }

  @Test func `a rotated shape is drawn rotated`() {
    let view = Sketch(Rect(x: 0, y: 0, width: 90, height: 90)) {
      $0.fill(Rect(x: 0, y: 36, width: 90, height: 18), with: red)
    }
    view.rotation = .pi / 2
    let column = String(repeating: " ", count: 4) + "██"
    #expect(draw([view], rows: 5) == Array(repeating: column, count: 5).joined(separator: "\n"))
  }

  @Test func `a view that clips cuts off its subviews`() {
    let outer = View(frame: Rect(x: 18, y: 0, width: 27, height: 18))
    outer.addSubview(
      Sketch(Rect(x: -18, y: 0, width: 90, height: 36)) { $0.fill($0.bounds, with: red) })
    outer.clipsToBounds = true
    #expect(draw([outer], rows: 2) == "  ███\n")
  }

  @Test func `a text that is too long for its label is truncated`() {
    let label = makeLabel("abcdefgh", Rect(x: 0, y: 0, width: 45, height: 18))
    #expect(draw([label], rows: 1) == "abcd…")
    #expect(draw([label], rows: 1, glyphs: .ascii) == "ab...")
  }

  // MARK: Arrows

  private func arrowPicture(of image: Image, eighths: Double, glyphs: Glyphs = .unicode) -> String {
    let view = ImageView(image: image)
    view.frame = Rect(center: Point(x: 40.5, y: 45), size: image.size)
    view.rotation = eighths * .pi / 4
    return draw([view], rows: 5, glyphs: glyphs)
  }

  @Test func `the arrow of headers points down, and up after half a turn`() {
    #expect(arrowPicture(of: .arrow, eighths: 0) == "\n    │\n    │\n    ↓\n")
    #expect(arrowPicture(of: .arrow, eighths: 1) == "\n     ╱\n    ╱\n   ↙\n")
    #expect(arrowPicture(of: .arrow, eighths: 2) == "\n\n  ←────\n\n")
    #expect(arrowPicture(of: .arrow, eighths: 3) == "\n   ↖\n    ╲\n     ╲\n")
    #expect(arrowPicture(of: .arrow, eighths: 4) == "\n    ↑\n    │\n    │\n")
  }

  @Test func `the arrow of trailers points to the left`() {
    #expect(arrowPicture(of: .trailArrow, eighths: 0) == "\n\n   ←──\n\n")
    #expect(arrowPicture(of: .trailArrow, eighths: 4) == "\n\n   ──→\n\n")
  }

  @Test(arguments: [-8.0, 8, 7.6, 800, -0.4])
  func `whole turns have no effect`(eighths: Double) {
    #expect(arrowPicture(of: .arrow, eighths: eighths) == arrowPicture(of: .arrow, eighths: 0))
  }

  @Test func `an arrow has ASCII glyphs too`() {
    #expect(arrowPicture(of: .arrow, eighths: 0, glyphs: .ascii) == "\n    |\n    |\n    v\n")
  }

  // MARK: Rings

  private func ringPicture(
    _ percent: Double, glyphs: Glyphs = .unicode, _ change: (RingView) -> Void = { _ in }
  ) -> String {
    let ring = RingView()
    ring.frame = Rect(x: 18, y: 18, width: 36, height: 36)
    ring.discColor = nil
    ring.pull(to: percent)
    change(ring)
    return draw([ring], rows: 4, glyphs: glyphs)
  }

  /// The number of dots in a picture.
  private func dots(_ picture: String) -> Int {
    picture.unicodeScalars.reduce(0) {
      (0x2800...0x28FF).contains($1.value) ? $0 + Int($1.value - 0x2800).nonzeroBitCount : $0
    }
  }

  @Test func `a pull draws the ring dot by dot`() {
    #expect(ringPicture(0) == "\n\n\n")
    let counts = stride(from: 0.1, through: 1, by: 0.1).map { dots(ringPicture($0)) }
    // The arrowhead may cover one more dot than before.
    #expect(zip(counts, counts.dropFirst()).allSatisfy { $1 >= $0 - 1 })
    #expect(counts[0] > 0 && counts[9] > 20)
  }

  @Test func `in ASCII the ring is drawn with points`() {
    let lines = ringPicture(1, glyphs: .ascii).split(separator: "\n")
    #expect(lines.joined().allSatisfy { " .*".contains($0) })
    #expect(lines.count >= 2)
  }

  /// A list full of crosses, with a ring of three rows and its disc.
  private func frame(hasColor: Bool, percent: Double = 0.01) -> Frame {
    let list = makeCrosses(columns: 10, rows: 5)
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

  @Test func `without colors a disc is empty`() {
    let frame = frame(hasColor: false)
    let lines = frame.canvas.text.split(separator: "\n")
    #expect(lines[2] == "xx      xx" && lines[3] == "xxx    xxx")
    #expect(frame.canvas.line(2).allSatisfy { $0.style.background == nil })
  }

  @Test func `a ring header is drawn over the rows, from the pull to the end`() {
    let list = makeCrosses(columns: 20, rows: 6)
    list.contentSize = Size(width: 180, height: 108)
    let header = RefreshRingHeader().link(to: list)
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

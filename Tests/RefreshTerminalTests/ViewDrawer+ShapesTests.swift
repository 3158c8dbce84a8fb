import RefreshKit
import RefreshTerminal
import Testing

/// Views that draw themselves, in cells.
struct ViewDrawerShapesTests {
  /// A view that draws by a closure.
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

  private func sketch(_ frame: Rect, _ body: @escaping (inout DisplayContext) -> Void) -> Sketch {
    Sketch(frame, body)
  }

  @Test func `a rectangle fills cells and quarters of cells`() {
    let view = sketch(Rect(x: 9, y: 0, width: 40.5, height: 27)) {
      $0.fill($0.bounds, with: red)
    }
    #expect(draw([view], rows: 2) == " ████▌\n ▀▀▀▀▘")
    #expect(draw([view], rows: 2, glyphs: .ascii) == " #####\n ####")
  }

  @Test func `an oval is round`() {
    let view = sketch(Rect(x: 0, y: 0, width: 36, height: 36)) {
      $0.fill(Path(ovalIn: $0.bounds), with: red)
    }
    #expect(draw([view], rows: 2) == "▟██▙\n▜██▛")
  }

  @Test func `an oval that is smaller than a cell is drawn by dots`() {
    let view = sketch(Rect(x: 0, y: 0, width: 90, height: 36)) {
      $0.fill(Path(ovalIn: Rect(x: 13, y: 13, width: 10, height: 10)), with: red)
    }
    #expect(draw([view], rows: 2) == " ⢀⡀\n ⠈⠁")
    #expect(draw([view], rows: 2, glyphs: .ascii).contains("."))
  }

  @Test func `a line is drawn by dots`() {
    let view = sketch(Rect(x: 0, y: 0, width: 90, height: 36)) {
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

  @Test func `the border of a rectangle is a box`() {
    let view = sketch(Rect(x: 0, y: 0, width: 45, height: 54)) {
      $0.stroke(Path(rect: $0.bounds), with: red)
      $0.draw("box", in: $0.bounds)
    }
    #expect(draw([view], rows: 3) == "┌───┐\n│box│\n└───┘")
    #expect(draw([view], rows: 3, glyphs: .ascii) == "+---+\n|box|\n+---+")
  }

  @Test func `a thin upright rectangle is a line`() {
    for (x, picture) in [(9.0, " ▏"), (13, " │"), (16.5, " ▕")] {
      let view = sketch(Rect(x: 0, y: 0, width: 90, height: 36)) {
        $0.fill(Rect(x: x, y: 0, width: 1, height: 36), with: red)
      }
      #expect(draw([view], rows: 2) == "\(picture)\n\(picture)")
    }
  }

  @Test func `text on a filled cell has its color behind it`() {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 90, height: 18))
    list.addSubview(
      sketch(Rect(x: 0, y: 0, width: 45, height: 18)) {
        $0.fill($0.bounds, with: red)
        $0.draw("abc", in: $0.bounds, color: Color(white: 1))
      })
    let line = draw(list).canvas.line(0)
    #expect(draw(list).canvas.text == "█abc█")
    #expect(line.map(\.style.background) == [nil, 196, 196, 196] + Array(repeating: nil, count: 6))
    #expect(line.map(\.style.ink).prefix(5) == [196, 231, 231, 231, 196])
  }

  @Test func `a rotated shape is drawn rotated`() {
    let view = sketch(Rect(x: 0, y: 0, width: 90, height: 90)) {
      $0.fill(Rect(x: 0, y: 36, width: 90, height: 18), with: red)
    }
    view.rotation = .pi / 2
    let column = String(repeating: " ", count: 4) + "██"
    #expect(draw([view], rows: 5) == Array(repeating: column, count: 5).joined(separator: "\n"))
  }

  @Test func `a view that clips cuts its subviews`() {
    let outer = View(frame: Rect(x: 18, y: 0, width: 27, height: 18))
    outer.addSubview(
      sketch(Rect(x: -18, y: 0, width: 90, height: 36)) { $0.fill($0.bounds, with: red) })
    outer.clipsToBounds = true
    #expect(draw([outer], rows: 2) == "  ███\n")
  }

  @Test func `a text that is too long for its label is truncated`() {
    let label = Label()
    label.text = "abcdefgh"
    label.frame = Rect(x: 0, y: 0, width: 45, height: 18)
    #expect(draw([label], rows: 1) == "abcd…")
    #expect(draw([label], rows: 1, glyphs: .ascii) == "ab...")
  }
}

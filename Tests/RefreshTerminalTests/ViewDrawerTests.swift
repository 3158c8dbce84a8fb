import RefreshKit
import RefreshTerminal
import Testing

/// Components and views, drawn in cells.
@MainActor struct ViewDrawerTests {
  private let list = ScrollView(frame: Rect(x: 0, y: 0, width: 270, height: 108))

  /// Draws a line at the upper edge of its frame.
  private final class Rule: View {
    override func draw(in context: inout DisplayContext) {
      context.fill(
        Rect(x: 0, y: 0, width: context.bounds.width, height: 1),
        with: Color(white: 0.5, alpha: 0.5))
    }
  }

  private func style(of frame: Frame, row: Int) -> Style? {
    frame.canvas.line(row).first { $0.glyph != " " }?.style
  }

  /// Attaches a header, and pulls it to `offset`.
  private func pull(_ header: RefreshHeader, to offset: Double) {
    let metrics = CellMetrics()
    for case let label as Label in header.subviews { label.measure = metrics.measure }
    list.header = header
    list.timeline.advance(by: 0)
    list.beginDragging()
    list.drag(to: Point(x: 0, y: offset))
    list.timeline.advance(by: 0.25)
  }

  // MARK: Components

  @Test func `a header is drawn as far as it is pulled`() {
    pull(RefreshNormalHeader(), to: -54)
    #expect(
      draw(list).canvas.text
        == [
          " │   Pull down to refresh", " │", " ↓  Last update: No record", "", "", "",
        ].joined(separator: "\n"))
  }

  @Test func `the lines of a header stay together during a pull`() {
    for offset in stride(from: -54, through: -10, by: 0.5) {
      list.header = nil
      pull(RefreshNormalHeader(), to: offset)
      let lines = draw(list).canvas.text.split(separator: "\n", omittingEmptySubsequences: false)
      let time = lines.firstIndex { $0.contains("Last update") }
      let title = lines.firstIndex { $0.contains("Pull down") }
      if let title { #expect(time == title + 2) }
      #expect(time == Int(((offset + 54) / -18 + 0.5).rounded(.down)) + 2)
      list.endDragging()
    }
  }

  @Test func `the spinner replaces the arrow, and moves with time`() {
    pull(RefreshNormalHeader(), to: -60)
    list.endDragging()
    list.timeline.advance(by: 0.5)
    var pictures: Set<String> = []
    for _ in 0..<8 {
      let frame = draw(list)
      #expect(!frame.canvas.text.contains("│"))
      #expect(frame.nextChange! > list.timeline.now)
      #expect(frame.nextChange! <= list.timeline.now + 0.1001)
      pictures.insert(frame.canvas.text)
      list.timeline.advance(by: 0.1)
    }
    #expect(pictures.count == 8)
  }

  @Test func `an image is drawn as the lines of its name`() {
    let header = RefreshGifHeader()
    header.stateLabel.isHidden = true
    header.lastUpdatedTimeLabel.isHidden = true
    let images = (0..<2).map { Image(name: "\($0)", size: Size(width: 27, height: 54)) }
    header.setImages(images, for: .refreshing)
    pull(header, to: -60)
    list.endDragging()
    list.timeline.advance(by: 0.47)
    var drawer = ViewDrawer()
    drawer.pictures = ["0": [" A ", "/ \\", "---"], "1": [" B ", "\\ /", "---"]]
    let column = String(repeating: " ", count: 14)
    for picture in ["\(column) B\n\(column)\\ /\n", "\(column) A\n\(column)/ \\\n"] {
      #expect(draw(list, with: drawer).canvas.text.hasPrefix(picture))
      list.timeline.advance(by: 0.1)
    }
  }

  @Test(arguments: [Edge.right, .left])
  func `the title of a leader or trailer is written downwards`(edge: Edge) {
    let side: any StateTitled = edge == .right ? RefreshStateTrailer() : RefreshStateLeader()
    side.setTitle("MORE", for: .idle)
    list.contentSize = Size(width: 270, height: 108)
    list.addSubview(side)
    list.timeline.advance(by: 0)
    list.beginDragging()
    list.drag(to: Point(x: edge == .right ? 50 : -50, y: 0))
    let column = String(repeating: " ", count: edge == .right ? 27 : 2)
    #expect(draw(list).canvas.text == "\n" + "MORE".map { column + "\($0)\n" }.joined())
  }

  @Test(arguments: [
    (LayoutDirection.leftToRight, " begin\n    middle\n          end\n a text that…\n\n"),
    (.rightToLeft, "        begin\n    middle\n end\n a text that…\n\n"),
  ])
  func `a text is centered in its label, or at a side of it`(
    direction: LayoutDirection, screen: String
  ) {
    list.layoutDirection = direction
    let texts: [(String, TextAlignment)] = [
      ("begin", .leading), ("middle", .center), ("end", .trailing),
      ("a text that is cut", .trailing),
    ]
    for (row, (text, alignment)) in texts.enumerated() {
      let label = makeLabel(text, Rect(x: 9, y: 18 * Double(row), width: 108, height: 18))
      label.textAlignment = alignment
      list.addSubview(label)
    }
    #expect(draw(list).canvas.text == screen)
  }

  // MARK: Styles

  @Test(arguments: [(1.0, Style.plain), (0.7, .plain), (0.6, .dim), (0.2, .dim), (0.1, nil)])
  func `a low opacity is drawn dim, and a lower one not at all`(alpha: Double, style: Style?) {
    let outer = View(frame: Rect(x: 0, y: 0, width: 270, height: 18))
    outer.alpha = alpha
    outer.addSubview(makeLabel("text", Rect(x: 0, y: 0, width: 90, height: 18)))
    list.addSubview(outer)
    #expect(self.style(of: draw(list), row: 0) == style)
  }

  @Test func `a color is drawn as the nearest color of the palette`() {
    let red = makeLabel("text", Rect(x: 0, y: 0, width: 90, height: 18))
    red.textColor = Color(red: 1, green: 0, blue: 0)
    list.addSubview(red)
    #expect(style(of: draw(list), row: 0) == Style(ink: 196))
  }

  // MARK: Places

  @Test func `a list is drawn only in its part of the screen`() {
    list.addSubview(makeLabel("above", Rect(x: 0, y: -18, width: 45, height: 18)))
    list.addSubview(makeLabel("inside and beyond", Rect(x: 0, y: 0, width: 153, height: 18)))
    list.addSubview(makeLabel("below", Rect(x: 0, y: 18, width: 45, height: 18)))
    let frame = draw(
      list, in: CellRect(column: 2, row: 1, columns: 6, rows: 1),
      size: CellSize(columns: 12, rows: 3))
    #expect(frame.canvas.text == "\n  inside\n")
    #expect(frame.canvas.clip == frame.canvas.bounds)
  }

  @Test(arguments: [(0.0, "▔▔"), (9, "──"), (15, "▁▁")])
  func `a rule moves from row to row with its group, as one glyph`(y: Double, glyphs: String) {
    let row = View(frame: Rect(x: 0, y: 36, width: 18, height: 18))
    row.addSubview(Rule(frame: Rect(x: 0, y: y, width: 18, height: 1)))
    list.addSubview(row)
    var rows: [Int?] = []
    for step in 0..<10 {
      list.contentOffset.y = Double(step) * 3.6 + 1.8
      let lines = draw(list).canvas.text.split(separator: "\n", omittingEmptySubsequences: false)
      rows.append(lines.firstIndex { $0 == glyphs })
    }
    #expect(rows == [2, 2, 2, 1, 1, 1, 1, 1, 0, 0])
  }

  @Test(arguments: [0, 1, 2, 3])
  func `a list can be drawn in any part of the screen`(rows: Int) {
    list.header = RefreshNormalHeader()
    list.footer = RefreshAutoGifFooter()
    list.timeline.advance(by: 0)
    for columns in 0...3 {
      list.frame.size = CellMetrics().size(of: CellSize(columns: columns, rows: rows))
      let size = CellSize(columns: columns, rows: rows)
      #expect(draw(list, size: size).canvas.size == size)
    }
  }
}

import RefreshKit
import RefreshTerminal

/// The parts of a screen, one below the other. A part for which the screen is too low has no rows.
@MainActor struct Layout {
  /// The title above the list, and the line below the list.
  let title, rule: CellRect
  let list: CellRect
  /// The states of header and footer, a row each. On a low screen, one row for the component in
  /// use.
  let panel: CellRect
  /// The hint, and the keys in ``keyLines``.
  let hint, keys: CellRect
  let keyLines: [[LiveKey]]

  init(size: CellSize) {
    let isNarrow = size.columns < 60
    keyLines = LiveKey.lines(
      columns: size.columns - 2, rows: min(size.rows >= 20 ? 2 : 1, size.rows / 3))
    let titleRows = size.rows >= 12 ? 1 : 0
    let ruleRows = size.rows >= 20 ? 1 : 0
    let panelRows = size.rows >= 16 ? 2 : size.rows >= 8 ? 1 : 0
    let hintRows = size.rows < 5 ? 0 : isNarrow && size.rows >= 10 ? 2 : 1
    let others = titleRows + ruleRows + panelRows + hintRows + keyLines.count
    var top = 0
    func next(_ rows: Int) -> CellRect {
      defer { top += rows }
      return CellRect(column: 0, row: top, columns: size.columns, rows: rows)
    }
    title = next(titleRows)
    list = next(size.rows - others)
    rule = next(ruleRows)
    panel = next(panelRows)
    hint = next(hintRows)
    keys = next(keyLines.count)
  }
}

/// Draws the parts of the screen around the list of the demo.
@MainActor struct Screen {
  let demo: LiveDemo
  let layout: Layout
  let isUnicode: Bool

  private var glyphs: Glyphs { isUnicode ? .unicode : .ascii }
  private var feed: Feed { demo.feed }
  private var list: ScrollView { demo.list }
  private var keyStyle: Style { Style(.bold, ink: 3) }

  func draw(on canvas: inout Canvas) {
    drawTitle(on: &canvas)
    canvas.clip = layout.rule
    canvas.fill(row: layout.rule.row, with: glyphs.shafts[2], Style(ink: 6))
    drawPanel(on: &canvas)
    drawHint(on: &canvas)
    canvas.clip = layout.keys
    for (row, line) in zip(layout.keys.rows, layout.keyLines) {
      draw(line, column: 1, row: row, on: &canvas)
    }
    if demo.showsHelp { drawHelp(on: &canvas) }
  }

  // MARK: The title

  private func drawTitle(on canvas: inout Canvas) {
    canvas.clip = layout.title
    let row = layout.title.row
    canvas.fill(row: row, Style(.reversed, ink: 6))
    let name = " RefreshKit "
    let settings = settings(in: layout.title.size.columns - name.cells - 1)
    let right = layout.title.size.columns - settings.cells
    canvas.put(settings, column: right, row: row, Style(.reversed, ink: 6))
    canvas.put(name, column: 0, row: row, Style([.bold, .reversed], ink: 6))
  }

  /// The text with as many settings as fit. The first settings are left out first.
  private func settings(in columns: Int) -> String {
    var rest = settings[...]
    while true {
      let text = rest.joined(separator: isUnicode ? "  ·  " : "  ") + " "
      if text.cells <= columns || rest.isEmpty { return text }
      rest.removeFirst()
    }
  }

  private var settings: [String] {
    let offset = list.scrollPresentation.contentOffset.y
    return [
      feed.server.failsNext ? "next load fails" : nil,
      feed.options.style.map { "\($0)" },
      feed.options.languageCode,
      feed.isMirrored ? "right to left" : nil,
      "offset \((offset * 10).rounded() / 10 + 0)",
      feed.server.isSlow ? "slow" : nil,
      "\(feed.posts.count) posts" + (feed.newCount > 0 ? ", \(feed.newCount) new" : ""),
    ].compactMap { $0 }
  }

  // MARK: Below the list

  private func drawPanel(on canvas: inout Canvas) {
    canvas.clip = layout.panel
    var components = ([list.header, list.footer] as [RefreshComponent?]).compactMap { $0 }
    if layout.panel.size.rows == 1 {
      let isFooter = list.footer?.isRefreshing == true || (!list.isAtTop && list.isAtEnd)
      components = Array(isFooter ? components.suffix(1) : components.prefix(1))
    }
    for (row, component) in zip(layout.panel.rows, components) {
      StatePanel(component: component, isUnicode: isUnicode).draw(row: row, on: &canvas)
    }
  }

  private func drawHint(on canvas: inout Canvas) {
    let area = layout.hint
    canvas.clip = area
    let hint = Hint(demo)
    let style = Style(.bold, ink: hint.isUrgent ? 3 : 2)
    canvas.put(isUnicode ? "▶" : ">", column: 1, row: area.row, style)
    let columns = area.size.columns - 4
    let lines = withKeyNames(hint.text).wrapped(to: columns, lines: area.size.rows)
    for (row, line) in zip(area.rows, lines) {
      let text = line.truncated(to: columns, ellipsis: glyphs.ellipsis)
      canvas.put(text, column: 3, row: row, style)
    }
  }

  /// The text for the screen. If the screen shows only ASCII, the names of the arrow keys replace
  /// the arrows.
  private func withKeyNames(_ text: String) -> String {
    isUnicode ? text : text.replacing("↓", with: "Down").replacing("↑", with: "Up")
  }

  private func draw(_ keys: [LiveKey], column: Int, row: Int, on canvas: inout Canvas) {
    var column = column
    for key in keys {
      let end = canvas.put(key.name, column: column, row: row, keyStyle)
      canvas.put(key.caption, column: end + 1, row: row, .dim)
      column += key.cells + 2
    }
  }

  // MARK: Help

  /// The gestures and the keys that move the list.
  private static let gestures = [
    ("mouse", "drag the list: down at the top refreshes; the wheel pulls, too"),
    ("↑ ↓", "scroll; at the top ↑ pulls, again and again, and Esc lets go"),
    ("Space", "a screen further; Home and End lead to the top and to the end"),
  ]

  /// Draws the help over the list: what each key does, in two columns. On a small screen it has
  /// only a word for each key.
  private func drawHelp(on canvas: inout Canvas) {
    let area = layout.list
    canvas.clip = area
    canvas.clear(area)
    let keys = LiveKey.all
    let rows = (keys.count + 1) / 2
    guard area.size.columns >= 78, area.size.rows > rows + Self.gestures.count + 1 else {
      for (row, line) in zip(area.rows, LiveKey.wrap(keys, to: area.size.columns - 2)) {
        draw(line, column: 1, row: row, on: &canvas)
      }
      return
    }
    var row = area.row + 1
    for (name, effect) in Self.gestures {
      canvas.put(withKeyNames(name), column: 1, row: row, keyStyle)
      canvas.put(withKeyNames(effect), column: 8, row: row)
      row += 1
    }
    row += 1
    for (index, key) in keys.enumerated() {
      let column = index < rows ? 1 : 40
      let place = row + index % rows
      canvas.put(key.name, column: column, row: place, keyStyle)
      canvas.put(key.effect, column: column + 2, row: place)
    }
  }
}

import RefreshKit
import RefreshTerminal

/// Draws the parts of the screen around the list of the demo.
struct LiveScreen {
  let demo: LiveDemo
  let layout: LiveLayout
  let isUnicode: Bool

  private var glyphs: Glyphs { isUnicode ? .unicode : .ascii }
  private var feed: LiveFeed { demo.feed }
  private var list: ScrollView { feed.view }

  /// Draws all parts except the list.
  func draw(on canvas: inout Canvas) {
    canvas.clip = canvas.all
    drawTitle(on: &canvas)
    drawRule(on: &canvas)
    drawPanel(on: &canvas)
    drawSide(on: &canvas)
    drawHint(on: &canvas)
    drawKeys(on: &canvas)
    if let overlay = demo.overlay {
      demo.pages(of: overlay.content).draw(page: overlay.page, on: &canvas)
    }
  }

  // MARK: Above

  private func drawTitle(on canvas: inout Canvas) {
    let line = layout.title
    guard line.size.rows > 0 else { return }
    canvas.clip = line
    let style = Style([.bold, .reversed], ink: 6)
    canvas.fill(row: line.row, style)
    let plain = Style(.reversed, ink: 6)
    let left = canvas.put(" RefreshKit ", column: 0, row: line.row, style)
    let settings = settings(in: line.columns.upperBound - left - 1)
    let right = line.columns.upperBound - settings.cells
    if right > left { canvas.put(settings, column: right, row: line.row, plain) }
    let words = " a feed to pull "
    if left + words.cells < right { canvas.put(words, column: left, row: line.row, plain) }
  }

  /// The settings as far as they fit; those in front are left out first.
  private func settings(in columns: Int) -> String {
    var rest = settings[...]
    while true {
      let text = rest.joined(separator: isUnicode ? "  ·  " : "  ") + " "
      if text.cells <= columns || rest.isEmpty { return text }
      rest.removeFirst()
    }
  }

  private var settings: [String] {
    let position = "offset \(Self.number(list.scrollPresentation.contentOffset.y))"
    return [
      feed.server.failsNext ? "next load fails" : nil,
      feed.server.glitches > 0 ? "\(feed.server.glitches) to fail" : nil,
      list.isPagingEnabled ? "paging" : nil,
      feed.options.fades ? "fading" : nil,
      feed.options.style == .follow ? nil : "\(feed.options.style)",
      feed.options.languageCode, feed.isMirrored ? "right to left" : nil,
      layout.title.size.columns < 60 ? nil : position,
      feed.server.speed % Server.delays.count == 0 ? nil : "server \(feed.server.delay) s",
      feed.newCount == 0
        ? "\(feed.count) posts" : "\(feed.count) posts, \(feed.newCount) new",
    ].compactMap { $0 }
  }

  /// A number with one digit behind the point.
  private static func number(_ value: Double) -> String { "\((value * 10).rounded() / 10 + 0)" }

  // MARK: States

  private var panels: [StatePanel] {
    [("header", list.header), ("footer", list.footer)].compactMap { name, component in
      (component as RefreshComponent?).map {
        StatePanel(name: name, component: $0, isUnicode: isUnicode)
      }
    }
  }

  private func drawRule(on canvas: inout Canvas) {
    canvas.clip = layout.rule
    for row in layout.rule.rows {
      for column in layout.rule.columns {
        canvas.put(glyphs.shafts[2], column: column, row: row, Style(ink: 6))
      }
    }
  }

  private func drawPanel(on canvas: inout Canvas) {
    let area = layout.panel
    canvas.clip = area
    var panels = panels
    if area.size.rows == 1 {
      let isFooter = list.footer?.isRefreshing == true || (!list.isAtTop && list.isAtEnd)
      panels = isFooter ? Array(panels.suffix(1)) : Array(panels.prefix(1))
    }
    for (row, panel) in zip(area.rows, panels) {
      let line = CellRect(column: area.column, row: row, columns: area.size.columns, rows: 1)
      panel.draw(in: line, on: &canvas)
    }
  }

  // MARK: Beside the list

  private func drawSide(on canvas: inout Canvas) {
    let area = layout.side
    guard area.size.columns > 0 else { return }
    canvas.clip = area
    for row in area.rows {
      canvas.put(glyphs.shafts[0], column: area.column, row: row, .dim)
    }
    let left = area.column + 3
    let width = area.size.columns - 5
    var row = area.row + 1
    func put(_ text: String, _ style: Style = .plain, at column: Int = 0) {
      canvas.put(
        text.truncated(to: width - column, ellipsis: glyphs.ellipsis),
        column: left + column, row: row, style)
    }
    for (panel, component) in zip(panels, [list.header, list.footer] as [RefreshComponent?]) {
      put(component.map { "\(type(of: $0))" } ?? "", .bold)
      row += 1
      put(panel.state, panel.style)
      put(panel.percent, at: width - 4)
      row += 1
      panel.drawBar(in: CellRect(column: left, row: row, columns: width, rows: 1), on: &canvas)
      row += 2
    }
    let inset = list.scrollPresentation.adjustedContentInset
    put("inset  top \(Self.number(inset.top))  bottom \(Self.number(inset.bottom))", .dim)
    row += 2
    drawKeyTable(at: left, &row, width, on: &canvas)
    put("What happens", .bold)
    row += 1
    for entry in feed.log.entries.suffix(max(0, area.rows.upperBound - row - 1)) {
      let time = Self.number(entry.time)
      put(String(repeating: " ", count: max(0, 6 - time.count)) + time, .dim)
      put(entry.text, at: 8)
      row += 1
    }
  }

  private func drawKeyTable(
    at column: Int, _ row: inout Int, _ width: Int, on canvas: inout Canvas
  ) {
    let columns = 3
    for (index, key) in LiveKey.all.enumerated() {
      let place = column + index % columns * (width / columns)
      put(key, column: place, row: row + index / columns, on: &canvas)
    }
    row += (LiveKey.all.count + columns - 1) / columns
    row += 1
  }

  // MARK: Below

  private func drawHint(on canvas: inout Canvas) {
    let area = layout.hint
    guard area.size.rows > 0 else { return }
    canvas.clip = area
    let hint = Hint(feed, pullsByKeys: demo.pullsByKeys, isUnicode: isUnicode)
    let style = Style(.bold, ink: hint.isUrgent ? 3 : 2)
    canvas.put(isUnicode ? "▶" : ">", column: 1, row: area.row, style)
    let columns = area.size.columns - 4
    var lines = hint.long.wrapped(to: columns, lines: 9)
    if lines.count > area.size.rows {
      lines = hint.short.wrapped(to: columns, lines: area.size.rows)
    }
    for (row, line) in zip(area.rows, lines) {
      let text = line.truncated(to: columns, ellipsis: glyphs.ellipsis)
      canvas.put(text, column: 3, row: row, style)
    }
  }

  private func drawKeys(on canvas: inout Canvas) {
    guard let lines = demo.keyLines else { return }
    canvas.clip = layout.keys
    for (row, line) in zip(layout.keys.rows, lines) {
      var column = layout.keys.column + 1
      for key in line {
        put(key, column: column, row: row, on: &canvas)
        column += LiveLayout.width(of: key)
      }
    }
  }

  private func put(_ key: LiveKey, column: Int, row: Int, on canvas: inout Canvas) {
    let end = canvas.put(key.name, column: column, row: row, Style(.bold, ink: 3))
    canvas.put(key.caption, column: end + 1, row: row, .dim)
  }
}

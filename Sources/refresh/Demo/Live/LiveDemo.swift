import RefreshKit
import TerminalHost

/// The demo in a terminal: a list under the mouse, its settings above, its state and the keys below.
final class LiveDemo: TerminalProgram {
  let list: LiveList
  private(set) var isFinished = false

  private var drawer = ViewDrawer()
  private var finger: MouseFinger
  private var layout = LiveLayout(size: CellSize(columns: 0, rows: 0))

  var timeline: Timeline { list.view.timeline }

  /// Makes the demo.
  ///
  /// - Parameter hasUnicode: Whether the terminal shows more than ASCII.
  init(hasUnicode: Bool, timeline: Timeline = .current()) {
    list = LiveList(timeline: timeline, measure: drawer.metrics.measure)
    finger = MouseFinger(metrics: drawer.metrics)
    drawer.glyphs = hasUnicode ? .unicode : .ascii
    drawer.pictures = Flower.tall.pictures.merging(Flower.small.pictures) { one, _ in one }
  }

  /// Comes to the end.
  func finish() {
    isFinished = true
  }

  func screenDidChange(to size: CellSize) {
    layout = LiveLayout(size: size)
    list.resize(to: drawer.metrics.size(of: layout.list.size))
  }

  func handle(_ event: TerminalEvent) {
    switch event {
    case .mouse(let mouse): finger.handle(mouse, on: list.view, in: layout.list)
    case .key(.character(let letter)): LiveKey.all.first { $0.letter == letter }?.action(self)
    case .key(let key): LiveKey.scrolling[key]?(list.view)
    }
  }

  // MARK: Drawing

  func draw(in frame: inout Frame) {
    drawer.draw(list.view, in: layout.list, on: &frame)
    drawSettings(on: &frame.canvas)
    drawStatus(on: &frame.canvas)
    drawKeys(on: &frame.canvas)
  }

  private func drawSettings(on canvas: inout Canvas) {
    canvas.clip = layout.settings
    canvas.fill(row: layout.settings.row, .reversed)
    let kinds = [list.view.header, list.view.footer].compactMap { $0.map { "\(type(of: $0))" } }
    let settings = [
      "server \(list.server.delay.formatted()) s", list.server.failsNext ? "next load fails" : nil,
      list.view.isPagingEnabled ? "paging" : nil, list.fades ? "fading" : nil,
    ]
    let text = (kinds + settings.compactMap { $0 }).joined(separator: "  ")
    canvas.put(" \(text)", column: 0, row: layout.settings.row, .reversed)
    let room = layout.settings.size.columns - text.count - 4
    guard list.words.count <= room else { return }
    let column = layout.settings.size.columns - list.words.count - 1
    canvas.put(list.words, column: column, row: layout.settings.row, .reversed)
  }

  private func drawStatus(on canvas: inout Canvas) {
    canvas.clip = layout.status
    var column = 0
    for piece in StatusLine(list.view).pieces {
      column = canvas.put(piece.text, column: column, row: layout.status.row, piece.style)
    }
  }

  private func drawKeys(on canvas: inout Canvas) {
    canvas.clip = layout.keys
    for (index, line) in layout.keyLines.enumerated() {
      var column = 1
      for key in line {
        let row = layout.keys.row + index
        canvas.put("\(key.letter)", column: column, row: row, .bold)
        canvas.put(key.caption, column: column + 2, row: row, .dim)
        column += LiveLayout.width(of: key)
      }
    }
  }
}

import RefreshKit
import RefreshTerminal

/// The state of a component in a line: its slot, its state, the progress to its next refresh as a bar and
/// as a number, and its class, or that of its indicator, if that fits. Each has fixed columns.
struct StatePanel {
  private static let inks: [RefreshState: UInt8] = [
    .pulling: 3, .refreshing: 6, .willRefresh: 6, .noMoreData: 5,
  ]

  /// The name of the component's slot.
  let name: String
  /// The component.
  let component: RefreshComponent
  /// Whether the bar is drawn with lines; if not, with ASCII.
  let isUnicode: Bool

  /// The state in a word.
  var state: String { component.hasFailed ? "failed" : "\(component.state)" }

  /// The style of the state.
  var style: Style {
    if component.hasFailed { return Style(.bold, ink: 1) }
    return Self.inks[component.state].map { Style(.bold, ink: $0) } ?? .plain
  }

  /// Draws the panel into a line.
  func draw(in line: CellRect, on canvas: inout Canvas) {
    let columns = line.size.columns
    let indicator = (component as? RefreshIndicatorHeader)?.indicator
    let className = indicator.map { "\(type(of: $0))" } ?? "\(type(of: component))"
    let rest = columns - 26
    let hasClass = rest >= 24 + 12
    let bar = min(hasClass ? rest - 26 : rest, 40)
    var column = line.column + 1
    func put(_ text: String, cells: Int, _ style: Style) {
      canvas.put(text.truncated(to: cells, ellipsis: ""), column: column, row: line.row, style)
      column += cells + 1
    }
    put(name, cells: 6, .dim)
    put(state, cells: 11, style)
    drawBar(
      in: CellRect(column: column, row: line.row, columns: bar, rows: 1), on: &canvas)
    column += max(0, bar) + 1
    put(percent, cells: 4, .plain)
    if hasClass { put(" " + className, cells: 25, .dim) }
  }

  /// The progress to the next refresh: the percent of the pull; of an auto footer, which is not
  /// pulled, the visible fraction of the part that has to be visible. 1 while the component
  /// refreshes.
  private var progress: Double {
    guard let loader = component as? any AutoLoading, let list = loader.scrollView,
      !loader.isRefreshing
    else { return component.pullingPercent }
    let needed = loader.frame.height * loader.triggerAutomaticallyRefreshPercent
    guard loader.state == .idle, needed > 0 else { return 0 }
    let top = list.scrollPresentation.contentOffset.y
    let visible = top + list.frame.height - loader.frame.y
    return (visible / needed).clampedToFraction
  }

  /// The progress to the next refresh, as a number in four cells.
  var percent: String {
    let number = "\(Int((min(progress, 9) * 100).rounded()))%"
    return String(repeating: " ", count: max(0, 4 - number.count)) + number
  }

  /// Draws the progress to the next refresh: a thick line on a thin one.
  func drawBar(in line: CellRect, on canvas: inout Canvas) {
    let fraction = progress.clampedToFraction
    let halves = Int((fraction * Double(2 * line.size.columns)).rounded())
    let style = progress >= 1 ? Style(.bold, ink: 2) : Style(.bold, ink: 6)
    for cell in 0..<line.size.columns {
      let filled = min(max(halves - 2 * cell, 0), 2)
      let glyph: Unicode.Scalar =
        switch filled {
        case 2: isUnicode ? "━" : "#"
        case 1: isUnicode ? "╸" : "+"
        default: isUnicode ? "─" : "."
        }
      canvas.put(glyph, column: line.column + cell, row: line.row, filled > 0 ? style : .dim)
    }
  }
}

extension Double {
  /// The number, limited to 0...1.
  fileprivate var clampedToFraction: Double { self > 0 ? Swift.min(self, 1) : 0 }
}

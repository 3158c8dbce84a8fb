import RefreshKit
import RefreshTerminal

/// The state of a component in a row: its name, its state, and its pull as a bar and as a number. A
/// narrow screen has no room for the pull.
@MainActor struct StatePanel {
  private static let inks: [RefreshState: UInt8] = [
    .pulling: 3, .refreshing: 6, .willRefresh: 6, .noMoreData: 5,
  ]
  /// The widths of the state and of the percent, in cells.
  private static let stateCells = 11, percentCells = 5
  /// The least number of columns at which a name is shown with its prefix.
  private static let leastColumnsOfPrefix = 60
  /// The greatest number of cells of the bar.
  private static let longestBar = 40

  let component: RefreshComponent
  /// Whether the bar is drawn with lines; if not, with ASCII.
  let isUnicode: Bool

  func draw(row: Int, on canvas: inout Canvas) {
    let columns = canvas.clip.size.columns
    let isWide = columns >= Self.leastColumnsOfPrefix
    let name = Components.name(of: component)
    canvas.put(isWide ? name : "\(name.trimmingPrefix("Refresh"))", column: 1, row: row)
    let left = isWide ? 26 : 19
    canvas.put(state, column: left, row: row, style)
    let barLeft = left + Self.stateCells + 1
    let bar = min(columns - barLeft - Self.percentCells - 1, Self.longestBar)
    guard bar > 0 else { return }
    drawBar(column: barLeft, row: row, cells: bar, on: &canvas)
    let percent = "\(Int((min(self.percent, 9) * 100).rounded()))%"
    canvas.put(percent, column: barLeft + bar + Self.percentCells - percent.count, row: row)
  }

  private var state: String { component.hasFailed ? "failed" : "\(component.state)" }

  private var style: Style {
    if component.hasFailed { return Style(.bold, ink: 1) }
    return Self.inks[component.state].map { Style(.bold, ink: $0) } ?? .plain
  }

  /// The pull as a fraction of the threshold. An auto footer is not pulled: its percent is 0 unless
  /// it loads.
  private var percent: Double {
    component is any AutoLoading && !component.isRefreshing ? 0 : component.pullingPercent
  }

  /// Draws the pull: a thick line on a thin one.
  private func drawBar(column: Int, row: Int, cells: Int, on canvas: inout Canvas) {
    let halves = Int((min(max(percent, 0), 1) * Double(2 * cells)).rounded())
    let style = Style(.bold, ink: percent >= 1 ? 2 : 6)
    for cell in 0..<cells {
      let filled = min(max(halves - 2 * cell, 0), 2)
      let glyph: Unicode.Scalar =
        switch filled {
        case 2: isUnicode ? "━" : "#"
        case 1: isUnicode ? "╸" : "+"
        default: isUnicode ? "─" : "."
        }
      canvas.put(glyph, column: column + cell, row: row, filled > 0 ? style : .dim)
    }
  }
}

extension RefreshComponent {
  /// Whether the component refreshes. False if the component only shows that its refresh has
  /// failed.
  var isLoading: Bool { isRefreshing && !(isShowingResult && lastResult?.isFailure == true) }

  /// Whether the component is idle, and its last refresh failed.
  var hasFailed: Bool { state == .idle && lastResult?.isFailure == true }
}

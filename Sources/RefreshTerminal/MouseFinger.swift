import RefreshKit

/// The mouse as a finger on a scroll view. A move with the button down drags the content, a release
/// throws it, and a click is a tap.
@MainActor package struct MouseFinger {
  /// The number of rows that a notch of the mouse wheel scrolls.
  private static let rowsPerNotch = 3

  private let metrics: CellMetrics
  private var isDown = false
  private var mayTap = false

  package init(metrics: CellMetrics = CellMetrics()) {
    self.metrics = metrics
  }

  /// Applies an event of the mouse to a scroll view that the screen shows in `area`. The event is
  /// in cells of the screen. A press outside of the area has no effect.
  package mutating func handle(_ mouse: Mouse, on list: ScrollView, in area: CellRect) {
    let point = metrics.middle(column: mouse.column - area.column, row: mouse.row - area.row)
    switch mouse.action {
    case .press:
      isDown = area.contains(column: mouse.column, row: mouse.row)
      guard isDown else { return }
      mayTap = !list.isDecelerating
      list.touch(.began, at: point)
    case .drag where isDown:
      list.touch(.moved, at: point)
      if list.isDragging { mayTap = false }
    case .release where isDown:
      isDown = false
      list.touch(.ended, at: point)
      if mayTap { list.hitTest(at: point)?.tap() }
    case .wheel(let notches):
      list.scrollWheel(dy: Double(notches * Self.rowsPerNotch) * metrics.cell.height)
    case .drag, .release:
      break
    }
  }
}

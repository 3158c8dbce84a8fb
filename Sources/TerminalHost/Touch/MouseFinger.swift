import RefreshKit

/// The mouse as a finger on a scroll view: pressed, it drags and throws; a click is a tap.
@MainActor public struct MouseFinger {
  /// How many rows the wheel scrolls by a notch; 3 by default.
  public var rowsPerNotch = 3

  private let metrics: CellMetrics
  private var isDown = false
  private var mayTap = false

  /// Makes a finger for a screen of such cells.
  public init(metrics: CellMetrics = CellMetrics()) {
    self.metrics = metrics
  }

  /// Does with a scroll view what the mouse says; a press beside it does nothing.
  ///
  /// - Parameters:
  ///   - mouse: What the mouse did, in cells of the screen.
  ///   - list: The scroll view.
  ///   - area: The part of the screen where the scroll view is seen.
  public mutating func handle(_ mouse: Mouse, on list: ScrollView, in area: CellRect) {
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
      list.scrollWheel(dy: Double(notches * rowsPerNotch) * metrics.cell.height)
    case .drag, .release:
      break
    }
  }
}

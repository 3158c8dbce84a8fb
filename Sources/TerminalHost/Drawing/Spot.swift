import RefreshKit

/// Where the subviews of a view are drawn.
nonisolated struct Ground {
  /// The cell at whose corner ``origin`` lies.
  let column: Int
  let row: Int
  /// The point of the view at that corner, in its own coordinates.
  let origin: Point
  /// Where the view's coordinates begin, in points from the screen's corner.
  let exact: Point
  /// The opacity of the view.
  let alpha: Double

  /// The place of a subview that looks like that.
  func spot(of look: ViewPresentation) -> Spot {
    var frame = look.frame
    frame.origin.x -= origin.x
    frame.origin.y -= origin.y
    return Spot(
      column: column, row: row, frame: frame, rotation: look.rotation,
      exact: Point(x: exact.x + look.frame.x, y: exact.y + look.frame.y),
      alpha: alpha * look.alpha)
  }
}

/// Where a view is drawn.
nonisolated struct Spot {
  /// The cell from whose corner ``frame`` counts.
  let column: Int
  let row: Int
  /// The view's place, in points.
  let frame: Rect
  /// How far it is turned, in radians.
  let rotation: Double
  /// The view's corner, in points from the screen's corner.
  let exact: Point
  /// The opacity with which it is seen.
  let alpha: Double

  /// The rows that the frame touches.
  func rows(_ metrics: CellMetrics) -> Range<Int> {
    let top = metrics.row(at: frame.y)
    return (row + top)..<(row + max(top, -metrics.row(at: -frame.maxY)))
  }

  /// Where its subviews are drawn: from the nearest cell on.
  func ground(_ metrics: CellMetrics) -> Ground {
    Ground(
      column: column + metrics.nearestColumn(to: frame.x),
      row: row + metrics.nearestRow(to: frame.y), origin: .zero, exact: exact, alpha: alpha)
  }
}

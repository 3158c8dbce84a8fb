import RefreshKit

extension View {
  /// The view under a point that does something when it is tapped: this one or one in it, the
  /// foremost first; nil where there is none.
  ///
  /// - Parameter point: In the view's own coordinates.
  func tapTarget(at point: Point) -> View? {
    guard isShown, isUserInteractionEnabled else { return nil }
    for view in subviews.reversed() {
      let frame = view.frame
      guard frame.x <= point.x, point.x < frame.maxX, frame.y <= point.y, point.y < frame.maxY
      else { continue }
      let inside = Point(x: point.x - frame.x, y: point.y - frame.y)
      if let target = view.tapTarget(at: inside) { return target }
    }
    return tapAction == nil ? nil : self
  }
}

import RefreshKit

/// The mark of a result: a check mark or a cross, whose stroke grows.
extension DisplayContext {
  /// Draws the mark of a moment's result: a part of it while the result begins to be shown, and
  /// nothing without a result.
  ///
  /// - Parameters:
  ///   - moment: The moment.
  ///   - rect: The rectangle that the whole mark fills. Nothing is drawn if it is too small.
  ///   - color: The color of the stroke.
  ///   - lineWidth: The width of the stroke, in points; 2.5 by default.
  public mutating func drawResult(
    of moment: IndicatorMoment, in rect: Rect, color: Color, lineWidth: Double = 2.5
  ) {
    guard let result = moment.result, moment.resultAmount > 0, rect.width > lineWidth,
      rect.height > lineWidth
    else { return }
    let lines: [[Point]] =
      switch result {
      case .success: [[Point(x: 0, y: 0.55), Point(x: 0.36, y: 0.9), Point(x: 1, y: 0.15)]]
      case .failure:
        [
          [Point(x: 0.1, y: 0.1), Point(x: 0.9, y: 0.9)],
          [Point(x: 0.9, y: 0.1), Point(x: 0.1, y: 0.9)],
        ]
      }
    // The points of the line are in a smaller rectangle, so that its stroke stays inside `rect`.
    let inner = Rect(
      center: rect.center,
      size: Size(width: rect.width - lineWidth, height: rect.height - lineWidth))
    var path = Path()
    for (index, line) in lines.enumerated() {
      let part = moment.resultAmount * Double(lines.count) - Double(index)
      if part > 0 { path.add(line, upTo: min(part, 1), in: inner) }
    }
    stroke(path, with: color.faded(to: 1.5 * moment.resultAmount), lineWidth: lineWidth)
  }
}

extension Path {
  /// Adds a line up to a part of its length. Its points lie in a unit square, which is mapped to
  /// `rect`.
  fileprivate mutating func add(_ points: [Point], upTo part: Double, in rect: Rect) {
    func place(_ point: Point) -> Point {
      Point(x: rect.x + point.x * rect.width, y: rect.y + point.y * rect.height)
    }
    func length(_ index: Int) -> Double {
      let (x, y) = (points[index].x - points[index - 1].x, points[index].y - points[index - 1].y)
      return (x * x + y * y).squareRoot()
    }
    var rest = part * (1..<points.count).reduce(0) { $0 + length($1) }
    move(to: place(points[0]))
    for index in 1..<points.count where rest > 0 {
      let fraction = min(1, rest / length(index))
      let (from, to) = (points[index - 1], points[index])
      addLine(
        to: place(
          Point(x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction)))
      rest -= length(index)
    }
  }
}

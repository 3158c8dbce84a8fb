import RefreshKit

// What several indicators need to draw.

/// The sine of an angle in turns: 0.25 is a right angle. The standard library has no sine.
nonisolated func sine(ofTurns turns: Double) -> Double {
  var rest = turns - turns.rounded()
  if abs(rest) > 0.25 { rest = (rest > 0 ? 0.5 : -0.5) - rest }
  let x = 2 * .pi * rest
  var sum = 1.0
  // A stride of these numbers would need a function that WebAssembly lacks.
  for index in 0..<10 {
    let n = 21 - 2 * Double(index)
    sum = 1 - sum * x * x / (n * (n - 1))
  }
  return x * sum
}

nonisolated extension Double {
  /// This number, clamped to 0...1.
  var fraction: Double { self > 0 ? Swift.min(self, 1) : 0 }

  /// A fraction of a distance that is covered slowly at first and at the end.
  var eased: Double { fraction * fraction * (3 - 2 * fraction) }

  /// This number; `old` if it cannot be a length.
  func length(or old: Double) -> Double { isFinite && self >= 0 ? self : old }

  /// The number that is a fraction of the way to another one.
  func mixed(with other: Double, _ fraction: Double) -> Double {
    self + (other - self) * fraction
  }
}

nonisolated extension Color {
  /// The colour of indicators that have no other; it can be seen on white and on black.
  static let accent = Color(red: 0, green: 0.5, blue: 1)

  /// The colour with a part of its opacity.
  func faded(to fraction: Double) -> Color {
    var color = self
    color.alpha *= fraction.fraction
    return color
  }
}

nonisolated extension DisplayContext {
  /// A rectangle, mirrored if the view is read from right to left.
  func mirrored(_ rect: Rect) -> Rect {
    guard layoutDirection == .rightToLeft else { return rect }
    return Rect(
      x: bounds.width - rect.maxX, y: rect.y, width: rect.width, height: rect.height)
  }
}

nonisolated extension Rect {
  /// A square around a point.
  init(around center: Point, side: Double) {
    self.init(center: center, size: Size(width: side, height: side))
  }
}

import RefreshKit

// Helpers with which several indicators draw.

extension Rotation {
  /// Makes a rotation by an angle in turns: 0.25 is a right angle.
  init(turns: Double) { self.init(2 * .pi * turns) }
}

extension Double {
  /// This number, clamped to 0...1.
  var fraction: Double { clamped(to: 0...1) }

  /// The fraction of a distance that is covered after this fraction of the time, in a motion that
  /// is slow at its beginning and its end.
  var eased: Double { fraction * fraction * (3 - 2 * fraction) }

  /// The number at a fraction of the way from this number to another one.
  func mixed(with other: Double, _ fraction: Double) -> Double {
    self + (other - self) * fraction
  }
}

extension Color {
  /// The default color of most indicators. It can be seen on white and on black.
  static let accent = Color(red: 0, green: 0.5, blue: 1)

  /// The color with a fraction of its opacity. The fraction is clamped to 0...1.
  func faded(to fraction: Double) -> Color {
    faded(by: fraction.fraction)
  }
}

extension DisplayContext {
  /// A rectangle, mirrored if the view is read from right to left.
  func mirrored(_ rect: Rect) -> Rect {
    guard layoutDirection == .rightToLeft else { return rect }
    return Rect(
      x: bounds.width - rect.maxX, y: rect.y, width: rect.width, height: rect.height)
  }
}

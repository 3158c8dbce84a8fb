/// Numbers that a property takes: each function gives the number itself, or what the property was
/// before where the number is refused.
nonisolated extension Double {
  /// This number; `old` where it is not finite.
  func finite(or old: Double) -> Double { isFinite ? self : old }

  /// This number; `old` where it is negative or not finite.
  func notNegative(or old: Double) -> Double { isFinite && self >= 0 ? self : old }

  /// This number; `old` where it is 0, negative or not finite.
  func positive(or old: Double) -> Double { isFinite && self > 0 ? self : old }

  /// This number, infinity included; `old` where it is negative or NaN.
  func durationWithoutEnd(or old: Double) -> Double { self >= 0 ? self : old }
}

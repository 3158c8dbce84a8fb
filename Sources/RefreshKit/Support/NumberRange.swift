/// A range of the numbers that a setting accepts. The property itself may refuse more numbers.
package nonisolated enum NumberRange: Hashable, Sendable {
  /// Every finite number.
  case finite
  /// Every finite number that is at least 0.
  case notNegative
  /// Every finite number above 0.
  case positive
  /// Every finite number above 1.
  case aboveOne
  /// From 0 to 1.
  case fraction
  /// Above 0, and at most 1.
  case positiveFraction
  /// Above 0, and below 1.
  case properFraction
  /// Whole numbers.
  case whole

  /// Whether `number` is in the range.
  package func contains(_ number: Double) -> Bool {
    guard number.isFinite else { return false }
    return switch self {
    case .finite: true
    case .notNegative: number >= 0
    case .positive: number > 0
    case .aboveOne: number > 1
    case .fraction: (0...1).contains(number)
    case .positiveFraction: number > 0 && number <= 1
    case .properFraction: number > 0 && number < 1
    case .whole: Int(exactly: number) != nil
    }
  }
}

/// Which numbers may be set; a property may refuse more.
package nonisolated enum NumberRange {
  /// Every finite number.
  case finite
  /// Every finite number from 0 on.
  case notNegative
  /// From 0 to 1.
  case fraction
  /// Above 0, and at most 1.
  case positiveFraction
  /// 0 and 1.
  case flag
  /// Whole numbers.
  case whole

  /// Whether `number` may be set.
  package func contains(_ number: Double) -> Bool {
    guard number.isFinite else { return false }
    return switch self {
    case .finite: true
    case .notNegative: number >= 0
    case .fraction: (0...1).contains(number)
    case .positiveFraction: number > 0 && number <= 1
    case .flag: number == 0 || number == 1
    case .whole: Int(exactly: number) != nil
    }
  }
}

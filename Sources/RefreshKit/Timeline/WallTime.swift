/// A time of day on a date, as seconds since 1970-01-01T00:00:00Z.
public nonisolated struct WallTime: Sendable, Hashable, Comparable {
  /// Seconds since 1970, in UTC and without leap seconds. A number that is not finite is refused:
  /// the old one stays.
  public var secondsSince1970: Double {
    didSet { secondsSince1970 = secondsSince1970.finite(or: oldValue) }
  }

  /// Makes a time; NaN counts as 0.
  public init(secondsSince1970: Double) {
    self.secondsSince1970 = secondsSince1970.isNaN ? 0 : secondsSince1970
  }

  /// Whether `lhs` is earlier.
  public static func < (lhs: WallTime, rhs: WallTime) -> Bool {
    lhs.secondsSince1970 < rhs.secondsSince1970
  }
}

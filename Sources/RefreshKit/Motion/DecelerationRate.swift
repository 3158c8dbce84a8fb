/// How fast content that was thrown comes to a stop, as UIKit's type of the same name says it.
public nonisolated struct DecelerationRate: Sendable, Hashable {
  /// The fraction of the velocity that is left after a millisecond, between 0 and 1 and neither.
  public let rawValue: Double

  /// UIKit's normal rate: 0.998.
  public static let normal = DecelerationRate(rawValue: 0.998)
  /// UIKit's fast rate: 0.99.
  public static let fast = DecelerationRate(rawValue: 0.99)

  /// Makes a rate; one that is not between 0 and 1 becomes the normal one.
  public init(rawValue: Double) {
    self.rawValue = rawValue > 0 && rawValue < 1 ? rawValue : 0.998
  }

  /// The exponent of the decay, per second: `1000 ln q`.
  var decay: Double { 1_000 * logarithm(rawValue) }

  /// How many seconds of the first velocity the whole way is long: `q / (1000 (1 - q))`.
  var reach: Double { rawValue / (1_000 * (1 - rawValue)) }
}

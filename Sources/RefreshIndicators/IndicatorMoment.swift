import RefreshKit

/// The values that an indicator shows at one time. All numbers change continuously in time, so that
/// a drawing that is computed from them does not jump.
public struct IndicatorMoment: Sendable, Hashable {
  /// The result of a refresh that is shown.
  public enum Result: Sendable, Hashable {
    /// The list is up to date.
    case success
    /// The list could not be loaded.
    case failure
  }

  /// The pull as a fraction of the threshold, 0 or more. It follows a finger directly; when a
  /// refresh begins, it moves to 1, and to the present pull when the refresh ends.
  public var percent: Double
  /// Whether a refresh runs: 0 while the list is pulled, 1 while it refreshes.
  public var activity: Double
  /// The time since the refresh began, in seconds; 0 before the first one.
  public var time: Double
  /// The result that is shown, or was shown last; nil before the first one.
  public var result: Result?
  /// Whether a result is shown: 0 for none, 1 for a result that is fully visible.
  public var resultAmount: Double

  /// Makes a moment; by default that of a list at rest.
  public init(
    percent: Double = 0, activity: Double = 0, time: Double = 0, result: Result? = nil,
    resultAmount: Double = 0
  ) {
    self.percent = percent
    self.activity = activity
    self.time = time
    self.result = result
    self.resultAmount = resultAmount
  }

  /// The opacity of the drawing of the pull, 0...1. It is 1 while the list is pulled, and changes
  /// to 0 when a refresh begins. It stays 0 when the refresh ends, unless the list is pulled then.
  public var pullAmount: Double {
    percent > 0 ? max(0, 1 - activity / min(percent, 1)) : 0
  }

  /// The opacity of the drawing of a load, 0...1: the ``activity`` without the result.
  public var loadingAmount: Double { max(0, activity - resultAmount) }

  /// The part of the pull beyond the threshold, 0...1: 1 for a pull of twice the threshold, and
  /// more.
  public var excess: Double { min(max(percent - 1, 0), 1) }

  /// A slow change of the opacity, 0.3...1, for lists that load with reduced motion: 1 at first, and
  /// again every two seconds.
  public var pulse: Double { 0.65 + 0.35 * Rotation(turns: time / 2).cosine }
}

/// Computes the moments of an indicator over time, from the events that it has received.
public struct IndicatorMotion: Sendable, Hashable {
  /// The duration of each change that is not made by a finger, in seconds.
  public static let duration = 0.25

  /// The number from which a change starts, and the time of its start.
  private struct Change: Hashable {
    var from = 0.0
    var start = -Double.infinity

    /// The number at a time, on its way to `end`. It moves fast at first, and then slower.
    func number(at time: Double, to end: Double, isEased: Bool) -> Double {
      guard isEased, isMoving(at: time) else { return end }
      let rest = 1 - (time - start) / IndicatorMotion.duration
      return end + (from - end) * rest * rest
    }

    /// Whether the number changes at a time. The time may be before the start: an indicator that
    /// was moved to another list has the clock of that list. Then the number has reached its end.
    func isMoving(at time: Double) -> Bool {
      time >= start && time < start + IndicatorMotion.duration
    }
  }

  private var pull = 0.0
  /// The pull before the last call of ``pull(to:at:)``, and the time of that call.
  private var (earlierPull, pullTime) = (0.0, -Double.infinity)
  private var isRefreshing = false
  private var showsResult = false
  private var result: IndicatorMoment.Result?
  private var refreshStart = Double.infinity
  /// The changes of the numbers of a moment. The number at which each change ends follows from the
  /// properties above.
  private var (percent, activity, resultAmount) = (Change(), Change(), Change())

  /// Makes the motion of a list at rest.
  public init() {}

  /// Sets the pull as a fraction of the threshold. It has no effect during a refresh.
  public mutating func pull(to percent: Double, at time: Double) {
    guard !isRefreshing else { return }
    (earlierPull, pullTime) = (pull, time)
    pull = percent.isFinite ? max(percent, 0) : 0
  }

  /// Begins a refresh.
  public mutating func begin(at time: Double) {
    guard !isRefreshing else { return }
    // Just before it begins a refresh, a header sets the pull to 1. No frame has shown that pull,
    // so the change starts from the pull before.
    if pull == 1, pullTime == time { pull = earlierPull }
    // While the last refresh can still be seen, its time continues, so that the picture does not
    // jump.
    if moment(at: time).activity == 0 { refreshStart = time }
    change(at: time) { $0.isRefreshing = true }
  }

  /// Shows the result of the refresh.
  public mutating func show(_ result: IndicatorMoment.Result, at time: Double) {
    guard isRefreshing else { return }
    change(at: time) { ($0.showsResult, $0.result) = (true, result) }
  }

  /// Ends the refresh.
  public mutating func end(at time: Double) {
    guard isRefreshing else { return }
    change(at: time) { ($0.isRefreshing, $0.showsResult, $0.pull) = (false, false, 0) }
  }

  private mutating func change(at time: Double, _ body: (inout IndicatorMotion) -> Void) {
    let old = moment(at: time)
    body(&self)
    percent = Change(from: old.percent, start: time)
    activity = Change(from: old.activity, start: time)
    resultAmount = Change(from: old.resultAmount, start: time)
  }

  /// The moment at a time, in seconds of the same clock.
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - reducesMotion: Whether changes take no time; false by default.
  public func moment(at time: Double, reducesMotion: Bool = false) -> IndicatorMoment {
    func number(_ change: Change, _ end: Double) -> Double {
      change.number(at: time, to: end, isEased: !reducesMotion)
    }
    return IndicatorMoment(
      percent: number(percent, isRefreshing ? 1 : pull),
      activity: number(activity, isRefreshing ? 1 : 0), time: max(0, time - refreshStart),
      result: result, resultAmount: number(resultAmount, showsResult ? 1 : 0))
  }

  /// Whether the moments after a time differ from that at the time, if the list is not pulled.
  public func isMoving(at time: Double) -> Bool {
    (isRefreshing && !showsResult) || percent.isMoving(at: time)
  }
}

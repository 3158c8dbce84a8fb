/// Scheduling that is built on the timeline's main queue and due items.
extension Timeline {
  /// Runs `work` in the next turn of the main queue, after the work that is in the queue already.
  public func async(_ work: @escaping () -> Void) {
    enqueue(Job(observedEntry(work)))
  }

  /// Like ``after(_:_:)``, but work without a delay is due within the present advance, even if a
  /// due item schedules it.
  package func schedule(after delay: Double, _ work: @escaping () -> Void) {
    at(time(after: delay), Job(observed(work, after: delay)))
  }

  /// Runs `changes` at once and `completion` after `duration` seconds.
  ///
  /// Model values are final as soon as this function returns, like those of layers; `presentation`
  /// has the values in between. The completion is scheduled after the work that `changes`
  /// schedules. Inside another animation, the duration of the inner one applies.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds. A number that is negative or not finite counts as 0.
  ///   - changes: Sets the model values; called once, before this function returns.
  ///   - completion: Called by ``advance(by:)`` once the duration is over; nil by default.
  public func animate(
    _ duration: Double, _ changes: () -> Void, completion: (() -> Void)? = nil
  ) {
    notifyObservers(of: "Timeline.animate(_:_:completion:)")
    run(changes, lasting: duration)
    if let completion { schedule(after: Self.validDuration(duration), completion) }
  }

  /// Whether the changes of an animation are being made.
  package static var isInAnimation: Bool { animation != nil }

  /// The work to schedule instead of the app's. It notifies the observers when it runs.
  @inline(__always)
  final func observed(
    _ work: @escaping () -> Void, after delay: Double, isDeferred: Bool = false
  ) -> () -> Void {
    guard TimelineObserver.isInUse else { return work }
    return observers.reduce(work) { work, observer in
      observer.use { $0.willSchedule(work, max(0, delay), isDeferred) }
    }
  }

  /// The work to put into the main queue instead of the app's. It notifies the observers when it
  /// runs.
  @inline(__always)
  final func observedEntry(_ work: @escaping () -> Void) -> () -> Void {
    guard TimelineObserver.isInUse else { return work }
    return observers.reduce(work) { work, observer in observer.use { $0.willEnqueue(work) } }
  }

  /// Calls code of the app.
  @inline(__always)
  final func callClient(_ name: @autoclosure () -> String, _ code: () -> Void) {
    guard TimelineObserver.isInUse else { return code() }
    observed(by: { $0.willCallClient(name()) }, code)
  }

  /// Notifies the observers of an action that is not an input.
  @inline(__always)
  final func notifyObservers(of action: @autoclosure () -> String) {
    guard TimelineObserver.isInUse else { return }
    for observer in observers { observer.use { $0.willDo(action()) } }
  }

  /// The time after a delay. A delay that is negative or NaN counts as 0.
  func time(after delay: Double) -> Double { now + (delay > 0 ? delay : 0) }

  /// The duration for an interval; 0 if the interval is negative or not finite.
  static func validDuration(_ interval: Double) -> Double {
    interval.isFinite ? max(0, interval) : 0
  }
}

/// Scheduling that is made of the timeline's own: the main queue, and what is due at a time.
extension Timeline {
  /// Runs `work` in the next turn of the main queue, after what is in the queue already.
  public func async(_ work: @escaping () -> Void) {
    enqueue(Job(observedEntry(work)))
  }

  /// As ``after(_:_:)``, but what has no delay is due within the present advance, also from inside a
  /// due item.
  package func schedule(after delay: Double, _ work: @escaping () -> Void) {
    at(time(after: delay), Job(observed(work, after: delay)))
  }

  /// Runs `changes` at once and `completion` after `duration` seconds.
  ///
  /// Model values have their final value as soon as this returns, as those of layers do; `presentation`
  /// is what is shown in between. The completion is scheduled after what `changes` schedules. Inside
  /// another animation, this one's duration counts. A duration that is negative or not finite counts
  /// as 0.
  public func animate(
    _ duration: Double, _ changes: () -> Void, completion: (() -> Void)? = nil
  ) {
    run(changes, lasting: duration)
    if let completion { schedule(after: Self.span(duration), completion) }
  }

  /// The app's work as its observers have it run.
  @inline(__always)
  final func observed(
    _ work: @escaping () -> Void, after delay: Double, isDeferred: Bool = false
  ) -> () -> Void {
    guard TimelineObserver.isInUse else { return work }
    return observers.reduce(work) { work, observer in
      observer.use { $0.willSchedule(work, max(0, delay), isDeferred) }
    }
  }

  /// The app's work in the main queue as its observers have it run.
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

  /// Notifies the observers of something that is no input.
  @inline(__always)
  final func observe(_ action: @autoclosure () -> String) {
    guard TimelineObserver.isInUse else { return }
    for observer in observers { observer.use { $0.willDo(action()) } }
  }

  /// The time after a delay, which counts as 0 where it is not above that.
  func time(after delay: Double) -> Double { now + (delay > 0 ? delay : 0) }

  /// A duration: 0 where the number is negative or not finite.
  static func span(_ interval: Double) -> Double {
    interval.isFinite ? max(0, interval) : 0
  }
}

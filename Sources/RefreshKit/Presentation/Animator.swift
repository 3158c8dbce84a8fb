/// The animations of a presenter: on its scroll view's timeline, with its component's durations, or
/// at once outside a scroll view.
struct Animator {
  let timeline: Timeline?
  /// The duration of opening, in seconds.
  let fast: Double
  /// The duration of closing, in seconds.
  let slow: Double

  /// Makes `changes` now and calls `completion` after `duration`, unless `owner` has been released
  /// by then.
  ///
  /// `completion` gets the animator as an argument. If it captured the animator, the timeline would keep
  /// its own work, and with that itself.
  func animate<Owner: WeakReferenceable>(
    _ duration: Double, for owner: Owner, _ changes: () -> Void,
    completion: ((Owner, Animator) -> Void)? = nil
  ) {
    guard let timeline else {
      changes()
      completion?(owner, self)
      return
    }
    // It is the timeline that performs the work.
    let reference = Unmanaged.passUnretained(timeline)
    let (fast, slow) = (fast, slow)
    timeline.animate(
      duration, for: owner, changes,
      completion: completion.map { completion in
        { owner in
          let timeline = reference.takeUnretainedValue()
          completion(owner, Animator(timeline: timeline, fast: fast, slow: slow))
        }
      })
  }
}

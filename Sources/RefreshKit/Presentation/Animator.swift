/// The animations of a presenter: on its scroll view's timeline, with its component's durations, or
/// at once outside a scroll view.
struct Animator {
  /// Not retained: a completion that refers to its animator waits on the timeline, which would keep itself.
  private let timeline: Unmanaged<Timeline>?
  /// The duration of opening, in seconds.
  let fast: Double
  /// The duration of closing, in seconds.
  let slow: Double

  /// Makes the animations of a presenter, on a timeline that is not released while the animator is in use.
  init(timeline: Timeline?, fast: Double, slow: Double) {
    self.timeline = timeline.map { .passUnretained($0) }
    self.fast = fast
    self.slow = slow
  }

  /// Makes `changes` now and calls `completion` after `duration`, unless `owner` has been released
  /// by then.
  func animate<Owner: WeakReferenceable>(
    _ duration: Double, for owner: Owner, _ changes: () -> Void,
    completion: ((Owner) -> Void)? = nil
  ) {
    guard let timeline = timeline?.takeUnretainedValue() else {
      changes()
      completion?(owner)
      return
    }
    timeline.animate(duration, for: owner, changes, completion: completion)
  }
}

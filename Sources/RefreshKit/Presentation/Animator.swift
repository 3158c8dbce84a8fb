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
  func animate<Owner: WeakReferenceable>(
    _ duration: Double, for owner: Owner, _ changes: () -> Void,
    completion: ((Owner) -> Void)? = nil
  ) {
    guard let timeline else {
      changes()
      completion?(owner)
      return
    }
    timeline.animate(duration, for: owner, changes, completion: completion)
  }
}

/// How a presenter animates: with its component's durations, on its scroll view's timeline, and at
/// once without one.
struct Animator {
  let timeline: Timeline?
  /// How long opening takes, in seconds.
  let fast: Double
  /// How long closing takes, in seconds.
  let slow: Double

  /// Makes `changes` now and calls `completion` after `duration`, unless `owner` is gone by then.
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

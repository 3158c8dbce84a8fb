/// Performs the animations of a presenter in its scroll view, with the durations of its component.
/// Outside a scroll view it makes the changes at once.
struct Animator {
  /// The list; nil outside a scroll view. It is not retained, because its timeline retains
  /// completions, which may retain the animator.
  private let list: Unmanaged<ScrollView>?
  /// The duration of opening, in seconds.
  let fast: Double
  /// The duration of closing, in seconds.
  let slow: Double

  /// Makes an animator. The list must not be released while the animator is in use.
  init(list: Unmanaged<ScrollView>?, fast: Double, slow: Double) {
    self.list = list
    self.fast = fast
    self.slow = slow
  }

  /// Makes `changes` now, and calls `completion` after `duration` seconds, unless `owner` has been
  /// released by then.
  func animate<Owner: WeakReferenceable>(
    _ duration: Double, for owner: Owner, _ changes: () -> Void,
    completion: ((Owner) -> Void)? = nil
  ) {
    guard let list = list?.takeUnretainedValue() else {
      changes()
      completion?(owner)
      return
    }
    list.animate(duration, changes)
    if let completion { list.timeline.after(duration, for: owner, completion) }
  }
}

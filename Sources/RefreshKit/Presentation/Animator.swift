/// The animations of a presenter: in its scroll view, with its component's durations, or
/// at once outside a scroll view.
struct Animator {
  /// The list, which is not retained: a completion that refers to its animator waits on the list's
  /// timeline.
  private let list: Unmanaged<ScrollView>?
  /// The duration of opening, in seconds.
  let fast: Double
  /// The duration of closing, in seconds.
  let slow: Double

  /// Makes the animations of a presenter, in a list that is not released while the animator is in use.
  init(list: Unmanaged<ScrollView>?, fast: Double, slow: Double) {
    self.list = list
    self.fast = fast
    self.slow = slow
  }

  /// Makes `changes` now and calls `completion` after `duration`, unless `owner` has been released
  /// by then.
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

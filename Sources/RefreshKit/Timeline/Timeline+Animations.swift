/// The animations of a timeline.
extension Timeline {
  /// The animation whose changes are being made; nil outside of one.
  private(set) static var animation: (timeline: Timeline, duration: Double)?

  /// Makes changes as an animation, which begins at the time at which a wrapper makes them.
  ///
  /// - Parameters:
  ///   - changes: The changes.
  ///   - duration: The duration, in seconds.
  ///   - owner: The owner of the wrapper that is called; nil for all wrappers.
  final func run(_ changes: () -> Void, lasting duration: Double, in owner: AnyObject? = nil) {
    let duration = Self.validDuration(duration)
    if animationWrappers.isEmpty {
      make(changes, lasting: duration)
    } else {
      let wrappers = animationWrappers
      wrappers.perform(lasting: duration, in: owner) { make(changes, lasting: duration) }
    }
    if isAnimating { notifyNextDue() }
  }

  private func make(_ changes: () -> Void, lasting duration: Double) {
    let outer = Self.animation
    Self.animation = (self, duration)
    animationsEnd = max(animationsEnd, now + duration)
    changes()
    Self.animation = outer
  }
}

/// Functions that are called around the changes of a timeline's animations, so that a platform can
/// animate the same changes.
struct AnimationWrappers {
  /// A function that calls `changes` once, before it returns.
  typealias Wrapper = (_ duration: Double, _ changes: () -> Void) -> Void

  private var wrappers: [(owner: ObjectIdentifier, wrap: Wrapper)] = []

  /// Whether there are no wrappers.
  var isEmpty: Bool { wrappers.isEmpty }

  /// Sets the wrapper of an owner, or removes it if `wrap` is nil. The owner is not retained.
  mutating func set(_ wrap: Wrapper?, for owner: AnyObject) {
    wrappers.removeAll { $0.owner == ObjectIdentifier(owner) }
    if let wrap { wrappers.append((ObjectIdentifier(owner), wrap)) }
  }

  /// Calls the wrappers, the first of them outermost, and makes the changes inside them.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds. If it is 0, no wrapper is called.
  ///   - owner: The owner of the wrapper to call; nil for all wrappers.
  ///   - changes: The changes.
  func perform(lasting duration: Double, in owner: AnyObject? = nil, _ changes: () -> Void) {
    guard duration > 0 else { return changes() }
    let called = owner.map { owner in wrappers.filter { $0.owner == ObjectIdentifier(owner) } }
    perform((called ?? wrappers)[...], lasting: duration, changes)
  }

  private func perform(
    _ wrappers: ArraySlice<(owner: ObjectIdentifier, wrap: Wrapper)>, lasting duration: Double,
    _ changes: () -> Void
  ) {
    guard let first = wrappers.first else { return changes() }
    first.wrap(duration) { perform(wrappers.dropFirst(), lasting: duration, changes) }
  }
}

extension Timeline {
  /// Sets the function that wraps the animated changes of a scroll view on this timeline, or
  /// removes it if `wrap` is nil.
  final func setAnimationWrapper(_ wrap: AnimationWrappers.Wrapper?, for owner: AnyObject) {
    var wrappers = animationWrappers
    wrappers.set(wrap, for: owner)
    animationWrappers = wrappers
  }
}

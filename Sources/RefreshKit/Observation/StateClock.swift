// Not in Embedded Swift.

/// A logical clock: the order of all changes of state, over all components.
///
/// A state that a component receives from another one by `bind(to:)` has the stamp of the change in
/// that component. A binding can therefore ignore a state that is older than its component's, and
/// components that are bound to each other converge.
enum StateClock {
  private static var last = 0

  /// Returns a stamp that is greater than all earlier ones.
  static func next() -> Int {
    last += 1
    return last
  }

  /// The binding that reads a sequence of states in the current task. The sequence stores the stamp
  /// of each state in it.
  @TaskLocal static var reader: Reader?

  /// A binding that reads states.
  final class Reader {
    /// The stamp of the last state; nil if the sequence has no stamps.
    var stamp: Int?
  }
}

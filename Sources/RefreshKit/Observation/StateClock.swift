#if !hasFeature(Embedded)
  /// The order in which states came about, over all components.
  ///
  /// A state that a component takes over from another one by `bind(to:)` keeps the stamp that it had
  /// there. So a component knows a state that is older than its own, and components that are bound to
  /// each other come to rest.
  enum StateClock {
    private static var last = 0

    /// A stamp that is later than all before.
    static func next() -> Int {
      last += 1
      return last
    }

    /// Where a sequence of states notes the stamp of what it hands out, for the binding that reads it.
    @TaskLocal static var reader: Reader?

    /// A binding that reads states.
    final class Reader {
      /// The stamp of the state that was handed out last; nil where the sequence knows none.
      var stamp: Int?
    }
  }
#endif

/// A value before and after it was set.
public nonisolated struct Change<Value: Sendable>: Sendable {
  /// The value before.
  public let old: Value
  /// The value afterwards.
  public let new: Value

  /// Makes a change.
  public init(old: Value, new: Value) {
    self.old = old
    self.new = new
  }
}

nonisolated extension Change: Equatable where Value: Equatable {}

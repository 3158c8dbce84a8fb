/// A value before and after it was set.
public struct Change<Value: Sendable>: Sendable {
  /// The value before.
  public let old: Value
  /// The value afterward.
  public let new: Value

  /// Makes a change.
  public init(old: Value, new: Value) {
    self.old = old
    self.new = new
  }
}

extension Change: Equatable where Value: Equatable {}

/// What a scroll view tells its components: a value before and after, and the whole view as it is
/// now, as a value.
///
/// Where components changed the view in answer to the same change, `view` is further on than `new`.
public nonisolated struct ScrollChange<Value: Sendable>: Sendable {
  /// The value until now.
  public let old: Value
  /// The value that was set.
  public let new: Value
  /// The scroll view at the time of the call.
  public let view: ScrollSnapshot
}

/// A value on the heap, in a property of one pointer: for a value that is large, and that most objects do
/// not have.
///
/// The memory is allocated with the first change, and used again for later values. A copy that changes has
/// its own value. See HotPath.md.
package nonisolated struct Boxed<Value> {
  private final class Storage {
    #if !DEBUG
      @exclusivity(unchecked)
    #endif
    var value: Value?

    init(_ value: Value?) { self.value = value }
  }

  private var storage: Storage?

  /// The value; nil without one.
  package var value: Value? {
    get { storage?.value }
    set {
      if isKnownUniquelyReferenced(&storage) {
        storage?.value = newValue
      } else {
        storage = Storage(newValue)
      }
    }
  }

  /// Changes the value in place, if there is one.
  ///
  /// - Returns: What `body` returns; nil without a value.
  mutating func change<Result>(_ body: (inout Value) -> Result) -> Result? {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(value) }
    guard let storage, storage.value != nil else { return nil }
    return body(&storage.value!)
  }
}

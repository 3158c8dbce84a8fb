/// An optional value on the heap, stored as one pointer. It is for large values that most objects
/// do not have.
///
/// The memory is allocated when the value is first set, and reused for later values. Copies have
/// value semantics. See HotPath.md.
package nonisolated struct Boxed<Value> {
  private final class Storage {
    #if !DEBUG
      @exclusivity(unchecked)
    #endif
    var value: Value?

    init(_ value: Value?) { self.value = value }
  }

  private var storage: Storage?

  /// The value, or nil.
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
  /// - Returns: The result of `body`; nil if there is no value.
  mutating func change<Result>(_ body: (inout Value) -> Result) -> Result? {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(value) }
    guard let storage, storage.value != nil else { return nil }
    return body(&storage.value!)
  }
}

/// A value on the heap, in a property of one pointer: for a value that is large, and that most objects do
/// not have.
///
/// The memory is allocated for the first value, and used again for later ones. A copy that changes has its
/// own value. See HotPath.md.
package nonisolated struct Boxed<Value> {
  private final class Storage {
    @exclusivity(unchecked) var value: Value?

    init(_ value: Value?) { self.value = value }
  }

  private var storage: Storage?

  /// The value; nil without one.
  package var value: Value? {
    get { storage?.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(value) }
      yield &storage!.value
    }
  }
}

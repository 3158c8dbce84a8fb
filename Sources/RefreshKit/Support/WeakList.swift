/// Objects in the order in which they were added, which the list does not keep alive.
///
/// Those that were released are removed when they may be half of all, so that adding n objects takes O(n)
/// steps.
struct WeakList<Object: WeakReferenceable> {
  /// The references to the objects, including released ones that have not been removed yet.
  private(set) var references: [Weak<Object>] = []
  /// The number of objects from which on ``add(_:)`` first removes the released ones.
  private var limit = 8

  /// Whether no object was added.
  var isEmpty: Bool { references.isEmpty }

  /// Adds an object.
  ///
  /// - Complexity: O(1), amortized.
  @inline(never)
  mutating func add(_ object: Object) {
    if references.count >= limit {
      references.removeAll { $0.object == nil }
      limit = max(8, 2 * references.count)
    }
    references.append(Weak(object))
  }

  /// Calls `body` with each object that lives when its turn comes; not with those that are added meanwhile.
  func visit(_ body: (Object) -> Void) {
    for reference in references {
      if let object = reference.object { body(object) }
    }
  }
}

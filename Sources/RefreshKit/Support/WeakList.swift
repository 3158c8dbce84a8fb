/// A list of objects in the order in which they were added. It does not keep them alive.
///
/// References to released objects are removed each time the list has doubled in length, so that
/// adding *n* objects takes O(*n*) steps.
struct WeakList<Object: WeakReferenceable> {
  /// The references to the objects, including released ones that have not been removed yet.
  private(set) var references: [Weak<Object>] = []
  /// The number of references at which the next addition removes those to released objects.
  private var limit = 8

  /// Whether there are no references, not even to released objects.
  var isEmpty: Bool { references.isEmpty }

  /// Adds an object, at the end unless `isFirst`.
  ///
  /// - Complexity: O(1), amortized; O(*n*) if `isFirst`.
  @inline(never)
  mutating func add(_ object: Object, isFirst: Bool = false) {
    if references.count >= limit {
      references.removeAll { $0.object == nil }
      limit = max(8, 2 * references.count)
    }
    references.insert(Weak(object), at: isFirst ? 0 : references.endIndex)
  }

  /// Calls `body` with each object that is still alive when it is reached. Objects that are added
  /// meanwhile are not visited.
  func visit(_ body: (Object) -> Void) {
    for reference in references {
      if let object = reference.object { body(object) }
    }
  }
}

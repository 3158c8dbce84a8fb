@MainActor package struct Weak<Object: AnyObject> {
  package private(set) weak var object: Object?

  package init(_ object: Object) {
    self.object = object
  }
}

/// A collection that does not retain its objects. Each time the number of references has doubled,
/// the references to released objects are removed. So adding *n* objects takes O(*n*) steps.
@MainActor package struct WeakList<Object: AnyObject> {
  /// References to the objects, some of which may have been released.
  private(set) var references: [Weak<Object>] = []
  private var cleanupThreshold = 8

  package init() {}

  /// Whether there is no reference. A reference to a released object counts until it is removed.
  var isEmpty: Bool { references.isEmpty }

  /// O(1), amortized; O(*n*) if `isFirst`.
  @inline(never)
  package mutating func add(_ object: Object, isFirst: Bool = false) {
    if references.count >= cleanupThreshold {
      references.removeAll { $0.object == nil }
      cleanupThreshold = max(8, 2 * references.count)
    }
    references.insert(Weak(object), at: isFirst ? 0 : references.endIndex)
  }

  /// Objects that are added during the visit are not visited.
  package func visit(_ body: (Object) -> Void) {
    for reference in references {
      if let object = reference.object { body(object) }
    }
  }
}

/// Makes the change, and releases `old` only afterward, because deallocating it may run code of the
/// app: see "Copy, change, assign; release last" in Architecture.md.
@MainActor func extendingLifetime<Value>(_ old: Value, during change: () -> Void) {
  change()
  extendLifetime(old)
}

@MainActor extension Unmanaged {
  /// The object, retained; nil if another thread has released it and it is about to be deallocated.
  var object: Instance? {
    Weak(takeUnretainedValue()).object
  }

  /// Calls `body` with the object, without retaining it. The caller must keep the object alive
  /// during the call: see "References that are not retained" in Architecture.md.
  func use<Result>(_ body: (Instance) -> Result) -> Result {
    _withUnsafeGuaranteedRef(body)
  }
}

#if hasFeature(Embedded)
  /// Embedded Swift has no weak references, so the object has a token that is deallocated with it.
  package protocol WeakReferenceable: AnyObject {
    /// The object must have the only reference to the token.
    var lifetimeToken: LifetimeToken { get }
  }

  package final class LifetimeToken {
    fileprivate let end = End()

    deinit { end.isReached = true }
  }

  private final class End {
    var isReached = false
  }

  package struct Weak<Object: WeakReferenceable> {
    private let reference: Unmanaged<Object>
    private let end: End

    package var object: Object? { end.isReached ? nil : reference.takeUnretainedValue() }

    package init(_ object: Object) {
      reference = .passUnretained(object)
      end = object.lifetimeToken.end
    }
  }
#else
  package typealias WeakReferenceable = AnyObject

  package struct Weak<Object: AnyObject> {
    package private(set) weak var object: Object?

    package init(_ object: Object) {
      self.object = object
    }
  }
#endif

/// References to released objects are removed each time the list has doubled in length, so that
/// adding *n* objects takes O(*n*) steps.
package struct WeakList<Object: WeakReferenceable> {
  /// Released objects may be among them.
  private(set) var references: [Weak<Object>] = []
  private var limit = 8

  package init() {}

  /// False while there are references to released objects.
  var isEmpty: Bool { references.isEmpty }

  /// O(1), amortized; O(*n*) if `isFirst`.
  @inline(never)
  package mutating func add(_ object: Object, isFirst: Bool = false) {
    if references.count >= limit {
      references.removeAll { $0.object == nil }
      limit = max(8, 2 * references.count)
    }
    references.insert(Weak(object), at: isFirst ? 0 : references.endIndex)
  }

  /// Objects that are added meanwhile are not visited.
  package func visit(_ body: (Object) -> Void) {
    for reference in references {
      if let object = reference.object { body(object) }
    }
  }
}

/// Deallocating `old` may run code of the app, so `old` outlives the change. See Architecture.md.
@inline(__always)
func extendingLifetime<Value>(_ old: Value, during change: () -> Void) {
  change()
  extendLifetime(old)
}

extension Unmanaged {
  /// Nil if the object was released on another thread and is about to be deallocated.
  var object: Instance? {
    #if hasFeature(Embedded)
      return takeUnretainedValue()
    #else
      Weak(takeUnretainedValue()).object
    #endif
  }

  /// The caller must keep the object alive during the call. See Architecture.md.
  @inline(__always)
  func use<Result>(_ body: (Instance) -> Result) -> Result {
    _withUnsafeGuaranteedRef(body)
  }
}

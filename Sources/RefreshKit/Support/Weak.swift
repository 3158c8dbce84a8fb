#if hasFeature(Embedded)
  /// An object that a ``Weak`` may refer to. Embedded Swift has no weak references, so the object
  /// has a token that is deallocated with it.
  package protocol WeakReferenceable: AnyObject {
    /// Deallocated with the object, which has the only reference to it.
    var lifetimeToken: LifetimeToken { get }
  }

  /// A part of an object by which weak references detect that the object was deallocated.
  package final class LifetimeToken {
    fileprivate let end = End()

    deinit { end.isReached = true }
  }

  private final class End {
    var isReached = false
  }

  /// A reference that does not keep its object alive.
  package struct Weak<Object: WeakReferenceable> {
    private let reference: Unmanaged<Object>
    private let end: End

    /// The object; nil once it is deallocated.
    package var object: Object? { end.isReached ? nil : reference.takeUnretainedValue() }

    package init(_ object: Object) {
      reference = .passUnretained(object)
      end = object.lifetimeToken.end
    }
  }
#else
  /// An object that a ``Weak`` may refer to: any object.
  package typealias WeakReferenceable = AnyObject

  /// A reference that does not keep its object alive.
  package struct Weak<Object: AnyObject> {
    /// The object; nil once it is deallocated.
    package private(set) weak var object: Object?

    package init(_ object: Object) {
      self.object = object
    }
  }
#endif

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

/// Makes a change that may release `old`, and keeps `old` alive until the change is complete. The
/// deallocation of `old` may run code of the app. See HotPath.md.
@inline(__always)
func extendingLifetime<Value>(_ old: Value, during change: () -> Void) {
  change()
  extendLifetime(old)
}

extension Unmanaged {
  /// The object, as a strong reference; nil if it was released on another thread and is about to be
  /// deallocated.
  var object: Instance? {
    #if hasFeature(Embedded)
      return takeUnretainedValue()
    #else
      Weak(takeUnretainedValue()).object
    #endif
  }

  /// Calls `body` with the object, which the caller must keep alive during the call. See
  /// HotPath.md.
  @inline(__always)
  func use<Result>(_ body: (Instance) -> Result) -> Result {
    _withUnsafeGuaranteedRef(body)
  }
}

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

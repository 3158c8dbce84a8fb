#if hasFeature(Embedded)
  /// What others may refer to without extendingLifetime it alive. Embedded Swift has no weak references; there
  /// an object says by itself that it goes.
  protocol WeakReferenceable: AnyObject {
    /// What goes with the object; nobody else keeps it.
    var lifetimeToken: LifetimeToken { get }
  }

  /// A part of an object that tells those who remember it of its end.
  final class LifetimeToken {
    fileprivate let end = End()

    deinit { end.hasCome = true }
  }

  private final class End {
    var hasCome = false
  }

  /// A reference that does not keep its object alive.
  struct Weak<Object: WeakReferenceable> {
    private let reference: Unmanaged<Object>
    private let end: End

    /// The object; nil once it is gone.
    var object: Object? { end.hasCome ? nil : reference.takeUnretainedValue() }

    init(_ object: Object) {
      reference = .passUnretained(object)
      end = object.lifetimeToken.end
    }
  }
#else
  /// What others may refer to without extendingLifetime it alive: any object.
  typealias WeakReferenceable = AnyObject

  /// A reference that does not keep its object alive.
  struct Weak<Object: AnyObject> {
    /// The object; nil once it is gone.
    private(set) weak var object: Object?

    init(_ object: Object) {
      self.object = object
    }
  }
#endif

extension Weak {
  /// Has `work` done with the object, unless that is gone.
  func withObject(_ work: (Object) -> Void) {
    guard let object else { return }
    if let view = object as? View { Timeline.noteSource(view) }
    work(object)
  }
}

#if hasFeature(Embedded)
  /// What others may refer to without keeping it alive. Embedded Swift has no weak references; there
  /// an object says by itself that it goes.
  protocol Mortal: AnyObject {
    /// What goes with the object; nobody else keeps it.
    var life: Life { get }
  }

  /// A part of an object that tells those who remember it of its end.
  final class Life {
    fileprivate let end = End()

    deinit { end.hasCome = true }
  }

  private final class End {
    var hasCome = false
  }

  /// A reference that does not keep its object alive.
  struct Weak<Object: Mortal> {
    private let reference: Unmanaged<Object>
    private let end: End

    /// The object; nil once it is gone.
    var object: Object? { end.hasCome ? nil : reference.takeUnretainedValue() }

    init(_ object: Object) {
      reference = .passUnretained(object)
      end = object.life.end
    }
  }
#else
  /// What others may refer to without keeping it alive: any object.
  typealias Mortal = AnyObject

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
  func hand(to work: (Object) -> Void) {
    guard let object else { return }
    if let view = object as? View { Timeline.noteSource(view) }
    work(object)
  }
}

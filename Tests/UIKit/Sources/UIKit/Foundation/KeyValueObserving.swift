// Key-value observing with Foundation's signatures, for properties that call
// ``KeyValueObservers/notify(_:_:_:)``.

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let new = Self(rawValue: 1)
  public static let old = Self(rawValue: 2)
  public static let initial = Self(rawValue: 4)
  public static let prior = Self(rawValue: 8)
}

public struct NSKeyValueObservedChange<Value> {
  /// The value of the property when the observer is notified.
  public let newValue: Value?
  /// The value before the change.
  public let oldValue: Value?
  public let isPrior = false
}

/// An observation. It ends when this object is deallocated, or by ``invalidate()``.
public final class NSKeyValueObservation: NSObject {
  private let end: @Sendable () -> Void

  init(end: @escaping @Sendable () -> Void) { self.end = end }

  deinit { end() }

  public func invalidate() { end() }
}

public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    guard let observed = self as? any KeyValueObserved else {
      fatalError("\(type(of: self)) is not observable in this stub.")
    }
    MainThreadChecker.check("observe")
    let observers = observed.keyValueObservers
    let id = observers.add(keyPath) { object, new, old in
      guard let object = object as? Self else { return }
      changeHandler(
        object,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? new as? Value : nil,
          oldValue: options.contains(.old) ? old as? Value : nil))
    }
    return NSKeyValueObservation { observers.remove(id) }
  }
}

extension UIScrollView {
  /// For tests: notifies the observers of a property on another thread, as if it had been set
  /// there.
  nonisolated public func notifyOnAnotherThread(of keyPath: AnyKeyPath) {
    nonisolated(unsafe) let keyPath = keyPath
    let observers = keyValueObservers
    Thread.runOnAnother { observers.notify([keyPath], of: self, new: 0, old: 0) }
  }
}

/// An object whose properties can be observed.
protocol KeyValueObserved: AnyObject {
  nonisolated var keyValueObservers: KeyValueObservers { get }
}

/// The observers of one object. Used only on the main thread.
final class KeyValueObservers: @unchecked Sendable {
  typealias Handler = (_ object: AnyObject, _ new: Any, _ old: Any) -> Void

  private var observers: [(id: Int, keyPath: AnyKeyPath, handler: Handler)] = []
  private var count = 0

  func add(_ keyPath: AnyKeyPath, _ handler: @escaping Handler) -> Int {
    count += 1
    observers.append((count, keyPath, handler))
    return count
  }

  func remove(_ id: Int) {
    observers.removeAll { $0.id == id }
  }

  /// Notifies the observers of `keyPaths`, in the order in which they were added. The key paths are
  /// the same property in different types. An observer removed during the notifications is not
  /// notified any more.
  func notify(_ keyPaths: [AnyKeyPath], of object: AnyObject, new: Any, old: Any) {
    for (id, keyPath, handler) in observers where keyPaths.contains(keyPath) {
      if observers.contains(where: { $0.id == id }) { handler(object, new, old) }
    }
  }
}

/// A key of the dictionaries that observers get, imported from an `NSString` constant. It is equal
/// to its text.
public struct NSKeyValueChangeKey: _SwiftNewtypeWrapper, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let newKey = Self(rawValue: "new")
  public static let oldKey = Self(rawValue: "old")
}

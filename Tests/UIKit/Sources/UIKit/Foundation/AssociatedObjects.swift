// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// Associated objects with the signatures of the Objective-C runtime.

public struct objc_AssociationPolicy: RawRepresentable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let OBJC_ASSOCIATION_ASSIGN = Self(rawValue: 0)
  public static let OBJC_ASSOCIATION_RETAIN_NONATOMIC = Self(rawValue: 1)
  public static let OBJC_ASSOCIATION_RETAIN = Self(rawValue: 0x301)
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  (object as? any Associating)?.associations.objects[key]
}

public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard let object = object as? any Associating else {
    fatalError("\(type(of: object)) has no associated objects in this stub.")
  }
  MainThreadChecker.check("objc_setAssociatedObject")
  object.associations.objects[key] = value
}

/// An object that can have associated objects.
protocol Associating: AnyObject {
  nonisolated var associations: Associations { get }
}

/// The associated objects of one object. Used only on the main thread.
final class Associations: @unchecked Sendable {
  var objects: [UnsafeRawPointer: Any] = [:]
}

// What the ObjectiveC overlay adds to the headers.
@_exported import ObjectiveC

// https://developer.apple.com/documentation/objectivec/selector
@frozen public struct Selector: ExpressibleByStringLiteral, Equatable {
  var pointer: OpaquePointer
  public init(_ name: String) { fatalError() }
  public init(stringLiteral name: String) { fatalError() }
}

// https://developer.apple.com/documentation/objectivec/objcbool
@frozen public struct ObjCBool: Sendable {
  var value: Bool
  public init(_ value: Bool) { self.value = value }
}
public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { ObjCBool(value) }
public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { value.value }

extension NSObject: Equatable, Hashable {
  // https://developer.apple.com/documentation/objectivec/nsobject-swift.class
  public static func == (a: NSObject, b: NSObject) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) {}
}

// What the Foundation overlay adds to the headers.
@_exported import CoreFoundation
@_exported import CoreGraphics
@_exported import Foundation
@_exported import ObjectiveC

// MARK: Bridging

extension String: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSString { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout String?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSString, result: inout String?
  ) -> Bool { true }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> String { "" }
}
extension Set: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSSet { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSSet, result: inout Set?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSSet, result: inout Set?
  ) -> Bool { true }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSSet?) -> Set { [] }
}
extension Array: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSArray { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSArray, result: inout Array?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSArray, result: inout Array?
  ) -> Bool { true }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSArray?) -> Array { [] }
}
extension Dictionary: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSDictionary { fatalError() }
  public static func _forceBridgeFromObjectiveC(
    _ source: NSDictionary, result: inout Dictionary?
  ) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSDictionary, result: inout Dictionary?
  ) -> Bool { true }
  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: NSDictionary?
  ) -> Dictionary { [:] }
}

extension AnyHashable: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSObject { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSObject, result: inout AnyHashable?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSObject, result: inout AnyHashable?
  ) -> Bool { true }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSObject?) -> AnyHashable { 0 }
}

// https://developer.apple.com/documentation/foundation/indexpath
public struct IndexPath: Sendable, Comparable, ExpressibleByArrayLiteral, _ObjectiveCBridgeable {
  // https://developer.apple.com/documentation/foundation/indexpath/init(arrayliteral:)
  public init(arrayLiteral indexes: Int...) {}
  // https://developer.apple.com/documentation/foundation/indexpath/subscript(_:)-4ebm0
  public subscript(index: Int) -> Int { 0 }
  // https://developer.apple.com/documentation/foundation/indexpath/_(_:_:)-3d4jc
  public static func < (a: IndexPath, b: IndexPath) -> Bool { true }
  // https://developer.apple.com/documentation/foundation/indexpath/row
  public var row: Int { 0 }
  // https://developer.apple.com/documentation/foundation/indexpath/section
  public var section: Int { 0 }
  // https://developer.apple.com/documentation/foundation/indexpath/init(row:section:)
  public init(row: Int, section: Int) {}
  public func _bridgeToObjectiveC() -> NSIndexPath { fatalError() }
  public static func _forceBridgeFromObjectiveC(
    _ source: NSIndexPath, result: inout IndexPath?
  ) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSIndexPath, result: inout IndexPath?
  ) -> Bool { true }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSIndexPath?) -> IndexPath {
    fatalError()
  }
}

// MARK: Notifications

// https://developer.apple.com/documentation/foundation/notification
public struct Notification: Sendable {
  // https://developer.apple.com/documentation/foundation/notification/name-swift.typealias
  public typealias Name = NSNotification.Name
}
// https://developer.apple.com/documentation/foundation/nslog(_:_:)-2q8o5
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLog(_ format: String, _ args: any CVarArg...) {}

// MARK: Key-value observing

// https://developer.apple.com/documentation/foundation/nskeyvalueobservingoptions
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
}
// https://developer.apple.com/documentation/foundation/nskeyvalueobservedchange
public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value?
  public let oldValue: Value?
}
// https://developer.apple.com/documentation/foundation/nskeyvalueobservation
public class NSKeyValueObservation: NSObject {
  // https://developer.apple.com/documentation/foundation/nskeyvalueobservation/invalidate()
  public func invalidate() {}
}
public protocol _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {}
extension _KeyValueCodingAndObserving {
  // https://developer.apple.com/documentation/swift/using-key-value-observing-in-swift
  @preconcurrency public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation { fatalError() }
}

// MARK: Time, language, defaults

// https://developer.apple.com/documentation/foundation/date
public struct Date: Sendable, _ObjectiveCBridgeable {
  public init() {}
  public init(timeIntervalSince1970: TimeInterval) {}
  public var timeIntervalSince1970: TimeInterval { 0 }
  public static let distantPast = Date()
  public static let distantFuture = Date()
  public func _bridgeToObjectiveC() -> NSDate { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSDate, result: inout Date?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSDate, result: inout Date?
  ) -> Bool { true }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSDate?) -> Date { Date() }
}
// https://developer.apple.com/documentation/foundation/timezone
public struct TimeZone: Sendable {
  public static var current: TimeZone { TimeZone(secondsFromGMT: 0)! }
  public init?(secondsFromGMT seconds: Int) {}
  public func secondsFromGMT(for date: Date = Date()) -> Int { 0 }
}
// https://developer.apple.com/documentation/foundation/calendar
public struct Calendar: Sendable {
  public enum Identifier: Sendable { case gregorian }
  public enum Component: Sendable { case year, month, day, hour, minute }
  public init(identifier: Identifier) {}
  public var timeZone: TimeZone {
    get { .current }
    set {}
  }
  public func component(_ component: Component, from date: Date) -> Int { 0 }
}
extension String {
  // https://developer.apple.com/documentation/swift/string/init(format:_:)
  public init(format: String, _ arguments: any CVarArg...) { self = format }
}
// https://developer.apple.com/documentation/foundation/locale
public struct Locale: Sendable {
  public static var preferredLanguages: [String] { [] }
}
// https://developer.apple.com/documentation/foundation/userdefaults
open class UserDefaults: NSObject, @unchecked Sendable {
  public class var standard: UserDefaults { UserDefaults() }
  public func object(forKey defaultName: String) -> Any? { nil }
  public func set(_ value: Any?, forKey defaultName: String) {}
}
// https://developer.apple.com/documentation/foundation/processinfo
open class ProcessInfo: NSObject, @unchecked Sendable {
  public class var processInfo: ProcessInfo { ProcessInfo() }
  public var environment: [String: String] { [:] }
  // https://developer.apple.com/documentation/foundation/processinfo/systemuptime
  public var systemUptime: TimeInterval { 0 }
}
// https://developer.apple.com/documentation/foundation/nslock
open class NSLock: NSObject, @unchecked Sendable {
  // https://developer.apple.com/documentation/foundation/nslocking/withlock(_:)
  public func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() }
}
// https://developer.apple.com/documentation/foundation/localizederror
public protocol LocalizedError: Error {
  var errorDescription: String? { get }
}

// MARK: JSON

// https://developer.apple.com/documentation/foundation/data
public struct Data: Sendable, Hashable, Codable {
  // https://developer.apple.com/documentation/foundation/data/write(to:options:)
  public func write(to url: URL) throws {}
  // https://developer.apple.com/documentation/foundation/data/init(_:)
  public init<S: Sequence>(_ elements: S) where S.Element == UInt8 { self.init() }
  init() {}
}
extension Data: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> UInt8 { 0 }
}
// https://developer.apple.com/documentation/foundation/url
public struct URL: Sendable, Hashable {
  // https://developer.apple.com/documentation/foundation/url/appendingpathcomponent(_:)
  public func appendingPathComponent(_ component: String) -> URL { self }
  // https://developer.apple.com/documentation/foundation/url/init(fileurlwithpath:)
  public init(fileURLWithPath path: String) {}
  // https://developer.apple.com/documentation/foundation/url/deletinglastpathcomponent()
  public func deletingLastPathComponent() -> URL { self }
  // https://developer.apple.com/documentation/foundation/url/path
  public var path: String { "" }
}
// https://developer.apple.com/documentation/foundation/filemanager
open class FileManager: NSObject, @unchecked Sendable {
  // https://developer.apple.com/documentation/foundation/filemanager/default
  public class var `default`: FileManager { FileManager() }
  // https://developer.apple.com/documentation/foundation/filemanager/temporarydirectory
  public var temporaryDirectory: URL { fatalError() }
  // https://developer.apple.com/documentation/foundation/filemanager/contents(atpath:)
  public func contents(atPath path: String) -> Data? { nil }
  // https://developer.apple.com/documentation/foundation/filemanager/createdirectory(at:withintermediatedirectories:attributes:)
  public func createDirectory(
    at url: URL, withIntermediateDirectories createIntermediates: Bool
  ) throws {}
}
// https://developer.apple.com/documentation/foundation/jsonencoder
open class JSONEncoder {
  // https://developer.apple.com/documentation/foundation/jsonencoder/outputformatting-swift.struct
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let sortedKeys = OutputFormatting(rawValue: 2)
  }
  public init() {}
  open var outputFormatting: OutputFormatting {
    get { [] }
    set {}
  }
  open func encode<T: Encodable>(_ value: T) throws -> Data { Data() }
}
// https://developer.apple.com/documentation/foundation/jsondecoder
open class JSONDecoder {
  public init() {}
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}

// MARK: What the apps of the corpus use

// https://developer.apple.com/documentation/foundation/dateformatter
open class DateFormatter: NSObject, @unchecked Sendable {
  open var dateFormat: String! {
    get { "" }
    set {}
  }
  open func string(from date: Date) -> String { "" }
}
// https://developer.apple.com/documentation/dispatch/dispatchtime
public struct DispatchTime: Sendable {
  public static func now() -> DispatchTime { DispatchTime() }
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime { time }
}
// https://developer.apple.com/documentation/dispatch/dispatchspecifickey
public final class DispatchSpecificKey<T>: @unchecked Sendable {
  public init() {}
}
// https://developer.apple.com/documentation/dispatch/dispatchqueue
public final class DispatchQueue: NSObject, @unchecked Sendable {
  // https://developer.apple.com/documentation/dispatch/dispatchqueue/main
  public class var main: DispatchQueue { fatalError() }
  // https://developer.apple.com/documentation/dispatch/dispatchqueue/global(qos:)
  public class func global() -> DispatchQueue { fatalError() }
  // https://developer.apple.com/documentation/dispatch/dispatchqueue/getspecific(key:)
  public class func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { nil }
  // https://developer.apple.com/documentation/dispatch/dispatchqueue/setspecific(key:value:)
  public func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) {}
  // https://developer.apple.com/documentation/dispatch/dispatchqueue/sync(execute:)
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { fatalError() }
  // https://developer.apple.com/documentation/dispatch/dispatchqueue/async(execute:)
  @preconcurrency public func async(execute work: @escaping @Sendable @convention(block) () -> Void)
  {}
  // https://developer.apple.com/documentation/dispatch/dispatchqueue/asyncafter(deadline:execute:)
  @preconcurrency public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {}
}
extension NSObject {
  // https://developer.apple.com/documentation/objectivec/nsobject-swift.class/addobserver(_:forkeypath:options:context:)
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {}
}
// https://developer.apple.com/documentation/foundation/urlerror
public struct URLError: Error {
  // https://developer.apple.com/documentation/foundation/urlerror/code
  public struct Code: Hashable, Sendable {
    // https://developer.apple.com/documentation/foundation/urlerror/code/cancelled
    public static var cancelled: Code { Code() }
  }
  public var code: Code { fatalError() }
}

extension Error {
  // https://developer.apple.com/documentation/swift/error/localizeddescription
  public var localizedDescription: String { "" }
}

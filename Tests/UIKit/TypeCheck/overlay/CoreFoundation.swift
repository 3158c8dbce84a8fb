// What the CoreFoundation overlay adds to the headers.
@_exported import CoreFoundation

// https://developer.apple.com/documentation/corefoundation/cgfloat
@frozen
public struct CGFloat: Sendable, BinaryFloatingPoint, Codable {
  public typealias NativeType = Double
  public typealias Exponent = Int
  public typealias RawExponent = UInt
  public typealias RawSignificand = UInt64
  public typealias Magnitude = CGFloat
  public typealias Stride = CGFloat
  public typealias IntegerLiteralType = Int
  public typealias FloatLiteralType = Double

  public var native: Double
  public init() { native = 0 }
  public init(_ value: Double) { native = value }
  public init(_ value: Int) { native = Double(value) }
  public init(_ value: Float) { native = Double(value) }
  public init<Source: BinaryInteger>(_ value: Source) { native = Double(value) }
  public init<Source: BinaryFloatingPoint>(_ value: Source) { native = Double(value) }
  public init?<Source: BinaryInteger>(exactly source: Source) { native = Double(source) }
  public init(integerLiteral value: Int) { native = Double(value) }
  public init(floatLiteral value: Double) { native = value }
  public init(sign: FloatingPointSign, exponent: Int, significand: CGFloat) { native = 0 }
  public init(signOf sign: CGFloat, magnitudeOf magnitude: CGFloat) { native = 0 }
  public init(
    sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt64
  ) { native = 0 }

  public static var exponentBitCount: Int { 0 }
  public static var significandBitCount: Int { 0 }
  public static var nan: CGFloat { CGFloat() }
  public static var signalingNaN: CGFloat { CGFloat() }
  public static var infinity: CGFloat { CGFloat() }
  public static var pi: CGFloat { CGFloat() }
  public static var greatestFiniteMagnitude: CGFloat { CGFloat() }
  public static var leastNormalMagnitude: CGFloat { CGFloat() }
  public static var leastNonzeroMagnitude: CGFloat { CGFloat() }

  public var exponentBitPattern: UInt { 0 }
  public var significandBitPattern: UInt64 { 0 }
  public var sign: FloatingPointSign { .plus }
  public var exponent: Int { 0 }
  public var significand: CGFloat { self }
  public var significandWidth: Int { 0 }
  public var binade: CGFloat { self }
  public var ulp: CGFloat { self }
  public var nextUp: CGFloat { self }
  public var magnitude: CGFloat { self }
  public var isNormal: Bool { true }
  public var isFinite: Bool { true }
  public var isZero: Bool { true }
  public var isSubnormal: Bool { true }
  public var isInfinite: Bool { true }
  public var isNaN: Bool { true }
  public var isSignalingNaN: Bool { true }
  public var isCanonical: Bool { true }

  public func isEqual(to other: CGFloat) -> Bool { true }
  public func isLess(than other: CGFloat) -> Bool { true }
  public func isLessThanOrEqualTo(_ other: CGFloat) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
  public mutating func round(_ rule: FloatingPointRoundingRule) {}
  public mutating func negate() {}
  public mutating func formRemainder(dividingBy other: CGFloat) {}
  public mutating func formTruncatingRemainder(dividingBy other: CGFloat) {}
  public mutating func formSquareRoot() {}
  public mutating func addProduct(_ a: CGFloat, _ b: CGFloat) {}
  public func distance(to other: CGFloat) -> CGFloat { other }
  public func advanced(by distance: CGFloat) -> CGFloat { self }

  public static func == (a: CGFloat, b: CGFloat) -> Bool { true }
  public static func < (a: CGFloat, b: CGFloat) -> Bool { true }
  public static func <= (a: CGFloat, b: CGFloat) -> Bool { true }
  public static func > (a: CGFloat, b: CGFloat) -> Bool { true }
  public static func >= (a: CGFloat, b: CGFloat) -> Bool { true }
  public static func + (a: CGFloat, b: CGFloat) -> CGFloat { a }
  public static func - (a: CGFloat, b: CGFloat) -> CGFloat { a }
  public static func * (a: CGFloat, b: CGFloat) -> CGFloat { a }
  public static func / (a: CGFloat, b: CGFloat) -> CGFloat { a }
  public static func += (a: inout CGFloat, b: CGFloat) {}
  public static func -= (a: inout CGFloat, b: CGFloat) {}
  public static func *= (a: inout CGFloat, b: CGFloat) {}
  public static func /= (a: inout CGFloat, b: CGFloat) {}
  public static prefix func - (a: CGFloat) -> CGFloat { a }
}
extension CGFloat: CustomStringConvertible {
  public var description: String { "" }
}
extension Double {
  public init(_ value: CGFloat) { self = value.native }
}
extension Float {
  public init(_ value: CGFloat) { self = Float(value.native) }
}
extension Int {
  public init(_ value: CGFloat) { self = 0 }
}

// What the CoreFoundation overlay adds to the headers.
@_exported import CoreFoundation

// https://developer.apple.com/documentation/corefoundation/cgfloat
@frozen
public struct CGFloat:
  Sendable, Hashable, Comparable, SignedNumeric, Strideable,
  ExpressibleByFloatLiteral
{
  public typealias NativeType = Double
  public var native: Double
  public init() { native = 0 }
  public init(_ value: Double) { native = value }
  public init(_ value: Int) { native = Double(value) }
  public init(_ value: Float) { native = Double(value) }
  public init?<Source: BinaryInteger>(exactly source: Source) { native = Double(source) }
  public init(integerLiteral value: Int) { native = Double(value) }
  public init(floatLiteral value: Double) { native = value }
  public var magnitude: CGFloat { self }
  public static func < (a: CGFloat, b: CGFloat) -> Bool { a.native < b.native }
  public static func + (a: CGFloat, b: CGFloat) -> CGFloat { a }
  public static func - (a: CGFloat, b: CGFloat) -> CGFloat { a }
  public static func * (a: CGFloat, b: CGFloat) -> CGFloat { a }
  public static func / (a: CGFloat, b: CGFloat) -> CGFloat { a }
  public static func *= (a: inout CGFloat, b: CGFloat) {}
  public static prefix func - (a: CGFloat) -> CGFloat { a }
  public func distance(to other: CGFloat) -> CGFloat { other }
  public func advanced(by distance: CGFloat) -> CGFloat { self }
  public static var pi: CGFloat { CGFloat(Double.pi) }
  public static var greatestFiniteMagnitude: CGFloat {
    CGFloat(Double.greatestFiniteMagnitude)
  }
}
extension Double {
  public init(_ value: CGFloat) { self = value.native }
}

// What the CoreGraphics overlay adds to the headers.
@_exported import CoreFoundation
@_exported import CoreGraphics

extension CGPoint: Equatable {
  // https://developer.apple.com/documentation/corefoundation/cgpoint/zero
  public static var zero: CGPoint { CGPoint() }
  // https://developer.apple.com/documentation/corefoundation/cgpoint/init(x:y:)
  public init(x: Double, y: Double) { self.init(x: CGFloat(x), y: CGFloat(y)) }
  public init(x: Int, y: Int) { self.init(x: CGFloat(x), y: CGFloat(y)) }
  public static func == (a: CGPoint, b: CGPoint) -> Bool { true }
}
extension CGSize: Equatable {
  // https://developer.apple.com/documentation/corefoundation/cgsize/zero
  public static var zero: CGSize { CGSize() }
  // https://developer.apple.com/documentation/corefoundation/cgsize/init(width:height:)
  public init(width: Double, height: Double) {
    self.init(width: CGFloat(width), height: CGFloat(height))
  }
  public init(width: Int, height: Int) {
    self.init(width: CGFloat(width), height: CGFloat(height))
  }
  public static func == (a: CGSize, b: CGSize) -> Bool { true }
}
extension CGRect: Equatable {
  // https://developer.apple.com/documentation/corefoundation/cgrect/zero
  public static var zero: CGRect { CGRect() }
  // https://developer.apple.com/documentation/corefoundation/cgrect/init(x:y:width:height:)
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { self.init() }
  public init(x: Double, y: Double, width: Double, height: Double) { self.init() }
  public init(x: Int, y: Int, width: Int, height: Int) { self.init() }
  // https://developer.apple.com/documentation/corefoundation/cgrect/width
  public var width: CGFloat { size.width }
  // https://developer.apple.com/documentation/corefoundation/cgrect/height
  public var height: CGFloat { size.height }
  // https://developer.apple.com/documentation/corefoundation/cgrect/minx
  public var minX: CGFloat { origin.x }
  // https://developer.apple.com/documentation/corefoundation/cgrect/miny
  public var minY: CGFloat { origin.y }
  // https://developer.apple.com/documentation/corefoundation/cgrect/midx
  public var midX: CGFloat { origin.x }
  // https://developer.apple.com/documentation/corefoundation/cgrect/midy
  public var midY: CGFloat { origin.y }
  // https://developer.apple.com/documentation/corefoundation/cgrect/contains(_:)-1r1m7
  public func contains(_ point: CGPoint) -> Bool { true }
  public static func == (a: CGRect, b: CGRect) -> Bool { true }
}
extension CGAffineTransform: Equatable {
  // https://developer.apple.com/documentation/corefoundation/cgaffinetransform/identity
  public static var identity: CGAffineTransform { CGAffineTransform() }
  // https://developer.apple.com/documentation/corefoundation/cgaffinetransform/init(rotationangle:)
  public init(rotationAngle angle: CGFloat) { self.init() }
  public static func == (a: CGAffineTransform, b: CGAffineTransform) -> Bool { true }
}

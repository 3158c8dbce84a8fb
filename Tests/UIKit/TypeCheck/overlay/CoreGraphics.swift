// What the CoreGraphics overlay adds to the headers.
@_exported import CoreFoundation
@_exported import CoreGraphics

extension CGPoint: Equatable {
  // https://developer.apple.com/documentation/corefoundation/cgpoint/zero
  public static var zero: CGPoint { CGPoint() }
  // https://developer.apple.com/documentation/corefoundation/cgpoint/init(x:y:)
  public init(x: Double, y: Double) { self.init(x: CGFloat(x), y: CGFloat(y)) }
  public init(x: Int, y: Int) { self.init(x: CGFloat(x), y: CGFloat(y)) }
  // https://developer.apple.com/documentation/corefoundation/cgpoint/applying(_:)
  public func applying(_ t: CGAffineTransform) -> CGPoint { self }
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
  // https://developer.apple.com/documentation/corefoundation/cgsize/applying(_:)
  public func applying(_ t: CGAffineTransform) -> CGSize { self }
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
  // https://developer.apple.com/documentation/corefoundation/cgrect/maxx
  public var maxX: CGFloat { origin.x }
  // https://developer.apple.com/documentation/corefoundation/cgrect/maxy
  public var maxY: CGFloat { origin.y }
  // https://developer.apple.com/documentation/corefoundation/cgrect/null
  public static var null: CGRect { CGRect() }
  // https://developer.apple.com/documentation/corefoundation/cgrect/infinite
  public static var infinite: CGRect { CGRect() }
  // https://developer.apple.com/documentation/corefoundation/cgrect/isempty
  public var isEmpty: Bool { true }
  // https://developer.apple.com/documentation/corefoundation/cgrect/isnull
  public var isNull: Bool { true }
  // https://developer.apple.com/documentation/corefoundation/cgrect/isinfinite
  public var isInfinite: Bool { true }
  // https://developer.apple.com/documentation/corefoundation/cgrect/standardized
  public var standardized: CGRect { self }
  // https://developer.apple.com/documentation/corefoundation/cgrect/integral
  public var integral: CGRect { self }
  // https://developer.apple.com/documentation/corefoundation/cgrect/insetby(dx:dy:)
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
  // https://developer.apple.com/documentation/corefoundation/cgrect/offsetby(dx:dy:)
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
  // https://developer.apple.com/documentation/corefoundation/cgrect/union(_:)
  public func union(_ rect: CGRect) -> CGRect { self }
  // https://developer.apple.com/documentation/corefoundation/cgrect/intersection(_:)
  public func intersection(_ rect: CGRect) -> CGRect { self }
  // https://developer.apple.com/documentation/corefoundation/cgrect/intersects(_:)
  public func intersects(_ rect: CGRect) -> Bool { true }
  // https://developer.apple.com/documentation/corefoundation/cgrect/contains(_:)-3mfg6
  public func contains(_ rect: CGRect) -> Bool { true }
  // https://developer.apple.com/documentation/corefoundation/cgrect/applying(_:)
  public func applying(_ t: CGAffineTransform) -> CGRect { self }
  public static func == (a: CGRect, b: CGRect) -> Bool { true }
}
extension CGAffineTransform: Equatable {
  // https://developer.apple.com/documentation/corefoundation/cgaffinetransform/identity
  public static var identity: CGAffineTransform { CGAffineTransform() }
  // https://developer.apple.com/documentation/corefoundation/cgaffinetransform/init(rotationangle:)
  public init(rotationAngle angle: CGFloat) { self.init() }
  // https://developer.apple.com/documentation/corefoundation/cgaffinetransform/init(scalex:y:)
  public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init() }
  // https://developer.apple.com/documentation/corefoundation/cgaffinetransform/init(translationx:y:)
  public init(translationX tx: CGFloat, y ty: CGFloat) { self.init() }
  // https://developer.apple.com/documentation/corefoundation/cgaffinetransform/isidentity
  public var isIdentity: Bool { true }
  // https://developer.apple.com/documentation/corefoundation/cgaffinetransform/concatenating(_:)
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform { self }
  // https://developer.apple.com/documentation/corefoundation/cgaffinetransform/inverted()
  public func inverted() -> CGAffineTransform { self }
  // https://developer.apple.com/documentation/corefoundation/cgaffinetransform/rotated(by:)
  public func rotated(by angle: CGFloat) -> CGAffineTransform { self }
  // https://developer.apple.com/documentation/corefoundation/cgaffinetransform/scaledby(x:y:)
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform { self }
  // https://developer.apple.com/documentation/corefoundation/cgaffinetransform/translatedby(x:y:)
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform { self }
  public static func == (a: CGAffineTransform, b: CGAffineTransform) -> Bool { true }
}
extension CGVector: Equatable {
  // https://developer.apple.com/documentation/corefoundation/cgvector/zero
  public static var zero: CGVector { CGVector() }
  public static func == (a: CGVector, b: CGVector) -> Bool { true }
}

extension CGColor {
  // https://developer.apple.com/documentation/coregraphics/cgcolor/alpha
  public var alpha: CGFloat { fatalError() }
}

// Geometry of Core Graphics that Foundation on Linux does not have; see also `CGAffineTransform`.
//
// Dictionaries of points, sizes and rectangles are left out. Foundation's descriptions differ, and
// its points, sizes and rectangles are Hashable, Apple's only from iOS 18 on.

/// https://developer.apple.com/documentation/corefoundation/cgvector
public struct CGVector: Hashable, Sendable {
  public var dx, dy: CGFloat

  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  public init() { self.init(dx: 0, dy: 0) }

  public static let zero = Self()
}

extension CGSize {
  /// https://developer.apple.com/documentation/corefoundation/cgsize/applying(_:)
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The box around the transformed rectangle: https://developer.apple.com/documentation/corefoundation/cgrect/applying(_:)
  public func applying(_ t: CGAffineTransform) -> CGRect {
    let center = CGPoint(x: midX, y: midY).applying(t)
    let size = standardized.size.box(t)
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
}

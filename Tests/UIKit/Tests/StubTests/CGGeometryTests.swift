import Testing
import UIKit

/// What Core Graphics says of rectangles, which Foundation on Linux and the stub follow.
@Suite struct CGGeometryTests {
  private let rect = CGRect(x: 10, y: 10, width: -4, height: 6)

  // https://developer.apple.com/documentation/corefoundation/cgrect/width
  @Test func `the lengths of a rectangle are never negative, those of its size may be`() {
    #expect(rect.width == 4 && rect.size.width == -4)
    #expect(rect.minX == 6 && rect.midX == 8 && rect.maxX == 10)
    #expect(rect.standardized.origin == CGPoint(x: 6, y: 10) && rect == rect.standardized)
  }

  // https://developer.apple.com/documentation/corefoundation/cgrect/insetby(dx:dy:)
  @Test func `a rectangle has its near edges, and is null when more is cut off than there is`() {
    #expect(rect.contains(CGPoint(x: 6, y: 10)) && !rect.contains(CGPoint(x: 10, y: 10)))
    #expect(rect.insetBy(dx: 1, dy: 1) == CGRect(x: 7, y: 11, width: 2, height: 4))
    #expect(rect.insetBy(dx: 3, dy: 0).isNull && !rect.isEmpty)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let inner = CGRect(x: 0, y: 0, width: 20, height: 20).inset(by: insets)
    #expect(inner == CGRect(x: 2, y: 1, width: 14, height: 16))
  }

  // https://developer.apple.com/documentation/corefoundation/cgrect/applying(_:)
  @Test func `a transform makes the box around what it turns`() {
    let turned = CGAffineTransform(rotationAngle: .pi / 2)
    let box = CGRect(x: 1, y: 2, width: 3, height: 4).applying(turned)
    let isTurned = zip(
      [box.minX, box.minY, box.width, box.height], [-6, 1, 4, 3] as [CGFloat]
    ).allSatisfy { abs($0 - $1) < 1e-9 }
    #expect(isTurned)
    let size = CGSize(width: 3, height: 4).applying(CGAffineTransform(scaleX: -2, y: 1))
    #expect(size == CGSize(width: -6, height: 4))
    #expect(CGVector(dx: 0, dy: 0) == .zero)
  }
}

import Foundation
import RefreshKit

/// A ring on its disc.
nonisolated struct RingPicture {
  /// The ring.
  let ring: DisplayItem.Ring
  /// The diameter of the ring, in points.
  let diameter: Double

  /// A ring in a frame of a width.
  init(_ ring: DisplayItem.Ring, diameter: Double) {
    (self.ring, self.diameter) = (ring, diameter)
  }

  /// The length and half the width of a whole arrowhead, in widths of the stroke.
  private static let arrowhead = (length: 3.0, halfWidth: 2.2)
  /// The number of circles in a shadow.
  private static let shadowSteps = 4

  /// The radius of the middle of the stroke, in points.
  var radius: Double { max((diameter - ring.lineWidth) / 2, 0) }

  /// The ring around the origin, which is the middle of its frame.
  var elements: [SVG] {
    let color = ring.color.css
    let stroke = SVG.stroke(arc, width: ring.lineWidth, color: color)
    let head = ring.arrowhead > 0 ? [SVG.area(head, fill: color)] : []
    return [.group(disc + [SVG.group(rotation: turn, [stroke] + head).opacity(ring.color.alpha)])]
  }

  /// The shadow, and the disc in front of it.
  var disc: [SVG] {
    guard let disc = ring.disc else { return [] }
    return Self.shadow(of: disc) + [
      SVG.circle(.zero, radius: disc.radius, fill: disc.color.css).opacity(disc.color.alpha)
    ]
  }

  /// Circles on top of each other, the widest at the back, each with the same opacity.
  private static func shadow(of disc: DisplayItem.Disc) -> [SVG] {
    guard let color = disc.shadowColor else { return [] }
    let count = disc.shadowRadius > 0 ? shadowSteps : 1
    return (0..<count).map { step in
      let blur = disc.shadowRadius * (1 - (Double(step) + 0.5) * 2 / Double(count))
      return SVG.circle(disc.shadowOffset, radius: disc.radius + blur, fill: color.css)
        .opacity(color.alpha / Double(count))
    }
  }

  /// The rotation of the stroke without whole turns.
  private var turn: Double { ring.rotation.truncatingRemainder(dividingBy: 2 * .pi) }

  /// The path of the stroke: an arc, or two halves of a whole circle.
  var arc: String {
    let length = ring.strokeEnd - ring.strokeStart
    let start = "M\(Self.text(point(at: ring.strokeStart)))"
    guard length < 1 else {
      return start + arc(to: ring.strokeStart + 0.5, isLong: false)
        + arc(to: ring.strokeStart + 1, isLong: false)
    }
    return start + arc(to: ring.strokeEnd, isLong: length > 0.5)
  }

  private func arc(to turn: Double, isLong: Bool) -> String {
    let radius = SVG.number(radius)
    return "A\(radius) \(radius) 0 \(isLong ? 1 : 0) 1 \(Self.text(point(at: turn)))"
  }

  /// The path of the arrowhead: from the stroke's end on, along the circle's tangent.
  var head: String {
    let end = point(at: ring.strokeEnd)
    let angle = 2 * .pi * ring.strokeEnd
    let length = Self.arrowhead.length * ring.lineWidth * ring.arrowhead
    let halfWidth = Self.arrowhead.halfWidth * ring.lineWidth * ring.arrowhead
    let (out, along) = (Point(x: sin(angle), y: -cos(angle)), Point(x: cos(angle), y: sin(angle)))
    func corner(_ far: Double, _ aside: Double) -> String {
      Self.text(
        Point(x: end.x + along.x * far + out.x * aside, y: end.y + along.y * far + out.y * aside))
    }
    return "M\(corner(0, halfWidth))L\(corner(length, 0))L\(corner(0, -halfWidth))Z"
  }

  private func point(at turn: Double) -> Point {
    let angle = 2 * .pi * turn
    return Point(x: radius * sin(angle), y: -radius * cos(angle))
  }

  private static func text(_ point: Point) -> String {
    "\(SVG.number(point.x)) \(SVG.number(point.y))"
  }
}

import Foundation
import RefreshKit

/// A ring on its disc.
nonisolated struct RingPicture {
  let look: RingLook
  /// How wide the whole ring is, in points.
  let diameter: Double

  /// How long and half as wide a whole arrowhead is, in widths of the stroke.
  private static let arrowhead = (length: 3.0, halfWidth: 2.2)
  /// By how many circles a shadow is drawn.
  private static let shadowSteps = 4

  private var shape: RingShape { look.shape }
  private var lineWidth: Double { look.lineWidth }
  private var radius: Double { max((diameter - lineWidth) / 2, 0) }

  /// The ring around the origin, which is where its frame has its middle.
  var elements: [SVG] {
    guard shape.strokeEnd > shape.strokeStart, shape.scale > 0 else { return [] }
    let color = look.color.css
    let alpha = look.color.alpha * shape.strokeAlpha
    let stroke = SVG.stroke(arc, width: lineWidth, color: color)
    let head = shape.arrowhead > 0 ? [SVG.area(head, fill: color)] : []
    let ring = SVG.group(rotation: turn, [stroke] + head).opacity(alpha)
    return [.group(at: Point(x: 0, y: shape.drop), scale: shape.scale, disc + [ring])]
  }

  /// The shadow, and the disc in front of it.
  var disc: [SVG] {
    guard let disc = look.disc else { return [] }
    let radius = diameter / 2 + disc.margin
    return shadow(of: disc, radius: radius) + [
      SVG.circle(.zero, radius: radius, fill: disc.color.css).opacity(disc.color.alpha)
    ]
  }

  /// Circles on top of each other, from the widest on, each as faint as the others.
  private func shadow(of disc: RingLook.Disc, radius: Double) -> [SVG] {
    guard let color = disc.shadowColor else { return [] }
    let count = disc.shadowRadius > 0 ? Self.shadowSteps : 1
    return (0..<count).map { step in
      let blur = disc.shadowRadius * (1 - (Double(step) + 0.5) * 2 / Double(count))
      return SVG.circle(disc.shadowOffset, radius: radius + blur, fill: color.css)
        .opacity(color.alpha / Double(count))
    }
  }

  /// How far the stroke is turned; whole turns look the same.
  private var turn: Double { shape.rotation.truncatingRemainder(dividingBy: 2 * .pi) }

  /// The path of the stroke: an arc, or two halves where it goes all the way round.
  var arc: String {
    let length = shape.strokeEnd - shape.strokeStart
    let start = "M\(Self.text(point(at: shape.strokeStart)))"
    guard length < 1 else {
      return start + arc(to: shape.strokeStart + 0.5, isLong: false)
        + arc(to: shape.strokeStart + 1, isLong: false)
    }
    return start + arc(to: shape.strokeEnd, isLong: length > 0.5)
  }

  private func arc(to turn: Double, isLong: Bool) -> String {
    let radius = SVG.number(radius)
    return "A\(radius) \(radius) 0 \(isLong ? 1 : 0) 1 \(Self.text(point(at: turn)))"
  }

  /// The path of the arrowhead: from the stroke's end on, along the circle's tangent.
  var head: String {
    let end = point(at: shape.strokeEnd)
    let angle = 2 * .pi * shape.strokeEnd
    let length = Self.arrowhead.length * lineWidth * shape.arrowhead
    let halfWidth = Self.arrowhead.halfWidth * lineWidth * shape.arrowhead
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

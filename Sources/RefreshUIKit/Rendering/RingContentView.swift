#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import RefreshKit
  import UIKit

  /// A ring with its arrowhead, in front of its disc and the disc's shadow.
  final class RingContentView: UIView, ContentView {
    private let disc = PathView()
    private let stroke = PathView()
    private let head = PathView()

    required init() {
      super.init(frame: .zero)
      for part in [disc, stroke, head] { addSubview(part) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("A RingContentView is made by a host, not from an archive.")
    }

    func show(_ item: DisplayItem, of contents: RenderedContents) -> Bool {
      guard case .ring(let ring) = item.content else { return false }
      set(\.frame, CGRect(item.frame))
      let bounds = CGRect(x: 0, y: 0, width: item.frame.width, height: item.frame.height)
      for part in [disc, stroke, head] { part.set(\.frame, bounds) }
      show(ring.disc, contents)
      let outline = RingOutline(ring, diameter: item.frame.width)
      let own = contents.look.color?.withAlphaComponent(ring.color.alpha)
      let color = (own ?? UIColor(ring.color)).cgColor(for: contents.traits)
      stroke.draw(outline.stroke, color, lineWidth: ring.lineWidth)
      head.draw(outline.arrowhead, color)
      return true
    }

    private func show(_ disc: DisplayItem.Disc?, _ contents: RenderedContents) {
      self.disc.isHidden = disc == nil
      guard let disc else { return }
      let radius = disc.radius
      let circle = UIBezierPath(
        ovalIn: CGRect(
          x: bounds.width / 2 - radius, y: bounds.height / 2 - radius, width: 2 * radius,
          height: 2 * radius))
      let color = contents.look.discColor ?? UIColor(disc: disc.color)
      self.disc.draw(circle, color.cgColor(for: contents.traits))
      let shadow = self.disc.shape
      shadow.shadowPath = circle.cgPath
      shadow.shadowColor = disc.shadowColor.map {
        UIColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: 1).cgColor
      }
      shadow.shadowOpacity = Float(disc.shadowColor?.alpha ?? 0)
      shadow.shadowRadius = disc.shadowRadius / 2
      shadow.shadowOffset = CGSize(width: disc.shadowOffset.x, height: disc.shadowOffset.y)
    }
  }

  /// The paths of a ring, in points of its frame.
  struct RingOutline {
    private let ring: DisplayItem.Ring
    private let center: Double
    private let radius: Double

    /// The length and half the width of a whole arrowhead, in widths of the stroke.
    private static let head = (length: 3.0, halfWidth: 2.2)

    /// Makes the outline of a ring of a diameter, in points.
    init(_ ring: DisplayItem.Ring, diameter: Double) {
      self.ring = ring
      center = diameter / 2
      radius = max((diameter - ring.lineWidth) / 2, 0)
    }

    /// The middle of the stroke.
    var stroke: UIBezierPath {
      UIBezierPath(
        arcCenter: CGPoint(x: center, y: center), radius: radius,
        startAngle: angle(at: ring.strokeStart),
        endAngle: angle(at: min(ring.strokeEnd, ring.strokeStart + 1)), clockwise: true)
    }

    /// The arrowhead, from the end of the stroke on along the tangent; empty without one.
    var arrowhead: UIBezierPath {
      let path = UIBezierPath()
      guard ring.arrowhead > 0 else { return path }
      let size = ring.lineWidth * ring.arrowhead
      path.move(to: corner(0, Self.head.halfWidth * size))
      path.addLine(to: corner(Self.head.length * size, 0))
      path.addLine(to: corner(0, -Self.head.halfWidth * size))
      path.close()
      return path
    }

    /// The point at a distance along the tangent at the stroke's end, and one outwards.
    private func corner(_ along: Double, _ outwards: Double) -> CGPoint {
      let turn = CGAffineTransform(rotationAngle: angle(at: ring.strokeEnd))
      let (x, y) = (turn.a, turn.b)
      return CGPoint(
        x: center + (radius + outwards) * x - along * y,
        y: center + (radius + outwards) * y + along * x)
    }

    /// The angle of a position, clockwise from the right, in radians; positions are in turns from
    /// the top.
    private func angle(at turns: Double) -> Double {
      (turns - 0.25) * 2 * .pi + ring.rotation.truncatingRemainder(dividingBy: 2 * .pi)
    }
  }
#endif

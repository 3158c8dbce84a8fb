@MainActor public final class UIBezierPath: NSObject {
  private let path = CGMutablePath()

  public override init() {}

  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: 0,
      endAngle: 2 * .pi, clockwise: true)
    path.closeSubpath()
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(rect: rect)
  }

  public var lineWidth: CGFloat = 1
  public var lineCapStyle = CGLineCap.butt
  public var lineJoinStyle = CGLineJoin.miter
  public var cgPath: CGPath { CGPath(path.elements) }
  public var bounds: CGRect { path.boundingBox }
  public var isEmpty: Bool { path.isEmpty }

  public func move(to point: CGPoint) { path.move(to: point) }

  public func addLine(to point: CGPoint) { path.addLine(to: point) }

  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }

  public func append(_ other: UIBezierPath) { path.addPath(other.path) }

  public func close() { path.closeSubpath() }

  public func fill() {}

  public func stroke() {}
}

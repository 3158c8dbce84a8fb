/// `CGPath`, as a list of elements that tests can compare.
public class CGPath: Equatable, @unchecked Sendable {
  public enum Element: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case arc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)
    case close
  }

  /// For tests: the elements of the path.
  public fileprivate(set) var elements: [Element]

  init(_ elements: [Element]) { self.elements = elements }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Self.elements(of: rect))
  }

  static func elements(of rect: CGRect) -> [Element] {
    [
      .move(rect.origin), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.elements == rhs.elements }

  public func copy() -> CGPath? { CGPath(elements) }

  /// The smallest rectangle that contains all points, including those of circles.
  public var boundingBoxOfPath: CGRect {
    let points = elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .curve(let first, let second, let end): [first, second, end]
      case .arc(let center, let radius, _, _, _):
        [
          CGPoint(x: center.x - radius, y: center.y - radius),
          CGPoint(x: center.x + radius, y: center.y + radius),
        ]
      case .close: []
      }
    }
    guard let first = points.first else { return .zero }
    return points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  public var boundingBox: CGRect { boundingBoxOfPath }

  public var isEmpty: Bool { elements.isEmpty }
}

public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() { super.init([]) }

  public func move(to point: CGPoint) { elements.append(.move(point)) }

  public func addLine(to point: CGPoint) { elements.append(.line(point)) }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(control1, control2, end))
  }

  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    elements.append(
      .arc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise))
  }

  public func addRect(_ rect: CGRect) { elements += Self.elements(of: rect) }

  public func addPath(_ path: CGPath) { elements += path.elements }

  public func closeSubpath() { elements.append(.close) }
}

/// `CGLineCap`.
public enum CGLineCap: Sendable {
  case butt, round, square
}

/// `CGLineJoin`.
public enum CGLineJoin: Sendable {
  case miter, round, bevel
}

/// `CGColor`.
public final class CGColor: Equatable, Sendable {
  public let components: [CGFloat]?

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  public var alpha: CGFloat { components?.last ?? 1 }

  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.components == rhs.components }
}

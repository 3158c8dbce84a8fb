#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import RefreshKit
  import UIKit

  /// A view whose layer is a path.
  class PathView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    /// The layer, which draws the path.
    final var shape: CAShapeLayer { layer as! CAShapeLayer }

    init() {
      super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("A PathView is made by a host, not from an archive.")
    }

    /// Fills the path, or strokes it.
    ///
    /// - Parameters:
    ///   - path: The path, in the coordinates of the view.
    ///   - color: The colour.
    ///   - lineWidth: The width of the stroke, in points; nil to fill the path.
    final func draw(_ path: UIBezierPath, _ color: CGColor, lineWidth: Double? = nil) {
      shape.path = path.cgPath
      shape.fillRule = .evenOdd
      shape.fillColor = lineWidth == nil ? color : nil
      shape.strokeColor = lineWidth == nil ? nil : color
      shape.lineWidth = lineWidth ?? 0
    }
  }

  /// A path that a view draws.
  final class ShapeContentView: PathView, ContentView {
    override required init() {
      super.init()
    }

    func show(_ item: DisplayItem, of contents: RenderedContents) -> Bool {
      guard case .shape(let shape) = item.content else { return false }
      set(\.frame, CGRect(item.frame))
      draw(
        UIBezierPath(shape.path), UIColor(shape.color).cgColor(for: contents.traits),
        lineWidth: shape.lineWidth)
      return true
    }
  }

  extension UIBezierPath {
    /// Makes a path of the kit's.
    convenience init(_ path: Path) {
      self.init()
      for element in path.elements {
        switch element {
        case .move(let point): move(to: CGPoint(point))
        case .line(let point): addLine(to: CGPoint(point))
        case .curve(let point, let control1, let control2):
          addCurve(
            to: CGPoint(point), controlPoint1: CGPoint(control1), controlPoint2: CGPoint(control2))
        case .close: close()
        }
      }
    }
  }
#endif

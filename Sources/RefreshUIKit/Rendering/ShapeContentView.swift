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

    /// Draws a shape of the kit's, in the coordinates of the view and in a color of UIKit's.
    final func draw(_ shape: DisplayItem.Shape, _ color: CGColor) {
      let isStroke = shape.lineWidth != nil
      let layer = self.shape
      layer.path = UIBezierPath(shape.path).cgPath
      layer.fillRule = .evenOdd
      layer.fillColor = isStroke ? nil : color
      layer.strokeColor = isStroke ? color : nil
      layer.lineWidth = shape.lineWidth ?? 0
      layer.lineCap = shape.lineCap == .round ? .round : .butt
      layer.lineJoin = shape.lineJoin == .round ? .round : .miter
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
      draw(shape, UIColor(shape.color).cgColor(for: contents.traits))
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

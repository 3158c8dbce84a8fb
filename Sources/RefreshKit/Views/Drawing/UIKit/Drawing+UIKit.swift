#if UIKIT
  import UIKit

  /// A color.
  public typealias Color = UIColor
  /// A picture.
  public typealias Image = UIImage
  /// The side of a label at which its text is.
  public typealias TextAlignment = NSTextAlignment

  extension UIColor {
    /// MJRefresh's gray, and a lighter gray in dark mode.
    package static let text = UIColor(light: 90.0 / 255, dark: 165.0 / 255)
    package static let disc = UIColor(light: 1, dark: 58.0 / 255)

    private convenience init(light: CGFloat, dark: CGFloat) {
      self.init(dynamicProvider: { @Sendable traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? dark : light, alpha: 1)
      })
    }

    package func faded(by fraction: Double) -> UIColor {
      guard fraction != 1 else { return self }
      return UIColor(dynamicProvider: { @Sendable [self] traits in
        let color = resolvedColor(with: traits)
        return color.withAlphaComponent(color.cgColor.alpha * fraction)
      })
    }
  }

  extension UIColor {
    package convenience init(red: Double, green: Double, blue: Double) {
      self.init(red: red, green: green, blue: blue, alpha: 1)
    }

    package convenience init(white: Double) {
      self.init(white: white, alpha: 1)
    }
  }

  extension NSTextAlignment {
    /// The side of its frame at which the text is drawn, as on the screen. The caller has already
    /// mirrored the frame, and does not mirror the side.
    func contentMode(in direction: LayoutDirection) -> UIView.ContentMode {
      switch self {
      case .left: .left
      case .right: .right
      case .natural, .justified: direction == .leftToRight ? .left : .right
      default: .center
      }
    }
  }

  @MainActor extension UIImage {
    /// The arrow of headers and back footers, pointing down.
    package static let arrow = drawn(.arrow, in: CGSize(width: 15, height: 40))

    /// The arrow of trailers, pointing to the left; leaders show it rotated.
    package static let trailArrow = drawn(.trailArrow, in: CGSize(width: 20, height: 20))

    package static func scripted(_ name: String, size: CGSize) -> UIImage {
      let image = UIGraphicsImageRenderer(size: size).image { _ in }
      image.accessibilityIdentifier = name
      return image
    }

    package var scriptName: String { accessibilityIdentifier ?? "" }

    /// Nil, because UIKit draws every picture itself.
    nonisolated var arrowPath: Path? { nil }

    private static func drawn(_ arrow: Path, in size: CGSize) -> UIImage {
      UIGraphicsImageRenderer(size: size).image { _ in
        let path = UIBezierPath(arrow.translated(x: size.width / 2, y: size.height / 2))
        path.lineWidth = Path.arrowWidth
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        path.stroke()
      }.withRenderingMode(.alwaysTemplate)
    }
  }

  @MainActor extension UIBezierPath {
    package convenience init(_ path: Path) {
      self.init()
      for element in path.elements {
        switch element {
        case .move(let point): move(to: point)
        case .line(let point): addLine(to: point)
        case .curve(let point, let control1, let control2):
          addCurve(to: point, controlPoint1: control1, controlPoint2: control2)
        case .close: close()
        }
      }
    }
  }
#endif

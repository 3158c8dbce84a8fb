#if UIKIT
  import UIKit

  // Where the kit's views are those of UIKit, its geometry is Core Graphics'.

  /// What values with a geometry in them are: Core Graphics' types are hashable only as of iOS 18.
  typealias GeometryValue = Equatable

  /// A position, in points; y grows downwards.
  public typealias Point = CGPoint
  /// A width and a height, in points.
  public typealias Size = CGSize
  /// A position and a size, in points.
  public typealias Rect = CGRect
  /// A distance at each side, in points.
  public typealias EdgeInsets = UIEdgeInsets

  nonisolated extension CGFloat: SettingRepresentable {
    package static var settingKind: SettingKind { Double.settingKind }
    package init?(settingValue: SettingValue) {
      guard let number = Double(settingValue: settingValue) else { return nil }
      self.init(number)
    }
    package var settingValue: SettingValue { Double(self).settingValue }
  }

  nonisolated extension CGPoint {
    /// The coordinate along `axis`.
    package subscript(axis: Axis) -> Double {
      get { Double(axis == .vertical ? y : x) }
      set {
        if axis == .vertical { y = newValue } else { x = newValue }
      }
    }

    /// The sum, coordinate by coordinate.
    package static func + (lhs: CGPoint, rhs: CGPoint) -> CGPoint {
      CGPoint(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
    }

    /// The difference, coordinate by coordinate.
    package static func - (lhs: CGPoint, rhs: CGPoint) -> CGPoint {
      CGPoint(x: lhs.x - rhs.x, y: lhs.y - rhs.y)
    }

    /// Both coordinates times a factor.
    static func * (lhs: CGPoint, rhs: Double) -> CGPoint {
      CGPoint(x: lhs.x * rhs, y: lhs.y * rhs)
    }

    /// Whether another point is equal within rounding error.
    package func isNearly(_ other: CGPoint) -> Bool {
      abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6
    }

    /// Whether another point is less than one point away along each axis, as after rounding to
    /// pixels.
    func isWithinAPoint(of other: CGPoint) -> Bool {
      abs(x - other.x) < 1 && abs(y - other.y) < 1
    }

    /// Whether another point is nearer than half a point: UIKit may have put one of them on a pixel.
    package func isWithinHalfAPoint(of other: CGPoint) -> Bool {
      max(abs(x - other.x), abs(y - other.y)) < 0.5
    }

    /// This point, with each coordinate that is not finite taken from `fallback`.
    func finite(or fallback: CGPoint) -> CGPoint {
      CGPoint(x: x.isFinite ? x : fallback.x, y: y.isFinite ? y : fallback.y)
    }
  }

  nonisolated extension CGSize {
    /// The extent along `axis`.
    package subscript(axis: Axis) -> Double {
      get { Double(axis == .vertical ? height : width) }
      set {
        if axis == .vertical { height = newValue } else { width = newValue }
      }
    }

    /// This size, with each extent that is not finite taken from `fallback`.
    func finite(or fallback: CGSize) -> CGSize {
      CGSize(
        width: width.isFinite ? width : fallback.width,
        height: height.isFinite ? height : fallback.height)
    }
  }

  nonisolated extension CGRect {
    /// Makes a rectangle of `size` around `center`.
    package init(center: CGPoint, size: CGSize) {
      self.init(
        x: center.x - size.width / 2, y: center.y - size.height / 2,
        width: size.width, height: size.height)
    }

    /// The x of the origin.
    package var x: Double { Double(origin.x) }
    /// The y of the origin.
    package var y: Double { Double(origin.y) }
    /// The center.
    package var center: CGPoint {
      CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
    }

    /// This rectangle, with each number that is not finite taken from `fallback`.
    func finite(or fallback: CGRect) -> CGRect {
      CGRect(origin: origin.finite(or: fallback.origin), size: size.finite(or: fallback.size))
    }
  }

  nonisolated extension UIEdgeInsets {
    /// Makes insets; a side that is left out is 0.
    @_disfavoredOverload
    package init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
      self.init(
        top: CGFloat(top), left: CGFloat(left), bottom: CGFloat(bottom), right: CGFloat(right))
    }

    /// The distance at `edge`.
    package subscript(edge: Edge) -> Double {
      get {
        switch edge {
        case .top: Double(top)
        case .left: Double(left)
        case .bottom: Double(bottom)
        case .right: Double(right)
        }
      }
      set {
        switch edge {
        case .top: top = newValue
        case .left: left = newValue
        case .bottom: bottom = newValue
        case .right: right = newValue
        }
      }
    }

    /// The sum of the distances at each side.
    package static func + (lhs: UIEdgeInsets, rhs: UIEdgeInsets) -> UIEdgeInsets {
      UIEdgeInsets(
        top: lhs.top + rhs.top, left: lhs.left + rhs.left,
        bottom: lhs.bottom + rhs.bottom, right: lhs.right + rhs.right)
    }

    /// Adds the distance of `rhs` at each side.
    package static func += (lhs: inout UIEdgeInsets, rhs: UIEdgeInsets) {
      lhs = lhs + rhs
    }

    /// The difference, side by side.
    package static func - (lhs: UIEdgeInsets, rhs: UIEdgeInsets) -> UIEdgeInsets {
      UIEdgeInsets(
        top: lhs.top - rhs.top, left: lhs.left - rhs.left,
        bottom: lhs.bottom - rhs.bottom, right: lhs.right - rhs.right)
    }

    /// Whether other insets are the same within rounding error.
    package func isNearly(_ other: UIEdgeInsets) -> Bool {
      Edge.allCases.allSatisfy { abs(self[$0] - other[$0]) < 1e-6 }
    }

    /// These insets, with each side that is not finite taken from `fallback`.
    func finite(or fallback: UIEdgeInsets) -> UIEdgeInsets {
      UIEdgeInsets(
        top: top.isFinite ? top : fallback.top, left: left.isFinite ? left : fallback.left,
        bottom: bottom.isFinite ? bottom : fallback.bottom,
        right: right.isFinite ? right : fallback.right)
    }
  }
#endif

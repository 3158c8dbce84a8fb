#if UIKIT
  import UIKit

  /// The protocol to which all geometry types conform: Core Graphics' types are `Hashable` only as
  /// of iOS 18.
  typealias GeometryValue = Equatable

  /// A position, in points; y grows downward.
  public typealias Point = CGPoint
  /// A width and a height, in points.
  public typealias Size = CGSize
  /// A position and a size, in points.
  public typealias Rect = CGRect
  /// A distance at each side, in points.
  public typealias EdgeInsets = UIEdgeInsets

  extension CGFloat: SettingRepresentable {
    package static var settingKind: SettingKind { Double.settingKind }
    package init?(settingValue: SettingValue) {
      guard let number = Double(settingValue: settingValue) else { return nil }
      self.init(number)
    }
    package var settingValue: SettingValue { Double(self).settingValue }
  }

  extension CGPoint {
    package subscript(axis: Axis) -> Double {
      get { Double(axis == .vertical ? y : x) }
      set {
        if axis == .vertical { y = newValue } else { x = newValue }
      }
    }

    package static func + (lhs: CGPoint, rhs: CGPoint) -> CGPoint {
      CGPoint(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
    }

    package static func - (lhs: CGPoint, rhs: CGPoint) -> CGPoint {
      CGPoint(x: lhs.x - rhs.x, y: lhs.y - rhs.y)
    }

    static func * (lhs: CGPoint, rhs: Double) -> CGPoint {
      CGPoint(x: lhs.x * rhs, y: lhs.y * rhs)
    }

    package func isNearly(_ other: CGPoint) -> Bool {
      abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6
    }

    /// Whether each coordinate differs by less than a point. Rounding to pixels makes no greater
    /// difference.
    func isWithinAPoint(of other: CGPoint) -> Bool {
      abs(x - other.x) < 1 && abs(y - other.y) < 1
    }

    /// Whether each coordinate differs by less than half a point, as after UIKit has rounded one of
    /// the points to a pixel.
    package func isWithinHalfAPoint(of other: CGPoint) -> Bool {
      max(abs(x - other.x), abs(y - other.y)) < 0.5
    }

    func finite(or fallback: CGPoint) -> CGPoint {
      CGPoint(x: x.isFinite ? x : fallback.x, y: y.isFinite ? y : fallback.y)
    }
  }

  extension CGSize {
    package subscript(axis: Axis) -> Double {
      get { Double(axis == .vertical ? height : width) }
      set {
        if axis == .vertical { height = newValue } else { width = newValue }
      }
    }

    func finite(or fallback: CGSize) -> CGSize {
      CGSize(
        width: width.isFinite ? width : fallback.width,
        height: height.isFinite ? height : fallback.height)
    }
  }

  extension CGRect {
    package init(center: CGPoint, size: CGSize) {
      self.init(
        x: center.x - size.width / 2, y: center.y - size.height / 2,
        width: size.width, height: size.height)
    }

    package var x: Double { Double(origin.x) }
    package var y: Double { Double(origin.y) }
    package var center: CGPoint {
      CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
    }

    func finite(or fallback: CGRect) -> CGRect {
      CGRect(origin: origin.finite(or: fallback.origin), size: size.finite(or: fallback.size))
    }
  }

  extension UIEdgeInsets {
    @_disfavoredOverload
    package init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
      self.init(
        top: CGFloat(top), left: CGFloat(left), bottom: CGFloat(bottom), right: CGFloat(right))
    }

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

    package static func + (lhs: UIEdgeInsets, rhs: UIEdgeInsets) -> UIEdgeInsets {
      UIEdgeInsets(
        top: lhs.top + rhs.top, left: lhs.left + rhs.left,
        bottom: lhs.bottom + rhs.bottom, right: lhs.right + rhs.right)
    }

    package static func += (lhs: inout UIEdgeInsets, rhs: UIEdgeInsets) {
      lhs = lhs + rhs
    }

    package static func - (lhs: UIEdgeInsets, rhs: UIEdgeInsets) -> UIEdgeInsets {
      UIEdgeInsets(
        top: lhs.top - rhs.top, left: lhs.left - rhs.left,
        bottom: lhs.bottom - rhs.bottom, right: lhs.right - rhs.right)
    }

    package func isNearly(_ other: UIEdgeInsets) -> Bool {
      Edge.allCases.allSatisfy { abs(self[$0] - other[$0]) < 1e-6 }
    }

    func finite(or fallback: UIEdgeInsets) -> UIEdgeInsets {
      UIEdgeInsets(
        top: top.isFinite ? top : fallback.top, left: left.isFinite ? left : fallback.left,
        bottom: bottom.isFinite ? bottom : fallback.bottom,
        right: right.isFinite ? right : fallback.right)
    }
  }
#endif

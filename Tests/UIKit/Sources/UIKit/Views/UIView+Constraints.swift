/// Constraints to a constant; the stub has no others.
@MainActor public final class NSLayoutConstraint: NSObject {
  public typealias Axis = NSLayoutConstraintAxis

  private weak var view: UIView?
  private let dimension: WritableKeyPath<RequiredSize, CGFloat?>

  public let constant: CGFloat

  init(_ view: UIView, _ dimension: WritableKeyPath<RequiredSize, CGFloat?>, _ constant: CGFloat) {
    self.view = view
    self.dimension = dimension
    self.constant = constant
    super.init()
  }

  public var isActive: Bool {
    get { view?.requiredSize[keyPath: dimension] == constant }
    set { view?.requiredSize[keyPath: dimension] = newValue ? constant : nil }
  }

  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
}

/// The sizes that constraints demand.
struct RequiredSize {
  var width: CGFloat?
  var height: CGFloat?

  /// A size, with these in place of its own.
  func applied(to size: CGSize) -> CGSize {
    CGSize(width: width ?? max(size.width, 0), height: height ?? max(size.height, 0))
  }
}

/// `NSLayoutDimension`, of the width or the height of a view.
@MainActor public final class NSLayoutDimension: NSObject {
  private let view: UIView
  private let dimension: WritableKeyPath<RequiredSize, CGFloat?>

  init(_ view: UIView, _ dimension: WritableKeyPath<RequiredSize, CGFloat?>) {
    self.view = view
    self.dimension = dimension
    super.init()
  }

  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(view, dimension, constant)
  }
}

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }

  public static let required = Self(rawValue: 1_000)
  public static let fittingSizeLevel = Self(rawValue: 50)
}

extension UIView {
  public func systemLayoutSizeFitting(
    _ size: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let wanted = wantedSize(in: horizontal == .required ? size.width : 0)
    return CGSize(
      width: horizontal == .required ? size.width : wanted.width,
      height: vertical == .required ? size.height : wanted.height)
  }

  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, \.width) }

  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, \.height) }
}

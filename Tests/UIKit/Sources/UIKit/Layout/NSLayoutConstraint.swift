/// A view or a guide that can have constraints.
@MainActor protocol LayoutItem: AnyObject {
  /// The view itself, or the view of the guide.
  var layoutView: UIView? { get }
  /// The distances from the edges of the view to those of the item.
  var layoutInsets: UIEdgeInsets { get }
}

/// `NSLayoutConstraint`, without baselines.
@MainActor open class NSLayoutConstraint: NSObject {
  public typealias Axis = NSLayoutConstraintAxis
  public typealias Attribute = NSLayoutConstraintAttribute
  public typealias Relation = NSLayoutConstraintRelation

  public private(set) final weak var firstItem: AnyObject?
  public private(set) final weak var secondItem: AnyObject?
  public final let firstAttribute: Attribute
  public final let secondAttribute: Attribute
  public final let relation: Relation
  public final let multiplier: CGFloat

  open var identifier: String?
  open var constant: CGFloat { didSet { if constant != oldValue { markForLayout() } } }
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { markForLayout() } }
  }

  /// The view that has the constraint: the nearest common superview of its items.
  final weak var holder: UIView?

  public init(
    item first: Any, attribute: Attribute, relatedBy relation: Relation, toItem second: Any?,
    attribute secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    guard first is any LayoutItem, second == nil || second is any LayoutItem else {
      preconditionFailure("The items of a constraint are views or layout guides.")
    }
    // https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor
    precondition(
      second == nil || attribute.isDirectional == secondAttribute.isDirectional
        || !attribute.isHorizontalEdge || !secondAttribute.isHorizontalEdge,
      "A constraint cannot be made between a leading or trailing edge and a left or right edge.")
    (firstItem, secondItem) = (first as AnyObject, second as AnyObject?)
    firstAttribute = attribute
    self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
    (self.relation, self.multiplier, self.constant) = (relation, multiplier, constant)
    super.init()
  }

  /// The views of the items.
  final var views: [UIView] {
    [firstItem, secondItem].compactMap { ($0 as? any LayoutItem)?.layoutView }
  }

  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard let first = views.first else { return }
    var view: UIView? = first
    while let next = view, !views.allSatisfy({ $0.isDescendant(of: next) }) {
      view = next.superview
    }
    // https://developer.apple.com/documentation/uikit/nslayoutconstraint/isactive
    guard let view else {
      fatalError("A constraint cannot be activated between views without a common superview.")
    }
    holder = view
    view.constraints.append(self)
    markForLayout()
  }

  final func deactivate() {
    markForLayout()
    holder?.constraints.removeAll { $0 === self }
    holder = nil
  }

  private func markForLayout() {
    guard isActive else { return }
    let views = views
    let isOfHolderAlone = views.allSatisfy { $0 === holder }
    for view in views where isOfHolderAlone || view !== holder { view.markForLayoutByConstraints() }
  }

  /// For tests: the required constraints missed by the last layouts, at most a hundred. UIKit
  /// prints them.
  public static var broken: [NSLayoutConstraint] = []
}

extension NSLayoutConstraint.Attribute {
  var isHorizontalEdge: Bool {
    switch self {
    case .left, .right, .leading, .trailing: true
    default: false
    }
  }

  var isDirectional: Bool { self == .leading || self == .trailing }
}

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }

  public init(_ value: Float) { rawValue = value }

  public static let required = Self(rawValue: 1_000)
  public static let defaultHigh = Self(rawValue: 750)
  public static let defaultLow = Self(rawValue: 250)
  public static let fittingSizeLevel = Self(rawValue: 50)
}

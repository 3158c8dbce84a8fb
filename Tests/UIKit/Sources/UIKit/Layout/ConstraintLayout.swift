/// The layout of a tree by constraints. The size of its root is given or wanted.
///
/// Each view placed by constraints has four variables: its origin in its superview, and its size.
/// Transforms do not count: https://developer.apple.com/documentation/uikit/uiview/transform
@MainActor struct ConstraintLayout {
  private let root: UIView
  private var constraints: [NSLayoutConstraint] = []
  /// The first variable of each view that is placed or whose size is wanted.
  private var variables: [ObjectIdentifier: Int] = [:]
  /// The views with variables, in the order of the tree.
  private var views: [UIView] = []

  private init(of root: UIView) {
    self.root = root
    gather(from: root)
    var items: Set<ObjectIdentifier> = []
    for constraint in constraints {
      for view in constraint.views { items.insert(ObjectIdentifier(view)) }
    }
    addVariables(of: root, to: items)
  }

  /// Collects the constraints inside a view. A stack view lays out its content itself.
  private mutating func gather(from view: UIView) {
    constraints += view.constraints
    for subview in view.subviews where !subview.isArranged { gather(from: subview) }
  }

  private mutating func addVariables(of view: UIView, to items: Set<ObjectIdentifier>) {
    for subview in view.subviews {
      if subview.isPlacedByConstraints, items.contains(ObjectIdentifier(subview)) {
        variables[ObjectIdentifier(subview)] = views.count * 4
        views.append(subview)
      }
      addVariables(of: subview, to: items)
    }
  }

  // MARK: Results

  /// The frames of the subviews of a view that are placed by constraints.
  static func frames(inside view: UIView) -> [(view: UIView, frame: CGRect)] {
    guard view.subviews.contains(where: \.isPlacedByConstraints) else { return [] }
    let layout = ConstraintLayout(of: layoutRoot(of: view))
    guard layout.views.contains(where: { $0.superview === view }) else { return [] }
    let system = layout.solve()
    return layout.views.filter { $0.superview === view }.map {
      ($0, layout.frame(of: $0, in: system))
    }
  }

  /// The topmost ancestor that has a constraint of a view inside `view`; `view` if there is none.
  private static func layoutRoot(of view: UIView) -> UIView {
    var (root, ancestor) = (view, view.around)
    while let next = ancestor {
      let reachesInside = next.constraints.contains { constraint in
        constraint.views.contains { $0 !== view && $0.isDescendant(of: view) }
      }
      if reachesInside { root = next }
      ancestor = next.around
    }
    return root
  }

  /// The size of a view that fits its constraints and those inside, as close as possible to another
  /// size.
  static func fittingSize(
    of view: UIView, near size: CGSize, _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority, limit: CGFloat? = nil
  ) -> CGSize {
    var layout = ConstraintLayout(of: view)
    let first = layout.views.count * 4
    layout.variables[ObjectIdentifier(view)] = first
    layout.views.append(view)
    var wishes = [
      layout.demand(first, is: 0), layout.demand(first + 1, is: 0),
      layout.demand(first + 2, is: size.width, horizontal),
      layout.demand(first + 3, is: size.height, vertical),
    ]
    if let limit {
      let rest = LinearExpression(limit).adding(LinearExpression(variable: first + 2), times: -1)
      wishes.append(LayoutDemand(expression: rest, isEquation: false, priority: 999))
    }
    return layout.frame(of: view, in: layout.solve(wishes)).size
  }

  private func demand(_ variable: Int, is value: Double, _ priority: UILayoutPriority = .required)
    -> LayoutDemand
  {
    LayoutDemand(
      expression: LinearExpression(variable: variable).adding(LinearExpression(value), times: -1),
      isEquation: true, priority: priority.rawValue)
  }

  private func frame(of view: UIView, in system: LinearSystem) -> CGRect {
    guard let first = variables[ObjectIdentifier(view)] else { return view.frame }
    let values = (0..<4).map { system.value(of: LinearExpression(variable: first + $0)) }
    return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
  }

  // MARK: Demands

  private func solve(_ wishes: [LayoutDemand] = []) -> LinearSystem {
    let demands = wishes + constraints.compactMap(demand)
    var solver = LayoutSolver(demands + contentDemands { $0.contentSize(in: 0) })
    let system = solver.solve()
    // The height of a text of several lines depends on the width it got.
    let narrow = views.filter { view in
      let width = frame(of: view, in: system).width
      return width > 0 && view.contentSize(in: width) != view.contentSize(in: 0)
    }
    guard !narrow.isEmpty else { return finished(solver, system) }
    var second = LayoutSolver(
      demands
        + contentDemands { view in
          guard narrow.contains(view) else { return view.contentSize(in: 0) }
          let height = view.contentSize(in: frame(of: view, in: system).width).height
          return CGSize(width: view.contentSize(in: 0).width, height: height)
        })
    let other = second.solve()
    return finished(second, other)
  }

  private func finished(_ solver: LayoutSolver, _ system: LinearSystem) -> LinearSystem {
    NSLayoutConstraint.broken += solver.broken.compactMap(\.constraint)
    NSLayoutConstraint.broken.removeFirst(max(0, NSLayoutConstraint.broken.count - 100))
    return system
  }

  /// Demands that views are as large as their content:
  /// https://developer.apple.com/documentation/uikit/uiview/contenthuggingpriority(for:)
  private func contentDemands(_ size: (UIView) -> CGSize) -> [LayoutDemand] {
    views.flatMap { view -> [LayoutDemand] in
      let first = variables[ObjectIdentifier(view)] ?? 0
      let size = size(view)
      return [(NSLayoutConstraint.Axis.horizontal, 2, size.width), (.vertical, 3, size.height)]
        .filter { $0.2 >= 0 }.flatMap { axis, offset, length -> [LayoutDemand] in
          let surplus = LinearExpression(variable: first + offset)
            .adding(LinearExpression(length), times: -1)
          return [
            LayoutDemand(
              expression: surplus, isEquation: false,
              priority: view.contentCompressionResistancePriority(for: axis).rawValue),
            LayoutDemand(
              expression: LinearExpression().adding(surplus, times: -1), isEquation: false,
              priority: view.contentHuggingPriority(for: axis).rawValue),
          ]
        }
    }
  }

  private func demand(_ constraint: NSLayoutConstraint) -> LayoutDemand? {
    guard let first = constraint.firstItem as? any LayoutItem,
      var difference = expression(first, constraint.firstAttribute)
    else { return nil }
    if let second = constraint.secondItem as? any LayoutItem,
      let other = expression(second, constraint.secondAttribute)
    {
      difference.add(other, times: 0 - constraint.multiplier)
    }
    // Distances are measured in the direction of the text.
    if constraint.firstAttribute == .leading || constraint.firstAttribute == .trailing,
      first.layoutView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    {
      difference = LinearExpression().adding(difference, times: -1)
    }
    difference.constant -= constraint.constant
    let isReversed = constraint.relation == .lessThanOrEqual
    return LayoutDemand(
      expression: isReversed ? LinearExpression().adding(difference, times: -1) : difference,
      isEquation: constraint.relation == .equal, priority: constraint.priority.rawValue,
      constraint: constraint)
  }

  // MARK: Attributes

  /// An attribute, in the coordinates of the root.
  private func expression(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute)
    -> LinearExpression?
  {
    guard let view = item.layoutView else { return nil }
    let insets = item.layoutInsets
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    func edge(_ axis: Int, _ share: Double, _ inset: Double) -> LinearExpression {
      if view === root, view is UIScrollView, share != 0 {
        fatalError("The stub does not size the content of a scroll view by constraints.")
      }
      return origin(of: view, axis).adding(size(of: view, axis), times: share)
        .adding(LinearExpression(inset))
    }
    switch attribute {
    case .left: return edge(0, 0, insets.left)
    case .right: return edge(0, 1, 0 - insets.right)
    case .leading: return isRightToLeft ? edge(0, 1, 0 - insets.right) : edge(0, 0, insets.left)
    case .trailing: return isRightToLeft ? edge(0, 0, insets.left) : edge(0, 1, 0 - insets.right)
    case .top: return edge(1, 0, insets.top)
    case .bottom: return edge(1, 1, 0 - insets.bottom)
    case .centerX: return edge(0, 0.5, (insets.left - insets.right) / 2)
    case .centerY: return edge(1, 0.5, (insets.top - insets.bottom) / 2)
    case .width:
      return size(of: view, 0).adding(LinearExpression(0 - insets.left - insets.right))
    case .height:
      return size(of: view, 1).adding(LinearExpression(0 - insets.top - insets.bottom))
    default: fatalError("The stub has no attribute \(attribute) of constraints.")
    }
  }

  private func variable(_ view: UIView, _ offset: Int) -> LinearExpression? {
    variables[ObjectIdentifier(view)].map { LinearExpression(variable: $0 + offset) }
  }

  private func size(of view: UIView, _ axis: Int) -> LinearExpression {
    let size = view.layer.bounds.size
    return variable(view, 2 + axis) ?? LinearExpression(axis == 0 ? size.width : size.height)
  }

  private func origin(of view: UIView, _ axis: Int) -> LinearExpression {
    func along(_ point: CGPoint) -> Double { axis == 0 ? point.x : point.y }
    guard view !== root, let superview = view.superview else {
      // The edges of a scroll view are those of its content.
      return LinearExpression(view is UIScrollView ? 0 : along(view.layer.bounds.origin))
    }
    let own = variable(view, axis) ?? LinearExpression(along(view.untransformedFrame.origin))
    guard superview !== root else { return own }
    return own.adding(origin(of: superview, axis))
      .adding(LinearExpression(0 - along(superview.layer.bounds.origin)))
  }
}

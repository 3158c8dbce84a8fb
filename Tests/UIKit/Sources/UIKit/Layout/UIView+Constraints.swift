// Positions of views by constraints.
extension UIView {
  /// Whether constraints place the view, instead of its frame or a stack view.
  final var isPlacedByConstraints: Bool {
    !translatesAutoresizingMaskIntoConstraints && !isArranged
  }

  final var isArranged: Bool {
    (around as? UIStackView)?.arrangedSubviews.contains { $0 === self } == true
  }

  public final func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = false
  }

  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  /// Marks the views whose layout places this view, up to one whose size does not depend on it.
  final func markForLayoutByConstraints() {
    var view = self
    while let next = view.around {
      next.setNeedsLayout()
      if !next.isPlacedByConstraints, !next.isArranged { return }
      view = next
    }
  }

  /// Marks the views that lay out views deep inside by constraints to this view, whose size has
  /// changed.
  final func markViewsHeldFromHere() {
    for view in constraints.flatMap(\.views) where view !== self && view.around !== self {
      view.around?.setNeedsLayout()
    }
  }

  /// Ends the constraints between this view's tree and views outside it, because the view leaves
  /// its superview: https://developer.apple.com/documentation/uikit/uiview/removefromsuperview()
  final func endOuterConstraints() {
    var ancestor = around
    while let next = ancestor {
      for constraint in next.constraints
      where constraint.views.contains(where: { $0.isDescendant(of: self) }) {
        constraint.deactivate()
      }
      ancestor = next.around
    }
  }

  /// The frame without the transform.
  final var untransformedFrame: CGRect {
    let (size, anchor, center) = (layer.bounds.size, layer.anchorPoint, layer.position)
    return CGRect(
      x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }

  /// Places the subviews by their constraints.
  final func applyConstraints() {
    let frames = ConstraintLayout.frames(inside: self)
    for (view, frame) in frames { view.place(at: frame) }
    guard Self.manners.writesAutoresizedViews, !frames.isEmpty, around != nil,
      translatesAutoresizingMaskIntoConstraints
    else { return }
    write(untransformedFrame)
  }

  /// Sets the geometry without the transform, in the way configured by ``UIView/manners``.
  private func place(at frame: CGRect) {
    let (manners, frame) = (Self.manners, frame.edgesRounded(to: Self.manners.layoutScale))
    guard manners.writesEqualGeometry || !frame.isAlmost(untransformedFrame) else { return }
    write(frame)
  }

  private func write(_ frame: CGRect) {
    let anchor = layer.anchorPoint
    let point = CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    switch Self.manners.geometryWrite {
    case .frame where transform.isIdentity:
      self.frame = frame
    case .layer:
      layer.bounds.size = frame.size
      layer.position = point
    default:
      bounds = CGRect(origin: bounds.origin, size: frame.size)
      center = point
    }
  }

  /// The wanted size of the view. A `width` above 0 limits it.
  final func wantedSize(in width: CGFloat) -> CGSize {
    let size = contentSize(in: width)
    guard !constraints.isEmpty else {
      return CGSize(width: max(size.width, 0), height: max(size.height, 0))
    }
    return ConstraintLayout.fittingSize(
      of: self, near: .zero, .fittingSizeLevel, .fittingSizeLevel, limit: width > 0 ? width : nil)
  }

  public func systemLayoutSizeFitting(
    _ size: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    ConstraintLayout.fittingSize(of: self, near: size, horizontal, vertical)
  }

  public func systemLayoutSizeFitting(_ size: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  public class var noIntrinsicMetric: CGFloat { -1 }

  public class var layoutFittingCompressedSize: CGSize { .zero }

  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
}

extension CGRect {
  /// Whether the rectangles are equal up to the rounding of sums.
  fileprivate func isAlmost(_ other: CGRect) -> Bool {
    let differences = [
      minX - other.minX, minY - other.minY, width - other.width, height - other.height,
    ]
    return differences.allSatisfy { abs($0) < 1e-9 }
  }

  /// The rectangle with edges rounded to pixels.
  fileprivate func edgesRounded(to scale: Double) -> CGRect {
    guard scale > 0 else { return self }
    func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (left, top) = (round(minX), round(minY))
    return CGRect(x: left, y: top, width: round(maxX) - left, height: round(maxY) - top)
  }
}

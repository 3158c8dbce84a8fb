/// Components are placed from left to right, and mirrored where the layout runs the other way.
extension RefreshComponent {
  /// The direction in which the component is laid out: its own, that of the nearest view around it
  /// that sets one, or that of ``RefreshConfig``.
  public final var effectiveLayoutDirection: LayoutDirection { resolvedLayoutDirection }

  /// Places the subviews, and mirrors those that are to be.
  final func placeInDirection() {
    if let mirror = mirroring.mirror {
      mirror.remove()
      mirroring.mirror = nil
    }
    placeSubviews()
    if flipsHorizontallyInOppositeLayoutDirection, effectiveLayoutDirection == .rightToLeft {
      mirroring.mirror = Mirror(ownViews + additionalFlippedViews)
    }
  }

  /// Adds a view of the kit's own, which mirrors.
  final func addOwnSubview(_ view: View) {
    addSubview(view)
    mirroring.ownViews = ownViews + [view]
  }

  /// Takes out a subview that the component had added itself.
  final func removeOwnSubview(_ view: View) {
    view.removeFromSuperview()
    mirroring.ownViews = ownViews.filter { $0 !== view }
  }
}

/// Components place their views from left to right, and mirror them if the layout direction is
/// right to left.
extension RefreshComponent {
  /// The layout direction of the component: its own ``View/layoutDirection``, that of the nearest
  /// superview with one, or ``RefreshConfig/effectiveLayoutDirection``.
  public final var effectiveLayoutDirection: LayoutDirection { resolvedLayoutDirection }

  /// Places the subviews, and mirrors them if the layout direction is right to left.
  final func placeInDirection() {
    if let mirroredFrames = mirroring.mirroredFrames {
      mirroredFrames.restore()
      mirroring.mirroredFrames = nil
    }
    placeSubviews()
    if flipsHorizontallyInOppositeLayoutDirection, effectiveLayoutDirection == .rightToLeft {
      mirroring.mirroredFrames = MirroredFrames(ownViews + additionalFlippedViews)
    }
  }

  /// Adds a view of the kit's own, which is mirrored.
  final func addOwnSubview(_ view: PlatformView) {
    addSubview(view)
    mirroring.ownViews = ownViews + [view]
  }

  /// Removes a view of the kit's own.
  final func removeOwnSubview(_ view: PlatformView) {
    view.removeFromSuperview()
    mirroring.ownViews = ownViews.filter { $0 !== view }
  }
}

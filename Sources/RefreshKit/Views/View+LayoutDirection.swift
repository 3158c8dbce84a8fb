/// The direction of layout goes down the tree until a view says another.
extension View {
  /// The view's own direction, or that of the nearest view around it that has one; nil without.
  final var inheritedLayoutDirection: LayoutDirection? {
    var view: View? = self
    while let present = view {
      if let direction = present.layoutDirection { return direction }
      view = present.superview
    }
    return nil
  }

  /// Asks for layout wherever the direction may be a new one.
  final func layoutDirectionDidChange() {
    setNeedsLayout()
    for view in subviews { view.layoutDirectionDidChange() }
  }
}

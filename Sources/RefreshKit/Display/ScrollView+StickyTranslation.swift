extension ScrollView {
  /// The distance from its frame at which a subview is shown, in points.
  ///
  /// Across its axis, a component is as long as the view. If the content is scrolled in that
  /// direction, the component stays in sight, like an element of a page with `position: sticky`.
  /// For instance, a leader stays beside a list of rows. Its frame stays at the beginning of the
  /// content.
  ///
  /// An overshoot moves the component with the content. Hosts that show views by their frames add
  /// this distance.
  ///
  /// - Parameters:
  ///   - view: A subview.
  ///   - offset: The offset at which the content is shown.
  ///   - inset: The adjusted inset at which it is shown; nil (the default) for the list's own.
  /// - Returns: The distance; 0 along the component's axis, and for a view that is not a component.
  package final func stickyTranslation(
    of view: PlatformView, at offset: Point, inside inset: EdgeInsets? = nil
  ) -> Point {
    guard let accessory = view as? ScrollAccessory else { return .zero }
    let axis = accessory.edge.axis.other
    var geometry = geometry
    if let inset { (geometry.inset, geometry.reserved) = (inset, .zero) }
    let range = geometry.range(along: axis)
    var translation = Point.zero
    translation[axis] = offset[axis].clamped(to: range) - range.lowerBound
    return translation
  }
}

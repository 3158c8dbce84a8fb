extension ScrollView {
  /// How far from its frame a subview is shown, in points: a component that is as long as the view stays in
  /// sight where the content is scrolled across the component's axis, as with `position: sticky` of pages, such
  /// as a leader beside a list of rows. Its frame stays at the beginning of the content.
  ///
  /// An overshoot takes the component along. Hosts that show views by their frames add this to them.
  ///
  /// - Parameters:
  ///   - view: A subview.
  ///   - offset: The offset at which the content is shown.
  /// - Returns: 0 for a view that is no component, and along the component's axis.
  package final func stickyTranslation(of view: View, at offset: Point) -> Point {
    guard let accessory = view as? ScrollAccessory else { return .zero }
    let axis = accessory.edge.axis.other
    let range = geometry.range(along: axis)
    var translation = Point.zero
    translation[axis] = offset[axis].clamped(to: range) - range.lowerBound
    return translation
  }
}

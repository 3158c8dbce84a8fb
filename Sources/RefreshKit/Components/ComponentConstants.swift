/// The constants of a class of components, in addition to its traits.
nonisolated struct ComponentConstants {
  /// The texts; those of a header by default.
  var texts = ComponentTexts.header
  /// The length of a new component along its axis, in points.
  var length = 0.0
  /// Whether scroll views have a slot for the component. One without a slot cannot be added to a
  /// scroll view.
  var hasSlot = false
}

extension RefreshComponent {
  /// The texts of the component.
  final var texts: ComponentTexts { constants.texts }
}

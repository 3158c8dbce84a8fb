/// Components that hide by themselves.
extension RefreshComponent {
  /// Whether the list has no content along the component's axis; false outside a list.
  final var isContentEmpty: Bool {
    host?.use { $0.geometry.contentSize[_edge.axis] <= 0 } ?? false
  }

  /// Whether the content fits into the scroll view, less the app's insets and the safe area, along the
  /// component's axis; false outside a list.
  final var isContentFitting: Bool {
    host?.use { $0.geometry.overflow(along: _edge.axis) <= 0 } ?? false
  }

  /// Shows the component, or leaves it out, as its class and the list want it.
  final func updateIsShown() {
    setLeavesItselfOut(isOutOfPlace)
  }
}

/// Places a component after layouts, changes of the geometry, and changes of the offset.
extension RefreshComponent {
  /// Whether the first layout has placed the component. After that it is placed at each change of
  /// the geometry.
  package final var isPlaced: Bool { placement.isPlaced }

  /// Places the component in the scroll view, if it is in one.
  final func place() {
    guard let geometry = host?.use({ $0.geometry.withoutLevel(at: edge) }) else { return }
    place(in: geometry)
    placeByOffset()
  }

  /// Places the component again, if a layout has placed it before.
  final func placeAgain() {
    if isPlaced { place() }
  }

  /// Sets the part of the inset at its edge that the component ignores. The name is that of the
  /// property of its class.
  final func setIgnoredInset(_ name: String, to distance: Double) {
    let old = settings.ignoredInset
    set(name, to: distance.finite(or: old)) {
      settings.ignoredInset = $0
      if $0 != old { placeAgain() }
    }
  }

  /// Called by each layout; places the component.
  final func placeByLayout() {
    placement.isPlaced = true
    place()
  }

  /// Places the component if its frame depends on the offset.
  final func placeByOffset() {
    guard followsOffset, isPlaced, let host else { return }
    host.use { placeByOffset(in: $0) }
  }

  /// Sets the frame that belongs to the style and the present offset.
  final func placeByStyle(in list: ScrollView) {
    setFrameByStyle(
      placement.place(
        frame, at: edge, in: list._snapshot, ignoring: settings.ignoredInset,
        pulledBy: pullDistance, isRefreshing: machine.state == .refreshing))
  }

  /// The length of the component when it is not stretched, in points.
  final var ownLength: Double { placement.ownLength ?? frame.size[edge.axis] }

  /// The length that is visible during a refresh, in points: the component's length, or 0 if it is
  /// negative.
  final var openLength: Double { max(0, ownLength) }

  /// Sets the length of a stretched component to its length without stretching.
  final func endStretching() {
    guard let length = placement.ownLength else { return }
    var frame = frame
    frame.size[edge.axis] = length
    setFrameByStyle(frame)
    placement.ownLength = nil
  }

  /// Sets the frame without changing ``ownLength``.
  private func setFrameByStyle(_ frame: Rect) {
    let length = placement.ownLength
    self.frame = frame
    placement.ownLength = length
  }

  /// Stores the length that the app has set while the component is stretched.
  final func lengthDidChange(from old: Rect) {
    let axis = edge.axis
    guard placement.ownLength != nil, frame.size[axis] != old.size[axis] else { return }
    placement.ownLength = frame.size[axis]
  }
}

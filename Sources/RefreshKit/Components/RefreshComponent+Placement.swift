/// When a component is placed: by layout, by each change of the geometry, and by the offset.
extension RefreshComponent {
  /// Whether the first layout has placed the component; from then on it follows the geometry at once.
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

  /// Called by the first and by every later layout.
  final func placeByLayout() {
    placement.isPlaced = true
    place()
  }

  /// Places a component that follows the offset.
  final func placeByOffset() {
    guard followsOffset, isPlaced, let host else { return }
    host.use { placeByOffset(in: $0) }
  }

  /// Sets the frame that the style has at the present offset.
  final func placeByStyle(in list: ScrollView) {
    setFrameByStyle(
      placement.place(
        frame, at: edge, in: list._snapshot, ignoring: settings.ignoredInset,
        pulledBy: pullDistance, isRefreshing: machine.state == .refreshing))
  }

  /// The length of the component, without what a pull has stretched it by, in points.
  final var ownLength: Double { placement.ownLength ?? frame.size[edge.axis] }

  /// The length that counts as a whole pull, in points.
  final var pullLength: Double { max(0, placement.pullLength ?? ownLength) }

  /// Gives a stretched component its own length.
  final func endStretching() {
    guard let length = placement.ownLength else { return }
    var frame = frame
    frame.size[edge.axis] = length
    setFrameByStyle(frame)
    placement.ownLength = nil
  }

  /// Sets the frame, which does not change the component's own length.
  private func setFrameByStyle(_ frame: Rect) {
    let length = placement.ownLength
    self.frame = frame
    placement.ownLength = length
  }

  /// Takes over the length that the app has set while the component is stretched.
  final func lengthDidChange(from old: Rect) {
    let axis = edge.axis
    guard placement.ownLength != nil, frame.size[axis] != old.size[axis] else { return }
    placement.ownLength = frame.size[axis]
  }
}

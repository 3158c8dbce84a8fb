/// What an event finds around a component that is in a scroll view.
nonisolated struct Surroundings {
  /// The time, in seconds of the timeline.
  let now: Double
  /// The number of the present drag, or of the last one.
  let dragID: Int
  /// Whether a touch drags the content.
  let isDragging: Bool
  /// How far the content is pulled at the component's edge, in points.
  let distance: Double
  /// The length that counts as a whole pull, in points.
  let length: Double
}

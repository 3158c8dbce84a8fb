/// The time and the pull at an event, for a component in a scroll view.
nonisolated struct Surroundings {
  /// The time, in seconds of the timeline.
  let now: Double
  /// The number of the turn; see ``Timeline/turn``.
  let turn: Int
  /// The number of the present drag, or of the last one.
  let dragID: Int
  /// Whether a touch drags the content.
  let isDragging: Bool
  /// The distance by which the content is pulled at the component's edge, in points.
  let distance: Double
  /// The threshold of the pull, in points.
  let threshold: Double
}

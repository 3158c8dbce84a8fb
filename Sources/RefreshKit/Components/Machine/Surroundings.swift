/// What an event finds around a component that is in a scroll view.
nonisolated struct Surroundings {
  /// The time, in seconds of the timeline.
  let now: Double
  /// The scroll view.
  let view: ScrollSnapshot
  /// How far the content is pulled at the component's edge, in points.
  let distance: Double
  /// The length that counts as a whole pull, in points.
  let length: Double
}

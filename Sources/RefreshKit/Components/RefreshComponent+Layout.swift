extension RefreshComponent {
  /// The durations and the timeline of the component's animations.
  final var animator: Animator {
    Animator(
      timeline: listTimeline, fast: fastAnimationDuration, slow: slowAnimationDuration)
  }

  /// Makes the component at least `height` points high.
  final func grow(to height: Double) {
    if height > (unstretchedLength ?? frame.height) { frame.size.height = height }
  }
}

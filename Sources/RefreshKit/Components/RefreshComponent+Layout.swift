extension RefreshComponent {
  /// The durations and the list of the component's animations.
  final var animator: Animator {
    Animator(list: host, fast: fastAnimationDuration, slow: slowAnimationDuration)
  }

  /// Makes the component at least `height` points high.
  final func grow(to height: Double) {
    if height > (placement.ownLength ?? frame.height) { frame.size.height = height }
  }
}

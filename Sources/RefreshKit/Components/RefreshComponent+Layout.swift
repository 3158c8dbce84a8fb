extension RefreshComponent {
  /// The durations and the list of the component's animations.
  final var animator: Animator {
    Animator(list: host, fast: fastAnimationDuration, slow: slowAnimationDuration)
  }

  /// Sets the height to `height` points if the component is less high, without stretching.
  final func grow(to height: Double) {
    if height > (placement.ownLength ?? frame.height) { frame.size.height = height }
  }
}

extension RefreshComponent {
  /// The durations and the list of the component's animations.
  final var animator: Animator {
    Animator(list: host, fast: fastAnimationDuration, slow: slowAnimationDuration)
  }

  /// Sets the height to `height` points if the component is lower when it is not stretched.
  final func grow(to height: Double) {
    if height > (placement.ownLength ?? frame.size.height) { frame.size.height = height }
  }
}

extension View {
  /// The view as it looks now, on its way through animations; a renderer draws this.
  public final var presentation: ViewPresentation {
    ViewPresentation(
      frame: frameTransition.shown(of: frame, on: timeline),
      alpha: alphaTransition.shown(of: alpha, on: timeline),
      rotation: rotationTransition.shown(of: rotation, on: timeline))
  }
}

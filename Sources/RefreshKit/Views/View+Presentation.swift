extension View {
  /// The view as it looks now, on its way through animations; a renderer draws this.
  public final var presentation: ViewPresentation {
    ViewPresentation(
      frame: frameAnimation.presentationValue(of: frame, on: timeline),
      alpha: alphaAnimation.presentationValue(of: alpha, on: timeline),
      rotation: rotationAnimation.presentationValue(of: rotation, on: timeline))
  }
}

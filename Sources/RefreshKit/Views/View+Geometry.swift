extension View {
  /// The place and size in the view's own coordinates: its size, at the origin.
  public final var bounds: Rect { Rect(origin: .zero, size: frame.size) }

  /// The centre of ``frame``; setting it moves the view.
  public final var center: Point {
    get { frame.center }
    set {
      // A centre that is set again may differ in the last digit.
      if newValue != center { frame = Rect(center: newValue, size: frame.size) }
    }
  }

  /// What is shown of the view now, in the middle of animations; a renderer draws this.
  public final var presentation: ViewPresentation {
    ViewPresentation(
      frame: frameAnimation.presentationValue(of: frame, on: timeline),
      alpha: alphaAnimation.presentationValue(of: alpha, on: timeline),
      rotation: rotationAnimation.presentationValue(of: rotation, on: timeline))
  }
}

/// What is shown of a view at a moment, in the middle of animations.
public nonisolated struct ViewPresentation: Sendable, Hashable {
  /// The place and size in the superview's coordinates, in points.
  public let frame: Rect
  /// The opacity, 0...1.
  public let alpha: Double
  /// How far it is rotated, in radians.
  public let rotation: Double
}

#if !UIKIT
  extension View {
    /// The rectangle of the view in its own coordinates: its size, at the origin.
    public final var bounds: Rect { Rect(origin: .zero, size: frame.size) }

    /// The center of ``frame``; setting it moves the view.
    public final var center: Point {
      get { frame.center }
      set {
        // A rounding error must not move the frame if the same center is set again.
        if newValue != center { frame = Rect(center: newValue, size: frame.size) }
      }
    }

    /// The values that are shown now. During an animation they differ from the model values. A
    /// host draws them.
    public final var presentation: ViewPresentation {
      ViewPresentation(
        frame: frameAnimation.presentationValue(of: frame, on: timeline),
        alpha: alphaAnimation.presentationValue(of: alpha, on: timeline),
        rotation: rotationAnimation.presentationValue(of: rotation, on: timeline))
    }
  }
#endif

extension View {
  /// The place and size in the view's own coordinates: its size, at the origin.
  public final var bounds: Rect { Rect(origin: .zero, size: frame.size) }

  /// The middle of ``frame``; setting it moves the view.
  public final var center: Point {
    get { frame.center }
    set {
      // A middle that is set again may be another one by the last digit.
      if newValue != center { frame = Rect(center: newValue, size: frame.size) }
    }
  }
}

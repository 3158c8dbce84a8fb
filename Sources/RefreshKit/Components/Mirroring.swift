/// The views of a component that are mirrored if the layout direction is right to left.
struct Mirroring {
  var flips = true
  var additionalViews: [PlatformView] = []
  /// The kit's own views.
  var ownViews: [PlatformView] = []
  /// The views that are mirrored at present, with their frames; nil if none are.
  var mirroredFrames: MirroredFrames?
}

extension RefreshComponent {
  /// Whether the component mirrors its views if the layout direction is right to left; true by
  /// default. It mirrors them after ``placeSubviews()``, which always places views from left to
  /// right.
  public final var flipsHorizontallyInOppositeLayoutDirection: Bool {
    get { mirroring.flips }
    set {
      guard newValue != mirroring.flips else { return }
      mirroring.flips = newValue
      notifyObserver(ofChangeOf: "flipsHorizontallyInOppositeLayoutDirection")
      setNeedsLayout()
    }
  }

  /// The app's own views in the component that are mirrored together with the component's views;
  /// none by default.
  public final var additionalFlippedViews: [PlatformView] {
    get { mirroring.additionalViews }
    set {
      let old = mirroring.additionalViews
      extendingLifetime(old) { mirroring.additionalViews = newValue }
      if !newValue.elementsEqual(old, by: ===) { setNeedsLayout() }
    }
  }

  /// The kit's own views.
  final var ownViews: [PlatformView] { mirroring.ownViews }
}

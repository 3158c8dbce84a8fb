/// Which views of a component mirror if the layout runs from right to left, and what mirrors them now.
struct Mirroring {
  var flips = true
  var additionalViews: [View] = []
  /// The kit's own views.
  var ownViews: [View] = []
  /// What shows the views mirrored at present, if anything does.
  var mirror: Mirror?
}

extension RefreshComponent {
  /// Whether the component mirrors its views if the layout runs from right to left; true by
  /// default. It does so after ``placeSubviews()``, which always places from left to right.
  public final var flipsHorizontallyInOppositeLayoutDirection: Bool {
    get { mirroring.flips }
    set {
      guard newValue != mirroring.flips else { return }
      mirroring.flips = newValue
      observeChange(of: "flipsHorizontallyInOppositeLayoutDirection")
      setNeedsLayout()
    }
  }

  /// Views of the app's own in the component that mirror as the component's do; none by default.
  public final var additionalFlippedViews: [View] {
    get { mirroring.additionalViews }
    set {
      let old = mirroring.additionalViews
      extendingLifetime(old) { mirroring.additionalViews = newValue }
      if !newValue.elementsEqual(old, by: ===) { setNeedsLayout() }
    }
  }

  /// The kit's own views.
  final var ownViews: [View] { mirroring.ownViews }
}

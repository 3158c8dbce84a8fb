/// Components place their views from left to right, and mirror them if the layout direction is
/// right to left.
extension RefreshComponent {
  /// The layout direction of the component: its own ``View/layoutDirection``, that of the nearest
  /// superview with one, or ``RefreshConfig/effectiveLayoutDirection``.
  public final var effectiveLayoutDirection: LayoutDirection { resolvedLayoutDirection }

  /// Places the subviews, and mirrors them if the layout direction is right to left.
  final func placeInDirection() {
    if let mirroredFrames = mirroring.mirroredFrames {
      mirroredFrames.restore()
      mirroring.mirroredFrames = nil
    }
    placeSubviews()
    if flipsHorizontallyInOppositeLayoutDirection, effectiveLayoutDirection == .rightToLeft {
      mirroring.mirroredFrames = MirroredFrames(ownViews + additionalFlippedViews)
    }
  }

  /// Adds a view of the kit's own, which is mirrored.
  final func addOwnSubview(_ view: PlatformView) {
    addSubview(view)
    mirroring.ownViews = ownViews + [view]
  }

  /// Removes a view of the kit's own.
  final func removeOwnSubview(_ view: PlatformView) {
    view.removeFromSuperview()
    mirroring.ownViews = ownViews.filter { $0 !== view }
  }
}

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

/// Views that were mirrored in their superviews after a layout from left to right.
struct MirroredFrames {
  private struct Reflection {
    let view: PlatformView
    /// The superview in which the view was mirrored.
    let container: Weak<PlatformView>
    /// The frames before and after mirroring.
    let original: Rect
    let mirrored: Rect
  }

  private let reflections: [Reflection]

  /// Mirrors `views`. A view without a superview does not change.
  init(_ views: [PlatformView]) {
    reflections = views.compactMap { view in
      guard let container = view.superview else { return nil }
      let original = view.frame
      view.frame.origin.x = container.frame.size.width - original.x - original.size.width
      (view as? ImageView)?.isMirrored = true
      return Reflection(
        view: view, container: Weak(container), original: original, mirrored: view.frame)
    }
  }

  /// Restores the frames that have not changed since, so that the next layout begins with the
  /// frames of the last one. A view that has another superview now does not change.
  func restore() {
    for reflection in reflections.reversed() {
      let view = reflection.view
      guard let container = view.superview, container === reflection.container.object else {
        continue
      }
      if view.frame == reflection.mirrored { view.frame = reflection.original }
      (view as? ImageView)?.isMirrored = false
    }
  }
}

/// Components lay out their views from left to right. If the layout direction is right to left, the
/// kit then mirrors the frames.
extension RefreshComponent {
  /// The layout direction of the component: its own ``View/layoutDirection``, that of the nearest
  /// superview with one, or ``RefreshConfig/effectiveLayoutDirection``.
  public final var effectiveLayoutDirection: LayoutDirection { resolvedLayoutDirection }

  final func placeInDirection() {
    if let mirroredFrames = mirroring.mirroredFrames {
      mirroredFrames.restore()
      mirroring.mirroredFrames = nil
    }
    #if UIKIT
      if isOfKit { placeSubviews() } else { callTracking(\.trackedLayout) { placeSubviews() } }
    #else
      placeSubviews()
    #endif
    if flipsHorizontallyInOppositeLayoutDirection, effectiveLayoutDirection == .rightToLeft {
      mirroring.mirroredFrames = MirroredFrames(ownViews + additionalFlippedViews)
    }
  }

  final func addOwnSubview(_ view: PlatformView) {
    addSubview(view)
    mirroring.ownViews.append(view)
  }

  final func removeOwnSubview(_ view: PlatformView) {
    view.removeFromSuperview()
    mirroring.ownViews.removeAll { $0 === view }
  }
}

@MainActor struct Mirroring {
  var flips = true
  var additionalViews: [PlatformView] = []
  /// The component's views that the kit has made.
  var ownViews: [PlatformView] = []
  /// Nil while no view is mirrored.
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
      setNeedsLayout()
    }
  }

  /// The app's own views in the component that are mirrored together with the component's views;
  /// none by default. On UIKit, views with constraints are not mirrored: use leading and trailing
  /// anchors.
  public final var additionalFlippedViews: [PlatformView] {
    get { mirroring.additionalViews }
    set {
      let old = mirroring.additionalViews
      extendingLifetime(old) { mirroring.additionalViews = newValue }
      if !newValue.elementsEqual(old, by: ===) { setNeedsLayout() }
    }
  }

  final var ownViews: [PlatformView] { mirroring.ownViews }
}

@MainActor struct MirroredFrames {
  @MainActor private struct Reflection {
    let view: PlatformView
    let container: Weak<PlatformView>
    let original: Rect
    let mirrored: Rect
  }

  private let reflections: [Reflection]

  /// Mirrors the frames of the views. A view without a superview is not mirrored, nor is a view
  /// that is placed by constraints.
  init(_ views: [PlatformView]) {
    reflections = views.compactMap { view in
      guard let container = view.superview, view.isPlacedByKit else { return nil }
      let original = view.frame
      view.frame.origin.x = container.frame.size.width - original.x - original.size.width
      (view as? ImageView)?.isMirrored = true
      return Reflection(
        view: view, container: Weak(container), original: original, mirrored: view.frame)
    }
  }

  /// Restores the frames that the views had before they were mirrored, so that the next layout
  /// begins with the frames that the last layout has set. If the frame of a view has changed since
  /// it was mirrored, the view keeps the new frame.
  func restore() {
    for reflection in reflections.reversed() {
      let view = reflection.view
      guard let container = view.superview, container === reflection.container.object else {
        continue
      }
      if view.frame == reflection.mirrored { view.place(in: reflection.original) }
      (view as? ImageView)?.isMirrored = false
    }
  }
}

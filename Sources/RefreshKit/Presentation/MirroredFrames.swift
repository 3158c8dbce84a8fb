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

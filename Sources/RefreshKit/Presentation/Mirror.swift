/// Shows views that were placed from left to right as they stand from right to left: each at the
/// mirror image of its place in its superview.
struct Mirror {
  private struct Reflection {
    let view: View
    /// The superview in which the view was mirrored.
    let container: Weak<View>
    let placed: Rect
    let shown: Rect
  }

  private let reflections: [Reflection]

  /// Mirrors `views`; one that is in no other view stays as it is.
  init(_ views: [View]) {
    reflections = views.compactMap { view in
      guard let container = view.superview else { return nil }
      let placed = view.frame
      view.frame.origin.x = container.frame.width - placed.x - placed.width
      view.isMirrored = true
      return Reflection(
        view: view, container: Weak(container), placed: placed, shown: view.frame)
    }
  }

  /// Puts back what still stands where the mirror has put it, so that the next layout begins with
  /// what the last one left. A view that has another superview by now is left alone.
  func remove() {
    for reflection in reflections.reversed() {
      let view = reflection.view
      guard let container = view.superview, container === reflection.container.object else {
        continue
      }
      if view.frame == reflection.shown { view.frame = reflection.placed }
      view.isMirrored = false
    }
  }
}

/// The animations of the values that a scroll view shows.
struct ScrollAnimations {
  var offset: PropertyAnimation<Point>?
  var reservedInset: PropertyAnimation<EdgeInsets>?
}

/// The kit's own animations. The driver of the list shows them. The drivers of other lists on the
/// timeline do not.
extension ScrollView {
  /// Makes changes at once, and animates them for a duration, in seconds.
  final func animate(_ duration: Double, _ changes: () -> Void) {
    timeline.run(changes, lasting: duration, in: self)
  }

  /// Like ``animate(_:_:)``, and calls `completion` after the duration, unless `owner` is
  /// deallocated by then.
  final func animate<Owner: WeakReferenceable>(
    _ duration: Double, for owner: Owner, _ changes: () -> Void,
    completion: @escaping (Owner) -> Void
  ) {
    animate(duration, changes)
    timeline.after(duration, for: owner, completion)
  }
}

#if UIKIT
  extension Part {
    /// The list that the view is in; nil if there is none.
    package var enclosingScrollView: ScrollView? { enclosingList as? ScrollView }
  }
#else
  extension View {
    /// The nearest scroll view that the view is in; nil if there is none.
    final var enclosingScrollView: ScrollView? {
      parent?.use { $0 as? ScrollView ?? $0.enclosingScrollView }
    }
  }
#endif

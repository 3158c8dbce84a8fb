extension View {
  /// The view that this one is in, or nil.
  public final var superview: View? { container }

  /// The views in this one, from the back to the front.
  public final var subviews: [View] { children.all }

  /// Puts `view` in front of the other subviews, after taking it out of where it was.
  ///
  /// A component that is added to a scroll view takes its slot there, behind the other subviews.
  ///
  /// - Precondition: `view` is neither this view nor one that contains it. A component has a slot in the
  ///   scroll view that it is added to, and that is empty.
  public final func addSubview(_ view: View) {
    insertSubview(view, at: children.count)
  }

  /// Puts a view that is in no slot, or in one of this view, among the subviews.
  final func place(_ view: View, at index: Int) {
    let isAtHome = view.superview != nil && view.timeline === timeline
    view.takeOut()
    if !isAtHome { view.endAnimations() }
    children.insert(view, at: index)
    view.container = self
    setNeedsLayout()
    if isInWindow { view.didMoveToWindow() }
  }

  /// Takes the view out of its superview; a component stays in its slot.
  final func takeOut() {
    guard let superview else { return }
    superview.children.remove(self)
    container = nil
    isMirrored = false
  }

  /// Whether the view is `other`, or somewhere in it.
  final func isDescendant(of other: View) -> Bool {
    var view: View? = self
    while let present = view {
      if present === other { return true }
      view = present.superview
    }
    return false
  }
}

#if hasFeature(Embedded)
  extension View: WeakReferenceable {}
#endif

extension View {
  /// Puts `view` in front of the other subviews, after taking it out of where it was.
  ///
  /// A component that is added to a scroll view takes its slot there, behind the other subviews.
  ///
  /// - Precondition: `view` is neither this view nor one that contains it. A component has a slot in the
  ///   scroll view that it is added to, and that is empty.
  public final func addSubview(_ view: View) {
    insertSubview(view, at: subviews.count)
  }

  /// Puts a view that is in no slot, or in one of this view, among the subviews.
  final func place(_ view: View, at index: Int) {
    let isAtHome = view.timeline === timeline
    view.takeOut()
    if !isAtHome { view.endAnimations() }
    children.insert(view, at: min(index, children.count))
    view.container = self
    setNeedsLayout()
    if isInWindow { view.didMoveToWindow() }
  }

  /// Takes the view out of its superview; a component stays in its slot.
  final func takeOut() {
    guard let superview else { return }
    superview.children = superview.children.filter { $0 !== self }
    container = nil
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

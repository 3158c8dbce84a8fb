extension View {
  /// Puts `view` in front of the other subviews, after taking it out of where it was.
  ///
  /// - Precondition: `view` is neither this view nor one that contains it.
  public final func addSubview(_ view: View) {
    insertSubview(view, at: subviews.count)
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
  extension View: Mortal {}
#endif

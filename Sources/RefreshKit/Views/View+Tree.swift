extension View {
  /// The view that this one is in, or nil.
  public final var superview: View? { parent?.object }

  /// The views in this one, from the back to the front.
  public final var subviews: [View] { storage.children.all }

  /// Adds `view` in front of the other subviews, after removing it from its superview.
  ///
  /// A component that is added to a scroll view is put into its slot there, behind the other subviews.
  ///
  /// - Precondition: `view` is neither this view nor one that contains it. A component has a slot in the
  ///   scroll view that it is added to, and that is empty.
  public final func addSubview(_ view: View) {
    insertSubview(view, at: storage.children.count)
  }

  /// Adds `view` to the subviews so that `index` of them are behind it (0 is the back).
  ///
  /// - Precondition: `view` is neither this view nor one that contains it; `index` is in
  ///   `0...subviews.count`.
  public final func insertSubview(_ view: View, at index: Int) {
    guard view !== self, view.storage.children.count == 0 || !isDescendant(of: view) else {
      fatalError(
        "A \(typeName(of: view)) cannot be added to itself or to a view inside it; "
          + "add it to a view that it does not contain.")
    }
    if view.entersSlot(in: self) { return }
    if view.superview !== self {
      view.observeChange(of: "superview")
      view.leaveSlot()
    }
    place(view, at: index)
    view.observeChange(of: "effectiveLayoutDirection")
  }

  /// Removes the view from its superview; without one, nothing happens. A component leaves its slot
  /// empty, as where that is set to nil.
  public final func removeFromSuperview() {
    observeChange(of: "superview")
    if !leaveSlot() { takeOut() }
  }

  /// Puts a view that is in no slot, or in one of this view, among the subviews.
  final func place(_ view: View, at index: Int) {
    let staysOnTimeline = view.parent != nil && view.timeline === timeline
    view.takeOut()
    if !staysOnTimeline { view.endAnimations() }
    storage.children.insert(view, at: index)
    view.parent = .passUnretained(self)
    setNeedsLayout()
    if isInWindow { view.didMoveToWindow() }
  }

  /// Removes the view from its superview; a component stays in its slot.
  final func takeOut() {
    guard let parent else { return }
    parent.use { $0.storage.children.remove(self) }
    self.parent = nil
    (self as? ImageView)?.isMirrored = false
  }

  /// Leaves the subviews without a superview: the view is being deallocated.
  final func abandonSubviews() {
    subviews.visit { $0.parent = nil }
  }

  /// Whether the view is `other`, or somewhere in it.
  final func isDescendant(of other: View) -> Bool {
    self === other || parent?.use { $0.isDescendant(of: other) } ?? false
  }
}

extension View: WorkSource {}

#if hasFeature(Embedded)
  extension View: WeakReferenceable {}
#endif

#if !UIKIT
  extension View {
    /// The view that contains this one, or nil.
    public final var superview: View? { parent?.object }

    /// The view that contains this one, or nil.
    package final var partAround: View? { superview }

    /// The views in this one, from the back to the front.
    public final var subviews: [View] { storage.children.all }

    /// Adds `view` in front of the other subviews, after removing it from its superview.
    ///
    /// A component that is added to a scroll view is put into its slot there, behind the other
    /// subviews.
    ///
    /// - Precondition: `view` is neither this view nor one that contains it. If `view` is a component
    ///   and this view is a scroll view, the component's slot exists and is empty.
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
      if view.enterSlot(in: self) { return }
      if view.superview !== self {
        view.notifyObserver(ofChangeOf: "superview")
        view.leaveSlot()
      }
      insertIntoSubviews(view, at: index)
      view.inheritedDirectionDidChange()
    }

    /// Removes the view from its superview. If it has none, nothing happens. A component also leaves
    /// its slot, as if the slot were set to nil.
    public final func removeFromSuperview() {
      notifyObserver(ofChangeOf: "superview")
      guard !leaveSlot() else { return }
      removeFromSubviews()
      inheritedDirectionDidChange()
    }

    /// Inserts a view into the subviews. The view is in no slot, or in one of this view.
    final func insertIntoSubviews(_ view: View, at index: Int) {
      let staysOnTimeline = view.parent != nil && view.timeline === timeline
      view.removeFromSubviews()
      if !staysOnTimeline { view.endAnimations() }
      storage.children.insert(view, at: index)
      view.parent = .passUnretained(self)
      setNeedsLayout()
      if isInWindow { view.didEnterWindow() }
    }

    /// Puts a view of the kit behind the others of a list, or in front of them.
    final func insert(_ view: View, atBack isAtBack: Bool) {
      isAtBack ? insertIntoSubviews(view, at: 0) : addSubview(view)
    }

    /// Removes a component from a list.
    final func remove(_ component: View) { component.removeFromSubviews() }

    /// Removes the content of a second level from a list.
    final func removeContent(_ content: View) { content.removeFromSuperview() }

    /// Whether a view is in a list.
    final func contains(_ view: View) -> Bool { view.superview === self }

    /// Removes the view from its superview. A component stays in its slot.
    final func removeFromSubviews() {
      guard let parent else { return }
      parent.use { $0.storage.children.remove(self) }
      self.parent = nil
      (self as? ImageView)?.isMirrored = false
    }

    /// Sets the superview of each subview to nil, because this view is being deallocated.
    final func abandonSubviews() {
      subviews.visit { $0.parent = nil }
    }

    /// Whether the view is `other`, or a view in it.
    final func isDescendant(of other: View) -> Bool {
      self === other || parent?.use { $0.isDescendant(of: other) } ?? false
    }
  }

  extension View: WorkSource {}

  #if hasFeature(Embedded)
    extension View: WeakReferenceable {}
  #endif
#endif

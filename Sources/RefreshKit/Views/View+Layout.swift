/// When a view is laid out.
extension View {
  /// Asks for a layout in the next turn of the timeline, which wakes a host that sleeps until then.
  public final func setNeedsLayout() {
    needsLayout = true
    setNeedsLayoutPass()
  }

  /// Lays out this view and those in it, where they need it, at once.
  public final func layoutIfNeeded() {
    guard wantsLayout else { return }
    observeChange(of: "layoutIfNeeded()")
    makeOwnChanges(layOut)
  }

  private func layOut() {
    guard wantsLayout else { return }
    wantsLayout = false
    if needsLayout {
      needsLayout = false
      callClient("layoutSubviews()", layoutSubviews)
      if wantsLayout { Timeline.noteSource(self) }
    }
    subviews.visit { $0.layOut() }
  }

  /// Asks for a layout pass of the tree that reaches this view.
  final func setNeedsLayoutPass() {
    wantsLayout = true
    schedulePass()
  }
}

/// The direction of layout: a view has its superview's, unless one of its own is set.
extension View {
  /// The direction in which the view is laid out: its own, that of the nearest view around it that has one, or that
  /// of ``RefreshConfig``.
  package final var resolvedLayoutDirection: LayoutDirection {
    inheritedLayoutDirection ?? RefreshConfig.default.effectiveLayoutDirection
  }

  /// The view's own direction, or that of the nearest view around it that has one; nil without.
  final var inheritedLayoutDirection: LayoutDirection? {
    layoutDirection ?? parent?.use { $0.inheritedLayoutDirection }
  }

  /// Asks for layout of this view and all in it.
  final func layoutDirectionDidChange() {
    setNeedsLayout()
    for view in subviews {
      view.observeChange(of: "effectiveLayoutDirection")
      view.layoutDirectionDidChange()
    }
  }
}

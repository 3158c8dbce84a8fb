#if !UIKIT
  /// The layout of views.
  extension View {
    /// Asks for a layout in the next turn of the timeline. A host that sleeps is notified by
    /// ``Timeline/nextDueDidChange``.
    public final func setNeedsLayout() {
      needsLayout = true
      setNeedsLayoutPass()
    }

    /// Lays out this view and the views in it at once, if they need it.
    public final func layoutIfNeeded() {
      guard needsLayoutPass else { return }
      notifyObserver(ofChangeOf: "layoutIfNeeded()")
      makeOwnChanges { layOut() }
    }

    private func layOut() {
      guard needsLayoutPass else { return }
      needsLayoutPass = false
      if needsLayout {
        needsLayout = false
        callClient("layoutSubviews()") { layoutSubviews() }
        if needsLayoutPass { Timeline.recordWorkSource(self) }
      }
      subviews.visit { $0.layOut() }
    }

    /// Asks for a layout pass of the tree that includes this view.
    final func setNeedsLayoutPass() {
      needsLayoutPass = true
      scheduleLayoutPass()
    }
  }

  /// The direction of layout: that of the superview, unless the view has its own.
  extension View {
    /// The direction in which the view is laid out: its own, or else that of the nearest superview
    /// that has one, or else that of ``RefreshConfig``.
    package final var resolvedLayoutDirection: LayoutDirection {
      inheritedLayoutDirection ?? RefreshConfig.default.effectiveLayoutDirection
    }

    /// The view's own direction, or that of the nearest superview that has one; nil if there is none.
    final var inheritedLayoutDirection: LayoutDirection? {
      layoutDirection ?? parent?.use { $0.inheritedLayoutDirection }
    }

    /// Asks for layout of this view and all views in it.
    final func setNeedsLayoutOfAll() {
      setNeedsLayout()
      for view in subviews { view.setNeedsLayoutOfAll() }
    }
  }
#endif

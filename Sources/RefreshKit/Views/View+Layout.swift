/// When a view is laid out.
extension View {
  /// Asks for a layout in the next cycle of the timeline, which wakes a host that sleeps until then.
  public final func setNeedsLayout() {
    needsLayout = true
    setNeedsLayoutPass()
  }

  /// Lays out what needs it, from this view downwards, at once.
  public final func layoutIfNeeded() {
    guard wantsLayout else { return }
    wantsLayout = false
    if needsLayout {
      needsLayout = false
      layoutSubviews()
      if wantsLayout { Timeline.noteSource(self) }
    }
    subviews.visit { $0.layoutIfNeeded() }
  }

  /// Asks for a layout pass of the tree that reaches this view.
  final func setNeedsLayoutPass() {
    wantsLayout = true
    schedulePass()
  }
}

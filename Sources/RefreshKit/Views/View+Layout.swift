/// When a view is laid out.
extension View {
  /// Asks for a layout in the next turn.
  public final func setNeedsLayout() {
    needsLayout = true
    setNeedsTurn()
  }

  /// Asks to be drawn in the next turn.
  public final func setNeedsDisplay() {
    needsDisplay = true
    setNeedsTurn()
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

  /// Asks for a pass of layout and drawing, and remembers that there is something to do in it.
  final func setNeedsTurn() {
    (wantsLayout, wantsDisplay) = (true, true)
    schedulePass()
  }
}

extension UIScrollView {
  /// For tests: shows recorded states of fingers and motions.
  public func show(pan state: UIGestureRecognizer.State, isDragging: Bool, isDecelerating: Bool) {
    self.isDragging = isDragging
    self.isDecelerating = isDecelerating
    isTracking = isDragging || state == .began || state == .changed
    if panGestureRecognizer.state != state { panGestureRecognizer.setState(state) }
  }

  /// For tests: the height that a refresh control has added to the adjusted inset.
  public var heightOfRefresh: CGFloat { refreshInset }
}

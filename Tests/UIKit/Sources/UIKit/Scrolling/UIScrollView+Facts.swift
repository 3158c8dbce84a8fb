extension UIScrollView {
  /// For tests: what fingers and motions were recorded to do elsewhere, which is shown here.
  public func show(pan state: UIGestureRecognizer.State, isDragging: Bool, isDecelerating: Bool) {
    self.isDragging = isDragging
    self.isDecelerating = isDecelerating
    isTracking = isDragging || state == .began || state == .changed
    if panGestureRecognizer.state != state { panGestureRecognizer.setState(state) }
  }

  /// For tests: what a refresh control has added to the adjusted inset.
  public var heightOfRefresh: CGFloat { refreshInset }
}

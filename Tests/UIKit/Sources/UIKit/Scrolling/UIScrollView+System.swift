// Actions of the system: fingers and decelerations. Tests call these functions; app code cannot.
extension UIScrollView {
  /// Puts a finger on the view, which ends the motion of the content.
  ///
  /// - Parameter isIndirect: Whether it is one of two fingers on a trackpad. They drag without
  /// touches:
  /// https://developer.apple.com/documentation/uikit/uipangesturerecognizer/allowedscrolltypesmask
  public func touchDidBegin(isIndirect: Bool = false) {
    isScrollAnimating = false
    isDecelerating = false
    panGestureRecognizer.isIndirect = isIndirect
    isTracking = tracksDrags
  }

  private var tracksDrags: Bool { !panGestureRecognizer.isIndirect || manners.trackpadTracks }

  /// Lifts a finger that did not drag.
  public func touchDidEnd() {
    isTracking = false
    panGestureRecognizer.isIndirect = false
  }

  /// Turns the wheel of a mouse. The content moves at once and without a drag, and only inside its
  /// range: https://developer.apple.com/documentation/uikit/uiscrolltype/discrete
  public func turnWheel(by distance: CGPoint) {
    setContentOffset(
      clamped(CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y)),
      animated: false)
  }

  /// Begins a drag with a finger.
  public func beginDragging() {
    isScrollAnimating = false
    isDecelerating = false
    isTracking = tracksDrags
    panGestureRecognizer.translation = .zero
    panGestureRecognizer.setState(.began)
    guard isTracking == tracksDrags, panGestureRecognizer.state == .began else { return }
    isDragging = true
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// Reports a move of the finger to the pan gesture. Call ``showDrag(at:)`` next.
  public func panDidChange(translation: CGPoint, place: CGPoint = .zero) {
    panGestureRecognizer.translation = translation
    panGestureRecognizer.place = place
    panGestureRecognizer.setState(.changed)
  }

  /// Begins or ends zooming with two fingers.
  public func setZooming(_ isZooming: Bool) {
    self.isZooming = isZooming
  }

  /// Taps the status bar, which moves the content to its top:
  /// https://developer.apple.com/documentation/uikit/uiscrollview/scrollstotop
  public func scrollToTop() {
    setContentOffset(CGPoint(x: contentOffset.x, y: 0 - adjustedInset.top), animated: true)
  }

  /// Moves the content with the finger.
  public func showDrag(at offset: CGPoint) {
    move(to: offset)
  }

  /// Ends the pan gesture, either by lifting the finger or because the system cancels the touch.
  /// Call ``endDragging(willDecelerate:)`` next.
  public func panDidEnd(isLift: Bool) {
    panGestureRecognizer.setState(isLift ? .ended : .cancelled)
    guard isDragging, let move = manners.moveInPanEnd else { return }
    self.move(to: CGPoint(x: contentOffset.x, y: contentOffset.y + move))
  }

  /// Ends the drag.
  public func endDragging(willDecelerate: Bool) {
    isDragging = false
    isTracking = false
    isDecelerating = willDecelerate
    delegate?.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
    if willDecelerate { beginDecelerating() }
    MainRunLoop.shared.later(after: 0) { [weak panGestureRecognizer] in
      guard let state = panGestureRecognizer?.state, state != .began, state != .changed else {
        return
      }
      panGestureRecognizer?.setState(.possible)
    }
  }

  /// Cancels all touches.
  func cancelTouches() {
    guard isTracking || isDragging || panGestureRecognizer.isIndirect else { return }
    panGestureRecognizer.isIndirect = false
    physics?.scrollViewCancelsTouch(self)
    if isDragging { cancelDragging() }
    isTracking = false
  }

  /// Cancels the touch that drags.
  func cancelDragging() {
    panDidEnd(isLift: false)
    endDragging(willDecelerate: false)
  }

  /// Begins a deceleration.
  public func beginDecelerating() {
    isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
  }

  /// Shows a frame of a deceleration, of a bounce, or of an animated move.
  public func showFrame(at offset: CGPoint) {
    move(to: offset)
  }

  /// Ends the deceleration. The content is then inside its range.
  public func endDecelerating() {
    isDecelerating = false
    clampOffset()
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// Ends an animated move.
  public func endScrollingAnimation() {
    isScrollAnimating = false
    delegate?.scrollViewDidEndScrollingAnimation(self)
  }

  /// Puts a view behind the rows, at the back of the subviews and as large as this view.
  final func showBackground(_ view: UIView?, inPlaceOf old: UIView?) {
    if old !== view { old?.removeFromSuperview() }
    guard let view else { return }
    if view.superview !== self || old !== view { insertSubview(view, at: 0) }
    if view.frame != layer.bounds { view.frame = layer.bounds }
  }
}

// The system's side: what fingers and decelerations do. Tests call it; apps cannot.
extension UIScrollView {
  /// A finger touches the view: what moved the content ends.
  ///
  /// - Parameter isIndirect: Whether it is one of two fingers on a trackpad. They drag without touches:
  ///   https://developer.apple.com/documentation/uikit/uipangesturerecognizer/allowedscrolltypesmask
  public func touchDidBegin(isIndirect: Bool = false) {
    isScrollAnimating = false
    isDecelerating = false
    panGestureRecognizer.isIndirect = isIndirect
    isTracking = tracksDrags
  }

  private var tracksDrags: Bool { !panGestureRecognizer.isIndirect || manners.trackpadTracks }

  /// A finger that did not drag leaves the view.
  public func touchDidEnd() {
    isTracking = false
    panGestureRecognizer.isIndirect = false
  }

  /// The wheel of a mouse is turned. The content is moved at once, without a drag, and not out of its range:
  /// https://developer.apple.com/documentation/uikit/uiscrolltype/discrete
  public func turnWheel(by distance: CGPoint) {
    setContentOffset(
      clamped(CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y)),
      animated: false)
  }

  /// A finger begins to drag.
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

  /// The pan gesture notices that the finger has moved; ``showDrag(at:)`` follows.
  public func panDidChange(translation: CGPoint, place: CGPoint = .zero) {
    panGestureRecognizer.translation = translation
    panGestureRecognizer.place = place
    panGestureRecognizer.setState(.changed)
  }

  /// Two fingers begin to zoom, or lift.
  public func setZooming(_ isZooming: Bool) {
    self.isZooming = isZooming
  }

  /// The user taps the status bar, and the content moves to its top:
  /// https://developer.apple.com/documentation/uikit/uiscrollview/scrollstotop
  public func scrollToTop() {
    setContentOffset(CGPoint(x: contentOffset.x, y: 0 - adjustedInset.top), animated: true)
  }

  /// The content follows the finger.
  public func showDrag(at offset: CGPoint) {
    move(to: offset)
  }

  /// The pan gesture notices that the finger is lifted, or that the system has cancelled the touch;
  /// ``endDragging(willDecelerate:)`` follows.
  public func panDidEnd(isLift: Bool) {
    panGestureRecognizer.setState(isLift ? .ended : .cancelled)
    guard isDragging, let move = manners.moveInPanEnd else { return }
    self.move(to: CGPoint(x: contentOffset.x, y: contentOffset.y + move))
  }

  /// The drag is over.
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

  /// The system takes all fingers away.
  func cancelTouches() {
    guard isTracking || isDragging || panGestureRecognizer.isIndirect else { return }
    panGestureRecognizer.isIndirect = false
    physics?.scrollViewCancelsTouch(self)
    if isDragging { cancelDragging() }
    isTracking = false
  }

  /// The system takes the finger away.
  func cancelDragging() {
    panDidEnd(isLift: false)
    endDragging(willDecelerate: false)
  }

  /// The content begins to move on by itself.
  public func beginDecelerating() {
    isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
  }

  /// A frame of a deceleration, of a bounce, or of an animated move.
  public func showFrame(at offset: CGPoint) {
    move(to: offset)
  }

  /// The deceleration is over; the content rests in its range.
  public func endDecelerating() {
    isDecelerating = false
    clampOffset()
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// An animated move is over.
  public func endScrollingAnimation() {
    isScrollAnimating = false
    delegate?.scrollViewDidEndScrollingAnimation(self)
  }

  /// Places the view behind the rows, as large as this view, at the back of the subviews.
  final func showBackground(_ view: UIView?, inPlaceOf old: UIView?) {
    if old !== view { old?.removeFromSuperview() }
    guard let view else { return }
    if view.superview !== self || old !== view { insertSubview(view, at: 0) }
    if view.frame != layer.bounds { view.frame = layer.bounds }
  }
}

/// What the delegate is notified of. Each end has had its begin: an observer that ends a drag before the
/// delegate has heard of it, or begins another in the middle of an end, does not change that.
extension ScrollView {
  /// A drag has begun.
  func notifyDragBegan() {
    hasAnnouncedDrag = true
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// The drag that was announced, if there is one, has ended.
  func notifyDragEnded() {
    guard hasAnnouncedDrag else { return }
    hasAnnouncedDrag = false
    delegate?.scrollViewDidEndDragging(self, willDecelerate: isDecelerating)
  }

  /// The content has begun to move by itself, unless that was announced before.
  func notifyDecelerationBegan() {
    guard !hasAnnouncedDeceleration else { return }
    hasAnnouncedDeceleration = true
    delegate?.scrollViewWillBeginDecelerating(self)
  }

  /// A deceleration that was announced has come to its end, unless another has been announced since.
  func notifyDecelerationEnded() {
    if !hasAnnouncedDeceleration { delegate?.scrollViewDidEndDecelerating(self) }
  }
}

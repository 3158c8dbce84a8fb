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
    announcedDecelerations += 1
    delegate?.scrollViewWillBeginDecelerating(self)
  }

  /// The number of the deceleration that was announced and goes on; nil without one.
  var announcedDeceleration: Int? { hasAnnouncedDeceleration ? announcedDecelerations : nil }

  /// The deceleration of that number has come to its end. Where another has been announced since, that
  /// one's end is the next.
  func notifyDecelerationEnded(_ number: Int?) {
    if number == announcedDecelerations { delegate?.scrollViewDidEndDecelerating(self) }
  }
}

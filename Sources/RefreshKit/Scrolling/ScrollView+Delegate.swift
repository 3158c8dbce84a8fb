/// The notifications that the delegate has received. They ensure that each end follows a beginning,
/// even if an observer ends a drag before its beginning is notified, or begins another one while an
/// end is notified.
struct DelegateAnnouncements {
  /// Whether the app has set a delegate. It may have been deallocated since.
  var hasDelegate = false
  /// Whether the beginning of a drag was announced, but not its end.
  var drag = false
  /// Whether the beginning of a deceleration was announced, but not its end.
  var deceleration = false
  /// The number of decelerations that were announced.
  fileprivate(set) var decelerationCount = 0

  /// Called when a drag begins. The end of a deceleration that it stops, or whose end was not
  /// announced yet, is not announced.
  mutating func dragBegins() {
    deceleration = false
    decelerationCount += 1
  }

  /// The number of the deceleration that was announced and is under way; nil without one.
  var presentDeceleration: Int? { deceleration ? decelerationCount : nil }
}

extension ScrollView {
  /// Notifies the delegate, if there is one.
  func notifyDelegate(_ notify: (any ScrollViewDelegate) -> Void) {
    if let delegate { callClient("a delegate") { notify(delegate) } }
  }

  /// Notifies the delegate that the offset was set.
  func notifyDelegateOfScroll() {
    notifyDelegate { $0.scrollViewDidScroll(self) }
  }

  /// Notifies the delegate that a drag has begun.
  func notifyDelegateOfDragBegin() {
    announced.drag = true
    notifyDelegate { $0.scrollViewWillBeginDragging(self) }
  }

  /// Notifies the delegate that the drag that was announced, if there is one, has ended.
  func notifyDelegateOfDragEnd() {
    guard announced.drag else { return }
    announced.drag = false
    notifyDelegate { $0.scrollViewDidEndDragging(self, willDecelerate: isDecelerating) }
  }

  /// Notifies the delegate that the content begins to move by itself, unless that was announced
  /// before.
  func notifyDelegateOfDecelerationBegin() {
    guard !announced.deceleration else { return }
    announced.deceleration = true
    announced.decelerationCount += 1
    notifyDelegate { $0.scrollViewWillBeginDecelerating(self) }
  }

  /// Notifies the delegate that a deceleration has ended, unless another was announced since.
  ///
  /// - Parameter number: Its number; nil if it was not announced.
  func notifyDelegateOfDecelerationEnd(_ number: Int?) {
    guard number == announced.decelerationCount else { return }
    notifyDelegate { $0.scrollViewDidEndDecelerating(self) }
  }
}

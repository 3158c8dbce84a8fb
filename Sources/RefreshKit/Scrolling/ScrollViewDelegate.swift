/// An object that a scroll view notifies of its changes. The names and the order of the functions
/// are UIKit's. Every function is optional; the defaults do nothing.
@preconcurrency @MainActor
public protocol ScrollViewDelegate: AnyObject {
  /// Called after the offset was set, even to an equal value, and the components were notified.
  func scrollViewDidScroll(_ scrollView: ScrollView)

  /// Called when a drag begins: a finger has moved far enough, a scroll wheel begins to pull, or a
  /// host begins a drag. The first offset follows.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)

  /// Called when the finger is lifted, or a scroll wheel ends its pull. It is not called for the
  /// drag of a host, or if the system cancels the touch.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: The velocity of the content, in points per millisecond.
  ///   - targetContentOffset: The offset at which the content will rest, inside the range. If you
  ///     set another offset, the content moves to the nearest offset in the range. If the range
  ///     changes meanwhile, the content keeps that target as far as possible.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point)

  /// Called when a drag has ended.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - decelerate: Whether the content continues to move; a return from beyond an edge counts,
  ///     too.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)

  /// Called when the content begins to move by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)

  /// Called when the content has come to rest by itself. It is not called if a touch or a call
  /// stops it.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)

  /// Called when an animated move by a call has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
  }
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
}

/// Makes sure that the delegate is told of an end only after it was told of the beginning. An
/// observer may end a drag before the delegate is told that the drag has begun. An observer may
/// also begin another drag while the delegate is told of an end.
struct DelegateAnnouncements {
  /// Whether the delegate was told that the drag has begun, but not that it has ended.
  var drag = false
  var deceleration = false
  fileprivate(set) var decelerationID = 0

  /// Called when a drag begins, which stops a deceleration. From then on, the delegate is not told
  /// of the end of that deceleration, or of an earlier deceleration.
  mutating func dragBegins() {
    deceleration = false
    decelerationID += 1
  }

  var presentDeceleration: Int? { deceleration ? decelerationID : nil }
}

extension ScrollView {
  func notifyDelegate(_ notify: (any ScrollViewDelegate) -> Void) {
    if hasDelegate, let delegate { client(.view(self)) { notify(delegate) } }
  }

  func notifyDelegateOfDragBegin() {
    announced.drag = true
    notifyDelegate { $0.scrollViewWillBeginDragging(self) }
  }

  func notifyDelegateOfDragEnd() {
    guard announced.drag else { return }
    announced.drag = false
    notifyDelegate { $0.scrollViewDidEndDragging(self, willDecelerate: isDecelerating) }
  }

  func notifyDelegateOfDecelerationBegin() {
    guard !announced.deceleration else { return }
    announced.deceleration = true
    announced.decelerationID += 1
    notifyDelegate { $0.scrollViewWillBeginDecelerating(self) }
  }

  /// Tells the delegate that the deceleration `number` has ended. Does nothing if another drag or
  /// deceleration has begun meanwhile. Does nothing if `number` is nil: then the delegate was not
  /// told of the beginning.
  func notifyDelegateOfDecelerationEnd(_ number: Int?) {
    guard number == announced.decelerationID else { return }
    notifyDelegate { $0.scrollViewDidEndDecelerating(self) }
  }
}

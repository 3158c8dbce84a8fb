/// An object that a scroll view notifies of its changes. The names and the order of the functions
/// are UIKit's. Every function is optional; the defaults do nothing.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol ScrollViewDelegate: AnyObject {
  /// Called after the offset was set, even to an equal value, and the components were notified.
  func scrollViewDidScroll(_ scrollView: ScrollView)

  /// Called when a finger has moved far enough to drag; the first offset follows.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)

  /// Called when the finger is lifted. It is not called for the drag of a host, nor if the system
  /// cancels the touch.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: The velocity of the content, in points per millisecond.
  ///   - targetContentOffset: The offset at which the content will rest, inside the range. If you
  ///     set another one, the content moves to the nearest offset in the range. If the range
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

/// A notification of components of a scroll that is not a drag.
enum ScrollNotice {
  /// While a second level was in sight, the app or a key has moved the content, at once or by a
  /// motion that has begun.
  case moved
  /// While a second level was in sight, a scroll wheel or a platform has moved the content.
  /// `isOver` is true at the last event.
  case wheel(isOver: Bool)
  /// A second level that was opened at an offset was closed. The content may have arrived at an
  /// end.
  case leftLevel(at: Point)
}

/// The notifications of scrolls that are not drags.
extension ScrollView {
  /// Notifies the components of a scroll while a level is in sight.
  func notifyComponentsOfScroll(_ notice: ScrollNotice = .moved) {
    guard geometry.levels != .zero else { return }
    for accessory in accessories.all { accessory.contentDidScroll(notice) }
  }

  /// Called when a component has left its level.
  func contentHasLeftLevel(at offset: Point) {
    for accessory in accessories.all { accessory.contentDidScroll(.leftLevel(at: offset)) }
  }

  /// Whether a second level at an edge of an axis is in sight.
  func showsLevel(along axis: Axis) -> Bool {
    geometry.levels[axis.leadingEdge] != 0 || geometry.levels[axis.trailingEdge] != 0
  }

  /// The distance of a scroll wheel, without the part along the axis of a level that is opening.
  func distanceWithoutOpeningLevels(_ distance: Point) -> Point {
    guard geometry.levels != .zero else { return distance }
    var distance = distance
    for accessory in accessories.all where accessory.isOpeningLevel {
      distance[accessory.edge.axis] = 0
    }
    return distance
  }
}

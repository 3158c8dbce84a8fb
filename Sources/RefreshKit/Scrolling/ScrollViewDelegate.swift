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

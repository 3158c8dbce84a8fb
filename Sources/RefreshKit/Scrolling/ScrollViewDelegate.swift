/// What a scroll view notifies of its changes, with UIKit's names and in UIKit's order. Every call is
/// optional.
#if !hasFeature(Embedded)
  @MainActor
#endif
public protocol ScrollViewDelegate: AnyObject {
  /// Called after the offset was set, also to an equal value, and the components were notified.
  func scrollViewDidScroll(_ scrollView: ScrollView)

  /// Called when a finger has moved far enough to drag; the first offset follows.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)

  /// Called when the finger is lifted. Not called for a host that drags by calls, nor where the system
  /// cancels the touch.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: How fast the content moves on, in points a millisecond.
  ///   - targetContentOffset: Where it will rest, inside the range. Setting it moves the content to
  ///     another offset, the nearest one in the range; where the range changes meanwhile, that target
  ///     stays as far as possible.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point)

  /// Called when a drag has ended.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - decelerate: Whether the content still moves, as it also does back from beyond an edge.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)

  /// Called when the content begins to move by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)

  /// Called when the content rests again by itself. Not called where a finger or a call stops it.
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

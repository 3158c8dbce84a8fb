/// Hears of what a scroll view does, with UIKit's names and in UIKit's order. Every call may be left
/// out.
#if !hasFeature(Embedded)
  @MainActor
#endif
public protocol ScrollViewDelegate: AnyObject {
  /// The offset was set, by whomever, also to an equal value. The components have heard of it.
  func scrollViewDidScroll(_ scrollView: ScrollView)

  /// A finger has moved far enough to drag; the first offset follows.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)

  /// The finger is lifted. Not called for a host that drags by calls, nor where the system takes the
  /// finger away.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: How fast the content goes on, in points a millisecond.
  ///   - targetContentOffset: Where it will come to rest, inside the range. Setting it sends the
  ///     content somewhere else, to the nearest place in the range; a range that changes meanwhile
  ///     keeps that target as far as it can.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point)

  /// The finger has been lifted; `decelerate` says whether the content still moves, which it also
  /// does on its way back from beyond an edge.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)

  /// The content begins to move by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)

  /// The content has come to rest by itself. A finger or a call that stops it is not told.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)

  /// An animated move by a call has come to its end.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
}

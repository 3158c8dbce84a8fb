/// An adapter of a platform's scroll view, which scrolls instead of the kit.
///
/// While ``ScrollView/driver`` is set, the platform's scroll view has the content and receives the
/// touches. The ``ScrollView`` follows it: it neither moves nor clamps its content, but sends
/// requests to the driver. The driver reports what has happened: sizes and insets by the properties
/// of the scroll view, then the offset by ``ScrollView/driverDidScroll(to:by:)``; a drag by
/// ``ScrollView/beginDragging()``, ``ScrollView/endDragging(decelerate:)`` and
/// ``ScrollView/cancelDragging()``; and the motion after it by
/// ``ScrollView/driverDidDecelerate(_:)``.
///
/// All members are called on the main actor, in the middle of a change. A driver may report the
/// effects of a call during the call.
@preconcurrency @MainActor
public protocol ScrollDriver: AnyObject {
  /// Called after the insets that components reserve have changed. The geometry of the scroll view
  /// already includes the new insets.
  ///
  /// Set the inset of the platform's scroll view to the sum of ``ScrollView/contentInset`` and
  /// ``ScrollView/reservedInset``. If that moves the content, report its offset with the cause
  /// ``ScrollCause/component``.
  func scrollViewReservedInsetDidChange(_ scrollView: ScrollView)

  /// Called when a component, or the app by a function of the kit, requests an offset.
  ///
  /// The scroll view keeps its offset until the driver reports another one, with the cause
  /// ``ScrollCause/component``. For a move without animation, report one offset before you return,
  /// even if it is equal. For an animated move, report an offset for each frame. If you do not
  /// perform the request, as during a drag, report nothing.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - offset: The offset, in points of the content; it may be outside the range.
  ///   - animated: Whether the platform animates the move; false for components.
  func scrollView(_ scrollView: ScrollView, requestsOffset offset: Point, animated: Bool)

  /// Called at the end of ``ScrollView/keepingPosition(_:)``. The content has grown at its
  /// beginning, and its offset must change by the same distance, at once.
  ///
  /// The change must not end a drag or a deceleration. If the platform cannot change the offset
  /// without ending it, do nothing: the visible content then moves. Otherwise report the offset
  /// before you return, by ``ScrollView/driverDidScroll(to:by:)`` with the cause
  /// ``ScrollCause/component``.
  ///
  /// The default calls ``scrollView(_:requestsOffset:animated:)``. During a deceleration it does
  /// nothing.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - distance: The change of the offset, in points.
  func scrollView(_ scrollView: ScrollView, shiftsOffsetBy distance: Point)

  /// Whether the driver keeps a visible row in its position by itself, so that
  /// ``scrollView(_:shiftsOffsetBy:)`` is also called for a distance of 0; false by default.
  var keepsVisibleRow: Bool { get }

  /// Called when the edges at which a component holds the content during a pull have changed; see
  /// ``ScrollView/holdsContent(at:)``.
  ///
  /// At these edges, keep the content at the end of its range while a finger pulls beyond it, and
  /// report the pull by ``ScrollView/driverDidPull(beyond:)``.
  func scrollViewHeldEdgesDidChange(_ scrollView: ScrollView)

  /// Called when ``View/isUserInteractionEnabled`` of the scroll view has changed: the app
  /// has set it, or a header with ``RefreshHeader/isCollectionViewAnimationBug`` opens or closes.
  func scrollViewInteractionDidChange(_ scrollView: ScrollView)

  /// Called when ``ScrollView/bounces``, ``ScrollView/alwaysBounceVertical`` or
  /// ``ScrollView/alwaysBounceHorizontal`` was set to another value.
  func scrollViewBouncingDidChange(_ scrollView: ScrollView)

  /// Called when a component or a pager waits for the next layout of the platform, because a
  /// platform may change the size of the content only in its layout. They wait with
  /// ``AutoLoading/loadsUntilFilled``, and after a page.
  ///
  /// Call ``ScrollView/driverDidLayOut()`` after that layout. The default calls it at once.
  func scrollViewNeedsLayout(_ scrollView: ScrollView)

  /// Whether the user drags or drops rows of the platform; false by default. See
  /// ``ScrollView/isReordering``.
  ///
  /// It is asked when a component would load at the end of the list, and then in each frame until the
  /// drop has ended.
  var isReordering: Bool { get }

  /// Called to animate changes: those of ``Timeline/animate(_:_:completion:)`` on the timeline of
  /// the scroll view.
  ///
  /// Call `changes` once, before you return; without animations, do nothing else. The timeline calls
  /// the completion.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - duration: The duration, in seconds, above 0. Changes without a duration are made without
  ///     the driver.
  ///   - changes: Changes views, reserves insets and requests offsets.
  func scrollView(_ scrollView: ScrollView, animate duration: Double, _ changes: () -> Void)
}

extension ScrollDriver {
  public var keepsVisibleRow: Bool { false }

  public var isReordering: Bool { false }

  public func scrollViewNeedsLayout(_ scrollView: ScrollView) {
    scrollView.driverDidLayOut()
  }

  public func scrollView(_ scrollView: ScrollView, shiftsOffsetBy distance: Point) {
    guard !scrollView.isDecelerating else { return }
    let offset = scrollView.scrollState.offset + distance
    self.scrollView(scrollView, requestsOffset: offset, animated: false)
  }
}

/// A driver in one of the kit's own libraries.
package protocol RangeKeepingDriver: ScrollDriver {
  /// Whether the platform itself moves the content into the range after an inset has become
  /// smaller. Then the list does not request that move.
  var keepsRange: Bool { get }
}

package enum DriverRequest: String, Sendable, CaseIterable {
  case reservedInset
  case heldEdges
  case interaction
  case bouncing
  case layout
  case offset
  case shift
  case animation
  /// Not a request: an event of scripts, which says that the list has made the changes of an
  /// animation. In a script, what the driver reports before the changes is in the answer to
  /// ``animation``. What it reports after the changes is in the answer to this event.
  case animated

  /// The name of the request among the events of a script.
  package var name: String { "driver.\(rawValue)" }
}

extension ScrollView {
  /// Reports the offset that the platform's scroll view has now. Without a ``driver`` it has no
  /// effect.
  ///
  /// Report sizes, insets and the beginning of a drag before it. The components and the delegate
  /// are notified, even of an equal offset. The exception is an equal offset with the cause
  /// ``ScrollCause/deceleration`` while ``heldOverscroll`` is not zero: the return of the overshoot
  /// notifies them.
  ///
  /// - Parameters:
  ///   - offset: The offset, in points of the content; it may be outside the range. An offset
  ///     within a millionth of a point of the requested one, or of an end of the range with or
  ///     without reserved insets, counts as equal to it, because the platform may add the same
  ///     numbers in another order.
  ///   - cause: What has moved the content. ``ScrollCause/finger`` also sets the pan state to
  ///     ``PanState/changed``; ``ScrollCause/app``, ``ScrollCause/wheel`` and
  ///     ``ScrollCause/component`` end a deceleration.
  public func driverDidScroll(to offset: Point, by cause: ScrollCause) {
    guard let new = offset.accepted(or: scrollState.offset) else { return }
    receive(.offset(new, cause))
  }

  /// Reports whether a finger touches the platform's scroll view, even without a drag:
  /// ``isTracking``. A finger that rests on the content keeps a component from scrolling back.
  /// Without a ``driver`` it has no effect.
  ///
  /// If the finger did not drag, an overshoot that is still held when it leaves returns by itself.
  ///
  /// - Parameter isTracking: True when a finger touches, false when it leaves.
  public func driverDidTrack(_ isTracking: Bool) {
    guard isTracking != self.isTracking else { return }
    receive(.tracks(isTracking))
  }

  /// Reports that the platform's scroll view has begun, or ended, to move the content by itself
  /// after a drag. A repeated report, and a beginning during a drag, have no effect.
  ///
  /// An overshoot that a drag has left held returns by itself: ``isDecelerating`` stays true
  /// meanwhile.
  ///
  /// - Parameter decelerates: False when the motion has ended; true when it begins after the end of
  ///   the drag was reported without it, by ``endDragging(decelerate:)`` with false.
  public func driverDidDecelerate(_ decelerates: Bool) {
    guard decelerates != isDecelerating, !isDragging, motion == nil else { return }
    receive(.decelerates(decelerates))
  }

  /// Reports how far a finger pulls beyond edges at which a component holds the content. Meanwhile
  /// the driver keeps the content at the end of its range. Without a drag the call has no effect.
  ///
  /// The components and the delegate are notified as for a change of ``heldOverscroll``, even of
  /// equal overshoots.
  ///
  /// - Parameter overshoot: The overshoot that a rubber band would show at each edge, in points. It
  ///   counts as 0 at an edge without such a component, and if the content is not at the edge.
  public func driverDidPull(beyond overshoot: EdgeInsets) {
    receive(.pull(overshoot.finite(or: .zero)))
  }

  /// Reports that the platform has laid out its content, so that its size is up to date. Report
  /// that size before. Without a ``driver`` it has no effect.
  ///
  /// Call it after the layout for which ``ScrollDriver/scrollViewNeedsLayout(_:)`` asks.
  public func driverDidLayOut() {
    receive(.layout)
  }
  private func receive(_ report: DriverReport) {
    input(.report(report)) { driverScroller?.receive(report) }
  }
}

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
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol ScrollDriver: AnyObject {
  /// Called when components have reserved other insets, which the geometry of the scroll view
  /// already includes.
  ///
  /// Set the inset of the platform's scroll view to the sum of ``ScrollView/contentInset`` and
  /// ``ScrollView/reservedInset``. If that moves the content, report its offset with the cause
  /// ``ScrollCause/component``.
  func scrollViewReservedInsetDidChange(_ scrollView: ScrollView)

  /// Called when a component, or the app by a function of the kit, requests an offset.
  ///
  /// The scroll view keeps its offset until the driver reports another one, with the cause
  /// ``ScrollCause/component``. For a move without animation, report one offset before you return,
  /// even an equal one; for an animated move, one for each frame. Do not report a request that is
  /// not performed, such as one during a drag.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - offset: The offset, in points of the content; it may be outside the range.
  ///   - animated: Whether the platform animates the move; false for components.
  func scrollView(_ scrollView: ScrollView, requestsOffset offset: Point, animated: Bool)

  /// Called at the end of ``ScrollView/keepingPosition(_:)``. The content has grown at its
  /// beginning, and its offset must change by the same distance, at once.
  ///
  /// This must not end a drag or a deceleration. If the platform cannot do it, do nothing: the
  /// visible content then moves. Otherwise report the offset before you return, by
  /// ``ScrollView/driverDidScroll(to:by:)`` with the cause ``ScrollCause/component``.
  ///
  /// The default calls ``scrollView(_:requestsOffset:animated:)``. During a deceleration it does
  /// nothing.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - distance: The change of the offset, in points.
  func scrollView(_ scrollView: ScrollView, shiftsOffsetBy distance: Point)

  /// Called when the edges at which a component holds the content during a pull have changed; see
  /// ``ScrollView/holdsContent(at:)``.
  ///
  /// At these edges, keep the content at the end of its range while a finger pulls beyond it, and
  /// report the pull by ``ScrollView/driverDidPull(beyond:)``.
  func scrollViewHeldEdgesDidChange(_ scrollView: ScrollView)

  /// Called when ``View/isUserInteractionEnabled`` of the scroll view has changed: a component
  /// disables it while it opens or closes, or enables it again.
  func scrollViewInteractionDidChange(_ scrollView: ScrollView)

  /// Called when ``ScrollView/bounces``, ``ScrollView/alwaysBounceVertical`` or
  /// ``ScrollView/alwaysBounceHorizontal`` was set to another value.
  func scrollViewBouncingDidChange(_ scrollView: ScrollView)

  /// Called when a component waits for the next layout of the platform: with
  /// ``AutoLoading/loadsUntilFilled``, because a platform may change the size of the content only
  /// in its layout.
  ///
  /// Call ``ScrollView/driverDidLayOut()`` after that layout. The default calls it at once.
  func scrollViewNeedsLayout(_ scrollView: ScrollView)

  /// Called to animate changes: those of ``Timeline/animate(_:_:completion:)`` on the timeline of
  /// the scroll view.
  ///
  /// Call `changes` once, before you return. The timeline calls the completion.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - duration: The duration, in seconds, above 0. Changes without a duration are made without
  ///     the driver.
  ///   - changes: Changes views, reserves insets and requests offsets.
  func scrollView(_ scrollView: ScrollView, animate duration: Double, _ changes: () -> Void)
}

extension ScrollDriver {
  public func scrollViewNeedsLayout(_ scrollView: ScrollView) {
    scrollView.driverDidLayOut()
  }

  public func scrollView(_ scrollView: ScrollView, shiftsOffsetBy distance: Point) {
    guard !scrollView.isDecelerating else { return }
    let offset = scrollView.contentOffset + distance
    self.scrollView(scrollView, requestsOffset: offset, animated: false)
  }
}

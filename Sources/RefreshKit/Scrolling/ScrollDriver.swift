/// Scrolls in place of the kit: an adapter of a platform that has a scroll view of its own.
///
/// While ``ScrollView/driver`` is set, the platform's scroll view has the content and the fingers, and
/// the ``ScrollView`` mirrors it: it neither moves nor clamps its content, it asks the driver. The
/// driver reports what has happened: sizes and insets by the properties of the scroll view, then the
/// offset by ``ScrollView/driverDidScroll(to:by:)``; a drag by ``ScrollView/beginDragging()``,
/// ``ScrollView/endDragging(decelerate:)`` and ``ScrollView/cancelDragging()``; and the motion after it
/// by ``ScrollView/driverDidDecelerate(_:)``.
///
/// All members are called on the main actor, in the middle of a change. A driver may report from inside
/// a call what that call has caused.
#if !hasFeature(Embedded)
  @MainActor
#endif
public protocol ScrollDriver: AnyObject {
  /// Called when components have reserved other insets; the geometry of the scroll view has them
  /// already.
  ///
  /// The inset of the platform's scroll view is to be the sum of ``ScrollView/contentInset`` and
  /// ``ScrollView/reservedInset``. If that moves the content, report its offset as a component's.
  func scrollViewReservedInsetDidChange(_ scrollView: ScrollView)

  /// Called when a component, or the app by a call of the kit, is to move the content.
  ///
  /// The scroll view has its old offset until the driver reports another one, with the cause
  /// ``ScrollCause/component``. Of a move at once it reports one offset before it returns, also an equal
  /// one; of an animated move one for each frame. A request that is not performed, such as one under a
  /// finger, is not reported.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - offset: Where to, in points of the content; it may be outside the range.
  ///   - animated: Whether the platform animates the move; false for components.
  func scrollView(_ scrollView: ScrollView, requestsOffset offset: Point, animated: Bool)

  /// Called at the end of ``ScrollView/keepingPosition(_:)``: the content has grown in front, and its
  /// offset is to change by as much, at once.
  ///
  /// Neither a drag nor a fling may end by it. If the platform cannot do that now, the driver does
  /// nothing, and the content is seen to move. Otherwise it reports the offset, by
  /// ``ScrollView/driverDidScroll(to:by:)`` with the cause ``ScrollCause/component``, before it returns.
  ///
  /// By default it asks by ``scrollView(_:requestsOffset:animated:)``, and in a fling does nothing.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - distance: By how much the offset changes, in points.
  func scrollView(_ scrollView: ScrollView, shiftsOffsetBy distance: Point)

  /// Called when the edges have changed at which a component holds the content while it is pulled:
  /// ``ScrollView/holdsContent(at:)``.
  ///
  /// There the driver keeps the content at the end of its range while a finger pulls beyond it, and
  /// reports the pull by ``ScrollView/driverDidPull(beyond:)``.
  func scrollViewHeldEdgesDidChange(_ scrollView: ScrollView)

  /// Called when ``View/isUserInteractionEnabled`` of the scroll view has changed: a component disables
  /// it while it opens or closes, or enables it again.
  func scrollViewInteractionDidChange(_ scrollView: ScrollView)

  /// Called when ``ScrollView/bounces``, ``ScrollView/alwaysBounceVertical`` or
  /// ``ScrollView/alwaysBounceHorizontal`` was set to another value.
  func scrollViewBouncingDidChange(_ scrollView: ScrollView)

  /// Makes changes that are to be seen over a duration: those of ``Timeline/animate(_:_:completion:)``
  /// on the timeline of the scroll view.
  ///
  /// It must call `changes` once, before it returns. Completions are not the driver's: they run by the
  /// timeline.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - duration: In seconds, above 0; changes without a duration are made without the driver.
  ///   - changes: Changes views, reserves insets and requests offsets.
  func scrollView(_ scrollView: ScrollView, animate duration: Double, _ changes: () -> Void)
}

extension ScrollDriver {
  public func scrollView(_ scrollView: ScrollView, shiftsOffsetBy distance: Point) {
    guard !scrollView.isDecelerating else { return }
    let offset = scrollView.contentOffset + distance
    self.scrollView(scrollView, requestsOffset: offset, animated: false)
  }
}

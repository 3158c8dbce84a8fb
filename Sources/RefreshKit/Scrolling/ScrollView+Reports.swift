/// The reports of a driver. A list without a driver ignores them.
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
    receive(.offset(offset.finite(or: contentOffset), cause))
  }

  /// Reports whether a finger touches the platform's scroll view, even without a drag:
  /// ``isTracking``. A finger that rests on the content keeps a component from scrolling back.
  /// Without a ``driver`` it has no effect.
  ///
  /// If the finger did not drag, an overshoot that is still held when it leaves returns by itself.
  public func driverDidTrack(_ isTracking: Bool) {
    if isTracking != self.isTracking { receive(.tracks(isTracking)) }
  }

  /// Reports that the platform's scroll view has begun, or ended, to move the content by itself
  /// after a drag. A repeated report, and a beginning during a drag, have no effect.
  ///
  /// An overshoot that a drag has left held returns by itself: ``isDecelerating`` stays true
  /// meanwhile.
  public func driverDidDecelerate(_ decelerates: Bool) {
    guard decelerates != isDecelerating, !isDragging, motion == nil else { return }
    receive(.decelerates(decelerates))
  }

  /// Reports how far a finger pulls beyond edges at which a component holds the content, which the
  /// driver keeps at the end of its range meanwhile. Without a drag it has no effect.
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
    input(.report(report)) { scroller.receive(report, in: self) }
  }
}

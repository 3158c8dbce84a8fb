/// The part of scrolling that depends on who moves the content: the kit (``KitScroller``), or a
/// platform by its driver (``DriverScroller``).
@MainActor protocol ContentScroller: AnyObject {
  // MARK: Moves

  /// Sets the offset. If the app or a component sets it, a motion ends.
  func setOffset(_ offset: Point, by cause: ScrollCause)

  /// Sets one coordinate of the offset for a component, without clamping it. An overshoot that is
  /// held along the axis is released.
  func setOffset(_ coordinate: Double, along axis: Axis)

  func setContentOffset(_ offset: Point, animated: Bool)

  func scrollWheel(by distance: Point)

  /// Called when the range of the offset may have changed. Moves content that is outside into the
  /// range, unless a finger or a motion moves it. If a component has made the change, `old` is the
  /// geometry before it; otherwise nil.
  func rangeDidChange(by cause: ScrollCause, from old: ScrollGeometry?)

  // MARK: Keeping the position

  /// Called when the content has grown by `distance` at its beginning, and the list keeps the
  /// position of its rows.
  func contentDidShift(by distance: Point)

  func keepPosition(_ keeping: PositionKeeping)

  func didKeepPosition()

  // MARK: Fingers and motions

  /// Whether a finger is down.
  var isTracking: Bool { get }

  /// Whether the content is idle: no drag or motion moves it, and the kit handles no finger.
  var isIdle: Bool { get }

  /// Ends the drag of a finger or the pull of a wheel that the kit handles. Returns false if there
  /// is neither.
  func endUserDrag(isLift: Bool) -> Bool

  /// Whether motions of the kit move the content. If not, they only move a held overshoot back to
  /// 0.
  var movesContent: Bool { get }

  // MARK: Notifications

  func ask(_ request: DriverRequest)

  /// Requests a layout. ``ScrollView/contentWasLaidOut()`` is called after it.
  func requestLayout()

  /// Called when the insets that components reserve have changed, before the content is clamped.
  func reservedInsetDidChange(from old: EdgeInsets)

  /// Called when a host has ended its drag.
  func contentMayRest()

  /// Called when the list gets another scroller.
  func end()
}

extension ContentScroller {
  /// The greatest distance from a target at which the content counts as having arrived, in points.
  /// A platform may round offsets to pixels.
  var tolerance: Double { movesContent ? 1e-6 : 1 }

  func contentDidShift(by distance: Point) {}
  func didKeepPosition() {}
  func reservedInsetDidChange(from old: EdgeInsets) {}
  func contentMayRest() {}
  func endUserDrag(isLift: Bool) -> Bool { false }
  func ask(_ request: DriverRequest) {}
}

/// What differs between scrolling by the kit and by a platform's driver.
@MainActor protocol ContentScroller: AnyObject {
  // MARK: Moves

  /// For the app or a component; ends a motion.
  func setOffset(_ offset: Point, by cause: ScrollCause)

  /// For a component, with a coordinate in the range. Releases the overshoot that is held there.
  func setOffset(_ coordinate: Double, along axis: Axis)

  func setContentOffset(_ offset: Point, animated: Bool)

  func scrollWheel(by distance: Point)

  /// Clamps content that neither a finger nor a motion moves. `old` is the geometry before a change
  /// by a component; nil if something else has changed the range.
  func rangeDidChange(by cause: ScrollCause, from old: ScrollGeometry?)

  // MARK: Keeping the position

  /// Called when the content has grown by `distance` at its beginning, while its position is kept.
  func contentDidShift(by distance: Point)

  func move(to keeping: PositionKeeping)

  func didKeepPosition()

  // MARK: Fingers and motions

  /// Whether a finger is down.
  var isTracking: Bool { get }

  /// Whether neither a drag nor a motion moves the content, and the kit follows no finger.
  var isIdle: Bool { get }

  /// Ends the drag of a finger or a wheel that the kit follows. Returns false if there is none.
  func endUserDrag(isLift: Bool) -> Bool

  /// Whether the kit's motions move the content. If not, they only return a held overshoot.
  var movesContent: Bool { get }

  // MARK: Notifications

  func ask(_ request: DriverRequest)

  /// ``ScrollView/contentWasLaidOut()`` is called after the layout.
  func requestLayout()

  /// Called when components have reserved other insets, before the content is clamped.
  func reservedInsetDidChange(from old: EdgeInsets)

  /// Called when the drag of a host has ended.
  func contentMayRest()

  /// Called when another scroller replaces this one.
  func end()
}

extension ContentScroller {
  /// The distance, in points, within which the content counts as being at its target. A platform may
  /// round to pixels.
  var tolerance: Double { movesContent ? 1e-6 : 1 }

  func contentDidShift(by distance: Point) {}
  func didKeepPosition() {}
  func reservedInsetDidChange(from old: EdgeInsets) {}
  func contentMayRest() {}
  func endUserDrag(isLift: Bool) -> Bool { false }
  func ask(_ request: DriverRequest) {}
}

/// The object that scrolls the content of a list: that of the kit, or that of a platform's driver.
///
/// A list calls its ``ScrollView/scroller`` wherever the two differ, and never asks which of them
/// it is.
protocol ContentScroller: AnyObject {
  /// Whether it can scroll; false once its driver is deallocated.
  var isAvailable: Bool { get }

  // MARK: Moves

  /// Sets the offset for the app or a component, and ends a motion.
  func setOffset(_ offset: Point, by cause: ScrollCause, in list: ScrollView)

  /// Sets the offset along one axis for a component, and releases the overshoot that is held there.
  ///
  /// - Parameter coordinate: A coordinate in the range of the content.
  func setOffset(_ coordinate: Double, along axis: Axis, in list: ScrollView)

  /// Moves the content for the app, at once or animated.
  func setContentOffset(_ offset: Point, animated: Bool, in list: ScrollView)

  /// Moves the content by the distances of a scroll wheel.
  func scrollWheel(by distance: Point, in list: ScrollView)

  /// Called when the range has changed. Clamps content that neither a finger nor a motion moves.
  ///
  /// - Parameters:
  ///   - cause: What has changed the range.
  ///   - old: The geometry before a change by a component; nil if something else has changed it.
  ///   - list: The list.
  func rangeDidChange(by cause: ScrollCause, from old: ScrollGeometry?, in list: ScrollView)

  // MARK: Keeping the position

  /// Called when the content has grown by `distance` at its beginning, while its position is kept.
  func contentDidShift(by distance: Point, in list: ScrollView)

  /// Moves the content to the offset that keeps its position.
  func move(to keeping: PositionKeeping, in list: ScrollView)

  /// Called when keeping the position has ended.
  func didKeepPosition(in list: ScrollView)

  // MARK: Fingers and motions

  /// Whether a finger is down.
  func isTracking(in list: ScrollView) -> Bool

  /// Whether a new touch is accepted. A platform's scroll view handles its own touches.
  func acceptsTouch(in list: ScrollView) -> Bool

  /// Whether the kit's motions move the content. If not, they only return a held overshoot.
  var movesContent: Bool { get }

  /// The tolerance, in points, within which the content counts as being at its target.
  var tolerance: Double { get }

  // MARK: Notifications

  /// Notifies the driver, if there is one, of a change.
  func notify(of change: DriverRequest, in list: ScrollView)

  /// Asks for a layout of the content. ``ScrollView/contentWasLaidOut()`` is called after it.
  func requestLayout(in list: ScrollView)

  /// Called when a driver reports something.
  func receive(_ report: DriverReport, in list: ScrollView)

  /// Called when another scroller replaces this one, and when the list is deallocated.
  func end(in list: ScrollView)
}

extension ScrollView {
  /// The object that scrolls the content now.
  var scroller: any ContentScroller {
    guard let platformScroller, platformScroller.isAvailable else { return KitScroller.shared }
    return platformScroller
  }

  /// Whether a platform's scroll view scrolls instead of the kit.
  package var isScrolledByPlatform: Bool { platformScroller?.isAvailable == true }
}

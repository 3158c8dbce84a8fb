/// What scrolls the content of a list: the kit itself, or the driver of a platform.
///
/// A list calls its ``ScrollView/scroller`` for everything in which the two differ. It has no other way to learn which one it has.
protocol ContentScroller: AnyObject {
  /// Whether it can scroll; false once its driver was deallocated.
  var isAvailable: Bool { get }

  // MARK: Moves

  /// Sets the offset for the app or a component, and ends a motion.
  func setOffset(_ offset: Point, by cause: ScrollCause, in list: ScrollView)

  /// Sets the offset along one axis for a component, so that nothing is held there any more.
  ///
  /// - Parameter coordinate: A coordinate in the range of the content.
  func setOffset(_ coordinate: Double, along axis: Axis, in list: ScrollView)

  /// Moves the content for the app, at once or animated.
  func setContentOffset(_ offset: Point, animated: Bool, in list: ScrollView)

  /// Moves the content by the distances of a scroll wheel.
  func scrollWheel(by distance: Point, in list: ScrollView)

  /// Brings content that neither a finger nor a motion moves into its range, which has changed.
  ///
  /// - Parameters:
  ///   - cause: What has changed the range.
  ///   - old: The geometry that a component has changed; nil if it was not a component.
  ///   - list: The list.
  func rangeDidChange(by cause: ScrollCause, from old: ScrollGeometry?, in list: ScrollView)

  // MARK: Keeping the position

  /// The content has grown in front by `distance`, and its position is being kept.
  func contentDidShift(by distance: Point, in list: ScrollView)

  /// Moves the content to where its position is kept.
  func move(to keeping: PositionKeeping, in list: ScrollView)

  /// Called when the position was kept.
  func didKeepPosition(in list: ScrollView)

  // MARK: Fingers and motions

  /// Whether a finger is down.
  func isTracking(in list: ScrollView) -> Bool

  /// Whether a finger can be put down: fingers on a platform's scroll view are the platform's.
  func acceptsTouch(in list: ScrollView) -> Bool

  /// Whether the kit's motions move the content, and not only return what is held beside it.
  var movesContent: Bool { get }

  /// The distance, in points, below which the content counts as being at its target.
  var tolerance: Double { get }

  // MARK: Notifications

  /// Called when something has changed that a driver is notified of.
  func notify(of change: DriverRequest, in list: ScrollView)

  /// Takes what a driver reports.
  func receive(_ report: DriverReport, in list: ScrollView)

  /// Called when another one scrolls from now on, and when the list is deallocated.
  func end(in list: ScrollView)
}

extension ScrollView {
  /// What scrolls the content now.
  var scroller: any ContentScroller {
    guard let platformScroller, platformScroller.isAvailable else { return KitScroller.shared }
    return platformScroller
  }

  /// Whether a platform's scroll view scrolls in place of the kit.
  package var isScrolledByPlatform: Bool { platformScroller?.isAvailable == true }
}

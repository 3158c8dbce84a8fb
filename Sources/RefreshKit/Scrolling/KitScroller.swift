/// The kit's own scrolling. Offsets are set at once, and motions and fingers move the content. All
/// lists without a driver share one object.
final class KitScroller: ContentScroller {
  static let shared = KitScroller()

  var isAvailable: Bool { true }
  var movesContent: Bool { true }
  var tolerance: Double { 1e-6 }

  private init() {}

  func setOffset(_ offset: Point, by cause: ScrollCause, in list: ScrollView) {
    if cause == .app || cause == .component { list.stopMotion() }
    let held = list._snapshot.held == .zero ? .zero : list.heldAfterSetting(offset)
    list.move(from: list.contentOffset, to: HeldOffset(offset: offset, held: held), by: cause)
  }

  /// The motion along the other axis continues. If it has ended, the content moves to its
  /// destination along that axis.
  func setOffset(_ coordinate: Double, along axis: Axis, in list: ScrollView) {
    let (other, now) = (axis.other, list.timeline.now)
    var new = list._snapshot.heldOffset
    (new.offset[axis], new.held[axis]) = (coordinate, 0)
    if let player = list.activity.player, player.motion[other].end > list.frameClock.time(at: now) {
      var motion = player.motion
      motion[axis] = .rest(at: coordinate, from: now)
      list.start(motion, as: player.cause)
    } else {
      if let motion = list.motion {
        let end = motion.destination
        let isInTime = motion[other].aim == .timedTarget
        new.offset[other] = isInTime ? end[other] : list.geometry.clamp(end)[other]
      }
      list.stopMotion()
      if !list.isDragging, !list.isTracking { new.held[other] = 0 }
    }
    list.setOffset(new, by: .component)
  }

  func setContentOffset(_ offset: Point, animated: Bool, in list: ScrollView) {
    let old = list.geometry
    if animated, !list.isDragging {
      list.stopMotion()
      list.releaseHeld()
    }
    // An observer of what was held may have begun a drag.
    guard animated, !list.isDragging else {
      list.contentOffset = offset
      return
    }
    // An observer may have changed the range.
    let end = list.geometry == old ? offset : list.geometry.clamp(offset)
    guard end != list.contentOffset else { return }
    list.start(list.physics.ease(to: end, at: list.timeline.now), as: .app)
    list.notifyComponentsOfScroll()
  }

  func scrollWheel(by distance: Point, in list: ScrollView) {
    if let wheel = list.wheel {
      list.pull(by: distance, with: wheel)
    } else {
      list.setOffset(list.geometry.clamp(list.contentOffset + distance), by: .app)
    }
  }

  func rangeDidChange(by cause: ScrollCause, from old: ScrollGeometry?, in list: ScrollView) {
    if list._snapshot.held != .zero, list.updateHeld(by: cause) { return }
    if list.activity.player != nil { return list.adjustMotion(from: old) }
    guard list.activity.isIdle else { return }
    let clamped = list.geometry.clamp(list.contentOffset)
    guard clamped != list.contentOffset || list._snapshot.held != .zero else { return }
    setOffset(clamped, by: cause, in: list)
  }

  func contentDidShift(by distance: Point, in list: ScrollView) {
    list.moveSilently(to: list.contentOffset + distance)
  }

  func move(to keeping: PositionKeeping, in list: ScrollView) {
    list.notifyOfShift(to: keeping)
  }

  func didKeepPosition(in list: ScrollView) {}

  func isTracking(in list: ScrollView) -> Bool { list.activity.isTracking }

  func acceptsTouch(in list: ScrollView) -> Bool { !list.activity.isTracking }

  func notify(of change: DriverRequest, in list: ScrollView) {}

  /// The app has set the size of the content, and a pass of the kit is all that is laid out.
  func requestLayout(in list: ScrollView) { list.contentWasLaidOut() }

  func receive(_ report: DriverReport, in list: ScrollView) {}

  func end(in list: ScrollView) {}
}

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

/// All lists without a driver share one object.
final class KitScroller: ContentScroller {
  static let shared = KitScroller()

  var isAvailable: Bool { true }
  var movesContent: Bool { true }
  var tolerance: Double { 1e-6 }

  private init() {}

  func setOffset(_ offset: Point, by cause: ScrollCause, in list: ScrollView) {
    if cause == .app || cause == .component { list.stopMotion() }
    let held = list.scrollState.held == .zero ? .zero : list.heldAfterSetting(offset)
    list.move(from: list.contentOffset, to: HeldOffset(offset: offset, held: held), by: cause)
  }

  /// Along the other axis, a motion continues. A motion that is over moves to its destination.
  func setOffset(_ coordinate: Double, along axis: Axis, in list: ScrollView) {
    let (other, now) = (axis.other, list.timeline.now)
    var new = list.scrollState.heldOffset
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
    if list.scrollState.held != .zero, list.updateHeld(by: cause) { return }
    if list.activity.player != nil { return list.adjustMotion(from: old) }
    guard list.activity.isIdle else { return }
    let clamped = list.geometry.clamp(list.contentOffset)
    guard clamped != list.contentOffset || list.scrollState.held != .zero else { return }
    setOffset(clamped, by: cause, in: list)
  }

  func contentDidShift(by distance: Point, in list: ScrollView) {
    list.shiftSilently(to: list.contentOffset + distance)
  }

  func move(to keeping: PositionKeeping, in list: ScrollView) {
    list.shiftAndNotify(to: keeping)
  }

  func didKeepPosition(in list: ScrollView) {}

  func isTracking(in list: ScrollView) -> Bool { list.activity.isTracking }

  func acceptsTouch(in list: ScrollView) -> Bool { !list.activity.isTracking }

  func ask(_ request: DriverRequest, in list: ScrollView) {}

  /// Nothing remains to be laid out: the app has set the size of the content.
  func requestLayout(in list: ScrollView) { list.contentWasLaidOut() }

  func receive(_ report: DriverReport, in list: ScrollView) {}

  func end(in list: ScrollView) {}
}

/// What differs between scrolling by the kit and by a platform's driver. A list never asks which of
/// them is in use.
protocol ContentScroller: AnyObject {
  /// False once the driver is deallocated.
  var isAvailable: Bool { get }

  // MARK: Moves

  /// For the app or a component; ends a motion.
  func setOffset(_ offset: Point, by cause: ScrollCause, in list: ScrollView)

  /// For a component, with a coordinate in the range. Releases the overshoot that is held there.
  func setOffset(_ coordinate: Double, along axis: Axis, in list: ScrollView)

  func setContentOffset(_ offset: Point, animated: Bool, in list: ScrollView)

  func scrollWheel(by distance: Point, in list: ScrollView)

  /// Clamps content that neither a finger nor a motion moves. `old` is the geometry before a change
  /// by a component; nil if something else has changed the range.
  func rangeDidChange(by cause: ScrollCause, from old: ScrollGeometry?, in list: ScrollView)

  // MARK: Keeping the position

  /// Called when the content has grown by `distance` at its beginning, while its position is kept.
  func contentDidShift(by distance: Point, in list: ScrollView)

  func move(to keeping: PositionKeeping, in list: ScrollView)

  func didKeepPosition(in list: ScrollView)

  // MARK: Fingers and motions

  func isTracking(in list: ScrollView) -> Bool

  /// A platform's scroll view handles its own touches.
  func acceptsTouch(in list: ScrollView) -> Bool

  /// Whether the kit's motions move the content. If not, they only return a held overshoot.
  var movesContent: Bool { get }

  /// The distance, in points, within which the content counts as being at its target.
  var tolerance: Double { get }

  // MARK: Notifications

  func ask(_ request: DriverRequest, in list: ScrollView)

  /// ``ScrollView/contentWasLaidOut()`` is called after the layout.
  func requestLayout(in list: ScrollView)

  func receive(_ report: DriverReport, in list: ScrollView)

  /// Called when another scroller replaces this one, and when the list is deallocated.
  func end(in list: ScrollView)
}

extension ScrollView {
  var scroller: any ContentScroller {
    guard let platformScroller, platformScroller.isAvailable else { return KitScroller.shared }
    return platformScroller
  }

  package var isScrolledByPlatform: Bool { platformScroller?.isAvailable == true }
}

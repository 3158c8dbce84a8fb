/// Scrolls a list without a driver: by a finger, a scroll wheel and the app.
final class KitScroller: ContentScroller {
  unowned let list: ScrollView

  /// The finger that is down.
  var finger: Finger?
  /// In seconds of the timeline.
  var touchTime: Double?
  var wheel = WheelRun()

  init(_ list: ScrollView) {
    self.list = list
  }

  var movesContent: Bool { true }

  func setOffset(_ offset: Point, by cause: ScrollCause) {
    let list = list
    if cause == .app || cause == .component { list.stopMotion() }
    let held = list.heldAfterSetting(offset)
    list.move(from: list.contentOffset, to: HeldOffset(offset: offset, held: held), by: cause)
  }

  /// Along the other axis, a motion continues. A motion that is over moves to its destination.
  func setOffset(_ coordinate: Double, along axis: Axis) {
    let list = list
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

  func setContentOffset(_ offset: Point, animated: Bool) {
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
    list.secondLevelsDidScroll()
  }

  func scrollWheel(by distance: Point) {
    guard list.allowsWheelPull else {
      return list.setOffset(list.geometry.clamp(list.contentOffset + distance), by: .app)
    }
    pull(by: distance)
  }

  func rangeDidChange(by cause: ScrollCause, from old: ScrollGeometry?) {
    if list.scrollState.held != .zero, list.updateHeld(by: cause) { return }
    if list.activity.player != nil { return list.adjustMotion(from: old) }
    guard isIdle else { return }
    let clamped = list.geometry.clamp(list.contentOffset)
    guard clamped != list.contentOffset || list.scrollState.held != .zero else { return }
    setOffset(clamped, by: cause)
  }

  func contentDidShift(by distance: Point) {
    for axis in Axis.allCases where distance[axis] != 0 { wheel.stopPulling(at: axis.leadingEdge) }
    list.shiftSilently(to: list.contentOffset + distance)
  }

  func move(to keeping: PositionKeeping) {
    list.shiftAndNotify(to: keeping)
  }

  var isTracking: Bool { finger != nil }
  var isIdle: Bool { !list.activity.isMoving && finger == nil }

  /// Nothing remains to be laid out: the app has set the size of the content.
  func requestLayout() { list.contentWasLaidOut() }

  func end() {
    endTouch(isLift: false)
    endWheelPull(isLift: false)
  }

  func endUserDrag(isLift: Bool) -> Bool {
    if finger?.isDragging == true {
      endTouch(isLift: isLift)
    } else if wheel.isPulling {
      endWheelPull(isLift: isLift)
    } else {
      return false
    }
    return true
  }
}

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

extension ScrollView {
  var scroller: any ContentScroller { driverScroller ?? kitScroller }

  var kitScroller: KitScroller {
    if let ownScroller { return ownScroller }
    let scroller = KitScroller(self)
    ownScroller = scroller
    return scroller
  }

  /// Nil once the driver is deallocated.
  var driverScroller: DriverScroller? {
    guard let platformScroller, platformScroller.driver == nil else { return platformScroller }
    platformScroller.warnOfUnusedDriver()
    return nil
  }

  package var isScrolledByPlatform: Bool { driverScroller != nil }
}

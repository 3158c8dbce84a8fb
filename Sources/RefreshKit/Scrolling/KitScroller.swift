/// Scrolls a list that has no driver: for a finger, a scroll wheel and the app.
final class KitScroller: ContentScroller {
  unowned let list: ScrollView

  /// The finger that is down; nil if there is none.
  var finger: Finger?
  /// When a finger was last reported, in seconds of the timeline; nil before the first report.
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
    list.move(from: list.scrollState.offset, to: HeldOffset(offset: offset, held: held), by: cause)
  }

  /// Sets one coordinate. A motion along the other axis continues. If the time of that motion is
  /// over, the content moves to its destination.
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
        let endsAtFixedTime = motion[other].aim == .timedTarget
        new.offset[other] = endsAtFixedTime ? end[other] : list.geometry.clamp(end)[other]
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
    // When the overshoot was released, an observer may have begun a drag.
    guard animated, !list.isDragging else {
      list.contentOffset = offset
      return
    }
    // The observer may also have changed the range.
    let end = list.geometry == old ? offset : list.geometry.clamp(offset)
    guard end != list.scrollState.offset else { return }
    list.start(list.physics.ease(to: end, at: list.timeline.now), as: .app)
    list.secondLevelsDidScroll()
  }

  func scrollWheel(by distance: Point) {
    guard list.allowsWheelPull else {
      return list.setOffset(list.geometry.clamp(list.scrollState.offset + distance), by: .app)
    }
    pull(by: distance)
  }

  func rangeDidChange(by cause: ScrollCause, from old: ScrollGeometry?) {
    if list.scrollState.held != .zero, list.updateHeld(by: cause) { return }
    if list.activity.player != nil { return list.adjustMotion(from: old) }
    guard isIdle else { return }
    let clamped = list.geometry.clamp(list.scrollState.offset)
    guard clamped != list.scrollState.offset || list.scrollState.held != .zero else { return }
    setOffset(clamped, by: cause)
  }

  func contentDidShift(by distance: Point) {
    for axis in Axis.allCases where distance[axis] != 0 { wheel.stopPulling(at: axis.leadingEdge) }
    list.shiftSilently(to: list.scrollState.offset + distance)
  }

  func keepPosition(_ keeping: PositionKeeping) {
    list.shiftAndNotify(to: keeping)
  }

  var isTracking: Bool { finger != nil }
  var isIdle: Bool { !list.activity.isMoving && finger == nil }

  /// The layout is always up to date, because the app sets the size of the content itself.
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

extension ScrollView {
  var scroller: any ContentScroller { driverScroller ?? kitScroller }

  var kitScroller: KitScroller {
    if let ownScroller { return ownScroller }
    let scroller = KitScroller(self)
    ownScroller = scroller
    return scroller
  }

  /// The scroller of the driver; nil without a driver, and after the driver was deallocated.
  var driverScroller: DriverScroller? {
    guard let platformScroller, platformScroller.driver == nil else { return platformScroller }
    platformScroller.warnOfUnusedDriver()
    return nil
  }

  package var isScrolledByPlatform: Bool { driverScroller != nil }
}

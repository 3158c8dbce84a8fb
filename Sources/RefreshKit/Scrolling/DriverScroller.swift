final class DriverScroller: ContentScroller {
  private(set) weak var driver: (any ScrollDriver)?
  private unowned let list: ScrollView

  private var request: (cause: ScrollCause, target: Point, axes: [Axis])?
  private var keepsPositionByRequest = false
  /// How many offsets and pulls the driver has reported.
  private var reportCount = 0
  private(set) var isTracking = false
  /// The offset before the driver clamped the content without a request, during
  /// ``ScrollView/keepingPosition(_:)``; nil if the driver has not clamped it.
  private var offsetBeforeClamp: Point?
  /// The lengths of the insets that were released since the content was last at rest.
  private var releasedInsets = EdgeInsets.zero
  /// The target of an animated move, until the driver has reported it; otherwise nil.
  private var animatedTarget: Point?
  private(set) var hasReported = false

  init(_ driver: any ScrollDriver, of list: ScrollView) {
    self.driver = driver
    self.list = list
    list.timeline.setAnimationWrapper(
      { [weak self] duration, changes in
        guard let self else { return changes() }
        animate(duration, changes)
      }, for: list)
  }

  func end() {
    list.timeline.setAnimationWrapper(nil, for: list)
  }

  var movesContent: Bool { false }

  /// Whether no drag or motion moves the content. True also while a finger touches the platform's
  /// view without dragging.
  var isIdle: Bool { !list.activity.isMoving }

  // MARK: Requests

  func setOffset(_ offset: Point, by cause: ScrollCause) {
    request(offset, by: cause)
  }

  func setOffset(_ coordinate: Double, along axis: Axis) {
    var offset = list.scrollState.offset
    // Unless a drag moves the content, the other coordinate is clamped, too. During
    // ``ScrollView/keepingPosition(_:)``, clamping waits for the end of the changes.
    if !list.isDragging, list.positionKeeping == nil { offset = list.geometry.clamp(offset) }
    offset[axis] = coordinate
    request(offset, by: .component, along: [axis])
  }

  func setContentOffset(_ offset: Point, animated: Bool) {
    request(offset, animated: animated && !list.isDragging, by: .app)
  }

  func scrollWheel(by distance: Point) {
    request(list.geometry.clamp(list.scrollState.offset + distance), by: .app)
  }

  private func request(
    _ offset: Point, animated: Bool = false, by cause: ScrollCause,
    along axes: [Axis] = Axis.allCases
  ) {
    animatedTarget = animated ? offset : nil
    ask(.offset, for: (cause, offset, axes)) {
      $0.scrollView(list, requestsOffset: offset, animated: animated)
    }
  }

  private func ask(
    _ kind: DriverRequest, for request: (ScrollCause, Point, [Axis]),
    _ call: (any ScrollDriver) -> Void
  ) {
    let outer = self.request
    self.request = request
    ask(kind, call)
    self.request = outer
  }

  /// Calls the driver. Its reports during the call are its answer to the request.
  private func ask(_ request: DriverRequest, _ call: (any ScrollDriver) -> Void) {
    guard let driver else { return }
    list.client(.request(request, list)) { call(driver) }
  }

  /// Asks the driver to animate changes. The changes are a separate input, so that a recorder can
  /// distinguish the driver's reports before the changes from those after them.
  private func animate(_ duration: Double, _ changes: () -> Void) {
    guard let driver else { return changes() }
    list.client(.request(.animation, list)) {
      driver.scrollView(list, animate: duration) { list.input(Input.animated, changes) }
    }
  }

  func ask(_ request: DriverRequest) {
    ask(request) {
      switch request {
      case .reservedInset: $0.scrollViewReservedInsetDidChange(list)
      case .heldEdges: $0.scrollViewHeldEdgesDidChange(list)
      case .interaction: $0.scrollViewInteractionDidChange(list)
      case .bouncing: $0.scrollViewBouncingDidChange(list)
      case .layout: $0.scrollViewNeedsLayout(list)
      case .offset, .shift, .animation, .animated: break
      }
    }
  }

  func requestLayout() { ask(.layout) }

  /// Does not clamp: a driver clamps content at rest by itself, and its report notifies the
  /// components of the geometry again. But after a component has released an inset, a driver may
  /// have stored the inset without moving the content. Then this function requests the offset to
  /// which the content must move.
  func rangeDidChange(by cause: ScrollCause, from old: ScrollGeometry?) {
    if cause != .component { list.releaseHeldAtMovedEdges() }
    if let target = takeTargetAfterInsetRelease() { request(target, by: .component) }
  }

  func reservedInsetDidChange(from old: EdgeInsets) {
    for edge in Edge.allCases {
      let length = old[edge] - list.geometry.reserved[edge]
      releasedInsets[edge] = length < 0 ? 0 : releasedInsets[edge] + length
    }
    ask(.reservedInset)
  }

  func contentMayRest() {
    guard let target = takeTargetAfterInsetRelease() else { return }
    list.animate(Self.returnDuration) { request(target, by: .component) }
  }

  /// The duration of the return into the range, in seconds.
  private static let returnDuration = 0.4

  /// Returns the offset to which content at rest must move because an inset was released. A driver
  /// may have stored the inset without moving the content. Nil if the content need not move, or
  /// cannot move yet. Nil also if the content is farther outside its range than the length of the
  /// released inset, because then the app has set that offset.
  private func takeTargetAfterInsetRelease() -> Point? {
    guard releasedInsets != .zero, list.isAtRest, animatedTarget == nil,
      list.positionKeeping == nil
    else { return nil }
    let releasedInsets = exchange(&self.releasedInsets, with: .zero)
    if (driver as? any RangeKeepingDriver)?.keepsRange == true { return nil }
    var target = list.scrollState.offset
    for edge in Edge.allCases where releasedInsets[edge] > 0 {
      let (axis, limit) = (edge.axis, list.geometry.limit(at: edge))
      let distance = edge.isLeading ? limit - target[axis] : target[axis] - limit
      guard distance > tolerance, !distance.isBeyond(releasedInsets[edge]) else { continue }
      target[axis] =
        list.isPagingEnabled && !edge.isLeading
        ? list.physics.pagePositions(along: axis).target(from: limit, velocity: 0) : limit
    }
    return target == list.scrollState.offset ? nil : target
  }

  // MARK: Keeping the position

  func keepPosition(_ keeping: PositionKeeping) {
    offsetBeforeClamp = nil
    let target = keeping.nearest(to: keeping.target, in: list.geometry, isAtRest: list.isAtRest)
    let (before, distance) = (reportCount, target - list.scrollState.offset)
    if distance != .zero || driver?.keepsVisibleRow == true {
      keepsPositionByRequest = true
      ask(.shift, for: (.component, target, Axis.allCases)) {
        $0.scrollView(list, shiftsOffsetBy: distance)
      }
      keepsPositionByRequest = false
    }
    if distance == .zero, reportCount == before {
      let old = keeping.retarget(to: target, along: Axis.allCases)
      return list.move(from: old, to: list.scrollState.heldOffset, by: .component)
    }
    list.releaseHeldAtMovedEdges()
  }

  func didKeepPosition() {
    guard let old = offsetBeforeClamp else { return }
    offsetBeforeClamp = nil
    list.move(from: old, to: list.scrollState.heldOffset, by: .app)
  }

  // MARK: Reports

  func receive(_ report: DriverReport) {
    hasReported = true
    switch report {
    case .offset(let offset, let cause): didScroll(to: offset, by: cause)
    case .pull(let overshoot): didPull(beyond: overshoot)
    case .tracks(let isTracking): didTrack(isTracking)
    case .decelerates(let decelerates): didDecelerate(decelerates)
    case .layout: list.contentWasLaidOut()
    }
  }

  private func didScroll(to offset: Point, by cause: ScrollCause) {
    let new = snapped(offset, in: list.scrollState)
    let returnsHeld = cause == .deceleration && list.scrollState.held != .zero
    if returnsHeld, new == list.scrollState.offset { return }
    let (isClamp, awaitsClamp) = (isClamp(at: new, by: cause), awaitsClamp)
    let cause = cause == .component ? request?.cause ?? cause : cause
    guard endOtherMoves(for: cause, to: new) else { return }
    reportCount += 1
    if isClamp {
      // Observers are told of the clamp later: with the move that keeps the position, or when the
      // changes are over.
      offsetBeforeClamp = offsetBeforeClamp ?? list.scrollState.offset
      return list.shiftSilently(to: new)
    }
    move(to: new, by: cause)
    if awaitsClamp { list.notifyOfGeometry() }
  }

  /// Whether a change of the geometry has left content at rest outside its range, and the driver
  /// has not clamped it so far. If so, the components are notified of the geometry again after the
  /// next report.
  private var awaitsClamp: Bool {
    list.isAtRest && !list.scrollState.isOffsetSetByApp
      && list.geometry.clamp(list.scrollState.offset) != list.scrollState.offset
  }

  /// Ends the motion that a move by `cause` interrupts, and forgets the target of an animated move
  /// that has arrived at `offset`. Returns false if the report is outdated, because an observer has
  /// moved the content.
  private func endOtherMoves(for cause: ScrollCause, to offset: Point) -> Bool {
    if animatedTarget?.isNearly(offset) == true || cause.isDrag { animatedTarget = nil }
    switch cause {
    case .finger: return panDidMove()
    case .app, .component, .wheel: if !keepsPositionByRequest { list.stopMotion() }
    case .deceleration: break
    }
    return true
  }

  private func move(to offset: Point, by cause: ScrollCause) {
    let old = startOfMove(to: offset)
    let held = list.heldAfterSetting(offset, decelerates: cause == .deceleration)
    list.move(from: old, to: HeldOffset(offset: offset, held: held), by: cause)
    if list.hasReturnedHeld { list.changeActivity { $0.leaveToDriver() } }
    // In a deceleration, second levels are told only when the content rests.
    if cause != .finger, cause != .deceleration { list.secondLevelsDidScroll(isOver: false) }
  }

  /// Returns the offset from which the content moves to `offset`. During
  /// ``ScrollView/keepingPosition(_:)``, this is the old target of ``PositionKeeping`` along the
  /// axes of the request, and `offset` becomes the new target.
  private func startOfMove(to offset: Point) -> Point {
    guard let keeping = list.positionKeeping, let axes = request?.axes else {
      return list.scrollState.offset
    }
    for axis in axes { offsetBeforeClamp?[axis] = offset[axis] }
    if offsetBeforeClamp == offset { offsetBeforeClamp = nil }
    return keeping.retarget(to: offset, along: axes)
  }

  private func snapped(_ offset: Point, in snapshot: ScrollSnapshot) -> Point {
    if let target = request?.target, offset.isNearly(target) { return target }
    return snapshot.geometry.snapped(offset)
  }

  /// Whether the driver has clamped the content without a request, during
  /// ``ScrollView/keepingPosition(_:)``. The driver may have rounded the offset to a pixel, so
  /// `offset` may differ from the clamped one by less than a point.
  private func isClamp(at offset: Point, by cause: ScrollCause) -> Bool {
    guard list.positionKeeping != nil, request == nil, cause == .app || cause == .component,
      !list.isDragging, !list.isTracking, offset != list.scrollState.offset
    else { return false }
    let clamped = list.geometry.clamp(list.scrollState.offset)
    return clamped != list.scrollState.offset && offset.isWithinAPoint(of: clamped)
  }

  private func didTrack(_ isTracking: Bool) {
    self.isTracking = isTracking
    guard !isTracking, isIdle else { return }
    list.waitingArrivalsMayLoad()
    list.beginReturningHeld()
    if list.isDecelerating { list.notifyDelegateOfDecelerationBegin() } else { list.releaseHeld() }
    contentMayRest()
  }

  private func didDecelerate(_ decelerates: Bool) {
    guard !decelerates else {
      list.changeActivity { $0.endHostDrag(decelerates: true) }
      return list.notifyDelegateOfDecelerationBegin()
    }
    let number = list.announced.presentDeceleration
    list.stopMotion()
    list.beginReturningHeld()
    guard !list.isDecelerating else { return }
    list.releaseHeld()
    list.notifyDelegateOfDecelerationEnd(number)
    contentMayRest()
  }

  private func didPull(beyond overshoot: EdgeInsets) {
    guard list.isDragging, panDidMove() else { return }
    reportCount += 1
    var new = HeldOffset(offset: list.scrollState.offset)
    for edge in Edge.allCases where overshoot[edge] > 0 && list.mayHold(at: edge) {
      new.held[edge.axis] = edge.isLeading ? -overshoot[edge] : overshoot[edge]
    }
    list.move(from: new.offset, to: new, by: .finger)
  }

  /// Tells observers that the finger has moved. Returns false if the current report is outdated,
  /// because an observer has moved the content and the driver has reported that move.
  private func panDidMove() -> Bool {
    let before = reportCount
    list.setPanState(.changed)
    return reportCount == before
  }
}

extension DriverScroller {
  /// Called when the list finds that the driver was deallocated. If the driver has never reported
  /// anything, the app has probably not stored it.
  func warnOfUnusedDriver() {
    #if DEBUG
      guard !hasReported else { return }
      hasReported = true
      StandardError.write(
        "RefreshKit: the driver of a ScrollView was released before it has reported anything. "
          + "A scroll view does not retain its driver: store it.")
    #endif
  }
}

extension ScrollView {
  /// The driver that scrolls instead of the kit; nil by default. It is not retained: store it, or it
  /// is released at once.
  ///
  /// Setting it ends a motion, and cancels the touch of a finger that is down and the pull of a
  /// scroll wheel. While it is set, ``touch(_:at:id:timestamp:)``, ``allowsWheelPull``,
  /// ``maximumOverscroll`` and ``rubberBandCoefficient`` have no effect; ``contentOffset``,
  /// ``setContentOffset(_:animated:)``, ``scroll(by:animated:)`` and ``scrollWheel(dx:dy:phase:)``
  /// are requests to it; the driver sets ``isPagingEnabled`` to the platform's value.
  public var driver: (any ScrollDriver)? {
    get { platformScroller?.driver }
    set {
      guard newValue !== driver else { return }
      ownScroller?.end()
      platformScroller?.end()
      stopMotion()
      platformScroller = newValue.map { DriverScroller($0, of: self) }
      // A component may wait for a layout of the old driver. After the layout pass it asks the new
      // driver for one.
      setNeedsLayoutPass()
      waitingArrivalsMayLoad()
    }
  }
}

#if hasFeature(Embedded)
  extension ScrollView {
    /// Whether a driver scrolls in place of the kit: never in Embedded Swift.
    var isDriven: Bool { false }
    var isTrackedByDriver: Bool { false }

    func requestOffset(
      _ offset: Point, animated: Bool = false, by cause: ScrollCause, along axes: [Axis] = []
    ) {}
    func requestShift(to target: Point) {}
    func leaveClampToDriver(by cause: ScrollCause) {}
    func releaseHeldAtMovedEdges() {}
    func notifyDriver(of request: DriverRequest) {}
  }
#else
  /// The driver of a scroll view, and what it was asked for.
  struct DriverReference {
    weak var object: (any ScrollDriver)?
    /// Whether a finger touches the platform's scroll view.
    fileprivate(set) var isTracking = false
    /// How many offsets and pulls the driver has reported.
    fileprivate var reports = 0
    /// The request that is under way: where it is to move the content, and along which axes; nil without one.
    var request: (cause: ScrollCause, target: Point, axes: [Axis])?

    /// The cause of that request.
    var requestCause: ScrollCause? { request?.cause }

    /// Whether the last change of geometry has left content at rest beyond its range.
    fileprivate var awaitsClamp = false
  }

  extension ScrollView {
    /// What scrolls in place of the kit; held weakly, nil by default.
    ///
    /// Setting it ends a motion, and cancels the touch of a finger that is down and the pull of a scroll
    /// wheel. While it is set, ``touch(_:at:id:timestamp:)``, ``allowsWheelPull``, ``maximumOverscroll`` and
    /// ``rubberBandCoefficient`` have no effect; ``contentOffset``, ``setContentOffset(_:animated:)``,
    /// ``scroll(by:animated:)`` and ``scrollWheel(dx:dy:phase:)`` are requests to it; ``isPagingEnabled`` is
    /// for the driver to report.
    public var driver: (any ScrollDriver)? {
      get { hasDriver ? driverReference.object : nil }
      set {
        guard newValue !== driver else { return }
        observe("another driver")
        fingerLeft(isLift: false)
        wheelLeft(isLift: false)
        stopMotion()
        driverReference = DriverReference()
        driverReference.object = newValue
        hasDriver = newValue != nil
        let wrapper: AnimationWrappers.Wrapper = { [weak self] duration, changes in
          if let self { askToAnimate(duration, changes) } else { changes() }
        }
        timeline.setAnimationWrapper(hasDriver ? wrapper : nil, for: self)
      }
    }

    /// Whether a driver scrolls in place of the kit.
    var isDriven: Bool { hasDriver && driverReference.object != nil }

    /// Whether a finger touches the scroll view of a driver.
    var isTrackedByDriver: Bool { isDriven && driverReference.isTracking }

    /// Whether a component holds the content at rest while it is pulled beyond an edge: one that has
    /// ``RefreshComponent/holdsContentWhilePulled``, is shown and has interaction on.
    public func holdsContent(at edge: Edge) -> Bool {
      holdingEdges.contains(EdgeSet(edge))
    }

    // MARK: Reports

    /// Reports the offset that the platform's scroll view has now.
    ///
    /// Report sizes, insets and the beginning of a drag before it. The components and the delegate are
    /// notified, also of an equal offset, except by ``ScrollCause/deceleration`` while ``heldOverscroll`` is
    /// not zero: its return notifies them by itself.
    ///
    /// - Parameters:
    ///   - offset: The offset, in points of the content; it is taken as it is, also out of the range. Where it is
    ///     less than a millionth of a point from where it was requested, or from an end of the range with or without
    ///     reserved insets, it is there: the platform may add up the same numbers in another order.
    ///   - cause: What has moved the content. ``ScrollCause/finger`` also notifies of the pan state
    ///     ``PanState/changed``; ``ScrollCause/app``, ``ScrollCause/wheel`` and
    ///     ``ScrollCause/component`` end a deceleration.
    public func driverDidScroll(to offset: Point, by cause: ScrollCause) {
      let offset = offset.finite(or: contentOffset)
      input(.report(.offset(offset, cause))) {
        let new = unrounded(offset)
        if cause == .deceleration, _snapshot.held != .zero, new == contentOffset { return }
        take(
          new, by: cause == .component ? driverReference.requestCause ?? cause : cause,
          isClamp: isClamp(at: new, by: cause))
      }
    }

    /// Takes over an offset that was reported.
    ///
    /// - Parameter isClamp: Whether the driver has brought content into its range by itself.
    private func take(_ new: Point, by cause: ScrollCause, isClamp: Bool) {
      switch cause {
      case .finger: guard notifyPanDidMove() else { return }
      case .app, .component, .wheel: if keeping?.isAsking != true { stopMotion() }
      case .deceleration: break
      }
      driverReference.reports += 1
      if isClamp { return takeClampOfDriver(at: new) }
      var old = _snapshot.offset
      if let keeping, let axes = driverReference.request?.axes {
        old = keeping.restart(at: new, along: axes)
      }
      let held = _snapshot.held == .zero ? .zero : heldAfterScrolling(to: new, by: cause)
      move(from: old, to: HeldOffset(offset: new, held: held), by: cause)
      if hasReturnedHeld { activity.leaveToDriver() }
      followReport(by: cause)
      guard driverReference.awaitsClamp else { return }
      driverReference.awaitsClamp = false
      notifyOfGeometry()
    }

    /// An offset that is reported, without what sums of the same numbers differ by: where it was requested, where
    /// an edge begins to be shown, or at an end of the range.
    private func unrounded(_ offset: Point) -> Point {
      if let target = driverReference.request?.target, offset.isNearly(target) { return target }
      var place = offset
      for axis in Axis.allCases {
        let (range, value) = (geometry.range(along: axis), offset[axis])
        let shown = rests[axis.leadingEdge]...rests[axis.trailingEdge]
        place[axis] = shown.end(near: value) ?? range.end(near: value) ?? value
      }
      return place
    }

    /// Whether a driver reports that it has brought content into its range by itself, while the position of the
    /// content is kept. It may have rounded that place to a pixel: it is less than a point from the end of the
    /// range.
    private func isClamp(at place: Point, by cause: ScrollCause) -> Bool {
      guard let keeping, !keeping.isAsking, driverReference.requestCause == nil,
        cause == .app || cause == .component, !isDragging, !isTracking, place != contentOffset
      else { return false }
      let clamped = geometry.clamp(contentOffset)
      return clamped != contentOffset && place.isWithinAPoint(of: clamped)
    }

    /// Reports whether a finger touches the platform's scroll view, also without a drag:
    /// ``isTracking``. A finger that rests on the content keeps a component from scrolling back.
    ///
    /// What is still held where a finger leaves that did not drag returns by itself.
    public func driverDidTrack(_ isTracking: Bool) {
      guard isTracking != driverReference.isTracking else { return }
      input(.report(.tracks(isTracking))) {
        driverReference.isTracking = isTracking
        guard !isTracking, activity.isIdle else { return }
        returnHeld()
        if isDecelerating { notifyDecelerationBegan() } else { releaseHeld() }
      }
    }

    /// Reports that the platform's scroll view has begun, or ended, to move the content by itself after
    /// a drag. What is reported already, and a beginning under a drag, has no effect.
    ///
    /// What a drag has left held returns by itself: ``isDecelerating`` stays true meanwhile.
    public func driverDidDecelerate(_ decelerates: Bool) {
      guard decelerates != isDecelerating, !isDragging, motion == nil else { return }
      input(.report(.decelerates(decelerates))) {
        guard !decelerates else {
          activity.endHostDrag(decelerates: true)
          return notifyDecelerationBegan()
        }
        let number = announced.presentDeceleration
        stopMotion()
        returnHeld()
        guard !isDecelerating else { return }
        releaseHeld()
        notifyDecelerationEnded(number)
      }
    }

    /// Reports how far a finger pulls beyond edges at which a component holds the content, which the
    /// driver keeps at the end of its range meanwhile. Without a drag it has no effect.
    ///
    /// The components and the delegate are notified as of a change of ``heldOverscroll``, also of equal
    /// overshoots.
    ///
    /// - Parameter overshoot: What a rubber band would show of the pull at each edge, in points; at an
    ///   edge without such a component, and where the content is elsewhere, it counts as 0.
    public func driverDidPull(beyond overshoot: EdgeInsets) {
      let overshoot = overshoot.finite(or: .zero)
      input(.report(.pull(overshoot))) {
        guard isDragging, notifyPanDidMove() else { return }
        driverReference.reports += 1
        var place = HeldOffset(offset: contentOffset)
        for edge in Edge.allCases where overshoot[edge] > 0 && mayHold(at: edge) {
          place.held[edge.axis] = edge == edge.axis.leadingEdge ? -overshoot[edge] : overshoot[edge]
        }
        move(from: place.offset, to: place, by: .finger)
      }
    }

    /// Whether something may be held at an edge: the content is at the end of its range, on a pixel.
    private func mayHold(at edge: Edge) -> Bool {
      holdsContent(at: edge)
        && abs(contentOffset[edge.axis] - geometry.limit(at: edge)) < 1
    }

    /// Notifies the components that the finger has moved.
    ///
    /// - Returns: Whether what the driver reports is up to date still: an observer may have moved the
    ///   content elsewhere, which the driver has reported.
    private func notifyPanDidMove() -> Bool {
      let before = driverReference.reports
      setPanState(.changed)
      return driverReference.reports == before
    }

    /// Leaves it to the driver to bring content that nothing moves into its range: the components are notified
    /// of the geometry again when it has.
    ///
    /// - Parameter cause: What has changed the range: a component after the driver was asked to reserve an
    ///   inset.
    func leaveClampToDriver(by cause: ScrollCause) {
      guard cause != .component else { return }
      driverReference.awaitsClamp = isAtRest && geometry.clamp(contentOffset) != contentOffset
      releaseHeldAtMovedEdges()
    }

    /// Holds nothing any more at edges that a change of geometry has moved: the driver keeps the content
    /// elsewhere.
    func releaseHeldAtMovedEdges() {
      var place = _snapshot.place
      for edge in Edge.allCases where heldOverscroll[edge] > 0 {
        if geometry.limit(at: edge) != place.offset[edge.axis] { place.held[edge.axis] = 0 }
      }
      guard place != _snapshot.place else { return }
      move(from: place.offset, to: place, by: .app)
      if hasReturnedHeld { endMotion() }
    }

    /// What is still held at an offset that was reported: in a deceleration, what is held along an axis
    /// that does not move.
    private func heldAfterScrolling(to new: Point, by cause: ScrollCause) -> Point {
      guard cause == .deceleration else { return heldAfterSetting(new) }
      var held = _snapshot.held
      for axis in Axis.allCases where new[axis] != contentOffset[axis] { held[axis] = 0 }
      return held
    }
  }
#endif

/// The moves of the content by a scroll wheel or a trackpad: within its range, and beyond an edge
/// as a pull.
extension ScrollView {
  /// Whether a scroll wheel or a trackpad pulls beyond an edge; false by default.
  ///
  /// If the content is at an edge and the wheel moves further, it pulls the content. Its distances
  /// are added up and shown by the rubber band (``maximumOverscroll``). The pull counts as a drag
  /// (``isDragging``) for the components and the delegate, except for a ``RefreshControl``, which
  /// only fingers pull. It ends after 0.15 seconds without an event, or by a ``WheelPhase``. It
  /// begins only if the content was at that edge at the first event after a pause of 0.15 seconds,
  /// so that a list that is scrolled to its end stops there.
  ///
  /// A touch, a drag of a host, or setting this to false cancels a pull. If there is a ``driver``,
  /// this has no effect.
  public var allowsWheelPull: Bool {
    get { wheel != nil }
    set {
      guard newValue != allowsWheelPull else { return }
      set("allowsWheelPull", to: newValue) {
        endWheelPull(isLift: false)
        wheel = $0 ? WheelPull() : nil
      }
    }
  }

  /// Moves the content by the distances of a scroll wheel, within its range, at once. It ends a
  /// deceleration. During a touch or a host's drag, without user interaction, and if a number is
  /// not finite, nothing happens.
  ///
  /// With ``allowsWheelPull`` it also pulls beyond an edge.
  ///
  /// - Parameters:
  ///   - dx: The distance to the right, in points; 0 by default.
  ///   - dy: The distance downwards, in points; 0 by default.
  ///   - phase: The phase of the event; ``WheelPhase/moved`` by default. A host that knows when the
  ///     fingers leave a trackpad passes ``WheelPhase/ended`` then. The events of the momentum that
  ///     follow do not pull.
  public func scrollWheel(dx: Double = 0, dy: Double = 0, phase: WheelPhase = .moved) {
    guard dx.isFinite, dy.isFinite else { return }
    let distance = Point(x: dx, y: dy)
    input(.wheel(distance, phase)) {
      let isMove = phase == .moved || distance != .zero
      if isMove, isUserInteractionEnabled { wheelMoved(by: distanceWithoutOpeningLevels(distance)) }
      if phase != .moved { endWheelPull(isLift: phase == .ended) }
      if !isWheelPulling { notifyComponentsOfScroll(.wheel(isOver: phase != .moved)) }
    }
  }

  private func wheelMoved(by distance: Point) {
    guard !isTracking, !isDragging || isWheelPulling else { return }
    scroller.scrollWheel(by: distance, in: self)
  }

  /// Moves the content by a wheel that pulls beyond an edge.
  func pull(by distance: Point, with wheel: WheelPull) {
    wheel.addEvent(at: timeline.now, presentEdges)
    let limits = dragLimits(pullingAt: wheel.edges)
    if wheel.isPulling {
      let drag = _snapshot.dragID
      setPanState(.changed)
      guard _snapshot.dragID == drag else { return }
    } else {
      guard passesEdge(by: distance, in: limits) else { return scroll(by: distance) }
      wheel.begin(of: pulledOffset, in: limits)
      scheduleWheelRelease()
      guard startDrag(by: .wheel) else { return wheel.endPull() }
    }
    // The observers of the pan state, or the delegate, may have ended the pull.
    guard isWheelPulling, wheel === self.wheel else { return }
    let new = splitRounded(
      wheel.pull(pulledOffset, by: distance, in: dragLimits(pullingAt: wheel.edges)))
    wheel.setShown(new.pulled)
    setOffset(new, by: .wheel)
  }

  /// Scrolls within the range. A wheel that moves further in the direction of the pull does not
  /// stop the return of the overshoot.
  private func scroll(by distance: Point) {
    let isReturning = Axis.allCases.contains { axis in
      guard let edge = geometry.edge(passedBy: contentOffset, along: axis) else { return false }
      return edge == axis.leadingEdge ? distance[axis] < 0 : distance[axis] > 0
    }
    if !isReturning { setOffset(geometry.clamp(contentOffset + distance), by: .app) }
  }

  /// Whether a scroll wheel pulls.
  package var isWheelPulling: Bool { wheel?.isPulling == true }

  /// The edges that the content has reached or passed.
  var presentEdges: EdgeSet {
    var edges = EdgeSet()
    for edge in Edge.allCases {
      let distance = pulledOffset[edge.axis] - geometry.limit(at: edge)
      let inwards = edge == edge.axis.leadingEdge ? distance : -distance
      if inwards < 1e-6 { edges.insert(EdgeSet(edge)) }
    }
    return edges
  }

  /// Whether a distance would move the content beyond an edge that shows or holds an overshoot.
  private func passesEdge(by distance: Point, in limits: DragLimits) -> Bool {
    let target = pulledOffset + distance
    return Axis.allCases.contains { axis in
      guard distance[axis] != 0, limits.moves(axis),
        let edge = geometry.edge(passedBy: target, along: axis)
      else { return false }
      return limits.elasticEdges.contains(EdgeSet(edge))
    }
  }

  /// Ends the pull of a scroll wheel, like a finger that is lifted, or cancels it.
  func endWheelPull(isLift: Bool) {
    guard let wheel, wheel.isPulling else { return }
    wheel.endPull()
    endDrag(isLift: isLift, velocity: .zero)
  }

  /// Schedules the end of the pull, at the end of the run of events.
  private func scheduleWheelRelease() {
    guard let wheel, !wheel.isScheduled else { return }
    wheel.isScheduled = true
    let view = Weak(self)
    timeline.at(wheel.end, Job { view.object?.releaseWheel(wheel) })
  }

  private func releaseWheel(_ wheel: WheelPull) {
    wheel.isScheduled = false
    guard wheel === self.wheel, wheel.isPulling else { return }
    wheel.isOver(at: timeline.now) ? endWheelPull(isLift: true) : scheduleWheelRelease()
  }
}

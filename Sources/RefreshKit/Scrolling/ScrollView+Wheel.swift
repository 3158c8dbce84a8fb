/// How a scroll wheel or a trackpad moves the content: within its range, and beyond an edge as a pull.
extension ScrollView {
  /// Whether a scroll wheel or a trackpad pulls beyond an edge; false by default.
  ///
  /// If the content is at an edge, a wheel that moves on pulls it: what it moves adds up, is shown
  /// through the rubber band (``maximumOverscroll``), and counts as a drag (``isDragging``) for the
  /// components and the delegate, except a ``RefreshControl``, which only fingers pull. The pull is let
  /// go after 0.15 seconds without an event, or by a ``WheelPhase``. It begins only if the content was at
  /// that edge at the first event after 0.15 seconds without one: a list that is scrolled to its end stops
  /// there.
  ///
  /// A finger, a drag of a host, or setting it to false cancels a pull. Where there is a ``driver``, it
  /// has no effect.
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
  /// deceleration. Under a finger or a host's drag, without interaction, and for numbers that are not
  /// finite, nothing happens.
  ///
  /// With ``allowsWheelPull`` it also pulls beyond an edge.
  ///
  /// - Parameters:
  ///   - dx: The distance to the right, in points.
  ///   - dy: The distance downwards, in points.
  ///   - phase: What the event reports; by default that the wheel has moved. A host that knows when the
  ///     fingers leave a trackpad passes that, and the events of its momentum after it, which pull nothing.
  public func scrollWheel(dx: Double = 0, dy: Double = 0, phase: WheelPhase = .moved) {
    guard dx.isFinite, dy.isFinite else { return }
    let distance = Point(x: dx, y: dy)
    input(.wheel(distance, phase)) {
      let isMove = phase == .moved || distance != .zero
      if isMove, isUserInteractionEnabled { wheelMoved(by: distanceBesideLevels(distance)) }
      if phase != .moved { endWheelPull(isLift: phase == .ended) }
      if !isWheelPulling { notifyOfScroll(.wheel(isOver: phase != .moved)) }
    }
  }

  private func wheelMoved(by distance: Point) {
    guard !isTracking, !isDragging || isWheelPulling else { return }
    scroller.scrollWheel(by: distance, in: self)
  }

  /// Moves the content by a wheel that pulls beyond an edge.
  func pull(by distance: Point, with wheel: WheelPull) {
    wheel.addEvent(at: timeline.now, presentEdges)
    let field = dragField(pullingAt: wheel.edges)
    if wheel.isPulling {
      let drag = _snapshot.dragID
      setPanState(.changed)
      guard _snapshot.dragID == drag else { return }
    } else {
      guard passesEdge(by: distance, in: field) else { return scroll(by: distance) }
      wheel.begin(of: pulledOffset, in: field)
      scheduleWheelRelease()
      guard startDrag(by: .wheel) else { return wheel.endPull() }
    }
    // The observers of the pan state, or the delegate, may have ended the pull.
    guard isWheelPulling, wheel === self.wheel else { return }
    let new = splitRounded(
      wheel.pull(pulledOffset, by: distance, in: dragField(pullingAt: wheel.edges)))
    wheel.setShown(new.pulled)
    setOffset(new, by: .wheel)
  }

  /// Scrolls within the range, unless the wheel turns on while what it has pulled returns: it does not stop that.
  private func scroll(by distance: Point) {
    let isReturning = Axis.allCases.contains { axis in
      guard let edge = geometry.edge(passedBy: contentOffset, along: axis) else { return false }
      return edge == axis.leadingEdge ? distance[axis] < 0 : distance[axis] > 0
    }
    if !isReturning { setOffset(geometry.clamp(contentOffset + distance), by: .app) }
  }

  /// Whether a scroll wheel pulls.
  package var isWheelPulling: Bool { wheel?.isPulling == true }

  /// The edges at which the content is now, or beyond which it is.
  var presentEdges: EdgeSet {
    var edges = EdgeSet()
    for edge in Edge.allCases {
      let distance = pulledOffset[edge.axis] - geometry.limit(at: edge)
      let inwards = edge == edge.axis.leadingEdge ? distance : -distance
      if inwards < 1e-6 { edges.insert(EdgeSet(edge)) }
    }
    return edges
  }

  /// Whether the content would be moved beyond an edge that yields.
  private func passesEdge(by distance: Point, in field: DragField) -> Bool {
    let target = pulledOffset + distance
    return Axis.allCases.contains { axis in
      guard distance[axis] != 0, field.moves(axis),
        let edge = geometry.edge(passedBy: target, along: axis)
      else { return false }
      return field.yieldingEdges.contains(EdgeSet(edge))
    }
  }

  /// Lets go of what a scroll wheel pulls, as a finger that is lifted does, or cancels that.
  func endWheelPull(isLift: Bool) {
    guard let wheel, wheel.isPulling else { return }
    wheel.endPull()
    endDrag(isLift: isLift, velocity: .zero)
  }

  /// Lets go of the pull when there was no event for long enough.
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

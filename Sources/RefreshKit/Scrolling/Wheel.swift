extension NamedValue<ScrollView> {
  package static let allowsWheelPull = setting(
    "allowsWheelPull", { $0.allowsWheelPull },
    {
      $0.ownScroller?.endWheelRun()
      $0.settings.allowsWheelPull = $1
    })
}

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
    get { settings.allowsWheelPull }
    set { set(.allowsWheelPull, to: newValue) }
  }

  /// Moves the content by the distances of a scroll wheel, within its range, at once. It ends a
  /// deceleration. During a touch or a host's drag, without user interaction, and if a number is
  /// not finite, nothing happens.
  ///
  /// With ``allowsWheelPull`` it also pulls beyond an edge. In a list that is too short to move, a
  /// wheel that moves on toward an auto footer or auto header lets it load.
  ///
  /// - Parameters:
  ///   - dx: The distance to the right, in points; 0 by default.
  ///   - dy: The distance downward, in points; 0 by default.
  ///   - phase: The phase of the event; ``WheelPhase/moved`` by default. A host that knows when the
  ///     fingers leave a trackpad passes ``WheelPhase/ended`` then. The events of the momentum that
  ///     follow do not pull.
  public func scrollWheel(dx: Double = 0, dy: Double = 0, phase: WheelPhase = .moved) {
    guard dx.isFinite, dy.isFinite else { return }
    let distance = Point(x: dx, y: dy)
    input(.wheel(distance, phase)) {
      let isMove = phase == .moved || distance != .zero
      if isMove, isUserInteractionEnabled {
        let start = scrollState.offset
        wheelMoved(by: distanceWithoutOpeningLevels(distance))
        if !isDragging, !isTracking { push(by: distance, from: start) }
      }
      if phase != .moved { ownScroller?.endWheelPull(isLift: phase == .ended) }
      if !isWheelPulling { secondLevelsDidScroll(isOver: phase != .moved) }
    }
  }

  /// If a wheel or a key has tried to scroll beyond an edge, tells the component at that edge.
  /// `start` is the offset before the try.
  fileprivate func push(by distance: Point, from start: Point) {
    for axis in Axis.allCases where distance[axis] != 0 && scrollState.offset[axis] == start[axis] {
      let edge = distance[axis] < 0 ? axis.leadingEdge : axis.trailingEdge
      component(at: edge)?.loader?.wasPushed()
    }
  }

  private func wheelMoved(by distance: Point) {
    guard !isTracking, !isDragging || isWheelPulling else { return }
    scroller.scrollWheel(by: distance)
  }

  package var isWheelPulling: Bool { ownScroller?.wheel.isPulling == true }

  /// The distance of a wheel event that begins the current pull again in a replay. It is so small
  /// that nothing visible moves.
  var distanceToResumePull: Point {
    var distance = Point.zero
    for axis in Axis.allCases {
      guard let edge = geometry.edge(passedBy: pulledOffset, along: axis) else { continue }
      distance[axis] = edge.isLeading ? -1e-7 : 1e-7
    }
    return distance
  }
}

extension KitScroller {
  func pull(by distance: Point) {
    let list = list
    wheel.addEvent(at: list.timeline.now, reachedEdges)
    let limits = list.dragLimits(pullingAt: wheel.pullableEdges)
    if wheel.isPulling {
      let drag = list.scrollState.dragID
      list.setPanState(.changed)
      guard list.scrollState.dragID == drag else { return }
    } else {
      guard passesEdge(by: distance, in: limits) else { return scroll(by: distance) }
      wheel.begin(of: list.pulledOffset, in: limits)
      scheduleWheelRelease()
      guard list.startDrag(while: wheel.isPulling) else { return wheel.endPull() }
    }
    // An observer of the pan state, or the delegate, may have ended the pull.
    guard wheel.isPulling else { return }
    let new = list.splitRounded(
      wheel.pull(
        list.pulledOffset, by: distance, in: list.dragLimits(pullingAt: wheel.pullableEdges)))
    wheel.setLastOffset(new.pulled)
    list.setOffset(new, by: .wheel)
  }

  /// Scrolls without a pull. While an overshoot returns, a wheel that moves on in the direction of
  /// the pull is ignored. Otherwise it would stop the return.
  private func scroll(by distance: Point) {
    let (offset, geometry) = (list.scrollState.offset, list.geometry)
    let isReturning = Axis.allCases.contains { axis in
      guard let edge = geometry.edge(passedBy: offset, along: axis) else { return false }
      return edge.isLeading ? distance[axis] < 0 : distance[axis] > 0
    }
    if !isReturning { list.setOffset(geometry.clamp(offset + distance), by: .app) }
  }

  /// The edges that the content has reached or passed.
  private var reachedEdges: EdgeSet {
    var edges = EdgeSet()
    for edge in Edge.allCases {
      let distance = list.pulledOffset[edge.axis] - list.geometry.limit(at: edge)
      let inwardDistance = edge.isLeading ? distance : -distance
      if inwardDistance < 1e-6 { edges.insert(EdgeSet(edge)) }
    }
    return edges
  }

  private func passesEdge(by distance: Point, in limits: DragLimits) -> Bool {
    let target = list.pulledOffset + distance
    return Axis.allCases.contains { axis in
      guard distance[axis] != 0, limits.moves[axis],
        let edge = limits.geometry.edge(passedBy: target, along: axis)
      else { return false }
      return limits.elasticEdges.contains(EdgeSet(edge))
    }
  }

  func endWheelPull(isLift: Bool) {
    guard wheel.isPulling else { return }
    wheel.endPull()
    list.endDrag(isLift: isLift, velocity: .zero)
  }

  /// Ends the run of events: the next event begins another run.
  fileprivate func endWheelRun() {
    endWheelPull(isLift: false)
    wheel.end = -.infinity
  }

  private func scheduleWheelRelease() {
    guard !wheel.isReleaseScheduled else { return }
    wheel.isReleaseScheduled = true
    list.timeline.at(wheel.end, Job { [weak self] in self?.releaseWheel() })
  }

  private func releaseWheel() {
    wheel.isReleaseScheduled = false
    guard wheel.isPulling else { return }
    wheel.isOver(at: list.timeline.now) ? endWheelPull(isLift: true) : scheduleWheelRelease()
  }
}

/// A phase of the events of a scroll wheel or a trackpad.
public enum WheelPhase: String, Sendable, CaseIterable {
  /// The wheel has moved.
  case moved
  /// The fingers have left the trackpad: this is the last event before its momentum, or before
  /// rest.
  case ended
  /// The system has canceled the gesture.
  case cancelled
}

/// Events of a scroll wheel that follow each other without a pause, and the pull that they make.
struct WheelRun {
  /// After a pause of this length, a run of events is over. In seconds.
  static let pause = 0.15

  /// When the run ends, or has ended, in seconds of the timeline. Each event postpones the end.
  /// Minus infinity if there is no earlier run, or if the run was ended.
  fileprivate(set) var end = -Double.infinity
  /// The edges at which the content was when the run began. The run can pull only at these edges.
  private(set) var pullableEdges = EdgeSet()
  /// The position of an imaginary finger that drags the content as far as the wheel moves it.
  private var position = Point.zero
  private var anchor: DragAnchor?
  /// Whether a check for the end of the run is scheduled.
  var isReleaseScheduled = false

  var isPulling: Bool { anchor != nil }

  func isOver(at time: Double) -> Bool { time >= end }

  /// Adds an event, which begins another run if the last run is over. The time is in seconds of the
  /// timeline, and `reachedEdges` are those that the content has reached or passed.
  mutating func addEvent(at time: Double, _ reachedEdges: EdgeSet) {
    if isOver(at: time) { pullableEdges = reachedEdges }
    end = time + Self.pause
  }

  /// Called when something else has moved the content away from an edge. The wheel cannot pull
  /// there until another run begins.
  mutating func stopPulling(at edge: Edge) {
    pullableEdges.remove(EdgeSet(edge))
  }

  mutating func begin(of offset: Point, in limits: DragLimits) {
    position = .zero
    anchor = DragAnchor(finger: position, offset: offset, in: limits)
  }

  mutating func pull(_ offset: Point, by distance: Point, in limits: DragLimits) -> Point {
    let last = position
    position = last - distance
    return anchor?.drag(offset, in: limits, to: position, from: last) ?? offset
  }

  mutating func setLastOffset(_ offset: Point) {
    anchor?.setLastOffset(offset)
  }

  /// Ends the pull. Later events of the same run do not pull.
  mutating func endPull() {
    anchor = nil
    pullableEdges = []
  }
}

/// The distance and direction by which a key scrolls: ``ScrollView/scroll(by:animated:)``.
public struct ScrollStep: Sendable, Hashable, CaseIterable {
  /// The direction in which the visible part of the content moves.
  public enum Direction: Sendable, Hashable, CaseIterable {
    /// Toward the beginning along y.
    case up
    /// Toward the end along y.
    case down
    /// Toward the beginning along x.
    case left
    /// Toward the end along x.
    case right

    var axis: Axis { self == .up || self == .down ? .vertical : .horizontal }

    var isForward: Bool { self == .down || self == .right }
  }

  enum Length {
    case line
    case page
    case all
  }

  /// In points, as in browsers.
  static let line = 40.0

  let length: Length
  let direction: Direction

  /// A line of 40 points, as by an arrow key.
  public static func line(_ direction: Direction) -> ScrollStep {
    ScrollStep(length: .line, direction: direction)
  }

  /// The length of the view inside the app's insets, less a line, as by a page key; at least a
  /// line.
  public static func page(_ direction: Direction) -> ScrollStep {
    ScrollStep(length: .page, direction: direction)
  }

  /// To the beginning of the content along y.
  public static let home = ScrollStep(length: .all, direction: .up)

  /// To the end of the content along y.
  public static let end = ScrollStep(length: .all, direction: .down)

  /// To the beginning of the content along an axis.
  public static func home(along axis: Axis) -> ScrollStep {
    ScrollStep(length: .all, direction: axis == .vertical ? .up : .left)
  }

  /// To the end of the content along an axis.
  public static func end(along axis: Axis) -> ScrollStep {
    ScrollStep(length: .all, direction: axis == .vertical ? .down : .right)
  }

  /// Lines, pages, and the beginning and the end of the content, in every direction.
  public static var allCases: [ScrollStep] {
    [Length.line, .page, .all].flatMap { length in
      Direction.allCases.map { ScrollStep(length: length, direction: $0) }
    }
  }
}

extension ScrollView {
  /// Scrolls as a key does: by a line, by a page, or to an end of the content. The move is made at
  /// once, or animated in 0.3 seconds.
  ///
  /// ```swift
  /// list.scroll(by: .page(.down), animated: true)
  /// list.scroll(by: .home, animated: true)
  /// ```
  ///
  /// It ends a deceleration, and never pulls a component. An auto footer or auto header loads if
  /// the step arrives at it, or moves on toward it in a list that is too short to move. A step
  /// during an animated move starts from the target of that move.
  /// With ``isPagingEnabled``, a line or a page is one page. During a touch or a drag, without user
  /// interaction, and if the content is at the target already, nothing happens.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - animated: Whether the move is animated.
  public func scroll(by step: ScrollStep, animated: Bool) {
    guard isUserInteractionEnabled, !isDragging, !isTracking else { return }
    input(.scrollStep(step, animated: animated)) {
      var start = scrollState.offset
      if let player = activity.player, player.cause == .app { start = player.motion.destination }
      let target = physics.target(of: step, from: geometry.clamp(start))
      guard target != scrollState.offset || motion != nil else {
        var distance = Point.zero
        distance[step.direction.axis] = step.direction.isForward ? 1 : -1
        return push(by: distance, from: scrollState.offset)
      }
      setContentOffset(target, animated: animated)
    }
  }
}

extension ScrollPhysics {
  fileprivate func target(of step: ScrollStep, from start: Point) -> Point {
    let axis = step.direction.axis
    let (inset, range) = (geometry.inset, geometry.range(along: axis))
    let length = geometry.size[axis] - inset[axis.leadingEdge] - inset[axis.trailingEdge]
    let sign: Double = step.direction.isForward ? 1 : -1
    var target = start
    switch step.length {
    case .all: target[axis] = sign < 0 ? range.lowerBound : range.upperBound
    case .line where isPagingEnabled, .page where isPagingEnabled:
      target[axis] = pagePositions(along: axis).page(beside: start[axis], isForward: sign > 0)
    case .line: target[axis] += sign * ScrollStep.line
    case .page: target[axis] += sign * max(length - ScrollStep.line, ScrollStep.line)
    }
    return geometry.clamp(target)
  }
}

/// Held pulls: the content stays at the edge while the user pulls, and the kit stores the
/// overshoot. A drag begins to hold an overshoot when it passes the edge, unless the content is
/// beyond the edge already. The overshoot stays held until the finger, the drag and the
/// deceleration after it have ended.
extension ScrollView {
  /// The held overshoot at each edge, in points: the overshoot that a rubber band would show for a
  /// pull, while the offset stays at the end of the range. It is zero at first, and whenever there
  /// is no finger, no drag and no deceleration.
  ///
  /// It changes only at an edge at which a component has
  /// ``RefreshComponent/holdsContentWhilePulled``. Each change notifies the components and the
  /// delegate like a change of the offset, with an equal offset.
  public var heldOverscroll: EdgeInsets { scrollState.heldOverscroll }

  package var pulledOffset: Point { scrollState.pulledOffset }

  /// Whether a component holds the content at rest during a pull beyond an edge: it has
  /// ``RefreshComponent/holdsContentWhilePulled``, is shown, and its interaction is enabled.
  public func holdsContent(at edge: Edge) -> Bool {
    holdingEdges.contains(EdgeSet(edge))
  }

  /// Whether an overshoot may be held at an edge: a component there holds the content, and the
  /// content is at that end of its range. It may be less than a point away, because offsets are
  /// rounded to pixels.
  func mayHold(at edge: Edge) -> Bool {
    holdsContent(at: edge) && abs(scrollState.offset[edge.axis] - geometry.limit(at: edge)) < 1
  }

  /// Whether a component may hold the content. Hidden components count, too.
  package var hasHoldingComponent: Bool {
    components.contains { $0.mayHoldContent }
  }

  /// The edges at which a pull is held now. A component there holds the content, and either an
  /// overshoot is held there already, or a drag has not moved the content beyond the edge.
  private var edgesHoldingNow: EdgeSet {
    var edges = EdgeSet()
    for edge in Edge.allCases where holdingEdges.contains(EdgeSet(edge)) {
      let isHeld = heldOverscroll[edge] > 0
      if isHeld || (isDragging && !isBeyond(edge)) { edges.insert(EdgeSet(edge)) }
    }
    return edges
  }

  private func isBeyond(_ edge: Edge) -> Bool {
    geometry.edge(passedBy: scrollState.offset, along: edge.axis) == edge
      && abs(scrollState.offset[edge.axis] - geometry.limit(at: edge)) > 1e-6
  }

  // MARK: Offsets

  func split(_ pulled: Point) -> HeldOffset {
    guard !holdingEdges.isEmpty else { return HeldOffset(offset: pulled) }
    return geometry.split(pulled.finite(or: pulledOffset), holdingAt: edgesHoldingNow)
  }

  /// Rounds an offset to pixels, and splits it into an offset and an overshoot that is held. Along
  /// an axis with a held overshoot, the offset is exact. Along the other axis, rounding does not
  /// move the content past an edge that holds a pull.
  func splitRounded(_ pulled: Point) -> HeldOffset {
    guard !holdingEdges.isEmpty else { return HeldOffset(offset: rounded(pulled)) }
    let edges = edgesHoldingNow
    let exact = geometry.split(pulled, holdingAt: edges)
    let rounded = geometry.split(rounded(exact.offset), holdingAt: edges)
    var new = HeldOffset(offset: rounded.offset, held: self.rounded(exact.held))
    for axis in Axis.allCases where exact.held[axis] != 0 {
      new.offset[axis] = exact.offset[axis]
    }
    return new
  }

  /// Returns the overshoot that stays held when the offset becomes `new`. During a touch, a drag or
  /// a driver's deceleration, the overshoot stays held along each axis on which the offset does not
  /// change. At other times no overshoot stays held.
  func heldAfterSetting(_ new: Point, decelerates: Bool = false) -> Point {
    guard scrollState.held != .zero, isDragging || isTracking || decelerates else { return .zero }
    var held = scrollState.held
    for axis in Axis.allCases where new[axis] != scrollState.offset[axis] { held[axis] = 0 }
    return held
  }

  private func rounded(_ offset: Point) -> Point {
    guard pixelLength > 0 else { return offset }
    func round(_ value: Double) -> Double { (value / pixelLength).rounded() * pixelLength + 0 }
    return Point(x: round(offset.x), y: round(offset.y)).finite(or: offset)
  }

  // MARK: Changes

  func holdingDidChange() {
    var edges = EdgeSet()
    for component in components where component.holdsContent {
      edges.insert(EdgeSet(component.edge))
    }
    guard edges != holdingEdges else { return }
    holdingEdges = edges
    var new = scrollState.heldOffset
    for edge in Edge.allCases where heldOverscroll[edge] > 0 {
      if !edges.contains(EdgeSet(edge)) { new.held[edge.axis] = 0 }
    }
    hold(new, by: .component)
    scroller.ask(.heldEdges)
  }

  /// Called before the content is clamped to its changed range. Returns whether the offset or the
  /// held overshoot has changed.
  ///
  /// If an edge has moved, the overshoot that is held there is released. The exception is an edge
  /// that has moved because a component reserves a longer inset: the content then moves by the held
  /// overshoot, as far as the new range allows.
  func updateHeld(by cause: ScrollCause) -> Bool {
    var new = scrollState.heldOffset
    for edge in Edge.allCases where heldOverscroll[edge] > 0 {
      let axis = edge.axis
      let limit = geometry.limit(at: edge)
      guard limit != new.offset[axis] else { continue }
      let isInside = geometry.edge(passedBy: new.offset, along: axis) == nil
      if cause == .component, isInside {
        let split = geometry.split(new.pulled, holdingAt: EdgeSet(edge))
        (new.offset[axis], new.held[axis]) = (split.offset[axis], split.held[axis])
      } else {
        new.held[axis] = 0
      }
    }
    guard new != scrollState.heldOffset else { return false }
    hold(new, by: cause)
    return true
  }

  /// The present offset and held overshoot, but without the overshoot at edges that have moved.
  private var heldAtPresentEdges: HeldOffset {
    var new = scrollState.heldOffset
    for edge in Edge.allCases where heldOverscroll[edge] > 0 {
      if geometry.limit(at: edge) != new.offset[edge.axis] { new.held[edge.axis] = 0 }
    }
    return new
  }

  /// Releases the overshoot at edges that have moved, without telling observers.
  func forgetHeldAtMovedEdges() {
    let new = heldAtPresentEdges
    endReturning(to: new)
    scrollState.held = new.held
  }

  /// Releases the overshoot at edges that have moved. Observers are told of a move, although the
  /// offset does not change.
  func releaseHeldAtMovedEdges() {
    let new = heldAtPresentEdges
    guard new != scrollState.heldOffset else { return }
    move(from: new.offset, to: new, by: .app)
    if hasReturnedHeld { endMotion() }
  }

  func releaseHeld() {
    guard scrollState.held != .zero, isIdle else { return }
    hold(HeldOffset(offset: scrollState.offset), by: .deceleration)
  }

  /// Begins a motion that moves the held overshoot back to 0, as in a bounce, unless the overshoot
  /// is too small for a bounce.
  func beginReturningHeld() {
    guard scrollState.held != .zero, !isDragging, ownScroller?.finger == nil, motion == nil else {
      return
    }
    var motion = physics.release(with: .zero, at: timeline.now)
    for axis in Axis.allCases where scrollState.held[axis] == 0 {
      motion[axis] = .rest(at: scrollState.offset[axis], from: timeline.now)
    }
    if motion.end > timeline.now { start(motion, as: .deceleration) }
  }

  private func hold(_ new: HeldOffset, by cause: ScrollCause) {
    let old = scrollState.heldOffset
    guard new != old else { return }
    let isReturning = endReturning(to: new)
    scrollState.held = new.held
    if isReturning { adjustMotion(from: nil) }
    move(from: old.offset, to: new, by: cause)
    if hasReturnedHeld { endMotion() }
  }

  /// Ends the return of the overshoot along each axis on which `new` holds no overshoot. Returns
  /// false if no motion after a drag is in progress.
  @discardableResult
  private func endReturning(to new: HeldOffset) -> Bool {
    guard var player = activity.player, player.cause == .deceleration else { return false }
    for axis in Axis.allCases where new.held[axis] == 0 && scrollState.held[axis] != 0 {
      player.motion[axis] = .rest(at: new.offset[axis], from: timeline.now)
    }
    changeActivity { $0.play(player) }
    return true
  }

  var hasReturnedHeld: Bool { activity.onlyReturnsHeld && scrollState.held == .zero }
}

/// An offset and the overshoot that is held there: a pull beyond an edge that does not move the
/// content. Along each axis, only one edge holds an overshoot at a time. The content is then at
/// that end of the range or, with a driver, less than a point away.
struct HeldOffset: Sendable, GeometryValue {
  var offset: Point
  /// In points: negative at the top and the left, positive at the bottom and the right.
  var held = Point.zero

  /// The offset that the content would have if nothing were held. Pulls are measured with it.
  var pulled: Point { offset + held }

  func equals(_ other: HeldOffset, along axis: Axis) -> Bool {
    offset[axis] == other.offset[axis] && held[axis] == other.held[axis]
  }
}

extension EdgeInsets {
  init(held: Point) {
    self.init(
      top: max(0, 0 - held.y), left: max(0, 0 - held.x), bottom: max(0, held.y),
      right: max(0, held.x))
  }
}

extension ScrollGeometry {
  /// The offset at the end of the range at `edge`. The range includes the insets that components
  /// reserve; ``rest(at:)`` does not include them.
  package func limit(at edge: Edge) -> Double {
    let range = range(along: edge.axis)
    return edge.isLeading ? range.lowerBound : range.upperBound
  }

  func edge(passedBy offset: Point, along axis: Axis) -> Edge? {
    let range = range(along: axis)
    if offset[axis] < range.lowerBound { return axis.leadingEdge }
    return offset[axis] > range.upperBound ? axis.trailingEdge : nil
  }

  func split(_ pulled: Point, holdingAt edges: EdgeSet) -> HeldOffset {
    var result = HeldOffset(offset: pulled)
    for axis in Axis.allCases {
      guard let edge = edge(passedBy: pulled, along: axis), edges.contains(EdgeSet(edge)) else {
        continue
      }
      let limit = limit(at: edge)
      let held = pulled[axis] - limit
      result.offset[axis] = limit
      result.held[axis] = held.isFinite ? held : 0
    }
    return result
  }
}

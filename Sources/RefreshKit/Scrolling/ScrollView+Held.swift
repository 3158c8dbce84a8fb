/// How a pull is held: the offset stays at rest at an edge, and the overshoot is counted beside it.
///
/// A component holds at its edge by ``RefreshComponent/holdsContentWhilePulled``. A drag begins to
/// hold where the content is at rest; something is held for as long as there is a finger, a drag or the
/// deceleration that follows it.
extension ScrollView {
  /// The overshoot that is held at each edge, in points: what a rubber band would show of a pull there,
  /// while the offset stays at rest. Zero at first, and whenever there is neither a finger nor a
  /// deceleration.
  ///
  /// It changes only where a component has ``RefreshComponent/holdsContentWhilePulled``. Each change
  /// notifies the components and the delegate as a change of offset does, with an equal offset.
  public var heldOverscroll: EdgeInsets { _snapshot.heldOverscroll }

  /// The offset that the content would have were nothing held; pulls are measured by it.
  package var pulledOffset: Point { _snapshot.pulledOffset }

  /// Whether a component holds the content at rest while it is pulled beyond an edge: one that has
  /// ``RefreshComponent/holdsContentWhilePulled``, is shown and has interaction on.
  public func holdsContent(at edge: Edge) -> Bool {
    accessories.holdingEdges.contains(EdgeSet(edge))
  }

  /// Whether something may be held at an edge now: the content is at the end of its range, on a pixel.
  func mayHold(at edge: Edge) -> Bool {
    holdsContent(at: edge) && abs(contentOffset[edge.axis] - geometry.limit(at: edge)) < 1
  }

  /// Whether a component is attached that holds pulls, hidden or not.
  package var hasHoldingComponent: Bool {
    accessories.all.contains { $0.mayHoldContent }
  }

  /// The edges at which an overshoot that is shown now would be held: where some is held already, and
  /// under a drag those where the content is not beyond the edge.
  private var edgesHoldingNow: EdgeSet {
    var edges = EdgeSet()
    for edge in Edge.allCases where accessories.holdingEdges.contains(EdgeSet(edge)) {
      let isHeld = heldOverscroll[edge] > 0
      if isHeld || (isDragging && !isBeyond(edge)) { edges.insert(EdgeSet(edge)) }
    }
    return edges
  }

  /// Whether the content is beyond an edge by more than sums of the same numbers differ.
  private func isBeyond(_ edge: Edge) -> Bool {
    geometry.edge(passedBy: contentOffset, along: edge.axis) == edge
      && abs(contentOffset[edge.axis] - geometry.limit(at: edge)) > 1e-6
  }

  // MARK: Offsets

  /// Splits an offset that a host's drag or deceleration asks for.
  func split(_ pulled: Point) -> HeldOffset {
    guard !accessories.holdingEdges.isEmpty else { return HeldOffset(offset: pulled) }
    return geometry.split(pulled.finite(or: pulledOffset), holdingAt: edgesHoldingNow)
  }

  /// Splits an offset that a finger or a frame shows, on a pixel: the content is exactly at rest where
  /// something is held, and rounding leaves nothing beyond an edge that holds.
  func splitRounded(_ pulled: Point) -> HeldOffset {
    guard !accessories.holdingEdges.isEmpty else { return HeldOffset(offset: rounded(pulled)) }
    let edges = edgesHoldingNow
    let exact = geometry.split(pulled, holdingAt: edges)
    let rounded = geometry.split(rounded(exact.offset), holdingAt: edges)
    var place = HeldOffset(offset: rounded.offset, held: self.rounded(exact.held))
    for axis in Axis.allCases where exact.held[axis] != 0 {
      place.offset[axis] = exact.offset[axis]
    }
    return place
  }

  /// What is still held when the app or a component sets the offset: under a finger, or a host's drag,
  /// what is held along an axis that the call leaves alone.
  ///
  /// - Parameter new: The offset that is set.
  func heldAfterSetting(_ new: Point) -> Point {
    guard isDragging || isTracking else { return .zero }
    var held = _snapshot.held
    for axis in Axis.allCases where new[axis] != contentOffset[axis] { held[axis] = 0 }
    return held
  }

  // MARK: Changes

  /// Called when a component was attached or detached, or may have begun to hold, or ended it.
  func holdingDidChange() {
    var edges = EdgeSet()
    for accessory in accessories.all where accessory.holdsContent {
      edges.insert(EdgeSet(accessory.edge))
    }
    guard edges != accessories.holdingEdges else { return }
    accessories.holdingEdges = edges
    quietOffsetsMayChange()
    var place = _snapshot.place
    for edge in Edge.allCases where heldOverscroll[edge] > 0 {
      if !edges.contains(EdgeSet(edge)) { place.held[edge.axis] = 0 }
    }
    hold(place, by: .component)
    scroller.notify(of: .heldEdges, in: self)
  }

  /// Called after sizes or insets have changed, before the content is brought back into its range.
  ///
  /// Under a finger nothing moves the content. So what is held at an edge that has moved is not held
  /// any more, unless a component has reserved more there: then the content moves by what is held, as
  /// far as it can be scrolled now.
  ///
  /// - Returns: Whether something is not held any more.
  func holdAgain(by cause: ScrollCause) -> Bool {
    var place = _snapshot.place
    for edge in Edge.allCases where heldOverscroll[edge] > 0 {
      let axis = edge.axis
      let limit = geometry.limit(at: edge)
      guard limit != place.offset[axis] else { continue }
      let isInside = geometry.edge(passedBy: place.offset, along: axis) == nil
      if cause == .component, isInside {
        let split = geometry.split(place.pulled, holdingAt: EdgeSet(edge))
        (place.offset[axis], place.held[axis]) = (split.offset[axis], split.held[axis])
      } else {
        place.held[axis] = 0
      }
    }
    guard place != _snapshot.place else { return false }
    hold(place, by: cause)
    return true
  }

  /// Holds nothing any more at edges that a change of geometry has moved, where the content is not moved by
  /// what is held.
  func releaseHeldAtMovedEdges() {
    var place = _snapshot.place
    for edge in Edge.allCases where heldOverscroll[edge] > 0 {
      if geometry.limit(at: edge) != place.offset[edge.axis] { place.held[edge.axis] = 0 }
    }
    guard place != _snapshot.place else { return }
    move(from: place.offset, to: place, by: .app)
    if hasReturnedHeld { endMotion() }
  }

  /// Holds nothing any more where nothing moves the content.
  func releaseHeld() {
    guard _snapshot.held != .zero, activity.isIdle else { return }
    hold(HeldOffset(offset: contentOffset), by: .deceleration)
  }

  /// Begins to return what a host's drag has left held, as a bounce does, where that is enough for
  /// one; the content stays where it is.
  func returnHeld() {
    guard _snapshot.held != .zero, !isDragging, !activity.isTracking, motion == nil else { return }
    var motion = physics.release(with: .zero, at: timeline.now)
    for axis in Axis.allCases where _snapshot.held[axis] == 0 {
      motion[axis] = .rest(at: contentOffset[axis], from: timeline.now)
    }
    if motion.end > timeline.now { start(motion, as: .deceleration) }
  }

  /// Changes the offset and what is held beside it while a drag or motion continues: a motion that was
  /// returning what is not held any more ends along that axis.
  private func hold(_ place: HeldOffset, by cause: ScrollCause) {
    let old = _snapshot.place
    guard place != old else { return }
    _snapshot.held = place.held
    if var player = activity.player, player.cause == .deceleration {
      for axis in Axis.allCases where place.held[axis] == 0 && old.held[axis] != 0 {
        player.motion[axis] = .rest(at: place.offset[axis], from: timeline.now)
      }
      activity.play(player)
      bendMotion(from: nil)
    }
    move(from: old.offset, to: place, by: cause)
    if hasReturnedHeld { endMotion() }
  }

  /// Whether a motion that only returns what is held has nothing left to return.
  var hasReturnedHeld: Bool { activity.returnsHeldAlone && _snapshot.held == .zero }
}

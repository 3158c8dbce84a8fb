/// Decides what a move of the content means for a header, back footer, leader or trailer.
package struct PullRule: Hashable {
  enum Action {
    case none
    /// The pull has ended, or has returned below the threshold.
    case endPull(because: RefreshCause)
    /// The pull has passed the threshold: from now on, a release begins a refresh.
    case pull
    /// The pull has passed the threshold of a component that refreshes without waiting for the
    /// release.
    case beginUnderFinger
    case begin(by: RefreshCause.Begin)
  }

  struct Decision {
    /// Nil if the percent does not change.
    var percent: Double?
    var action = Action.none
  }

  /// The facts about a move of the content that the rule needs.
  struct Move {
    let pull: PullGeometry
    /// The threshold of the pull, in points.
    let threshold: Double
    /// The distance of the pull, in points, including overscroll that is held.
    let distance: Double
    let isDragging, isDragActive: Bool
    /// The current drag or, if there is none, the last one.
    let dragID: Int
    let cause: ScrollCause
    let state: RefreshState
    let percent: Double
    /// Whether only a finger can pull the component. Then code that sets the offset begins no
    /// refresh.
    let byTouchOnly: Bool
    /// Whether a pull begins the refresh at its threshold, without a release.
    let beginsUnderFinger: Bool
    /// Whether the user pulls a control of the platform, which begins the refreshes.
    let isPulledByPlatform: Bool
    /// Whether the content moves only to keep the visible rows in place. Such a move ends a pull,
    /// but begins neither a pull nor a refresh.
    let keepsPosition: Bool
    let isClosing: Bool

    init(
      _ pull: PullGeometry, threshold: Double, in snapshot: ScrollSnapshot, keepsPosition: Bool,
      state: RefreshState, percent: Double, traits: Traits, isClosing: Bool
    ) {
      (self.pull, self.threshold) = (pull, threshold)
      distance = pull.distance(of: snapshot.pulledOffset)
      (isDragging, isDragActive) = (snapshot.isDragging, snapshot.isDragActive)
      (dragID, cause) = (snapshot.dragID, snapshot.cause)
      (self.state, self.percent) = (state, percent)
      (byTouchOnly, beginsUnderFinger) = (traits.isPulledByTouchOnly, traits.beginsUnderFinger)
      isPulledByPlatform = traits.isPulledByPlatform
      (self.keepsPosition, self.isClosing) = (keepsPosition, isClosing)
    }

    var isWithinThreshold: Bool { !distance.isBeyond(threshold) }

    fileprivate var endAction: Action {
      .endPull(because: isWithinThreshold ? .pullBack(by: cause) : .move(by: cause))
    }
  }

  /// Whether the finger was lifted in pulling. The refresh then begins with the next move, or in
  /// the next turn.
  package private(set) var isReleased = false

  /// The number of a drag that cannot pull until it has returned below the threshold:
  /// ``end(_:byNewDrag:)``. Nil if there is no such drag.
  package private(set) var refusedDragID: Int?

  /// Beyond this distance, in points, the drag ``refusedDragID`` can pull although it has not
  /// returned below the threshold. Nil if the drag must return.
  package private(set) var refusedDistance: Double?

  /// The number of the latest drag when the refresh began; nil once a drag has pulled the component
  /// while it was closing.
  package private(set) var dragIDAtBegin: Int? = 0

  mutating func move(_ move: Move) -> Decision {
    if move.state == .pulling, isReleased {
      return Decision(action: move.keepsPosition ? .none : .begin(by: .release))
    }
    let distance = move.distance
    if refusedDragID != nil {
      let isFarther = refusedDistance.map { distance > $0 } ?? false
      if move.isWithinThreshold || isFarther { refusedDragID = nil }
    }
    if move.state == .willRefresh { return Decision() }
    guard !move.pull.isCovered(at: distance) else {
      let isPulling = move.state == .pulling
      let keepsPercent = move.percent == 0 || (move.isClosing && !isPulling)
      return Decision(percent: keepsPercent ? nil : 0, action: isPulling ? move.endAction : .none)
    }
    if move.isClosing, move.isDragActive, move.cause.isDrag { dragIDAtBegin = nil }
    let percent = move.pull.percent(at: distance, of: move.threshold)
    switch move.state {
    case .noMoreData where move.pull.edge != .top:
      return Decision(percent: percent)
    case _ where move.isDragging:
      return Decision(percent: percent, action: drag(move))
    case .pulling where distance > 0 && !move.byTouchOnly:
      let isMovedByKit = move.cause == .component || move.keepsPosition
      return Decision(action: isMovedByKit ? .none : .begin(by: .move(by: move.cause)))
    default:
      return Decision(
        percent: percent < 1 ? percent : nil,
        action: move.state == .pulling ? move.endAction : .none)
    }
  }

  private func drag(_ move: Move) -> Action {
    switch move.state {
    case .idle where mayPull(move): move.beginsUnderFinger ? .beginUnderFinger : .pull
    case .pulling where move.isWithinThreshold: move.endAction
    default: .none
    }
  }

  private func mayPull(_ move: Move) -> Bool {
    !move.isWithinThreshold && refusedDragID != move.dragID && move.isDragActive
      && (!move.byTouchOnly || move.cause == .finger) && !move.isPulledByPlatform
      && !move.keepsPosition
  }

  mutating func release() {
    isReleased = true
  }

  mutating func pullDidEnd() {
    isReleased = false
  }

  mutating func begin(_ move: Move) {
    dragIDAtBegin = move.dragID
  }

  /// Whether a drag or its deceleration moves the content, and the drag is newer than the refresh.
  /// A drag is newer if it began after the begin of the refresh, or if it has pulled the component
  /// during the closing.
  func isNewer(_ snapshot: ScrollSnapshot) -> Bool {
    snapshot.dragID != dragIDAtBegin && (snapshot.isDragging || snapshot.isDecelerating)
  }

  /// Called when a refresh ends. A drag that began during the refresh must return below the
  /// threshold before it can pull. The drag that began the refresh must return, too, if the refresh
  /// did not wait for the release.
  ///
  /// `isNew` is true if a new drag has ended the refresh while a failure was shown. If that drag is
  /// beyond the threshold, it can pull after it has either returned below the threshold or moved
  /// farther.
  mutating func end(_ move: Move, byNewDrag isNew: Bool) {
    refusedDistance = isNew ? move.distance : nil
    guard !isNew else {
      refusedDragID = move.distance.isBeyond(move.threshold) ? move.dragID : nil
      return
    }
    let beganMeanwhile = move.dragID != dragIDAtBegin || move.dragID == refusedDragID
    let mustReturn = beganMeanwhile || move.beginsUnderFinger
    let isBeyond = move.isDragging && move.distance.isBeyond(move.threshold)
    refusedDragID = mustReturn && isBeyond ? move.dragID : nil
  }
}

/// The distances of a pull at an edge. They are computed from the app's own insets. Of the insets
/// that components reserve, only those of second levels count.
struct PullGeometry {
  let edge: Edge
  /// The offset at which the component begins to be visible: ``ScrollGeometry/rest(at:)``.
  let rest: Double

  /// The distance of the pull at an offset, in points; negative if the content covers the
  /// component.
  func distance(of offset: Point) -> Double {
    edge.isLeading ? rest - offset[edge.axis] : offset[edge.axis] - rest
  }

  /// Whether the content covers the component. At a distance of 0, it covers every component except
  /// a header.
  func isCovered(at distance: Double) -> Bool {
    edge == .top ? distance < 0 : distance <= 0
  }

  /// The distance as a fraction of the threshold. It is finite for every threshold and distance.
  func percent(at distance: Double, of threshold: Double) -> Double {
    guard threshold > 0 else { return distance > 0 ? 1 : 0 }
    let limit = Double.greatestFiniteMagnitude
    return min(max(distance / threshold, -limit), limit)
  }

  /// The offset at which the component is fully visible, as during a refresh.
  func openOffset(by length: Double) -> Double {
    edge.isLeading ? rest - length : rest + length
  }

  /// The length of the inset that an open component reserves, in points. At the trailing edge, the
  /// inset also fills the gap below content that is shorter than the view.
  func openReservedInset(for length: Double, in geometry: ScrollGeometry) -> Double {
    edge.isLeading ? length : length + max(0, -geometry.overflow(along: edge.axis))
  }
}

/// Decides the effect of a move of the content on a pulled component. The rule is the same for
/// headers, back footers, leaders and trailers.
package nonisolated struct PullRule: Hashable {
  /// The action of the component after a move.
  enum Action {
    /// Stay in the present state.
    case none
    /// Return to idle, because the pull has ended or is no longer beyond the threshold.
    case endPull
    /// Change to pulling: from now on a release begins a refresh.
    case pull
    /// Begin the refresh.
    case begin
  }

  /// The decision about a move.
  struct Decision {
    /// The pulling percent to set; nil if it does not change.
    var percent: Double?
    var action = Action.none
  }

  /// A move of the content, with the state of its component and of the list after it.
  struct Move {
    let pull: PullGeometry
    /// The threshold of the pull, in points.
    let threshold: Double
    /// The distance by which the content is pulled, in points, including held overscroll.
    let distance: Double
    /// Whether the content is dragged, and whether a finger still touches it.
    let isDragging, isDragActive: Bool
    /// The number of the present drag, or of the last one.
    let dragID: Int
    /// The cause of the move.
    let cause: ScrollCause
    let state: RefreshState
    /// The present percent.
    let percent: Double
    /// Whether only a finger may pull; a change of the offset by code begins no refresh.
    let byTouchOnly: Bool
    /// Whether a closing animation is under way.
    let isClosing: Bool

    @inline(__always)
    init(
      _ pull: PullGeometry, threshold: Double, in snapshot: ScrollSnapshot, state: RefreshState,
      percent: Double, byTouchOnly: Bool, isClosing: Bool
    ) {
      (self.pull, self.threshold) = (pull, threshold)
      distance = pull.distance(of: snapshot.pulledOffset)
      (isDragging, isDragActive) = (snapshot.isDragging, snapshot.isDragActive)
      (dragID, cause) = (snapshot.dragID, snapshot.cause)
      (self.state, self.percent) = (state, percent)
      (self.byTouchOnly, self.isClosing) = (byTouchOnly, isClosing)
    }
  }

  /// Whether the finger was lifted while pulling, so that the refresh is certain.
  package private(set) var isReleased = false

  /// The number of a drag that began during a refresh and has not returned to the threshold since;
  /// nil if there is none.
  package private(set) var refusedDragID: Int?

  /// The number of the last drag when the refresh began; nil once that drag has pulled after the
  /// end of the refresh.
  package private(set) var oldDragID: Int? = 0

  /// Whether a move has no effect while the content covers the component.
  func ignoresCoveredMoves(in state: RefreshState, percent: Double) -> Bool {
    refusedDragID == nil && percent == 0 && state != .pulling && state != .refreshing
  }

  /// The content has moved.
  mutating func move(_ move: Move) -> Decision {
    if move.state == .pulling, isReleased {
      return Decision(action: .begin)
    }
    let distance = move.distance
    let isWithinThreshold = !distance.isBeyond(move.threshold)
    if refusedDragID != nil, isWithinThreshold { refusedDragID = nil }
    if move.state == .willRefresh { return Decision() }
    guard !move.pull.isCovered(at: distance) else {
      let isPulling = move.state == .pulling
      let keepsPercent = move.percent == 0 || (move.isClosing && !isPulling)
      return Decision(percent: keepsPercent ? nil : 0, action: isPulling ? .endPull : .none)
    }
    if move.isClosing, move.isDragActive, move.cause.isDrag { oldDragID = nil }
    let percent = move.pull.percent(at: distance, of: move.threshold)
    switch move.state {
    case .noMoreData where move.pull.edge != .top:
      return Decision(percent: percent)
    case _ where move.isDragging:
      let action = drag(move, isWithinThreshold)
      let isRefused = move.byTouchOnly && move.cause != .finger
      return Decision(percent: percent, action: isRefused && action == .pull ? .none : action)
    case .pulling where distance > 0 && !move.byTouchOnly:
      return Decision(action: move.cause == .component ? .none : .begin)
    default:
      return Decision(
        percent: percent < 1 ? percent : nil, action: move.state == .pulling ? .endPull : .none)
    }
  }

  private func drag(_ move: Move, _ isWithinThreshold: Bool) -> Action {
    switch move.state {
    case .idle where !isWithinThreshold && refusedDragID != move.dragID && move.isDragActive: .pull
    case .pulling where isWithinThreshold: .endPull
    default: .none
    }
  }

  /// The finger was lifted while pulling.
  mutating func release() {
    isReleased = true
  }

  /// The component is no longer pulling.
  mutating func pullDidEnd() {
    isReleased = false
  }

  /// A refresh begins.
  mutating func begin(in surroundings: Surroundings) {
    oldDragID = surroundings.dragID
  }

  /// Whether the content moves by a drag, or decelerates after a drag, that is newer than the
  /// refresh or has pulled since the end of the refresh.
  func isNewer(_ snapshot: ScrollSnapshot) -> Bool {
    snapshot.dragID != oldDragID && (snapshot.isDragging || snapshot.isDecelerating)
  }

  /// A refresh ends. A drag that began during the refresh must return to the threshold before it
  /// can pull.
  mutating func end(in surroundings: Surroundings) {
    let beganMeanwhile = surroundings.dragID != oldDragID || surroundings.dragID == refusedDragID
    let isBeyond = surroundings.isDragging && surroundings.distance.isBeyond(surroundings.threshold)
    refusedDragID = beganMeanwhile && isBeyond ? surroundings.dragID : nil
  }
}

/// The geometry of a pull at an edge: the offset at which it begins, its distance, and the offset
/// of the content while the component refreshes. It is the same for headers, back footers, leaders
/// and trailers.
///
/// It is computed from the app's own insets, without the insets that components reserve.
nonisolated struct PullGeometry {
  /// The edge of the component, from which the content is pulled away.
  let edge: Edge
  /// The offset along the axis at which the component begins to be visible:
  /// ``ScrollGeometry/rest(at:)``.
  let rest: Double

  private var isLeading: Bool { edge == .top || edge == .left }

  /// The distance of `offset` beyond ``rest``, in points; negative inside the content.
  func distance(of offset: Point) -> Double {
    isLeading ? rest - offset[edge.axis] : offset[edge.axis] - rest
  }

  /// Whether content that is pulled by `distance` covers the component. At a distance of 0 it
  /// covers all components except headers.
  func isCovered(at distance: Double) -> Bool {
    edge == .top ? distance < 0 : distance <= 0
  }

  /// `distance` as a fraction of the threshold. It is always finite. If the threshold is 0, it is 1
  /// if the distance is positive, and 0 otherwise.
  func percent(at distance: Double, of threshold: Double) -> Double {
    guard threshold > 0 else { return distance > 0 ? 1 : 0 }
    let limit = Double.greatestFiniteMagnitude
    return min(max(distance / threshold, -limit), limit)
  }

  /// The offset along the component's axis at which a component with a length is fully visible, as
  /// during a refresh.
  func openOffset(by length: Double) -> Double {
    isLeading ? rest - length : rest + length
  }

  /// The inset to reserve for the component's length during a refresh. At the trailing edge it also
  /// fills the gap after content that is shorter than the view.
  func openReservedInset(for length: Double, in geometry: ScrollGeometry) -> Double {
    isLeading ? length : length + max(0, -geometry.overflow(along: edge.axis))
  }
}

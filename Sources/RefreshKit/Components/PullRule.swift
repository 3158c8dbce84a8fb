/// What a move of the content means for a component that is pulled: a value that computes, for
/// header, back footer, leader and trailer alike.
package nonisolated struct PullRule: Hashable {
  /// What the component is to do.
  enum Action {
    case none
    /// Return to idle: the pull is over, or not far enough any more.
    case relax
    /// Change to pulling: a release refreshes from now on.
    case pull
    /// Begin the refresh.
    case begin
  }

  /// The outcome of a move.
  struct Outcome {
    /// The pulling percent to set, or nil to leave it.
    var percent: Double?
    var action = Action.none
  }

  /// A moment of the pull.
  struct Moment {
    let pull: PullGeometry
    /// The length that counts as a whole pull, in points.
    let length: Double
    /// How far the content is pulled, in points, with what is held.
    let distance: Double
    /// Whether a finger drags the content, and whether it stays on it.
    let isDragging, isDragActive: Bool
    /// The number of its drag.
    let drag: Int
    /// Who has moved the content.
    let cause: ScrollCause
    let state: RefreshState
    /// The present percent.
    let percent: Double
    /// Whether only a finger may pull: what code does to the offset starts nothing.
    let byTouchOnly: Bool
    /// Whether a closing animation is under way.
    let isClosing: Bool

    @inline(__always)
    init(
      _ pull: PullGeometry, length: Double, in view: ScrollSnapshot, state: RefreshState,
      percent: Double, byTouchOnly: Bool, isClosing: Bool
    ) {
      (self.pull, self.length) = (pull, length)
      distance = pull.distance(of: view.pulledOffset)
      (isDragging, isDragActive) = (view.isDragging, view.isDragActive)
      (drag, cause) = (view.dragID, view.cause)
      (self.state, self.percent) = (state, percent)
      (self.byTouchOnly, self.isClosing) = (byTouchOnly, isClosing)
    }
  }

  /// Whether the finger was lifted while pulling: the refresh is certain.
  package private(set) var isReleased = false

  /// The drag that began under a refresh and has not returned to the threshold since.
  package private(set) var refusedDragID: Int?

  /// The present or last drag when the refresh began; nil once it has pulled after the end of that refresh.
  package private(set) var oldDragID: Int? = 0

  /// Whether a move inside the content means nothing at all.
  func isUntouched(_ state: RefreshState, percent: Double) -> Bool {
    refusedDragID == nil && percent == 0 && state != .pulling && state != .refreshing
  }

  /// The content has moved.
  mutating func move(_ moment: Moment) -> Outcome {
    if moment.state == .pulling, isReleased {
      return Outcome(action: .begin)
    }
    let distance = moment.distance
    let isWithinThreshold = !distance.isBeyond(moment.length)
    if refusedDragID != nil, isWithinThreshold { refusedDragID = nil }
    if moment.state == .willRefresh { return Outcome() }
    guard !moment.pull.isInside(distance) else {
      let isPulling = moment.state == .pulling
      let keepsPercent = moment.percent == 0 || (moment.isClosing && !isPulling)
      return Outcome(percent: keepsPercent ? nil : 0, action: isPulling ? .relax : .none)
    }
    if moment.isClosing, moment.isDragActive, moment.cause.isDrag { oldDragID = nil }
    let percent = moment.pull.percent(at: distance, of: moment.length)
    switch moment.state {
    case .noMoreData where moment.pull.edge != .top:
      return Outcome(percent: percent)
    case _ where moment.isDragging:
      let action = drag(moment, isWithinThreshold)
      let isRefused = moment.byTouchOnly && moment.cause != .finger
      return Outcome(percent: percent, action: isRefused && action == .pull ? .none : action)
    case .pulling where distance > 0 && !moment.byTouchOnly:
      return Outcome(action: moment.cause == .component ? .none : .begin)
    default:
      return Outcome(
        percent: percent < 1 ? percent : nil, action: moment.state == .pulling ? .relax : .none)
    }
  }

  private func drag(_ moment: Moment, _ isWithinThreshold: Bool) -> Action {
    switch moment.state {
    case .idle where !isWithinThreshold && refusedDragID != moment.drag && moment.isDragActive:
      .pull
    case .pulling where isWithinThreshold: .relax
    default: .none
    }
  }

  /// The finger was lifted while pulling.
  mutating func release() {
    isReleased = true
  }

  /// The component is pulling no more.
  mutating func settle() {
    isReleased = false
  }

  /// A refresh begins.
  mutating func begin(in list: Surroundings) {
    oldDragID = list.dragID
  }

  /// Whether a drag that is newer than the refresh, or has pulled since its end, holds the content or has left it
  /// on its way back.
  func isNewer(_ view: ScrollSnapshot) -> Bool {
    view.dragID != oldDragID && (view.isDragging || view.isDecelerating)
  }

  /// A refresh ends: a drag that began meanwhile must return to the threshold before it can pull.
  mutating func end(in list: Surroundings) {
    let beganMeanwhile = list.dragID != oldDragID || list.dragID == refusedDragID
    let isBeyond = list.isDragging && list.distance.isBeyond(list.length)
    refusedDragID = beganMeanwhile && isBeyond ? list.dragID : nil
  }
}

/// What a move of the content means for a component that is pulled: a value that computes, for
/// header, back footer and trailer alike.
nonisolated struct PullRule {
  /// What the component is to do.
  enum Action {
    case none
    /// Go back to idle: the pull is over, or not far enough any more.
    case relax
    /// Go to pulling: letting go now refreshes.
    case pull
    /// Begin the refresh.
    case begin
  }

  /// What a move comes to.
  struct Outcome {
    /// The pulling percent to set, or nil to leave it.
    var percent: Double?
    var action = Action.none
  }

  /// A moment of the pull.
  struct Moment {
    let pull: PullGeometry
    let view: ScrollSnapshot
    let state: RefreshState
    /// The present percent.
    let percent: Double
    /// Whether only a finger may pull: what code does to the offset starts nothing.
    let byFingerOnly: Bool
    /// Whether a closing animation is under way.
    let isClosing: Bool
  }

  /// Whether the finger was lifted while pulling: the refresh is certain.
  private(set) var isReleased = false

  /// The drag that began under a refresh and has not come back since.
  private var refusedDrag: Int?

  /// The drag that was the present or last one when the refresh began.
  private var dragAtBegin = 0

  /// The content has moved.
  mutating func move(_ moment: Moment) -> Outcome {
    let view = moment.view
    if moment.state == .pulling, isReleased {
      return Outcome(action: .begin)
    }
    let distance = moment.pull.distance(of: view.offset)
    let isWithinThreshold = distance <= moment.pull.length
    if refusedDrag != nil, isWithinThreshold { refusedDrag = nil }
    guard !moment.pull.isInside(distance) else {
      let isPulling = moment.state == .pulling
      let keepsPercent =
        moment.percent == 0 || moment.state == .willRefresh || (moment.isClosing && !isPulling)
      return Outcome(percent: keepsPercent ? nil : 0, action: isPulling ? .relax : .none)
    }
    let percent = moment.pull.percent(at: distance)
    switch moment.state {
    case .noMoreData where moment.pull.edge != .top:
      return Outcome(percent: percent)
    case _ where view.isDragging:
      let action = drag(moment.state, isWithinThreshold, view)
      let isRefused = moment.byFingerOnly && view.mover != .finger
      return Outcome(percent: percent, action: isRefused && action == .pull ? .none : action)
    case .pulling where distance > 0 && !moment.byFingerOnly:
      return Outcome(action: view.mover == .component ? .none : .begin)
    case .pulling:
      return Outcome(action: .relax)
    default:
      return Outcome(percent: percent < 1 ? percent : nil)
    }
  }

  private func drag(
    _ state: RefreshState, _ isWithinThreshold: Bool, _ view: ScrollSnapshot
  ) -> Action {
    switch state {
    case .idle where !isWithinThreshold && refusedDrag != view.drag && view.isHeld: .pull
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
  mutating func begin(in view: ScrollSnapshot) {
    dragAtBegin = view.drag
  }

  /// A refresh ends: a drag that began meanwhile must come back before it can pull.
  mutating func end(at distance: Double, length: Double, in view: ScrollSnapshot) {
    let beganMeanwhile = view.drag != dragAtBegin || view.drag == refusedDrag
    refusedDrag = view.isDragging && beganMeanwhile && distance > length ? view.drag : nil
  }
}

/// The state machine of a refresh: a value with a function for each event.
///
/// It knows no view, no clock and no client. Only its functions change it, and ``RefreshComponent``
/// performs the consequences: a set of the state, the display of a result and an attachment return
/// ``Effects``; other functions return the single consequence of their event. Scheduled work (a
/// timeout, the end of an animation) is dropped if the ``generation`` has advanced since.
///
/// ```text
/// rest ─begin▶ waiting ─window▶ opening ─opening over▶ running ─end▶ closing ─closing over▶ rest
///                                                         │            ▲
///                                     end, the result is shown         │ its time is over
///                                                         └▶ showingResult
///
/// begin in a window: rest, closing ▶ opening       begin outside: closing ▶ waiting
/// end: waiting, opening ▶ closing                  detached: each phase ▶ rest
/// ```
package nonisolated struct RefreshMachine {
  /// The traits of the component's class.
  let traits: Traits

  package private(set) var state = RefreshState.idle
  /// The distance of the pull, as a fraction of the threshold.
  package private(set) var percent: Double = 0
  package private(set) var phase = Phase.rest
  /// The number of the present refresh, or of the closing that follows it. It advances with each
  /// begin, with each end, and when a closing has finished.
  package private(set) var generation = Generation()
  /// The number of the present attachment. It advances when the component leaves its scroll view.
  private(set) var attachment = Generation()
  /// The number of the latest release of a pull. It also advances when a gesture adds a waiting
  /// call.
  private(set) var release = Generation()
  /// The distance by which the content was pulled at the last release, in points; for inspectors.
  private(set) var releaseDistance: Double = 0
  /// The number of times that the state was set to noMoreData.
  private(set) var noMoreDataGeneration = Generation()
  /// The turn in which the state was last set to noMoreData; nil if that was before the component
  /// was put into its scroll view.
  private(set) var noMoreDataTurn: Int?
  /// Whether a client has set the state to pulling, so that there is no pull.
  package private(set) var isPulledByHand = false

  /// The result of the last refresh.
  private(set) var results = ResultRecord()
  /// The pull at the edge.
  package private(set) var pull = PullRule()
  /// The calls that wait.
  package private(set) var calls = CallQueue()
  /// The changes of state that are under way.
  private(set) var changes = ChangeStack()

  private var origin = Origin.client

  init(traits: Traits = Traits()) { self.traits = traits }

  // MARK: The state is set

  /// Prepares the first idle, which overrides of the state observe as a change from pulling.
  ///
  /// - Returns: Whether the caller sets the state to idle; false if a state was set already.
  mutating func showFirstState() -> Bool {
    guard changes.latest == Generation() else { return false }
    (state, origin) = (.pulling, .initializer)
    return true
  }

  /// Prepares for a set of the state by the component itself.
  mutating func willSet(_ new: RefreshState, because cause: RefreshCause) {
    origin = .component(new, because: cause)
  }

  /// The set by the component is over, even if an override has set another state instead.
  mutating func didSet() { origin = .client }

  /// Sets the result of the end that the component is about to perform; nil after that end.
  mutating func willEnd(with result: RefreshResult?) { results.next = result }

  /// The state was set.
  mutating func set(_ new: RefreshState, in surroundings: Surroundings?) -> Effects {
    let old = state
    var effects = Effects()
    if origin == .initializer, new == .idle {
      (state, origin) = (.idle, .client)
      return effects
    }
    let ownCause = origin.cause(of: new)
    if let ownCause {
      effects.cause = ownCause
    } else {
      if changes.isDetaching { return effects }
      effects = dropCalls()
    }
    (state, origin) = (new, .client)
    if new == .noMoreData {
      noMoreDataGeneration.advance()
      noMoreDataTurn = surroundings?.turn
      effects.needsTurn = true
    }
    if new != old {
      isPulledByHand = new == .pulling && ownCause == nil
      change(from: old, in: surroundings, &effects)
    }
    return effects
  }

  private mutating func change(
    from old: RefreshState, in surroundings: Surroundings?, _ effects: inout Effects
  ) {
    changes.advance()
    effects.change = Change(old: old, new: state)
    effects.isPublished = !changes.isDetaching
    let (wasClosing, wasShowingResult) = (isClosing, isShowingResult)
    if old.isRefreshing != state.isRefreshing { generation.advance() }
    let step = phase.advance(from: old, to: state)
    if step != .none { changes.step = step }
    effects.endsAttempt = step == .ended
    if state != .pulling { pull.pullDidEnd() }
    let pullClearsFailure = state == .pulling && traits.clearsFailureWhenPulled
    if step == .begun || state == .noMoreData || pullClearsFailure { results.clearFailure() }
    let result = results.takeNext()
    guard let surroundings else { return }
    if step == .begun {
      if !old.isRefreshing { pull.begin(in: surroundings) }
      if state == .refreshing {
        phase.attempt?.start = surroundings.now
        effects.startsTimeout = true
      }
      effects.cutsClosingShort = wasClosing
    } else if step == .ended {
      if wasShowingResult { results.displayDidEnd(in: state) } else { record(result, &effects) }
      pull.end(in: surroundings)
    }
    effects.announcement = phase.announcement(of: step, from: old, to: state, lastResult)
  }

  private mutating func record(_ given: RefreshResult?, _ effects: inout Effects) {
    let (success, replaced) = results.record(given, in: state, hasCalledBack: hasCalledBack)
    effects.replacedResult = replaced
    if let success { changes.success = success }
  }

  // MARK: The content is moved

  /// The percent was set.
  @inline(__always)
  mutating func setPercent(_ percent: Double) { self.percent = percent }

  /// The content has moved outside a refresh.
  @inline(__always)
  mutating func contentMoved(_ move: PullRule.Move) -> PullRule.Decision { pull.move(move) }

  /// The touch that pulls has ended at a distance, in points. From now on the refresh is certain.
  ///
  /// - Returns: Whether the caller begins the refresh at once, because other calls are waiting.
  ///   Otherwise it begins with the next move or in the next turn, whichever comes first.
  mutating func touchEnded(at distance: Double) -> Bool {
    pull.release()
    releaseDistance = distance
    release.advance()
    return !calls.isEmpty
  }

  /// A gesture requests a refresh, and no obstacle prevents it.
  mutating func begin(by gesture: RefreshCause.Begin) -> GestureBegin {
    if calls.isEmpty { return .now }
    if calls.endsInBegin { return .ignore }
    // The turn that a release has scheduled begins nothing now.
    release.advance()
    return .wait(add(.beginByGesture(gesture)))
  }

  /// The component can no longer be pulled or tapped.
  mutating func makeUnavailable() { calls.removeGestures() }

  // MARK: Calls

  /// Adds a call that waits for its turn; an end with a `generation` does not end a later refresh.
  ///
  /// - Returns: The number of the call; nil if it is refused, because the component is being
  ///   detached.
  mutating func add(_ kind: WaitingCall.Kind, for generation: Generation? = nil) -> Int? {
    changes.isDetaching ? nil : calls.append(kind, for: generation)
  }

  /// A refresh has reached its time limit, in seconds, and ends in failure.
  ///
  /// - Returns: The number of the call that ends it; nil if the refresh has already ended.
  mutating func reachTimeLimit(of limit: Double, in generation: Generation) -> Int? {
    guard generation == self.generation, isRefreshing else { return nil }
    let failure = RefreshResult.failure(RefreshTimeout(limit: limit))
    return add(.end(WaitingCall.End(result: failure, byTimeout: true)), for: generation)
  }

  /// The turn of a call has come. It is performed after the calls before it.
  ///
  /// - Returns: False if the call is no longer waiting.
  mutating func makeDue(_ id: Int) -> Bool { calls.makeDue(id) }

  /// The next call whose turn has come; nil if there is none.
  ///
  /// - Parameters:
  ///   - now: The time, in seconds of the timeline; nil outside a scroll view.
  ///   - minimum: The minimum duration of a refresh, in seconds.
  mutating func nextTurn(at now: Double?, minimum: Double) -> CallQueue.Turn? {
    let rest = state == .refreshing ? phase.timeLeft(at: now, of: minimum) : 0
    return calls.nextTurn(in: generation, endableAfter: rest)
  }

  /// Drops the waiting calls.
  mutating func dropCalls() -> Effects {
    if calls.isEmpty { return Effects() }
    return Effects(dropped: calls.removeAll(), hasAttempt: phase.attempt != nil)
  }

  // MARK: A change is performed

  /// A change begins, perhaps inside another one, and ends.
  mutating func beginChange() { changes.begin() }
  mutating func endChange() { changes.end() }

  /// Adds a job that runs after the outermost change.
  mutating func add(_ job: Job) { changes.add(job) }

  /// Removes and returns the next job; nil during a change, and if there is none.
  mutating func nextJob() -> Job? { changes.nextJob() }

  /// Removes and returns the success for which the list is still to be marked as up to date.
  mutating func takeSuccess() -> RefreshResult? { changes.takeSuccess() }

  /// The begin or the end of the latest change is being performed, and is not performed again.
  mutating func finishStep() { changes.step = .none }

  // MARK: The refresh advances

  /// A refresh begins to be shown.
  mutating func willOpen(reservingInset reservesInset: Bool) {
    phase.attempt?.reservesInset = reservesInset
  }

  /// The opening has finished.
  ///
  /// - Returns: Whether the caller runs the refreshing callback.
  mutating func finishOpening() -> Bool { phase.finishOpening() }

  /// The refresh ends with `result`, which is shown before the closing begins.
  ///
  /// - Returns: The effects of the end before its closing; nil if the result is not shown: if the
  ///   callback has not run, and for a result that is neither a success nor a failure.
  mutating func showResult(_ result: RefreshResult) -> Effects? {
    guard phase.showResult(result) else { return nil }
    generation.advance()
    var effects = Effects(endsAttempt: true)
    record(result, &effects)
    effects.announcement = phase.announcement(of: .ended, from: state, to: state, lastResult)
    return effects
  }

  /// The closing has finished, or there is none.
  mutating func finishClosing() {
    generation.advance()
    phase = .rest
  }

  // MARK: Attaching and detaching

  /// The component was put into a scroll view.
  ///
  /// - Returns: The effects of a refresh that was begun before and opens now; nil if none does.
  mutating func attach(in surroundings: Surroundings) -> Effects? {
    guard isRefreshing else { return nil }
    pull.begin(in: surroundings)
    guard phase.attach(in: state) else { return nil }
    phase.attempt?.start = surroundings.now
    var effects = Effects(startsTimeout: true)
    effects.announcement = phase.announcement(of: .begun, from: .idle, to: state, lastResult)
    return effects
  }

  /// The component has left its scroll view. Sets by clients are refused until ``didDetach()``.
  ///
  /// - Returns: The waiting calls and jobs, and the last result, which the caller releases.
  mutating func detach() -> (dropped: Dropped, result: RefreshResult?) {
    attachment.advance()
    changes.advance()
    noMoreDataTurn = nil
    changes.isDetaching = true
    let result = lastResult
    if isRefreshing, !isShowingResult { results.cancel() }
    return (dropAll(), result)
  }

  /// Clears the failure of the last refresh.
  mutating func clearFailure() { results.clearFailure() }

  /// Accepts changes again. Returns the calls and jobs that were added meanwhile, which will not run.
  mutating func didDetach() -> Dropped {
    changes.isDetaching = false
    return dropAll()
  }

  private mutating func dropAll() -> Dropped {
    phase.attempt?.isAnnounced = false
    pull = PullRule()
    return (calls.removeAll(), changes.drop())
  }
}

/// The consequences of an event, in the order in which they are performed.
///
/// ``RefreshComponent/perform(_:)`` performs them. After each part that calls observers or
/// overrides, it continues only if no other change has been made meanwhile.
nonisolated struct Effects {
  /// An announcement, which is made once the change is over.
  enum Announcement {
    /// The pull has crossed the threshold, so that its release refreshes: a tick.
    case crossing
    /// A refresh has begun in a window.
    case begin
    /// A refresh has ended.
    case end(RefreshResult)
  }

  /// The result that another one has replaced. It is released with the effects, when no function of
  /// the machine is running, because its error may belong to a client.
  var replacedResult: RefreshResult?

  /// The waiting calls that are dropped. The completion of a dropped end runs with the end of the
  /// attempt, or in the next turn if there is no attempt.
  var dropped: [WaitingCall] = []
  /// Whether there is an attempt: a refresh that is under way or closing.
  var hasAttempt = false

  /// Whether another turn follows even if nothing else waits, because noMoreData has been set.
  var needsTurn = false

  /// The change of state; nil if the state is the same. The properties below belong to it, or to a
  /// refresh that opens because its component was put into a scroll view.
  var change: Change<RefreshState>?
  /// The reason for the change of state.
  var cause = RefreshCause.app
  /// Whether a refresh has ended: its action is cancelled and its blocks are dropped.
  var endsAttempt = false
  /// Whether a refresh has begun in a scroll view, so that its time limit starts now.
  var startsTimeout = false
  /// Whether the closing of an earlier refresh is cut short, so that the blocks of its end run now.
  var cutsClosingShort = false
  /// The announcement, which is made after the change; nil if there is none.
  var announcement: Announcement?
  /// Whether observers are notified.
  var isPublished = false
}

/// The nested changes of the state that are under way; the latest one wins.
///
/// A change calls observers and overrides, which may make another change. The inner change takes
/// over the remaining work of the outer one, and the outer one stops.
nonisolated struct ChangeStack {
  /// The number of nested changes that are under way.
  private(set) var depth = 0
  /// The latest change.
  private(set) var latest = Generation()
  /// Whether the component is being detached. Meanwhile sets, begins and ends by overrides are
  /// refused, and nothing is published.
  var isDetaching = false

  /// The begin or the end that is still to be performed, after the observers of the state are
  /// notified.
  var step = RefreshMachine.Step.none
  /// The success of a refresh; nil once the list is marked as up to date.
  var success: RefreshResult?

  /// The jobs that run after the outermost change.
  private var deferred: [Job] = []

  mutating func begin() { depth += 1 }

  mutating func end() { depth -= 1 }

  /// Replaces the changes that are under way by another one.
  mutating func advance() { latest.advance() }

  /// Runs `job` after the outermost change.
  mutating func add(_ job: Job) { deferred.append(job) }

  /// Removes and returns the next job; nil during a change, and if there is none.
  mutating func nextJob() -> Job? {
    depth == 0 && !deferred.isEmpty ? deferred.removeFirst() : nil
  }

  /// Removes and returns the success for which the list is still to be marked as up to date.
  mutating func takeSuccess() -> RefreshResult? {
    let taken = success
    success = nil
    return taken
  }

  /// Drops the remaining work of the changes that are under way.
  ///
  /// - Returns: The jobs that will not run.
  mutating func drop() -> [Job] {
    let dropped = deferred
    (deferred, step, success) = ([], .none, nil)
    return dropped
  }
}

/// The code that sets the state of a component.
nonisolated enum Origin: Hashable, Sendable {
  /// A client, through the property.
  case client
  /// The component, which has decided on this state.
  case component(RefreshState, because: RefreshCause)
  /// The component, which notifies overrides of the first idle.
  case initializer

  /// The reason why the component itself sets a state; nil if a client sets it.
  func cause(of state: RefreshState) -> RefreshCause? {
    if case .component(state, let cause) = self { cause } else { nil }
  }
}

/// One refresh, from its begin to the end of its closing.
package nonisolated struct Attempt: Hashable, Sendable {
  /// The time at which it began in a window, in seconds of the timeline; 0 until then.
  var start: Double = 0
  /// Whether it may reserve an inset and move the content.
  package internal(set) var reservesInset = false
  /// Whether its refreshing callback has run.
  package internal(set) var hasCalledBack = false
  /// Whether its begin was announced. If so, its end is announced too.
  package internal(set) var isAnnounced = false
}

/// The time and the pull at an event, for a component in a scroll view.
nonisolated struct Surroundings {
  /// The time, in seconds of the timeline.
  let now: Double
  /// The number of the turn; see ``Timeline/turn``.
  let turn: Int
  /// The number of the present drag, or of the last one.
  let dragID: Int
  /// Whether a touch drags the content.
  let isDragging: Bool
  /// The distance by which the content is pulled at the component's edge, in points.
  let distance: Double
  /// The threshold of the pull, in points.
  let threshold: Double
}

/// The differences between classes of components that affect a refresh.
nonisolated struct Traits: Hashable, Sendable {
  /// Whether a pull at the edge begins a refresh.
  var isPulled = false
  /// Whether only a touch may pull; a change of the offset by code begins no refresh.
  var isPulledByTouchOnly = false
  /// Whether the class has a threshold of its own, so that the app does not choose one.
  var hasOwnThreshold = false
  /// Whether a refresh reserves an inset and moves the content.
  var reservesInset = true
  /// Whether the class has the state noMoreData.
  var hasNoMoreData = false
  /// Whether a pull beyond the threshold clears a failure, even if it is not released.
  var clearsFailureWhenPulled = false
  /// The fixed style of the class; nil if the app chooses the style.
  var fixedStyle: RefreshStyle?
  /// Whether the alpha can follow the percent.
  var canFade = true

  /// Whether the app chooses the threshold of the pull.
  var canChooseThreshold: Bool { isPulled && !hasOwnThreshold }
}

/// The state machine of a refresh: a value with a function for each event.
///
/// It knows no view, no clock and no client. Its functions return the consequences, which
/// ``RefreshComponent`` performs. Scheduled work (a timeout, the end of an animation) is dropped if
/// the ``generation`` has advanced since.
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
  let traits: Traits

  package private(set) var state = RefreshState.idle
  /// A fraction of the threshold.
  package private(set) var percent: Double = 0
  package private(set) var phase = Phase.rest
  /// Advances with each begin and each end, and when a closing has finished.
  package private(set) var generation = Generation()
  /// Advances when the component leaves its scroll view.
  private(set) var attachment = Generation()
  /// Advances with each release of a pull, and when a gesture adds a waiting call.
  private(set) var releaseNumber = Generation()
  /// In points, at the last release; for inspectors.
  private(set) var releaseDistance: Double = 0
  private(set) var noMoreDataGeneration = Generation()
  /// The turn of the last noMoreData; nil if it was set outside the present scroll view.
  private(set) var noMoreDataTurn: Int?
  /// Whether a client has set the state to pulling, so that there is no pull.
  package private(set) var isPullingSetByClient = false

  private(set) var results = ResultRecord()
  package private(set) var pull = PullRule()
  package private(set) var calls = CallQueue()
  private(set) var changes = ChangeProgress()

  private var origin = Origin.client

  init(traits: Traits = Traits()) { self.traits = traits }

  // MARK: The state is set

  /// Overrides of the state observe the first idle as a change from pulling. Returns false if a
  /// state was set already.
  mutating func willShowFirstState() -> Bool {
    guard changes.latest == Generation() else { return false }
    (state, origin) = (.pulling, .initializer)
    return true
  }

  /// For a set by the component itself.
  mutating func willSet(_ new: RefreshState, because cause: RefreshCause) {
    origin = .component(new, because: cause)
  }

  /// Called even if an override has set another state instead.
  mutating func didSet() { origin = .client }

  /// Called with nil after the end.
  mutating func willEnd(with result: RefreshResult?) { results.next = result }

  mutating func set(_ new: RefreshState, in moment: Moment?) -> Effects {
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
      noMoreDataTurn = moment?.turn
      effects.needsTurn = true
    }
    if new != old {
      isPullingSetByClient = new == .pulling && ownCause == nil
      change(from: old, in: moment, &effects)
    }
    return effects
  }

  private mutating func change(
    from old: RefreshState, in moment: Moment?, _ effects: inout Effects
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
    guard let moment else { return }
    if step == .begun {
      if !old.isRefreshing { pull.begin(in: moment) }
      if state == .refreshing {
        phase.attempt?.start = moment.now
        effects.startsTimeout = true
      }
      effects.cutsClosingShort = wasClosing
    } else if step == .ended {
      if wasShowingResult { results.displayDidEnd(in: state) } else { record(result, &effects) }
      pull.end(in: moment)
    }
    effects.announcement = phase.announcement(of: step, from: old, to: state, lastResult)
  }

  private mutating func record(_ given: RefreshResult?, _ effects: inout Effects) {
    let (success, replaced) = results.record(given, in: state, hasCalledBack: hasCalledBack)
    effects.replacedResult = replaced
    if let success { changes.success = success }
  }

  // MARK: The content is moved

  @inline(__always)
  mutating func setPercent(_ percent: Double) { self.percent = percent }

  @inline(__always)
  mutating func decide(_ move: PullRule.Move) -> PullRule.Decision { pull.move(move) }

  /// `distance` is in points. Returns whether the caller begins at once, because other calls are
  /// waiting. Otherwise the refresh begins with the next move or in the next turn, whichever comes
  /// first.
  mutating func touchEnded(at distance: Double) -> Bool {
    pull.release()
    releaseDistance = distance
    releaseNumber.advance()
    return !calls.isEmpty
  }

  /// Called if no obstacle prevents the refresh.
  mutating func begin(by gesture: RefreshCause.Begin) -> GestureBegin {
    if calls.isEmpty { return .now }
    if calls.endsInBegin { return .ignore }
    // The turn that a release has scheduled begins nothing now.
    releaseNumber.advance()
    return .wait(add(.beginByGesture(gesture)))
  }

  mutating func makeUnavailable() { calls.removeGestures() }

  // MARK: Calls

  /// An end with a `generation` does not end a later refresh. Returns nil while the component is
  /// being detached.
  mutating func add(_ kind: WaitingCall.Kind, for generation: Generation? = nil) -> Int? {
    changes.isDetaching ? nil : calls.append(kind, for: generation)
  }

  /// `limit` is in seconds. Returns nil if the refresh has already ended.
  mutating func reachTimeLimit(of limit: Double, in generation: Generation) -> Int? {
    guard generation == self.generation, isRefreshing else { return nil }
    let failure = RefreshResult.failure(RefreshTimeout(limit: limit))
    return add(.end(WaitingCall.End(result: failure, byTimeout: true)), for: generation)
  }

  /// Returns false if the call is no longer waiting.
  mutating func makeDue(_ id: Int) -> Bool { calls.makeDue(id) }

  /// `now` and `minimum` are in seconds; `now` is nil outside a scroll view.
  mutating func nextTurn(at now: Double?, minimum: Double) -> CallQueue.Turn? {
    let timeLeft = state == .refreshing ? phase.timeLeft(at: now, of: minimum) : 0
    return calls.nextTurn(in: generation, endableAfter: timeLeft)
  }

  mutating func dropCalls() -> Effects {
    if calls.isEmpty { return Effects() }
    return Effects(dropped: calls.removeAll(), hasAttempt: phase.attempt != nil)
  }

  // MARK: A change is performed

  mutating func beginChange() { changes.begin() }
  mutating func endChange() { changes.end() }

  mutating func add(_ job: Job) { changes.add(job) }

  mutating func nextJob() -> Job? { changes.nextJob() }

  mutating func takeSuccess() -> RefreshResult? { changes.takeSuccess() }

  /// Called before the step is performed, so that it is performed only once.
  mutating func clearStep() { changes.step = .none }

  // MARK: The refresh advances

  mutating func willOpen(reservingInset reservesInset: Bool) {
    phase.attempt?.reservesInset = reservesInset
  }

  /// Returns whether the caller runs the refreshing callback.
  mutating func openingDidEnd() -> Bool { phase.openingDidEnd() }

  /// Returns nil if the result is not shown: if the callback has not run, and for a result that is
  /// neither a success nor a failure.
  mutating func showResult(_ result: RefreshResult) -> Effects? {
    guard phase.showResult(result) else { return nil }
    generation.advance()
    var effects = Effects(endsAttempt: true)
    record(result, &effects)
    effects.announcement = phase.announcement(of: .ended, from: state, to: state, lastResult)
    return effects
  }

  /// Also called if there is no closing.
  mutating func closingDidEnd() {
    generation.advance()
    phase = .rest
  }

  // MARK: Attaching and detaching

  /// Returns the effects of a refresh that was begun before and opens now.
  mutating func attach(in moment: Moment) -> Effects? {
    guard isRefreshing else { return nil }
    pull.begin(in: moment)
    guard phase.attach(in: state) else { return nil }
    phase.attempt?.start = moment.now
    var effects = Effects(startsTimeout: true)
    effects.announcement = phase.announcement(of: .begun, from: .idle, to: state, lastResult)
    return effects
  }

  /// Sets by clients are refused until ``didDetach()``. The caller releases what is returned.
  mutating func detach() -> (dropped: Dropped, result: RefreshResult?) {
    attachment.advance()
    changes.advance()
    noMoreDataTurn = nil
    changes.isDetaching = true
    let result = lastResult
    if isRefreshing, !isShowingResult { results.cancel() }
    return (dropAll(), result)
  }

  mutating func clearFailure() { results.clearFailure() }

  /// Returns the calls and jobs that were added during the detachment, which will not run.
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

/// What an event leaves to be done first, in this order. What opens, closes or updates the list
/// follows: see ``ChangeProgress/step`` and ``ChangeProgress/success``.
nonisolated struct Effects {
  enum Announcement {
    /// A tick: the release of the pull now refreshes.
    case crossing
    case begin
    case end(RefreshResult)
  }

  /// Released with the effects, when no function of the machine is running, because its error may
  /// belong to a client.
  var replacedResult: RefreshResult?

  /// The completion of a dropped end runs with the end of the attempt, or in the next turn if there
  /// is no attempt.
  var dropped: [WaitingCall] = []
  var hasAttempt = false

  /// Whether another turn follows even if nothing else waits, because noMoreData was set.
  var needsTurn = false

  /// Nil if the state is the same. The properties below belong to the change, or to a refresh that
  /// opens because its component was put into a scroll view.
  var change: Change<RefreshState>?
  var cause = RefreshCause.app
  var endsAttempt = false
  var startsTimeout = false
  var cutsClosingShort = false
  /// Made once the change is over.
  var announcement: Announcement?
  var isPublished = false
}

/// A change calls observers and overrides, which may make another change. The inner change takes
/// over the remaining work of the outer change, and the outer change stops.
nonisolated struct ChangeProgress {
  private(set) var depth = 0
  private(set) var latest = Generation()
  /// Meanwhile sets, begins and ends by overrides are refused, and nothing is published.
  var isDetaching = false

  /// Still to be performed, after the observers of the state are notified.
  var step = RefreshMachine.Step.none
  /// Nil once the list is marked as up to date.
  var success: RefreshResult?

  private var deferred: [Job] = []

  mutating func begin() { depth += 1 }

  mutating func end() { depth -= 1 }

  /// Replaces the changes that are under way.
  mutating func advance() { latest.advance() }

  mutating func add(_ job: Job) { deferred.append(job) }

  /// Nil during a change.
  mutating func nextJob() -> Job? {
    depth == 0 && !deferred.isEmpty ? deferred.removeFirst() : nil
  }

  mutating func takeSuccess() -> RefreshResult? {
    let taken = success
    success = nil
    return taken
  }

  /// Returns the jobs that will not run.
  mutating func drop() -> [Job] {
    let dropped = deferred
    (deferred, step, success) = ([], .none, nil)
    return dropped
  }
}

/// The code that sets the state.
nonisolated enum Origin: Hashable, Sendable {
  case client
  case component(RefreshState, because: RefreshCause)
  case initializer

  /// Nil if a client sets the state.
  func cause(of state: RefreshState) -> RefreshCause? {
    if case .component(state, let cause) = self { cause } else { nil }
  }
}

/// One refresh, from its begin to the end of its closing.
package nonisolated struct Attempt: Hashable, Sendable {
  /// In seconds of the timeline; 0 until the refresh has begun in a window.
  var start: Double = 0
  package internal(set) var reservesInset = false
  package internal(set) var hasCalledBack = false
  package internal(set) var isAnnounced = false
}

/// The time and the pull at an event, in seconds of the timeline and in points.
nonisolated struct Moment {
  let now: Double
  let turn: Int
  let dragID: Int
  let isDragging: Bool
  let distance: Double
  let threshold: Double
}

/// The differences between classes of components that affect a refresh.
nonisolated struct Traits: Hashable, Sendable {
  var isPulled = false
  /// A change of the offset by code begins no refresh.
  var isPulledByTouchOnly = false
  var hasOwnThreshold = false
  var reservesInset = true
  var hasNoMoreData = false
  /// Even if the pull is not released.
  var clearsFailureWhenPulled = false
  /// Nil if the app chooses the style.
  var fixedStyle: RefreshStyle?
  var canFade = true

  var canChooseThreshold: Bool { isPulled && !hasOwnThreshold }
}

/// Everything that a refresh can do: a value with a function for each event.
///
/// It knows no view, no clock and no client. A function changes the value and returns what is to be
/// done; ``RefreshComponent`` performs it. What was scheduled under one ``generation`` (a timeout, the
/// end of an animation) is dropped under a later one.
///
/// ```text
///          begin            window             opening over         end              closing over
///   rest ────────▶ waiting ────────▶ opening ──────────────▶ running ────▶ closing ──────────────▶ rest
///          begin in a window ──────────▲                         or detached ───────────────────────▲
/// ```
nonisolated struct RefreshMachine {
  /// How the component's class refreshes.
  let traits: Traits

  private(set) var state = RefreshState.idle
  /// How far the component is pulled out, as a fraction of its length.
  var percent: Double = 0
  private(set) var phase = Phase.rest
  /// The present refresh, or the closing that followed it. It advances with each begin, each end and
  /// when a closing is over.
  private(set) var generation = Generation()
  /// The present stay in a scroll view.
  private(set) var attachment = Generation()
  /// The latest release of a pull that is still to begin a refresh.
  var release = Generation()
  /// How far the content was pulled at the last release, in points; an inspector tells it.
  var releaseDistance: Double = 0
  /// The latest noMoreData.
  private(set) var noMoreData = Generation()

  /// How the last refresh came out; nil before the first end.
  private(set) var lastResult: RefreshResult?
  /// Whether the component shows that the last refresh failed.
  private(set) var showsFailure = false

  /// The pull at the edge.
  var pull = PullRule()
  /// The calls that wait.
  var requests = RequestQueue()
  /// The changes of state that are under way.
  var changes = ChangeStack()

  private var origin = Origin.client
  /// The result of the refresh that the component is about to end.
  private var result: RefreshResult?

  init(traits: Traits = Traits()) {
    self.traits = traits
  }

  // MARK: The state is set

  /// Shows overrides of the state the first idle as a change from pulling, unless a state was set
  /// already: the state is to be set to idle afterwards.
  ///
  /// - Returns: Whether there is something to show.
  mutating func showFirstState() -> Bool {
    guard changes.latest == Generation() else { return false }
    (state, origin) = (.pulling, .initializer)
    return true
  }

  /// Announces that the component itself sets the state now.
  mutating func willSet(_ new: RefreshState, because cause: RefreshCause) {
    origin = .component(new, because: cause)
  }

  /// What was announced is over, whatever overrides have made of it.
  mutating func didSet() { origin = .client }

  /// The result of the end that the component is about to make; nil after that.
  mutating func willEnd(with result: RefreshResult?) { self.result = result }

  /// The state was set.
  mutating func set(_ new: RefreshState, in list: Surroundings?) -> Effects {
    var effects = Effects()
    let old = state
    if origin == .initializer, new == .idle {
      (state, origin) = (.idle, .client)
      return effects
    }
    if let cause = origin.cause(of: new) {
      effects.cause = cause
    } else {
      if changes.isDetaching { return effects }
      dropCalls(&effects)
    }
    (state, origin) = (new, .client)
    if new == .noMoreData { noMoreData.advance() }
    if new != old { change(from: old, in: list, &effects) }
    return effects
  }

  private mutating func change(
    from old: RefreshState, in list: Surroundings?, _ effects: inout Effects
  ) {
    changes.advance()
    effects.change = Change(old: old, new: state)
    effects.isPublished = !changes.isDetaching
    let (wasClosing, wasShowingResult) = (isClosing, isShowingResult)
    let step = advance(from: old)
    if step != .none { changes.step = step }
    effects.endsAttempt = step == .ended
    if state != .pulling { pull.settle() }
    let isAnswered = state == .pulling && traits.clearsFailureWhenPulled
    if step == .begun || state == .noMoreData || isAnswered { showsFailure = false }
    let result = self.result
    self.result = nil
    guard let list else { return }
    switch step {
    case .none:
      break
    case .begun:
      if !old.isRefreshing { pull.begin(in: list) }
      if state == .refreshing {
        startClock(at: list.now)
        effects.startsClock = true
      }
      effects.cutsClosingShort = wasClosing
    case .ended:
      if wasShowingResult {
        showsFailure = lastResult?.isFailure == true && state == .idle
      } else {
        record(result, &effects)
      }
      pull.end(in: list)
    }
    effects.announcement = announcement(of: step, from: old)
  }

  /// Advances the phase. A refresh that is set back to willRefresh by a client continues as it was.
  private mutating func advance(from old: RefreshState) -> Step {
    switch (old.isRefreshing, state.isRefreshing) {
    case (false, true):
      generation.advance()
      phase = state == .willRefresh ? .waiting(Attempt()) : .opening(Attempt())
      return .begun
    case (true, true):
      guard case .waiting(let attempt) = phase, state == .refreshing else { return .none }
      phase = .opening(attempt)
      return .begun
    case (true, false):
      generation.advance()
      phase = .closing(phase.attempt ?? Attempt())
      return .ended
    case (false, false):
      return .none
    }
  }

  /// Records how the refresh came out. One that ended before its callback has learned nothing.
  private mutating func record(_ given: RefreshResult?, _ effects: inout Effects) {
    let result = given ?? (state == .noMoreData ? .noMoreData : .success)
    effects.replacedResult = lastResult
    lastResult = result.isSuccess && !hasOpened ? .cancelled : result
    showsFailure = result.isFailure && state != .noMoreData
    if lastResult?.isSuccess == true { changes.success = given ?? .success }
  }

  private mutating func announcement(
    of step: Step, from old: RefreshState
  ) -> Effects.Announcement? {
    switch step {
    case .begun where state == .refreshing:
      phase.attempt?.isAnnounced = true
      return .begin
    case .ended where phase.attempt?.isAnnounced == true:
      phase.attempt?.isAnnounced = false
      return lastResult.map { .end($0) }
    case .none where old == .idle && state == .pulling:
      return .crossing
    case .begun, .ended, .none:
      return nil
    }
  }

  // MARK: The refresh advances

  /// Starts the time that a refresh lasts.
  private mutating func startClock(at now: Double) {
    phase.attempt?.start = now
  }

  /// The component is shown for a refresh that begins.
  mutating func willOpen(movingContent opensView: Bool) {
    phase.attempt?.opensView = opensView
  }

  /// The opening is over.
  ///
  /// - Returns: Whether the refreshing callback is to run.
  mutating func openingIsOver() -> Bool {
    guard case .opening(var attempt) = phase else { return false }
    attempt.hasCalledBack = true
    phase = .running(attempt)
    return true
  }

  /// The refresh ends in `result`, which is shown before the closing begins.
  ///
  /// - Returns: What an end does before its closing; nil where the result is not shown: of a refresh that
  ///   has not called back, and of one that was cancelled or found no more data.
  mutating func showResult(_ result: RefreshResult) -> Effects? {
    guard case .running(let attempt) = phase else { return nil }
    switch result {
    case .success, .failure: break
    case .noMoreData, .cancelled: return nil
    }
    generation.advance()
    var effects = Effects()
    record(result, &effects)
    phase = .showingResult(attempt)
    effects.endsAttempt = true
    effects.announcement = announcement(of: .ended, from: state)
    return effects
  }

  /// The closing is over, or there is none.
  mutating func closingIsOver() {
    generation.advance()
    phase = .rest
  }

  // MARK: Attaching and detaching

  /// The component was put into a scroll view.
  ///
  /// - Returns: Whether a refresh that was begun outside opens now.
  mutating func attach(in list: Surroundings) -> Effects? {
    guard isRefreshing else { return nil }
    pull.begin(in: list)
    guard case .opening(let attempt) = phase else { return nil }
    if state == .willRefresh {
      phase = .waiting(attempt)
      return nil
    }
    startClock(at: list.now)
    var effects = Effects()
    effects.startsClock = true
    effects.announcement = announcement(of: .begun, from: .idle)
    return effects
  }

  /// The component has left its scroll view. What is set until ``acceptChanges()`` is refused.
  ///
  /// - Returns: What waited, and will not run, and the last result, to be released afterwards.
  mutating func detach() -> (dropped: Dropped, result: RefreshResult?) {
    attachment.advance()
    changes.advance()
    changes.isDetaching = true
    let result = lastResult
    if isRefreshing, !isShowingResult { lastResult = .cancelled }
    return (dropAll(), result)
  }

  /// Takes over how a refresh of an earlier run of the app came out, where there is none now.
  ///
  /// - Returns: The result until now, to be released afterwards.
  mutating func restore(_ result: RefreshResult?, showsFailure: Bool) -> RefreshResult? {
    let old = lastResult
    (lastResult, self.showsFailure) = (result, showsFailure)
    return old
  }

  /// Forgets that the last refresh failed.
  mutating func clearFailure() { showsFailure = false }

  /// Everything of the stay in the scroll view is over.
  ///
  /// - Returns: What was asked for meanwhile, and will not run.
  mutating func didDetach() -> Dropped { dropAll() }

  /// Changes of the detached component count again.
  mutating func acceptChanges() { changes.isDetaching = false }

  /// The calls and the jobs that will not run.
  typealias Dropped = (calls: [RefreshRequest], jobs: [Job])

  private mutating func dropAll() -> Dropped {
    phase.attempt?.isAnnounced = false
    pull = PullRule()
    return (requests.removeAll(), changes.drop())
  }
}

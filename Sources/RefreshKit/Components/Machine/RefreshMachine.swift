/// Everything that a refresh can do: a value with a function for each event.
///
/// It knows no view, no clock and no client. Only its functions change it, and ``RefreshComponent`` does what
/// follows: a set of the state, a result that is shown and an attachment return ``Effects``; the other functions
/// return the one thing that follows from their event. What was scheduled under one ``generation`` (a timeout,
/// the end of an animation) is dropped under a later one.
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
  /// How the component's class refreshes.
  let traits: Traits

  package private(set) var state = RefreshState.idle
  /// How far the component is pulled out, as a fraction of its length.
  package private(set) var percent: Double = 0
  package private(set) var phase = Phase.rest
  /// The present refresh, or the closing that followed it. It advances with each begin, each end and
  /// when a closing is over.
  package private(set) var generation = Generation()
  /// The present stay in a scroll view.
  private(set) var attachment = Generation()
  /// The latest release of a pull that is still to begin a refresh.
  private(set) var release = Generation()
  /// How far the content was pulled at the last release, in points; an inspector tells it.
  private(set) var releaseDistance: Double = 0
  /// The latest noMoreData.
  private(set) var noMoreData = Generation()

  /// How the last refresh came out.
  private(set) var results = ResultRecord()
  /// The pull at the edge.
  package private(set) var pull = PullRule()
  /// The calls that wait.
  package private(set) var requests = RequestQueue()
  /// The changes of state that are under way.
  private(set) var changes = ChangeStack()

  private var origin = Origin.client

  init(traits: Traits = Traits()) { self.traits = traits }

  // MARK: The state is set

  /// Shows overrides of the state the first idle as a change from pulling: the state is to be set to idle.
  ///
  /// - Returns: False if a state was set already.
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
  mutating func willEnd(with result: RefreshResult?) { results.next = result }

  /// The state was set.
  mutating func set(_ new: RefreshState, in list: Surroundings?) -> Effects {
    let old = state
    var effects = Effects()
    if origin == .initializer, new == .idle {
      (state, origin) = (.idle, .client)
      return effects
    }
    if let cause = origin.cause(of: new) {
      effects.cause = cause
    } else {
      if changes.isDetaching { return effects }
      effects = dropCalls()
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
    if old.isRefreshing != state.isRefreshing { generation.advance() }
    let step = phase.advance(from: old, to: state)
    if step != .none { changes.step = step }
    effects.endsAttempt = step == .ended
    if state != .pulling { pull.settle() }
    let isAnswered = state == .pulling && traits.clearsFailureWhenPulled
    if step == .begun || state == .noMoreData || isAnswered { results.clearFailure() }
    let result = results.takeNext()
    guard let list else { return }
    if step == .begun {
      if !old.isRefreshing { pull.begin(in: list) }
      if state == .refreshing {
        phase.attempt?.start = list.now
        effects.startsClock = true
      }
      effects.cutsClosingShort = wasClosing
    } else if step == .ended {
      if wasShowingResult { results.wasShown(in: state) } else { record(result, &effects) }
      pull.end(in: list)
    }
    effects.announcement = phase.announcement(of: step, from: old, to: state, lastResult)
  }

  private mutating func record(_ given: RefreshResult?, _ effects: inout Effects) {
    let (success, replaced) = results.record(given, in: state, hasOpened: hasOpened)
    effects.replacedResult = replaced
    if let success { changes.success = success }
  }

  // MARK: The content is moved

  /// The percent was set.
  @inline(__always)
  mutating func setPercent(_ percent: Double) { self.percent = percent }

  /// The content has moved outside a refresh.
  @inline(__always)
  mutating func contentMoved(_ moment: PullRule.Moment) -> PullRule.Outcome { pull.move(moment) }

  /// The touch that pulls has ended at a distance, in points: the refresh is certain.
  ///
  /// - Returns: Whether it begins at once, behind the calls that wait; otherwise it begins with the next
  ///   move or in the next turn, whichever is first.
  mutating func touchEnded(at distance: Double) -> Bool {
    pull.release()
    releaseDistance = distance
    release.advance()
    return !requests.isEmpty
  }

  /// A gesture that may begin a refresh asks for it.
  mutating func begin(by gesture: RefreshCause.Begin) -> GestureBegin {
    if requests.isEmpty { return .now }
    if requests.endsInBegin { return .ignore }
    // The turn of the release has nothing more to begin.
    release.advance()
    return .wait(add(.beginByGesture(gesture)))
  }

  /// The component cannot be pulled or tapped any more.
  mutating func makeUnavailable() { requests.removeGestures() }

  // MARK: Calls

  /// A call was made that waits for its turn; that of an end for one refresh does nothing to a later one.
  ///
  /// - Returns: Its number; nil while the component is being detached, which takes no calls.
  mutating func add(_ kind: RefreshRequest.Kind, for generation: Generation? = nil) -> Int? {
    changes.isDetaching ? nil : requests.append(kind, for: generation)
  }

  /// A refresh has reached its time limit, in seconds, and ends in failure.
  ///
  /// - Returns: The number of the call that ends it; nil if the refresh is over.
  mutating func reachTimeLimit(of limit: Double, in generation: Generation) -> Int? {
    guard generation == self.generation, isRefreshing else { return nil }
    let failure = RefreshResult.failure(RefreshTimeout(limit: limit))
    return add(.end(failure, completion: nil, byTimeout: true), for: generation)
  }

  /// A call has its turn; it is performed once those before it are.
  ///
  /// - Returns: False if it waits no more.
  mutating func makeDue(_ id: Int) -> Bool { requests.makeDue(id) }

  /// The next call whose turn has come; nil if there is none.
  ///
  /// - Parameters:
  ///   - now: The time, in seconds of the timeline; nil outside a scroll view.
  ///   - minimum: How long a refresh lasts at least, in seconds.
  mutating func nextTurn(at now: Double?, minimum: Double) -> RequestQueue.Turn? {
    let rest = state == .refreshing ? phase.timeLeft(at: now, of: minimum) : 0
    return requests.nextTurn(in: generation, thatLasts: rest)
  }

  /// Drops the calls that wait.
  mutating func dropCalls() -> Effects {
    if requests.isEmpty { return Effects() }
    return Effects(dropped: requests.removeAll(), hasAttempt: phase.attempt != nil)
  }

  // MARK: A change is performed

  /// A change begins, perhaps inside another one, and ends.
  mutating func beginChange() { changes.begin() }
  mutating func endChange() { changes.end() }

  /// Adds a job that runs after the outermost change.
  mutating func add(_ job: Job) { changes.add(job) }

  /// The next job that may run; nil under a change, or without one.
  mutating func nextJob() -> Job? { changes.nextJob() }

  /// The success that is still to be recorded by the list; nil after that.
  mutating func takeSuccess() -> RefreshResult? { changes.takeSuccess() }

  /// The begin or the end that a change has made was shown.
  mutating func finishStep() { changes.step = .none }

  // MARK: The refresh advances

  /// The component is shown for a refresh that begins.
  mutating func willOpen(movingContent opensView: Bool) {
    phase.attempt?.opensView = opensView
  }

  /// The opening is over.
  ///
  /// - Returns: Whether the refreshing callback is to run.
  mutating func finishOpening() -> Bool { phase.finishOpening() }

  /// The refresh ends in `result`, which is shown before the closing begins.
  ///
  /// - Returns: What an end does before its closing; nil if the result is not shown: of a refresh that
  ///   has not called back, and of one that was cancelled or found no more data.
  mutating func showResult(_ result: RefreshResult) -> Effects? {
    guard phase.showResult(result) else { return nil }
    generation.advance()
    var effects = Effects(endsAttempt: true)
    record(result, &effects)
    effects.announcement = phase.announcement(of: .ended, from: state, to: state, lastResult)
    return effects
  }

  /// The closing is over, or there is none.
  mutating func finishClosing() {
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
    guard phase.attach(in: state) else { return nil }
    phase.attempt?.start = list.now
    var effects = Effects(startsClock: true)
    effects.announcement = phase.announcement(of: .begun, from: .idle, to: state, lastResult)
    return effects
  }

  /// The component has left its scroll view. What is set until ``didDetach()`` is refused.
  ///
  /// - Returns: What waited, and will not run, and the last result, to be released afterwards.
  mutating func detach() -> (dropped: Dropped, result: RefreshResult?) {
    attachment.advance()
    changes.advance()
    changes.isDetaching = true
    let result = lastResult
    if isRefreshing, !isShowingResult { results.cancel() }
    return (dropAll(), result)
  }

  /// Takes over how a refresh of an earlier run of the app came out.
  ///
  /// - Returns: The result until now, to be released afterwards.
  mutating func restore(_ result: RefreshResult?, showsFailure: Bool) -> RefreshResult? {
    results.restore(result, showsFailure: showsFailure)
  }

  /// Forgets that the last refresh failed.
  mutating func clearFailure() { results.clearFailure() }

  /// Everything of the stay in the scroll view is over; changes count again.
  ///
  /// - Returns: What was asked for meanwhile, and will not run.
  mutating func didDetach() -> Dropped {
    changes.isDetaching = false
    return dropAll()
  }

  private mutating func dropAll() -> Dropped {
    phase.attempt?.isAnnounced = false
    pull = PullRule()
    return (requests.removeAll(), changes.drop())
  }
}

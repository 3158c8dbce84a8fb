/// The state machine of a refresh: a value with a function for each event.
///
/// It knows no view, no clock and no client. An event leaves its effects in ``Pending``, and
/// ``RefreshComponent`` performs them in the order of ``takeEffect()``. Work for later does nothing
/// if the ``generation`` has advanced since.
///
/// ```text
/// rest ─begin▶ waiting ─in a window▶ opening ─opened▶ running ─end▶ closing ─closed▶ rest
///                                                        │             ▲
///                                 end, the result is shown          │ its time is over
///                                                        └▶ showingResult
///
/// begin: closing ▶ waiting    end: waiting, opening ▶ closing    detached: each phase ▶ rest
/// ```
package struct RefreshMachine {
  let traits: Traits

  package private(set) var state = RefreshState.idle
  /// A fraction of the threshold.
  package internal(set) var percent: Double = 0
  /// Nil at rest.
  package private(set) var attempt: Attempt?
  /// Advances with each begin, when a result is shown, with each end, when a closing has finished,
  /// and when the scroll view is deallocated.
  package private(set) var generation = Generation()
  /// Advances when the component leaves its scroll view.
  private(set) var attachment = Generation()
  /// Advances with each release of a pull, and when a gesture adds a waiting call.
  private(set) var releaseNumber = Generation()
  /// In points, at the last release; for inspectors.
  private(set) var releaseDistance: Double = 0
  /// Where the last noMoreData comes from, even if the state has changed since.
  package private(set) var endOfData: EndOfData?
  /// Whether the last refresh was begun by a pull, a tap or a move of the content.
  package private(set) var isBegunByUser = false
  /// Whether the last refresh was begun because the list was old.
  private(set) var isBegunByExpiration = false
  /// Whether the last refresh was begun by an arrival or to fill the list.
  private(set) var isBegunByArrival = false
  /// Whether a client has set the state to pulling, so that there is no pull.
  package private(set) var isPullingSetByClient = false

  /// Nil before the first end.
  private(set) var lastResult: RefreshResult?
  /// Advances with each result.
  private(set) var resultNumber = Generation()
  package private(set) var failure = ShownFailure.none
  /// The end whose state is about to be set; nil if the state is set without an end.
  var nextEnd: WaitingCall.End?

  package internal(set) var pull = PullRule()
  package internal(set) var calls = CallQueue()

  /// Meanwhile sets, begins and ends by overrides are refused, and nothing is published.
  private(set) var isDetaching = false

  /// The state that the component is about to set; nil if a client sets it. The cause is nil for the
  /// idle with which a component begins.
  private var nextState: (state: RefreshState, cause: RefreshCause?)?
  /// Whether there was a change, so that the first state is not shown any more.
  private var hasChanged = false

  private var pending = Pending()

  init(traits: Traits = Traits()) { self.traits = traits }

  // MARK: The state is set

  /// Overrides of the state observe the first idle as a change from pulling. Returns false if a
  /// state was set already.
  mutating func willShowFirstState() -> Bool {
    guard !hasChanged else { return false }
    (state, nextState) = (.pulling, (.idle, nil))
    return true
  }

  /// For a set by the component itself.
  mutating func willSet(_ new: RefreshState, because cause: RefreshCause) {
    nextState = (new, cause)
  }

  /// Called even if an override has set another state instead.
  mutating func didSet() { nextState = nil }

  /// `moment` is nil outside a scroll view.
  mutating func set(_ new: RefreshState, at moment: Moment?, _ number: EventNumber) {
    let old = state
    let isOwn = nextState?.state == new
    let cause = isOwn ? nextState?.cause : nil
    if isOwn, cause == nil {
      (state, nextState) = (.idle, nil)
      return
    }
    if cause == nil {
      if isDetaching { return }
      dropCalls()
    }
    (state, nextState) = (new, nil)
    if new == .noMoreData {
      var call =
        (isOwn ? nextEnd?.call : nil) ?? EndCall(number: number, load: nil, turn: moment?.turn)
      if old.isRefreshing { call.load = attempt?.load }
      endOfData = EndOfData(call: call, turn: moment?.turn)
      pending.owed.append(.requestTurn)
    }
    guard new != old else { return }
    isPullingSetByClient = new == .pulling && cause == nil
    change(from: old, because: cause ?? .app, at: moment, number)
  }

  private mutating func change(
    from old: RefreshState, because cause: RefreshCause, at moment: Moment?, _ number: EventNumber
  ) {
    hasChanged = true
    pending.publication = isDetaching ? nil : (Change(old: old, new: state), cause)
    pending.shown = old
    if state != .pulling { pull.pullDidEnd() }
    if state == .noMoreData { failure = .none }
    // Even if the pull is not released.
    if state == .pulling { failure.hide(in: traits) }
    let end = nextEnd
    nextEnd = nil
    switch (old.isRefreshing, state.isRefreshing) {
    case (false, true):
      isBegunByUser = cause.isOfUser
      isBegunByArrival = cause.isArrival
      isBegunByExpiration = cause.isExpiration
      begin(at: moment, number)
    case (true, true): start(at: moment)
    case (true, false): self.end(by: end, because: cause, at: moment)
    case (false, false): break
    }
    if state == .willRefresh { pending.owed.append(.waitForWindow) }
    openIfWaiting()
  }

  private mutating func begin(at moment: Moment?, _ number: EventNumber) {
    generation.advance()
    pending.owed.append(.countLoad)
    let wasClosing = phase == .closing
    attempt = Attempt(begin: number)
    failure = .none
    guard let moment else { return }
    pull.begin(moment.move)
    if wasClosing { pending.owed.append(.cutClosingShort) }
    start(at: moment)
  }

  /// Once in a refresh, even if a client sets it back to willRefresh.
  private mutating func start(at moment: Moment?) {
    guard let moment, state == .refreshing, attempt?.start == nil else { return }
    attempt?.start = moment.now
    pending.owed += [.startTimeLimit, .announceBegin]
  }

  private mutating func openIfWaiting() {
    let isWaiting = phase == .waiting
    pending.presents = isWaiting
    if isWaiting { pending.next = state == .refreshing ? .open : nil }
  }

  private mutating func end(
    by end: WaitingCall.End?, because cause: RefreshCause, at moment: Moment?
  ) {
    generation.advance()
    pending.owed += [.letArrivalsLoad, .cancelWork]
    if let moment {
      if phase == .showingResult {
        if state != .idle { failure = .none }
      } else {
        record(end, in: moment.turn)
      }
      pull.end(moment.move, byNewDrag: cause == .drag)
    }
    attempt?.phase = .closing
    pending.next = .close
  }

  /// A success counts as a cancellation if the callback has not run. `end` is nil if the state
  /// was set. The end is announced only if the begin was.
  private mutating func record(_ end: WaitingCall.End?, in turn: Int) {
    var result = end?.result ?? (state == .noMoreData ? .noMoreData : .success)
    failure = result.isFailure && state != .noMoreData ? .shown : .none
    if result.isSuccess, !hasCalledBack { result = .cancelled }
    lastResult = result
    resultNumber.advance()
    if result.isSuccess, let attempt {
      pending.success = RefreshSuccess(
        result: end?.result ?? .success, begin: attempt.begin, endTurn: end?.call?.turn ?? turn,
        source: attempt.source)
    }
    if attempt?.start != nil { pending.owed.append(.announceEnd(result)) }
  }

  // MARK: The content is moved

  /// `distance` is in points. Returns whether the caller begins at once, because other calls are
  /// waiting. Otherwise the refresh begins with the next move or in the next turn, whichever comes
  /// first.
  mutating func touchEnded(at distance: Double) -> Bool {
    pull.release()
    releaseDistance = distance
    releaseNumber.advance()
    return !calls.isEmpty
  }

  /// The turn that a release has scheduled begins nothing.
  mutating func dropRelease() { releaseNumber.advance() }

  // MARK: Calls

  /// An end with a `generation` does not end a later refresh. Returns nil while the component is
  /// being detached.
  mutating func add(_ kind: WaitingCall.Kind, for generation: Generation? = nil) -> Int? {
    isDetaching ? nil : calls.append(kind, for: generation)
  }

  /// `now` and `minimum` are in seconds; `now` is nil outside a scroll view.
  mutating func nextTurn(at now: Double?, minimum: Double) -> CallQueue.Turn? {
    let timeLeft = state == .refreshing ? attempt?.timeLeft(at: now, of: minimum) : nil
    return calls.nextTurn(in: generation, endableAfter: timeLeft ?? 0)
  }

  /// The completion of a dropped end runs with the end of the attempt, or in the next turn if there
  /// is no attempt.
  mutating func dropCalls() {
    let completions = calls.removeAll().compactMap { $0.endCompletion }
    if !completions.isEmpty { pending.owed.append(.runLater(completions, withEnd: attempt != nil)) }
  }

  // MARK: The refresh advances

  mutating func willPresent(reservingInset reservesInset: Bool) {
    attempt?.reservesInset = reservesInset
  }

  mutating func loadDidBegin(at number: EventNumber, by source: ObjectIdentifier) {
    attempt?.load = number
    attempt?.source = source
  }

  mutating func willOpen() { attempt?.phase = .opening }

  /// Returns whether the caller runs the refreshing callback.
  mutating func openingDidEnd() -> Bool {
    guard phase == .opening else { return false }
    attempt?.phase = .running
    attempt?.hasCalledBack = true
    return true
  }

  /// Returns false if the result is not shown: if the callback has not run, and for a result that
  /// is neither a success nor a failure. `duration` is in seconds.
  mutating func showResult(
    of end: WaitingCall.End, for duration: Double, because cause: RefreshCause, in turn: Int
  ) -> Bool {
    switch end.result {
    case .success, .failure: break
    case .noMoreData, .cancelled: return false
    }
    guard phase == .running else { return false }
    attempt?.phase = .showingResult
    generation.advance()
    pending.owed.append(.cancelWork)
    record(end, in: turn)
    if isShowingFailure { pending.owed.append(.letArrivalsLoad) }
    pending.next = .showResult(for: duration, because: cause)
    return true
  }

  /// Also called if there is no closing.
  mutating func closingDidEnd() {
    generation.advance()
    attempt = nil
    failure.hide(in: traits)
  }

  mutating func forgetFailure() { failure = .none }

  mutating func showFailure() { failure = .shown }

  // MARK: Attaching and detaching

  /// Opens a refresh that was begun before.
  mutating func attach(at moment: Moment) {
    guard isRefreshing else { return }
    pull.begin(moment.move)
    guard state == .refreshing, phase == .waiting else { return }
    pending.owed.append(.countLoad)
    start(at: moment)
    openIfWaiting()
  }

  /// Sets by clients are refused until ``didDetach()``.
  mutating func detach() {
    attachment.advance()
    endOfData?.turn = nil
    (hasChanged, isDetaching) = (true, true)
    if isRefreshing, phase != .showingResult { lastResult = .cancelled }
    dropAll()
  }

  /// Drops the calls that were added meanwhile.
  mutating func didDetach() {
    isDetaching = false
    dropAll()
  }

  /// The scroll view is deallocated, but not its timeline: no work for later is done. The state
  /// stays.
  mutating func loseList() {
    generation.advance()
    attachment.advance()
    dropAll()
  }

  private mutating func dropAll() {
    (pull, pending) = (PullRule(), Pending())
    _ = calls.removeAll()
  }
}

/// One refresh, from its begin to the end of its closing.
package struct Attempt: Hashable, Sendable {
  package enum Phase: Sendable {
    /// The refresh has begun, and has not opened.
    case waiting
    /// The callback has not run.
    case opening
    /// The callback has run.
    case running
    /// The refresh has ended, but the state is still refreshing.
    case showingResult
    case closing
  }

  /// The begin of the refresh.
  package let begin: EventNumber
  /// The begin of what is loaded: of the refresh or, if a pager loads, of its load.
  package fileprivate(set) var load: EventNumber
  /// The pager that loads; nil without one.
  fileprivate var source: ObjectIdentifier?
  package fileprivate(set) var phase = Phase.waiting
  /// In seconds of the timeline; nil until the refresh has begun in a window.
  package fileprivate(set) var start: Double?
  package fileprivate(set) var reservesInset = false
  package fileprivate(set) var hasCalledBack = false

  fileprivate init(begin: EventNumber) {
    (self.begin, load) = (begin, begin)
  }

  /// In seconds, negative after a longer refresh; 0 outside a scroll view and after the end.
  package func timeLeft(at now: Double?, of minimum: Double) -> Double {
    guard let now, let start, phase != .showingResult, phase != .closing else { return 0 }
    return start + minimum - now
  }
}

extension RefreshMachine {
  var isRefreshing: Bool { state.isRefreshing }

  /// Nil at rest.
  package var phase: Attempt.Phase? { attempt?.phase }

  /// Whether a pulled component shows a failure before it closes. Others do not wait for it then.
  var isShowingFailure: Bool {
    phase == .showingResult && traits.isPulled && lastResult?.isFailure == true
  }

  package var showsFailure: Bool { failure == .shown }

  /// Whether the callback of the present refresh, or of the one that is closing, has run.
  var hasCalledBack: Bool { attempt?.hasCalledBack ?? false }

  /// Whether the present refresh, or the one that is closing, reserves an inset.
  var reservesInset: Bool { attempt?.reservesInset ?? false }

  var isReleased: Bool { state == .pulling && pull.isReleased }

  /// Such an end takes effect even while another result is shown.
  func setsNoMoreData(endingWith result: RefreshResult) -> Bool {
    if case .noMoreData = result { traits.hasNoMoreData } else { false }
  }

  package func isNoMoreDataNew(in turn: Int) -> Bool {
    state == .noMoreData && endOfData?.turn == turn
  }

  /// Only if noMoreData is older than the turn, and no end with no more data waits, unless a begin
  /// waits behind that end.
  func mayLeaveNoMoreData(in turn: Int) -> Bool {
    state == .noMoreData && endOfData?.turn != turn && !calls.keepsNoMoreData
  }

  func cause(ofEndWith result: RefreshResult, byTimeout: Bool) -> RefreshCause.End {
    switch result {
    case .failure: byTimeout ? .timeout : .failure
    case .cancelled: .cancellation
    case .noMoreData where traits.hasNoMoreData: .noMoreData
    case .success where !hasCalledBack, .noMoreData where !hasCalledBack: .beforeLoading
    case .success: .success
    case .noMoreData: .noMoreData
    }
  }
}

// MARK: - What is still to be done

extension RefreshMachine {
  enum Effect {
    case runLater([Job], withEnd: Bool)
    /// Another turn follows even if nothing else waits, because noMoreData was set.
    case requestTurn
    case countLoad
    case waitForWindow
    case startTimeLimit
    case cutClosingShort
    case letArrivalsLoad
    /// The async function and the completions that wait for the callback.
    case cancelWork
    case announceBegin
    case announceEnd(RefreshResult)

    case publish(Change<RefreshState>, because: RefreshCause)
    case markListUpToDate(RefreshSuccess)
    /// The looks of a refresh, even while it waits for a window.
    case present
    case open
    case close
    /// The duration is in seconds.
    case showResult(for: Double, because: RefreshCause)
    case show(from: RefreshState)
  }

  /// What is owed whatever happens, and a place for each other kind of effect. Observers and
  /// overrides that are called meanwhile may make another change. It overwrites some of the places,
  /// and performs what is left of the change that it has replaced. An event that is no change leaves
  /// its effects to the change that is under way.
  struct Pending {
    /// Performed even if another change replaces this one.
    var owed: [Effect] = []
    /// Of the latest change; nil while the component is being detached.
    var publication: (change: Change<RefreshState>, cause: RefreshCause)?
    /// Kept until the list is marked.
    var success: RefreshSuccess?
    /// Overwritten by each change.
    var presents = false
    /// Opens, closes or shows a result. Overwritten only by a begin, an end and a result.
    var next: Effect?
    /// The state before the latest change; nil once the state is shown.
    var shown: RefreshState?
  }

  /// Whether a change is under way that no other change has replaced.
  var isPerforming: Bool { pending.shown != nil }

  /// Whether a change was made whose observers are not notified yet.
  var isToBePublished: Bool { pending.publication != nil }

  mutating func takeEffect() -> Effect? {
    if !pending.owed.isEmpty { return pending.owed.removeFirst() }
    if let (change, cause) = exchange(&pending.publication, with: nil) {
      return .publish(change, because: cause)
    }
    if let success = exchange(&pending.success, with: nil) { return .markListUpToDate(success) }
    if exchange(&pending.presents, with: false) { return .present }
    if let next = exchange(&pending.next, with: nil) { return next }
    return exchange(&pending.shown, with: nil).map { .show(from: $0) }
  }
}

/// What is still to be seen of the failure of the last refresh.
package enum ShownFailure: Hashable, Sendable {
  /// There was none, or it is forgotten.
  case none
  /// A pulled component has closed: only assistive technology tells of it.
  case spoken
  case shown

  /// Has no effect in a component that is not pulled, which shows a failure at rest.
  fileprivate mutating func hide(in traits: Traits) {
    if self == .shown, traits.isPulled { self = .spoken }
  }
}

/// Where noMoreData comes from.
package struct EndOfData: Sendable {
  package let call: EndCall
  /// The turn in which the state was set; nil if that was outside the present scroll view.
  package fileprivate(set) var turn: Int?
}

/// The time and the move of the content at an event. Times are in seconds of the timeline.
struct Moment {
  let now: Double
  let turn: Int
  let move: PullRule.Move
}

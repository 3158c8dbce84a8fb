/// The state machine of a refresh: a value with a function for each event.
///
/// It knows no view, no clock and no app code. An event leaves its effects in ``Pending``, and
/// ``RefreshComponent`` performs them in the order of ``takeEffect()``. Work that is scheduled for
/// later does nothing if the ``generation`` has advanced.
///
/// ```text
/// rest ─begin▶ waiting ─in a window▶ opening ─opened▶ running ─end▶ closing ─closed▶ rest
///
/// end, if the result is shown: running ▶ showingResult      its time is over: showingResult ▶ closing
/// begin: closing ▶ waiting    end: waiting, opening ▶ closing    detached: each phase ▶ rest
/// ```
package struct RefreshMachine {
  package let traits: Traits

  package private(set) var state = RefreshState.idle
  /// The distance of the pull divided by the threshold.
  package internal(set) var percent: Double = 0
  /// The current refresh, until it has closed; nil at rest.
  package private(set) var attempt: Attempt?
  /// Advances with each begin, when a result is shown, with each end, when a closing has finished,
  /// and when the scroll view is deallocated.
  package private(set) var generation = Generation()
  /// Advances when the component leaves its scroll view.
  private(set) var attachment = Generation()
  /// Advances each time a pull is released, and each time a gesture adds a waiting call.
  private(set) var releaseNumber = Generation()
  /// The distance of the pull at the last release, in points; only inspectors read it.
  package private(set) var releaseDistance: Double = 0
  /// How noMoreData was last set; nil if it never was. Kept when the state changes.
  package private(set) var endOfData: EndOfData?
  /// Why the last refresh began; nil before the first one.
  private var lastBegin: RefreshCause?
  /// Whether the app has set the state to pulling. Then there is no pull.
  package private(set) var isPullingSetByClient = false

  /// Nil before the first end.
  private(set) var lastResult: RefreshResult?
  /// Advances with each result.
  private(set) var resultNumber = Generation()
  package private(set) var failure = ShownFailure.none

  package internal(set) var pull = PullRule()
  package internal(set) var calls = CallQueue()

  /// Whether the component is being detached. Meanwhile overrides can neither set the state nor
  /// begin or end a refresh, and observers are told of no change.
  private(set) var isDetaching = false

  /// The change that the component itself makes now; nil if the app sets the state.
  private var transition: Transition?
  /// Whether the first state, idle, is being shown. Meanwhile `state` reads as pulling, so that the
  /// overrides of `state` get a change, not an equal state.
  private(set) var showsFirstState = false
  /// Whether the state has ever changed, or the component was ever detached. If so,
  /// ``willShowFirstState()`` does nothing.
  private var hasChanged = false

  private var pending = Pending()

  init(traits: Traits = Traits()) { self.traits = traits }

  // MARK: The state is set

  /// Called before the first state is set. Returns false if the state was already set.
  mutating func willShowFirstState() -> Bool {
    showsFirstState = !hasChanged
    return showsFirstState
  }

  /// Called before the component itself sets the state.
  mutating func willSet(_ transition: Transition) { self.transition = transition }

  /// Called after the component has set the state, even if an override has set another one instead.
  mutating func didSet() { transition = nil }

  /// Sets the state, for the component itself after ``willSet(_:)``, or else for the app.
  /// `moment` is nil without a list.
  mutating func set(_ new: RefreshState, at moment: Moment?, _ number: EventNumber) {
    if exchange(&showsFirstState, with: false), new == .idle { return }
    let cause = transition?.takeCause(of: new)
    if cause == nil {
      if isDetaching { return }
      dropCalls()
    }
    let old = exchange(&state, with: new)
    if new == .noMoreData {
      var call =
        (cause == nil ? nil : transition?.end?.call)
        ?? EndCall(number: number, load: nil, turn: moment?.turn)
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
    // The failure is hidden as soon as a pull passes the threshold, even if it is not released.
    if state == .pulling { failure.hide(in: traits) }
    let end = transition?.takeEnd()
    switch (old.isRefreshing, state.isRefreshing) {
    case (false, true):
      lastBegin = cause
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

  /// Stores when the refresh began in a window, and starts its time limit. This happens only once
  /// in a refresh, even if the app sets the state back to willRefresh.
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

  /// Records the result of the refresh. A success counts as canceled if the callback has not run.
  /// `end` is nil if the state was set without an end. The end is announced only if the begin was
  /// announced.
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

  /// Called when the finger is lifted in pulling, at a distance in points. Returns whether the
  /// caller must begin the refresh at once, because other calls are waiting. Otherwise the refresh
  /// begins with the next move or in the next turn, whichever comes first.
  mutating func touchEnded(at distance: Double) -> Bool {
    pull.release()
    releaseDistance = distance
    releaseNumber.advance()
    return !calls.isEmpty
  }

  /// Makes the work that a release has scheduled for the next turn do nothing.
  mutating func dropRelease() { releaseNumber.advance() }

  // MARK: Calls

  /// Adds a call that waits, and returns its ID; nil while the component is being detached. An end
  /// with a `generation` ends only that refresh.
  mutating func add(_ kind: WaitingCall.Kind, for generation: Generation? = nil) -> Int? {
    isDetaching ? nil : calls.append(kind, for: generation)
  }

  /// Returns what to do with the first waiting call. `now` and `minimum` are in seconds; `now` is
  /// nil without a list.
  mutating func nextTurn(at now: Double?, minimum: Double) -> CallQueue.Turn? {
    let timeLeft = state == .refreshing ? attempt?.timeLeft(at: now, of: minimum) : nil
    return calls.nextTurn(in: generation, endableAfter: timeLeft ?? 0)
  }

  /// Drops the waiting calls. The completions of dropped ends still run: when the refresh ends or,
  /// without a refresh, in the next turn.
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

  /// Returns whether the caller must run the refreshing callback.
  mutating func openingDidEnd() -> Bool {
    guard phase == .opening else { return false }
    attempt?.phase = .running
    attempt?.hasCalledBack = true
    return true
  }

  /// Begins to show the result. Returns false if it is not shown, because the callback has not run,
  /// or the result is neither a success nor a failure. `duration` is in seconds.
  mutating func showResult(of end: WaitingCall.End, for duration: Double, in turn: Int) -> Bool {
    switch end.result {
    case .success, .failure: break
    case .noMoreData, .cancelled: return false
    }
    guard phase == .running else { return false }
    let cause = RefreshCause.end(cause(of: end))
    attempt?.phase = .showingResult
    generation.advance()
    pending.owed.append(.cancelWork)
    record(end, in: turn)
    if isShowingFailure { pending.owed.append(.letArrivalsLoad) }
    pending.next = .showResult(for: duration, because: cause)
    return true
  }

  /// Called when the closing has finished, and when an end has no closing to wait for.
  mutating func closingDidEnd() {
    generation.advance()
    attempt = nil
    failure.hide(in: traits)
  }

  mutating func forgetFailure() { failure = .none }

  mutating func showFailure() { failure = .shown }

  // MARK: Attaching and detaching

  /// Opens a refresh that began before the component was attached.
  mutating func attach(at moment: Moment) {
    guard isRefreshing else { return }
    pull.begin(moment.move)
    guard state == .refreshing, phase == .waiting else { return }
    pending.owed.append(.countLoad)
    start(at: moment)
    openIfWaiting()
  }

  /// Begins to detach the component. Until ``didDetach()``, it refuses states that the app sets.
  mutating func detach() {
    attachment.advance()
    endOfData?.turn = nil
    (hasChanged, isDetaching) = (true, true)
    if isRefreshing, phase != .showingResult { lastResult = .cancelled }
    dropAll()
  }

  /// Ends what ``detach()`` has begun. Drops the calls that were added meanwhile.
  mutating func didDetach() {
    isDetaching = false
    dropAll()
  }

  /// Called when the scroll view is deallocated. Its timeline may live on, but work that is
  /// scheduled there does nothing. The state does not change.
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

/// A change of the state that the component itself makes.
///
/// An override of `state` may set another state before it calls super. So the cause belongs to the
/// first assignment, even of an equal state, and the end to the first assignment of another state.
struct Transition {
  let state: RefreshState
  private var cause: RefreshCause?
  /// The end that sets the state; nil if the state is set for another reason.
  private(set) var end: WaitingCall.End?

  init(to state: RefreshState, because cause: RefreshCause, endingBy end: WaitingCall.End? = nil) {
    (self.state, self.cause, self.end) = (state, cause, end)
  }

  /// Returns the cause if `new` is the state of this change. Nil if it is another state, or if an
  /// earlier set has taken the cause.
  fileprivate mutating func takeCause(of new: RefreshState) -> RefreshCause? {
    let cause = exchange(&self.cause, with: nil)
    return new == state ? cause : nil
  }

  fileprivate mutating func takeEnd() -> WaitingCall.End? { exchange(&end, with: nil) }
}

/// One refresh, from its begin to the end of its closing.
package struct Attempt: Hashable, Sendable {
  package enum Phase: Sendable {
    /// The refresh has begun, and waits for a list in a window.
    case waiting
    /// The component opens. The callback has not run.
    case opening
    /// The callback has run.
    case running
    /// The refresh has ended, but the state is still refreshing.
    case showingResult
    case closing
  }

  /// When the refresh began.
  package let begin: EventNumber
  /// When the load began: at the beginning of the refresh or, if a pager loads, at the beginning of
  /// the pager's load.
  package fileprivate(set) var load: EventNumber
  /// The identifier of the pager that loads; nil if there is none.
  fileprivate var source: ObjectIdentifier?
  package fileprivate(set) var phase = Phase.waiting
  /// When the refresh began in a window, in seconds of the timeline; nil until then.
  package fileprivate(set) var start: Double?
  package fileprivate(set) var reservesInset = false
  package fileprivate(set) var hasCalledBack = false

  fileprivate init(begin: EventNumber) {
    (self.begin, load) = (begin, begin)
  }

  /// The part of `minimum` that is left, in seconds; negative if the refresh has lasted longer. 0
  /// without a list, and after the end.
  package func timeLeft(at now: Double?, of minimum: Double) -> Double {
    guard let now, let start, phase != .showingResult, phase != .closing else { return 0 }
    return start + minimum - now
  }
}

extension RefreshMachine {
  package var isRefreshing: Bool { state.isRefreshing }

  /// The phase of the current refresh; nil at rest.
  package var phase: Attempt.Phase? { attempt?.phase }

  /// Whether a header, back footer, leader or trailer shows a failure before it closes. Other
  /// components do not wait for it meanwhile.
  var isShowingFailure: Bool {
    phase == .showingResult && traits.isPulled && lastResult?.isFailure == true
  }

  package var showsFailure: Bool { failure == .shown }

  /// Whether the callback has run for the current refresh, or for the one that is closing.
  var hasCalledBack: Bool { attempt?.hasCalledBack ?? false }

  /// Whether the current refresh, or the one that is closing, reserves an inset.
  var reservesInset: Bool { attempt?.reservesInset ?? false }

  var isReleased: Bool { state == .pulling && pull.isReleased }

  /// Whether the last refresh was begun by a pull, a tap or a move of the content.
  package var isBegunByUser: Bool { lastBegin?.isOfUser == true }

  /// Whether the last refresh was begun because the list was old.
  var isBegunByExpiration: Bool { lastBegin?.isExpiration == true }

  /// Whether the last refresh was begun by an arrival or to fill the list.
  var isBegunByArrival: Bool { lastBegin?.isArrival == true }

  /// Whether the end sets noMoreData. Such an end takes effect even while another result is shown.
  func setsNoMoreData(endingWith result: RefreshResult) -> Bool {
    if case .noMoreData = result { traits.hasNoMoreData } else { false }
  }

  package func isNoMoreDataNew(in turn: Int) -> Bool {
    state == .noMoreData && endOfData?.turn == turn
  }

  /// Whether an end may set noMoreData to idle. It may if noMoreData was set in an earlier turn,
  /// and no end with no more data is waiting. A waiting end does not count if a begin waits after
  /// it.
  func mayLeaveNoMoreData(in turn: Int) -> Bool {
    state == .noMoreData && endOfData?.turn != turn && !calls.keepsNoMoreData
  }

  /// When a begin takes effect.
  enum Beginning: Equatable {
    case now
    /// After the waiting calls, in a turn of its own.
    case inTurn
    /// Not at all, because another begin waits already.
    case never
  }

  /// A begin waits for the calls that were made before it. A gesture does nothing if they lead to a
  /// refresh anyway; a call waits nevertheless, because its completion runs.
  func beginning(by begin: RefreshCause.Begin) -> Beginning {
    if calls.isEmpty { return .now }
    return begin != .call && calls.endsInBegin ? .never : .inTurn
  }

  /// What an end does now.
  struct Ending: Equatable {
    let endsRefresh: Bool
    /// The state that the end sets; nil if it sets none.
    let state: RefreshState?
    let cause: RefreshCause
    /// Why the state does not change; nil if it does.
    let obstacle: RefreshObstacle?
  }

  func ending(by end: WaitingCall.End) -> Ending {
    let leavesNoMoreData = end.leavesNoMoreData && state == .noMoreData
    let endsInIdle = isRefreshing || leavesNoMoreData || state == .pulling
    let new: RefreshState? =
      setsNoMoreData(endingWith: end.result) ? .noMoreData : endsInIdle ? .idle : nil
    let isNew = new != nil && new != state
    return Ending(
      endsRefresh: isRefreshing, state: new,
      cause: .end(leavesNoMoreData ? .leavingNoMoreData : cause(of: end)),
      obstacle: isNew ? nil : obstacle(to: end))
  }

  private func obstacle(to end: WaitingCall.End) -> RefreshObstacle {
    if case .success = end.result, state == .noMoreData { .newNoMoreData } else { .noRefresh }
  }

  private func cause(of end: WaitingCall.End) -> RefreshCause.End {
    switch end.result {
    case .failure: end.byTimeout ? .timeout : .failure
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
    /// Makes the next turn happen even if no other work is scheduled, because noMoreData was set in
    /// the present turn.
    case requestTurn
    case countLoad
    case waitForWindow
    case startTimeLimit
    case cutClosingShort
    case letArrivalsLoad
    /// Cancels the async function and drops the completions that wait for the callback.
    case cancelWork
    case announceBegin
    case announceEnd(RefreshResult)

    case publish(Change<RefreshState>, because: RefreshCause)
    case markListUpToDate(RefreshSuccess)
    /// Shows the refresh, even while it waits for a window.
    case present
    case open
    case close
    /// The duration is in seconds.
    case showResult(for: Double, because: RefreshCause)
    case show(from: RefreshState)
  }

  /// The effects that are still to be performed.
  ///
  /// Observers and overrides are called while effects are performed, and may change the state
  /// again. The new change replaces effects of the old one that have a property of their own here,
  /// and the effects in the array stay. Whatever is left is performed after the new change. An event
  /// that does not change the state adds its effects to those of the ongoing change.
  struct Pending {
    /// Effects that are performed even if another change replaces this one.
    var owed: [Effect] = []
    /// What to tell the observers about the latest change; nil while the component is being
    /// detached.
    var publication: (change: Change<RefreshState>, cause: RefreshCause)?
    /// The refresh by which the list is to be marked as up to date. It is kept until then, even if
    /// another change follows.
    var success: RefreshSuccess?
    /// Whether the refresh is to be presented. Each change overwrites it.
    var presents = false
    /// An effect that opens, closes or shows a result. Only a begin, an end or a result overwrites
    /// it.
    var next: Effect?
    /// The state before the latest change; nil once the new state is shown.
    var shown: RefreshState?
  }

  /// Whether the effects of the latest change of the state are being performed.
  var isPerforming: Bool { pending.shown != nil }

  /// Whether there is a change of which the observers have not been told yet.
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

/// How the failure of the last refresh is still shown.
package enum ShownFailure: Hashable, Sendable {
  /// The last refresh has not failed, or the failure is forgotten.
  case none
  /// A header, back footer, leader or trailer has closed after it has shown the failure: only
  /// assistive technology still tells of it.
  case spoken
  case shown

  /// Called when a header, back footer, leader or trailer has closed or is pulled again. Other
  /// components show the failure at rest, so nothing changes.
  fileprivate mutating func hide(in traits: Traits) {
    if self == .shown, traits.isPulled { self = .spoken }
  }
}

/// How noMoreData was last set.
package struct EndOfData: Sendable {
  package let call: EndCall
  /// The turn in which the state was set; nil if it was not set in the present scroll view.
  package fileprivate(set) var turn: Int?
}

/// When an event happens, and where the content is at that time. `now` is in seconds of the
/// timeline.
struct Moment {
  let now: Double
  let turn: Int
  let move: PullRule.Move
}

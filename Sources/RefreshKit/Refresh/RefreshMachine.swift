/// The state machine of a refresh: a value with a function for each event.
///
/// The machine does not call views, clocks or app code. Each event stores its effects in
/// ``Pending``. ``RefreshComponent`` then performs the effects in the order of ``takeEffect()``.
/// Work that the component has scheduled for later does nothing if the ``generation`` has advanced
/// by then.
///
/// ```text
/// rest ─begin▶ waiting ─in a window▶ opening ─opened▶ running ─end▶ closing ─closed▶ rest
///
/// end, if the result is shown: running ▶ showingResult      display over: showingResult ▶ closing
/// begin: closing ▶ waiting    end: waiting, opening ▶ closing    detached: each phase ▶ rest
/// ```
package struct RefreshMachine {
  package let traits: Traits

  package private(set) var state = RefreshState.idle
  /// The distance of the pull divided by the threshold.
  package internal(set) var percent: Double = 0
  /// The current refresh, until it has closed; nil at rest.
  package private(set) var attempt: Attempt?
  /// Advances when a refresh begins, shows its result, ends or has closed, and when the scroll view
  /// is deallocated.
  package private(set) var generation = Generation()
  /// Advances when the component leaves its scroll view.
  private(set) var attachment = Generation()
  /// Advances when a pull is released, and when a gesture adds a waiting call. The begin that an
  /// earlier release has scheduled then does nothing.
  private(set) var releaseNumber = Generation()
  /// The distance of the pull at the last release, in points; only inspectors read it.
  package private(set) var releaseDistance: Double = 0
  /// The last set of the state to noMoreData; nil if there was none. The value stays when the state
  /// changes.
  package private(set) var endOfData: EndOfData?
  /// Why the last refresh began; nil before the first one.
  private var lastBeginCause: RefreshCause?
  /// Whether the app, and not a pull, has set the state to pulling.
  package private(set) var isPullingSetByClient = false

  /// The result of the last refresh; nil before the first refresh has ended.
  private(set) var lastResult: RefreshResult?
  /// Advances each time a refresh gets a result.
  private(set) var resultNumber = Generation()
  package private(set) var failure = ShownFailure.none

  package internal(set) var pull = PullRule()
  package internal(set) var calls = CallQueue()

  /// Whether the component is being detached. Meanwhile, overrides cannot set the state, begin a
  /// refresh or end a refresh, and observers are not notified.
  private(set) var isDetaching = false

  /// The change that the component itself is making. If it is nil, a set of the state comes from
  /// the app.
  private var transition: Transition?
  /// Whether a new component is setting its first state, idle. Until the state is set, the
  /// component's `state` returns pulling. So an override of `state` sees a change from pulling to
  /// idle, not a set of the present state.
  private(set) var showsFirstState = false
  /// Whether the state has ever changed, or the component was ever detached. Then
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

  /// Sets the state. After a call of ``willSet(_:)`` the component itself sets the state, otherwise
  /// the app does. `moment` is nil without a list.
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
        ?? EndCall(number: number, loadNumber: nil, turn: moment?.turn)
      if old.isRefreshing { call.loadNumber = attempt?.loadNumber }
      endOfData = EndOfData(call: call, turn: moment?.turn)
      pending.guaranteed.append(.requestTurn)
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
    pending.oldState = old
    if state != .pulling { pull.pullDidEnd() }
    if state == .noMoreData { failure = .none }
    // A pull that passes the threshold hides the failure, even if the pull is not released there.
    if state == .pulling { failure.hide(in: traits) }
    let end = transition?.takeEnd()
    switch (old.isRefreshing, state.isRefreshing) {
    case (false, true):
      lastBeginCause = cause
      begin(at: moment, number)
    case (true, true): start(at: moment)
    case (true, false): self.end(by: end, because: cause, at: moment)
    case (false, false): break
    }
    if state == .willRefresh { pending.guaranteed.append(.waitForWindow) }
    openIfWaiting()
  }

  private mutating func begin(at moment: Moment?, _ number: EventNumber) {
    generation.advance()
    pending.guaranteed.append(.noteLoadBegin)
    let wasClosing = phase == .closing
    attempt = Attempt(beginNumber: number)
    failure = .none
    guard let moment else { return }
    pull.begin(moment.move)
    if wasClosing { pending.guaranteed.append(.cutClosingShort) }
    start(at: moment)
  }

  /// Stores the time at which the refresh begins in a window, and starts its time limit. Each
  /// refresh does this only once, even if the app sets the state to willRefresh and then to
  /// refreshing again.
  private mutating func start(at moment: Moment?) {
    guard let moment, state == .refreshing, attempt?.startTime == nil else { return }
    attempt?.startTime = moment.now
    pending.guaranteed += [.startTimeLimit, .announceBegin]
  }

  private mutating func openIfWaiting() {
    let isWaiting = phase == .waiting
    pending.presents = isWaiting
    if isWaiting { pending.phaseEffect = state == .refreshing ? .open : nil }
  }

  private mutating func end(
    by end: WaitingCall.End?, because cause: RefreshCause, at moment: Moment?
  ) {
    generation.advance()
    pending.guaranteed += [.letArrivalsLoad, .cancelWork]
    if let moment {
      if phase == .showingResult {
        if state != .idle { failure = .none }
      } else {
        record(end, in: moment.turn)
      }
      pull.end(moment.move, byNewDrag: cause == .drag)
    }
    attempt?.phase = .closing
    pending.phaseEffect = .close
  }

  /// Records the result of the refresh. A success counts as canceled if the callback has not run.
  /// `end` is nil if a set of the state has ended the refresh. The end is announced only if the
  /// begin was announced.
  private mutating func record(_ end: WaitingCall.End?, in turn: Int) {
    var result = end?.result ?? (state == .noMoreData ? .noMoreData : .success)
    failure = result.isFailure && state != .noMoreData ? .shown : .none
    if result.isSuccess, !hasCalledBack { result = .cancelled }
    lastResult = result
    resultNumber.advance()
    if result.isSuccess, let attempt {
      pending.success = RefreshSuccess(
        result: end?.result ?? .success, beginNumber: attempt.beginNumber,
        endTurn: end?.call?.turn ?? turn, source: attempt.source)
    }
    if attempt?.startTime != nil { pending.guaranteed.append(.announceEnd(result)) }
  }

  // MARK: The content is moved

  /// Called when a pull is released in the state pulling. `distance` is the distance of the pull,
  /// in points. Returns true if calls are waiting: then the caller requests the begin at once, so
  /// that the begin waits behind these calls. Otherwise the refresh begins with the next move of
  /// the content or in the next turn, whichever comes first.
  mutating func touchEnded(at distance: Double) -> Bool {
    pull.release()
    releaseDistance = distance
    releaseNumber.advance()
    return !calls.isEmpty
  }

  /// Cancels the begin that a release has scheduled for the next turn.
  mutating func dropRelease() { releaseNumber.advance() }

  // MARK: Calls

  /// Adds a waiting call, and returns its ID; nil while the component is being detached. An end
  /// with a `generation` ends only the refresh with that number.
  mutating func add(_ kind: WaitingCall.Kind, for generation: Generation? = nil) -> Int? {
    isDetaching ? nil : calls.append(kind, for: generation)
  }

  /// Returns the action for the first waiting call; nil if the call is not due. `now` is the time
  /// of the timeline, in seconds; nil without a list. `minimum` is the minimum duration of a
  /// refresh, in seconds.
  mutating func nextAction(at now: Double?, minimum: Double) -> CallQueue.Action? {
    let timeLeft = state == .refreshing ? attempt?.timeLeft(at: now, of: minimum) : nil
    return calls.nextAction(in: generation, endableAfter: timeLeft ?? 0)
  }

  /// Drops the waiting calls. The completions of dropped ends still run: when the refresh ends or,
  /// without a refresh, in the next turn.
  mutating func dropCalls() {
    let completions = calls.removeAll().compactMap { $0.endCompletion }
    if !completions.isEmpty {
      pending.guaranteed.append(.runLater(completions, withEnd: attempt != nil))
    }
  }

  // MARK: The refresh advances

  mutating func willPresent(reservingInset reservesInset: Bool) {
    attempt?.reservesInset = reservesInset
  }

  mutating func loadDidBegin(at number: EventNumber, by source: ObjectIdentifier) {
    attempt?.loadNumber = number
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

  /// Begins to show the result of a refresh for `duration` seconds. Returns false if the result is
  /// not shown, because the callback has not run, or because the result is neither a success nor a
  /// failure.
  mutating func showResult(of end: WaitingCall.End, for duration: Double, in turn: Int) -> Bool {
    switch end.result {
    case .success, .failure: break
    case .noMoreData, .cancelled: return false
    }
    guard phase == .running else { return false }
    let cause = RefreshCause.end(cause(of: end))
    attempt?.phase = .showingResult
    generation.advance()
    pending.guaranteed.append(.cancelWork)
    record(end, in: turn)
    if isShowingFailure { pending.guaranteed.append(.letArrivalsLoad) }
    pending.phaseEffect = .showResult(for: duration, because: cause)
    return true
  }

  /// Called when the closing has finished, when a refresh ends without a closing, and when the
  /// component is detached.
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
    pending.guaranteed.append(.noteLoadBegin)
    start(at: moment)
    openIfWaiting()
  }

  /// Begins to detach the component. Until ``didDetach()``, the machine refuses states that the app
  /// sets.
  mutating func detach() {
    attachment.advance()
    endOfData?.turn = nil
    (hasChanged, isDetaching) = (true, true)
    if isRefreshing, phase != .showingResult { lastResult = .cancelled }
    dropAll()
  }

  /// Completes the detaching that ``detach()`` has begun, and drops the calls and effects that are
  /// left.
  mutating func didDetach() {
    isDetaching = false
    dropAll()
  }

  /// Called when the scroll view is deallocated. The timeline may outlive the scroll view; work
  /// that the component has scheduled there then does nothing. The state does not change.
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
/// An override of `state` may set another state before it calls super. So one change of the
/// component may lead to several sets. The first set takes the cause, even if it sets the present
/// state. The first set that really changes the state takes the end.
struct Transition {
  let state: RefreshState
  private var cause: RefreshCause?
  /// The end by which the component sets the state; nil if there is another reason.
  private(set) var end: WaitingCall.End?

  init(to state: RefreshState, because cause: RefreshCause, endingBy end: WaitingCall.End? = nil) {
    (self.state, self.cause, self.end) = (state, cause, end)
  }

  /// Called when the state is set to `new`. Returns the cause if `new` is the state of this change.
  /// Nil for another state, or if an earlier set has taken the cause.
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

  /// The number of the event by which the refresh began.
  package let beginNumber: EventNumber
  /// The number of the event by which the load began: the begin of the refresh or, if a pager
  /// loads, the begin of the pager's load.
  package fileprivate(set) var loadNumber: EventNumber
  /// The identifier of the pager that loads; nil if there is none.
  fileprivate var source: ObjectIdentifier?
  package fileprivate(set) var phase = Phase.waiting
  /// When the refresh began in a window, in seconds of the timeline; nil until then.
  package fileprivate(set) var startTime: Double?
  package fileprivate(set) var reservesInset = false
  package fileprivate(set) var hasCalledBack = false

  fileprivate init(beginNumber: EventNumber) {
    (self.beginNumber, loadNumber) = (beginNumber, beginNumber)
  }

  /// Returns the remaining part of the minimum duration `minimum`, in seconds; negative if the
  /// refresh has lasted longer. Returns 0 without a list, and after the end.
  package func timeLeft(at now: Double?, of minimum: Double) -> Double {
    guard let now, let startTime, phase != .showingResult, phase != .closing else { return 0 }
    return startTime + minimum - now
  }
}

extension RefreshMachine {
  package var isRefreshing: Bool { state.isRefreshing }

  /// The phase of the current refresh; nil at rest.
  package var phase: Attempt.Phase? { attempt?.phase }

  /// Whether a header, back footer, leader or trailer shows a failure before it closes. Other
  /// components need not wait for a component that shows a failure.
  var isShowingFailure: Bool {
    phase == .showingResult && traits.isPulled && lastResult?.isFailure == true
  }

  package var showsFailure: Bool { failure == .shown }

  /// Whether the callback has run for the current refresh, or for the one that is closing.
  var hasCalledBack: Bool { attempt?.hasCalledBack ?? false }

  /// Whether the current refresh, or the one that is closing, reserves an inset.
  var reservesInset: Bool { attempt?.reservesInset ?? false }

  var isReleased: Bool { state == .pulling && pull.isReleased }

  /// Whether the user has begun the last refresh: ``RefreshCause/isOfUser``.
  package var isBegunByUser: Bool { lastBeginCause?.isOfUser == true }

  /// Whether the last refresh was begun because the list was old.
  var isBegunByExpiration: Bool { lastBeginCause?.isExpiration == true }

  /// Whether the last refresh began because the content arrived at the end of the list, or to fill
  /// the list.
  var isBegunByArrival: Bool { lastBeginCause?.isArrival == true }

  /// Whether an end with `result` sets noMoreData. Such an end takes effect even while another
  /// result is shown.
  func setsNoMoreData(endingWith result: RefreshResult) -> Bool {
    if case .noMoreData = result { traits.hasNoMoreData } else { false }
  }

  package func isNoMoreDataNew(in turn: Int) -> Bool {
    state == .noMoreData && endOfData?.turn == turn
  }

  /// Whether an end may change the state from noMoreData to idle. It may not if noMoreData was set
  /// in the turn `turn`, or if a waiting end will set noMoreData again. A waiting end does not
  /// count if a begin waits behind it.
  func mayLeaveNoMoreData(in turn: Int) -> Bool {
    state == .noMoreData && endOfData?.turn != turn && !calls.keepsNoMoreData
  }

  /// The moment at which a begin takes effect.
  enum Beginning: Equatable {
    case now
    /// After the waiting calls, in a turn of its own.
    case inTurn
    /// Not at all, because another begin is already waiting.
    case never
  }

  /// Returns the moment at which a begin takes effect. A begin waits for the calls that were made
  /// before it. If these calls already lead to a refresh, only ``RefreshCause/Begin/call`` waits,
  /// because it may have a completion to run. Every other begin then has no effect.
  func beginning(by begin: RefreshCause.Begin) -> Beginning {
    if calls.isEmpty { return .now }
    return begin != .call && calls.lastCallIsBegin ? .never : .inTurn
  }

  /// The effect of an end that is performed now.
  struct Ending: Equatable {
    let endsRefresh: Bool
    /// The state that the end sets; nil if the end sets no state.
    let state: RefreshState?
    let cause: RefreshCause
    /// Why the end does not change the state; nil if it does.
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

// MARK: - Pending effects

extension RefreshMachine {
  enum Effect {
    case runLater([Job], withEnd: Bool)
    /// Schedules an empty job, so that another turn follows even without other work. noMoreData was
    /// set in the present turn, and counts as new until the next turn.
    case requestTurn
    case noteLoadBegin
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
  /// again. The new change keeps the effects in ``guaranteed``. Of the properties that hold a
  /// single effect, it overwrites only those that it sets itself. The effects that are left of the
  /// old change are performed with the effects of the new change.
  ///
  /// An event that does not change the state adds its effects to the effects of the ongoing change.
  struct Pending {
    /// Effects that are performed even if another change replaces the present one.
    var guaranteed: [Effect] = []
    /// The latest change and its cause, of which the observers are still to be told; nil while the
    /// component is being detached.
    var publication: (change: Change<RefreshState>, cause: RefreshCause)?
    /// The success for which the list must still be marked as up to date. Another change does not
    /// drop it.
    var success: RefreshSuccess?
    /// Whether the refresh must still be presented. Each change overwrites this property.
    var presents = false
    /// The effect that opens or closes the component, or shows a result. Only an end, a result, and
    /// a change that leaves the refresh in ``Attempt/Phase/waiting`` overwrite this property.
    var phaseEffect: Effect?
    /// The state before the latest change; nil once the new state is shown.
    var oldState: RefreshState?
  }

  /// Whether the effects of the latest change of the state are being performed.
  var isPerforming: Bool { pending.oldState != nil }

  /// Whether the observers have not been told of the latest change yet.
  var isToBePublished: Bool { pending.publication != nil }

  mutating func takeEffect() -> Effect? {
    if !pending.guaranteed.isEmpty { return pending.guaranteed.removeFirst() }
    if let (change, cause) = exchange(&pending.publication, with: nil) {
      return .publish(change, because: cause)
    }
    if let success = exchange(&pending.success, with: nil) { return .markListUpToDate(success) }
    if exchange(&pending.presents, with: false) { return .present }
    if let effect = exchange(&pending.phaseEffect, with: nil) { return effect }
    return exchange(&pending.oldState, with: nil).map { .show(from: $0) }
  }
}

/// How the failure of the last refresh is reported now: not at all, only to assistive technology,
/// or also on the screen.
package enum ShownFailure: Hashable, Sendable {
  /// The last refresh has not failed, or the failure is forgotten.
  case none
  /// A header, back footer, leader or trailer has shown the failure and has closed. Only assistive
  /// technology still reports the failure.
  case spoken
  case shown

  /// Called when a component has closed or is pulled again. A header, back footer, leader or
  /// trailer then hides the failure. Other components keep it, because they show a failure at rest.
  fileprivate mutating func hide(in traits: Traits) {
    if self == .shown, traits.isPulled { self = .spoken }
  }
}

/// The call that has last set noMoreData, and the turn of that set.
package struct EndOfData: Sendable {
  package let call: EndCall
  /// The turn in which the state was set; nil if it was not set in the present scroll view.
  package fileprivate(set) var turn: Int?
}

/// The time and the turn of an event, and the move of the content at that time. `now` is in seconds
/// of the timeline.
struct Moment {
  let now: Double
  let turn: Int
  let move: PullRule.Move
}

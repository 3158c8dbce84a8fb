#if UIKIT
  /// The calls that a subclass cannot override. The kit implements this protocol.
  ///
  /// They are members of a protocol, so that the compiler reports an override with the message that
  /// ``RefreshComponent`` declares for it.
  @preconcurrency @MainActor
  public protocol RefreshCalls: RefreshComponent {}

  extension RefreshComponent: RefreshCalls {}
#else
  typealias RefreshCalls = RefreshComponent
#endif

/// Calls take effect in the order in which they are made. An end takes effect in the next turn of
/// the main queue. A begin that is called after an end waits until the end has taken effect.
extension RefreshCalls {
  /// Begins a refresh.
  ///
  /// In a window it begins at once. Outside, the component is in willRefresh until it is in a
  /// window. While an end waits, the refresh begins after the end. While the component refreshes,
  /// no other refresh begins, unless the component only shows the result of the last one.
  public func beginRefreshing() {
    input(.beginRefreshing) {
      begin(completion: nil)
    }
  }

  /// Ends the refresh or the pull, in the next turn of the main queue.
  ///
  /// In noMoreData the call sets the state to idle, as in MJRefresh, so a footer that the app ends
  /// together with each first page loads again. The exception is a call in the turn in which the
  /// state became noMoreData, or while ``NoMoreDataEnding/endRefreshingWithNoMoreData()`` waits: an
  /// app may call both functions, in either order. If a footer loads, the call ends the load
  /// even while the header refreshes; ``NoMoreDataEnding/resetNoMoreData()`` does not. If there is
  /// neither a refresh, nor a pull, nor noMoreData, the call has no effect.
  public func endRefreshing() {
    endByClient()
  }
}

extension RefreshComponent {
  /// Whether a refresh was begun and has not ended: whether the state is refreshing or willRefresh.
  public final var isRefreshing: Bool {
    #if UIKIT
      tracking.didRead(.isRefreshing)
    #endif
    return machine.isRefreshing
  }

  /// Begins a refresh like ``beginRefreshing()``.
  ///
  /// - Parameter completion: Called once, after the callback of the refresh; in the next turn of
  ///   the main queue if the callback of an ongoing refresh has already run.
  public final func beginRefreshing(completion: @escaping () -> Void) {
    input(.beginRefreshing) {
      begin(completion: Job(completion))
    }
  }

  /// Ends the refresh like ``endRefreshing()``.
  ///
  /// - Parameter completion: Called once, after ``endRefreshingCompletionBlock``; in the next turn
  ///   of the main queue if there is no refresh.
  public final func endRefreshing(completion: @escaping () -> Void) {
    endByClient(completion: Job(completion))
  }

  /// Ends the refresh with a result, in the next turn of the main queue.
  ///
  /// A success ends the refresh and noMoreData like ``endRefreshing()``. A failure is shown: by a
  /// header, back footer, leader or trailer for the ``failureDisplayDuration`` before it closes, by
  /// an auto header or auto footer until the next attempt or a refresh of the whole list. No more
  /// data ends the refresh like ``NoMoreDataEnding/endRefreshingWithNoMoreData()`` if
  /// the component has that state; a header without it sets the footer's state to noMoreData.
  public final func endRefreshing(with result: RefreshResult) {
    endByClient(with: result)
  }

  // MARK: The queue

  final func endByClient(
    with result: RefreshResult = .success, completion: Job? = nil,
    clearsFooterFailure: Bool = false
  ) {
    #if UIKIT
      let isTaken = MainThread.takes("the end of a refresh") {
        self.endByClient(
          with: result, completion: completion, clearsFooterFailure: clearsFooterFailure)
      }
      if isTaken { return }
    #endif
    input(.endRefreshing(result)) {
      var end = WaitingCall.End(result: result, call: endCall, completion: completion)
      if case .success = result, let listTimeline {
        end.leavesNoMoreData = machine.mayLeaveNoMoreData(in: listTimeline.turn)
      }
      end.clearsFooterFailure = clearsFooterFailure
      enqueue(.end(end))
    }
  }

  /// The number, the load and the turn of an end that is called now.
  private var endCall: EndCall {
    EndCall(
      number: .next(), loadNumber: machine.isRefreshing ? machine.attempt?.loadNumber : nil,
      turn: listTimeline?.turn)
  }

  /// Adds a call that waits for its turn. Does nothing while the component is being detached.
  final func enqueue(_ kind: WaitingCall.Kind, for generation: Generation? = nil) {
    if let id = machine.add(kind, for: generation) { schedule(id) }
  }

  /// Schedules the turn of a waiting call. Without a list this does nothing: the turn is scheduled
  /// when the component is attached.
  final func schedule(_ id: Int) {
    listTimeline?.async(for: self) { $0.performDueCall(id) }
  }

  private func performDueCall(_ id: Int) {
    guard machine.calls.makeDue(id) else { return }
    while let action = machine.nextAction(
      at: listTimeline?.now, minimum: minimumRefreshingDuration)
    {
      switch action {
      case .perform(.begin(let completion, let awaiter)):
        beginNow(.call, waited: true, completion)
        awaiter?.didBegin(self)
      case .perform(.beginByGesture(let gesture)):
        // While the gesture waited, another component may have begun a refresh.
        if let obstacleInList {
          meet(obstacleInList, by: gesture)
        } else {
          beginNow(gesture, waited: true)
        }
      case .perform(.end(let end)): showOrEnd(end)
      case .perform(.resetNoMoreData(endsRefresh: true)) where isRefreshing:
        showOrEnd(WaitingCall.End(result: .success))
      case .perform(.resetNoMoreData): leaveNoMoreData(because: .reset)
      case .perform(.leaveNoMoreData(let refresh)): leaveNoMoreData(before: refresh)
      case .drop: break
      case .postpone(let id, let time):
        listTimeline?.after(time, for: self) { $0.performDueCall(id) }
      }
    }
  }

  /// Runs the block in the next turn, unless the component is detached before. The component
  /// retains the block, because the timeline may outlive the component.
  final func runInNextTurn(_ block: Job) {
    blocks.nextTurn.append(block)
    scheduleNextTurn()
  }

  final func scheduleNextTurn() {
    listTimeline?.async(for: self) { component in
      guard let block = component.blocks.takeNextTurn() else { return }
      component.client(.view(component)) { block() }
    }
  }

  // MARK: Begins and ends

  final func begin(completion: Job?, for awaiter: AwaitedRefresh? = nil) {
    if machine.beginning(by: .call) == .now {
      beginNow(.call, completion)
      awaiter?.didBegin(self)
    } else {
      enqueue(.begin(completion: completion, awaiter: awaiter))
    }
  }

  /// Begins a refresh now. If a closing is still in progress, it is cut short, and its blocks run
  /// first. If one of them hides the component or turns its interaction off, a begin by a gesture
  /// has no effect.
  final func beginNow(
    _ begin: RefreshCause.Begin, waited: Bool = false, _ completion: Job? = nil
  ) {
    guard !machine.isDetaching else { return }
    let attachment = machine.attachment
    if machine.phase == .showingResult { transition(to: .idle, because: .nextBegin) }
    guard attachment == machine.attachment else { return }
    finishClosing(isCutShort: true)
    guard attachment == machine.attachment, mayBegin(by: begin) else { return }
    if let completion {
      machine.phase == .running ? runInNextTurn(completion) : blocks.begin.append(completion)
    }
    animate(settings.fastAnimationDuration) { alpha = 1 }
    pullingPercent = 1
    guard attachment == machine.attachment, machine.state != .refreshing else { return }
    transition(
      to: isInWindow ? .refreshing : .willRefresh, because: .begin(begin, waited: waited))
  }

  /// Begins another refresh in the next turn, because the app has set the state to refreshing while
  /// a failure is shown. Drops the waiting calls.
  final func retry() {
    send { $0.dropCalls() }
    enqueue(.begin(completion: nil))
  }

  private func showOrEnd(_ end: WaitingCall.End) {
    let (result, completion) = (end.result, end.completion)
    if end.clearsFooterFailure, !machine.isRefreshing || machine.phase == .showingResult {
      scrollView?.footer?.clearFailure()
    }
    if machine.phase == .showingResult, !machine.setsNoMoreData(endingWith: result) {
      if let completion { blocks.end.append(completion) }
      return
    }
    let duration = displayDuration(of: result)
    if duration > 0, let turn = listTimeline?.turn,
      send({ $0.showResult(of: end, for: duration, in: turn) })
    {
      if let completion { blocks.end.append(completion) }
    } else {
      endNow(end)
    }
  }

  private func endNow(_ end: WaitingCall.End) {
    let ending = machine.ending(by: end)
    if let completion = end.completion, ending.endsRefresh { blocks.end.append(completion) }
    if let obstacle = ending.obstacle { report(obstacle) }
    if let new = ending.state { transition(to: new, because: ending.cause, endingBy: end) }
    if !ending.endsRefresh, let completion = end.completion {
      client(.view(self)) { completion() }
    }
  }

  private func report(_ obstacle: RefreshObstacle) {
    if Doors.areObserved { observer?.callHadNoEffect(self, because: obstacle) }
  }

  /// Ends the refresh now and drops the waiting calls, as when the app sets the state.
  final func endAtOnce(with result: RefreshResult) {
    send { $0.dropCalls() }
    endNow(WaitingCall.End(result: result))
  }
}

extension RefreshComponent {
  /// Resumes all callers that wait for the end of a refresh. They get a canceled result. Callers
  /// whose begin is still waiting get it when their call is dropped.
  final func releaseAwaiters() {
    let awaiters = exchange(&blocks.awaiters, with: [])
    for awaiter in awaiters { awaiter.didClose(with: .cancelled) }
  }
}

extension RefreshComponent {
  /// The delay between the return of a block and the warning that its refresh has not ended, in
  /// seconds of the timeline. Only debug builds write the warning. It helps an app that forgets
  /// `await`: the refresh of a plain block never ends by itself.
  private static let warningDelay = 30.0

  /// Called when the block of a refresh has returned without ending the refresh. A warning follows
  /// ``warningDelay`` seconds later, unless an action of a target or an async function could end
  /// the refresh. The warning is not written if the refresh has ended by then, an end is waiting,
  /// or a result is shown.
  final func warnIfBlockDoesNotEnd() {
    #if DEBUG
      guard refreshingBlock != nil, callbacks.target == nil, action == nil,
        !callbacks.hasWarnedOfBlock
      else { return }
      let generation = machine.generation
      listTimeline?.afterSilently(Self.warningDelay, for: self) {
        let isEnded = $0.machine.calls.endsRefresh || $0.machine.phase == .showingResult
        if $0.machine.generation == generation, !isEnded { $0.warnOfBlock() }
      }
    #endif
  }

  #if DEBUG
    private func warnOfBlock() {
      guard !callbacks.hasWarnedOfBlock else { return }
      callbacks.hasWarnedOfBlock = true
      StandardError.write(
        "RefreshKit: the block of a \(typeName(of: self)) has returned; only an async function "
          + "ends its refresh. Use await in the block, or call endRefreshing().")
    }
  #endif
}

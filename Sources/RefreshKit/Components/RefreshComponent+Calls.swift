/// The calls that change the state, in the order in which they are made: an end waits for the next turn
/// of the main queue, and a begin that is made meanwhile waits behind it.
extension RefreshComponent {
  /// Whether a refresh has been asked for and not been ended: refreshing or willRefresh.
  public final var isRefreshing: Bool { machine.state.isRefreshing }

  /// Begins a refresh: at once in a window; outside, the component waits in willRefresh until it is
  /// in one. While an end waits, this waits behind it. While refreshing, nothing begins.
  public final func beginRefreshing() {
    input(.beginRefreshing) {
      begin(completion: nil)
    }
  }

  /// Begins a refresh as ``beginRefreshing()`` does; `completion` runs once, after this refresh's
  /// callback. If the refresh that is under way has had its callback, it runs in the next turn.
  public final func beginRefreshing(completion: @escaping () -> Void) {
    input(.beginRefreshing) {
      begin(completion: Job(completion))
    }
  }

  /// Ends the refresh, or the pull, in the next turn of the main queue; otherwise does nothing then.
  public final func endRefreshing() {
    input(.endRefreshing(.success)) {
      enqueue(.end(.success, completion: nil))
    }
  }

  /// Ends the refresh as ``endRefreshing()`` does; `completion` runs once, with the other blocks of the end. With
  /// nothing to end it runs in the next turn.
  public final func endRefreshing(completion: @escaping () -> Void) {
    input(.endRefreshing(.success)) {
      enqueue(.end(.success, completion: Job(completion)))
    }
  }

  /// Ends the refresh with a result, in the next turn of the main queue. A success is what
  /// ``endRefreshing()`` reports; with a failure the component shows so until the next try;
  /// no more data is what `endRefreshingWithNoMoreData()` reports to the footer.
  public final func endRefreshing(with result: RefreshResult) {
    input(.endRefreshing(result)) {
      enqueue(.end(result, completion: nil))
    }
  }

  // MARK: The queue

  /// Appends a call to the queue; not while the component is being detached.
  ///
  /// - Parameters:
  ///   - kind: The call.
  ///   - generation: The refresh that an end is for, which does nothing to a later one; nil for any.
  final func enqueue(_ kind: RefreshRequest.Kind, for generation: Generation? = nil) {
    if let id = machine.add(kind, for: generation) { schedule(id) }
  }

  /// Performs a call in the next turn of the main queue; that of a detached component is scheduled when
  /// it is attached.
  final func schedule(_ id: Int) {
    listTimeline?.async(for: self) { $0.performDueCall(id) }
  }

  /// A call has its turn; it is performed once those before it are.
  private func performDueCall(_ id: Int) {
    guard machine.makeDue(id) else { return }
    while let turn = machine.nextTurn(at: listTimeline?.now, minimum: minimumRefreshingDuration) {
      switch turn {
      case .perform(.begin(let completion)): beginNow(.call, waited: true, completion)
      case .perform(.beginByGesture(let gesture)): beginNow(gesture, waited: true)
      case .perform(.end(let result, let completion, let byTimeout)):
        end(with: result, byTimeout: byTimeout, completion)
      case .perform(.resetNoMoreData(endsRefresh: true)) where isRefreshing:
        end(with: .success)
      case .perform(.resetNoMoreData): leaveNoMoreData(because: .reset)
      case .drop: break
      case .postpone(let id, let time):
        listTimeline?.after(time, for: self) { $0.performDueCall(id) }
      }
    }
  }

  /// Runs a client's block in the next turn, unless the component is detached by then. The component
  /// retains it, not the timeline, which may outlive both.
  final func runInNextTurn(_ block: Job) {
    blocks.addToNextTurn(block)
    scheduleNextTurn()
  }

  /// Schedules a block of the next turn; that of a detached component is scheduled when it is attached.
  final func scheduleNextTurn() {
    listTimeline?.async(for: self) { component in
      guard let block = component.blocks.takeNextTurn() else { return }
      component.callClient("a completion of a call") { block() }
    }
  }

  // MARK: Begins and ends

  private func begin(completion: Job?) {
    if machine.requests.isEmpty {
      beginNow(.call, completion)
    } else {
      enqueue(.begin(completion: completion))
    }
  }

  /// Begins a refresh.
  ///
  /// - Parameters:
  ///   - begin: What begins it. A gesture does not where a block of the end that it cuts short hides the
  ///     component, or turns its interaction off.
  ///   - waited: Whether it has waited behind another call.
  ///   - completion: Runs once, after the refresh's callback.
  final func beginNow(
    _ begin: RefreshCause.Begin, waited: Bool = false, _ completion: Job? = nil
  ) {
    guard !machine.changes.isDetaching else { return }
    let attachment = machine.attachment
    if machine.isShowingResult { transition(to: .idle, because: .nextBegin) }
    guard attachment == machine.attachment else { return }
    finishClosing(isCutShort: true)
    guard attachment == machine.attachment else { return }
    if begin != .call, !isInteractive { return }
    if let completion {
      machine.isRunning ? runInNextTurn(completion) : blocks.addToBegin(completion)
    }
    animator.animate(fastAnimationDuration, for: self) { alpha = 1 }
    pullingPercent = 1
    guard attachment == machine.attachment, state != .refreshing else { return }
    transition(
      to: isInWindow ? .refreshing : .willRefresh, because: .begin(begin, waited: waited))
  }

  /// Ends a refresh by a call: its result is shown first, where the app wants that.
  private func end(
    with result: RefreshResult, byTimeout: Bool = false, _ completion: Job? = nil
  ) {
    if machine.isShowingResult, !machine.ends(atOnceWith: result) {
      if let completion { blocks.addToEnd(completion) }
      return
    }
    let cause = RefreshCause.end(machine.end(with: result, byTimeout: byTimeout))
    if resultDisplayDuration > 0, let effects = event({ $0.showResult(result) }) {
      if let completion { blocks.addToEnd(completion) }
      showResult(effects, because: cause)
    } else {
      endNow(with: result, because: cause, completion)
    }
  }

  private func endNow(with result: RefreshResult, because cause: RefreshCause, _ completion: Job?) {
    let endsRefresh = isRefreshing
    if let completion, endsRefresh { blocks.addToEnd(completion) }
    let new: RefreshState? =
      machine.ends(atOnceWith: result)
      ? .noMoreData : endsRefresh || state == .pulling ? .idle : nil
    if (new ?? state) == state { report(.noRefresh) }
    machine.willEnd(with: result)
    if let new { transition(to: new, because: cause) }
    machine.willEnd(with: nil)
    if !endsRefresh, let completion { callClient("a completion of a call") { completion() } }
  }

  /// Ends the refresh at once and drops what waits, as setting the state does, but with a result.
  final func endAtOnce(with result: RefreshResult) {
    perform(machine.dropCalls())
    let cause = RefreshCause.end(machine.end(with: result, byTimeout: false))
    endNow(with: result, because: cause, nil)
  }

  /// Leaves noMoreData in the next turn of the main queue, and ends a refresh then, unless the header
  /// of the same scroll view refreshes, waits to end or closes now.
  final func resetInNextTurn() {
    enqueue(.resetNoMoreData(endsRefresh: !isHeaderBusy))
  }

  /// As ``resetInNextTurn()``, for a call that belongs to the header's refresh in any case.
  final func resetAfterHeader() {
    // A script resets as an app does by a call: if the header is not busy, that ends a refresh.
    if isRefreshing || !machine.requests.isEmpty, !isHeaderBusy {
      observe("endHeaderRefreshing(noMoreData:count:)")
    }
    input(.resetNoMoreData) {
      enqueue(.resetNoMoreData(endsRefresh: false))
    }
  }

  /// Whether a header refreshes the list now, waits to end or closes.
  private var isHeaderBusy: Bool {
    guard let header = scrollView?.header, header.refreshesList else { return false }
    return header.isRefreshing || header.machine.isClosing
  }

  /// Sets noMoreData to idle, at once.
  final func leaveNoMoreData(because cause: RefreshCause) {
    if state == .noMoreData { transition(to: .idle, because: cause) }
  }
}

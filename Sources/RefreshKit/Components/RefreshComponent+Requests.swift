/// The calls that change the state, and the order that they keep: an end waits for the next turn of
/// the main queue, and a begin that is made meanwhile stands behind it.
extension RefreshComponent {
  /// Begins a refresh: at once in a window; outside, the component waits in willRefresh until it is
  /// in one. While an end waits, this waits behind it. While refreshing, nothing begins.
  public final func beginRefreshing() {
    begin(completion: nil)
  }

  /// Begins a refresh as ``beginRefreshing()`` does; `completion` runs once, after this refresh's
  /// callback. If the refresh that is under way has had its callback, it runs in the next turn.
  public final func beginRefreshing(completion: @escaping () -> Void) {
    begin(completion: completion)
  }

  /// Ends the refresh, or the pull, in the next turn of the main queue; otherwise does nothing then.
  public final func endRefreshing() {
    enqueue(.end(.success, completion: nil))
  }

  /// Ends the refresh as ``endRefreshing()`` does; `completion` runs once, when the end is told. With
  /// nothing to end it runs in the next turn.
  public final func endRefreshing(completion: @escaping () -> Void) {
    enqueue(.end(.success, completion: completion))
  }

  /// Ends the refresh with a result, in the next turn of the main queue. A success is what
  /// ``endRefreshing()`` says; with a failure the component tells the user so until the next try;
  /// no more data is what the footer is told by `endRefreshingWithNoMoreData()`.
  public final func endRefreshing(with result: RefreshResult) {
    enqueue(.end(result, completion: nil))
  }

  /// Begins a refresh by a pull, an arrival or a tap, unless that is barred: behind an end that waits,
  /// and once for that end. A pull that is barred is over.
  ///
  /// - Returns: Whether a refresh begins, or takes a place in line to begin.
  @discardableResult
  final func beginByGesture() -> Bool {
    if isBarred {
      if state == .pulling { transition(to: .idle) }
      return false
    }
    if requests.isEmpty {
      beginNow(completion: nil)
    } else if requests.last(where: { !$0.isReset })?.isBegin != true {
      enqueue(.beginByGesture)
    } else {
      return false
    }
    return true
  }

  /// Begins when `view` is tapped, where the component's class does so or its last refresh failed.
  final func retryByTap(on view: View) {
    let component = Weak(self)
    view.tapAction = {
      guard let component = component.object, component.responds else { return }
      if component.loadsByTap { component.beginByGesture() }
    }
  }

  /// Takes a place in line; not while the component is being detached.
  final func enqueue(_ kind: RefreshRequest.Kind) {
    guard !stateChanges.isSilent else { return }
    requestCount += 1
    let request = RefreshRequest(id: requestCount, kind: kind)
    requests.append(request)
    plan(request)
  }

  /// Sees that a request has its turn; a detached component's waits until it is attached.
  final func plan(_ request: RefreshRequest) {
    let id = request.id
    listTimeline?.async(for: self) { $0.perform(id) }
  }

  /// Forgets what waits. A block that was to run after an end runs with the end that takes its
  /// place, or in the next turn.
  final func dropRequests() {
    for case let completion? in requests.map({ $0.endCompletion }) {
      if cycle.phase == .rest {
        runInNextTurn(completion)
      } else {
        endCompletions.append(Job(completion))
      }
    }
    extendingLifetime(requests) { requests = [] }
  }

  /// Runs the app's block in the next turn, unless the component is detached by then. It is kept here
  /// and not by the timeline, which may outlive both.
  private func runInNextTurn(_ block: @escaping () -> Void) {
    nextTurn.append(Job(block))
    planNextTurn()
  }

  /// Sees that a block that waits for the next turn has it; a detached component's waits until it is
  /// attached.
  final func planNextTurn() {
    listTimeline?.async(for: self) {
      if !$0.nextTurn.isEmpty { $0.nextTurn.removeFirst()() }
    }
  }

  private func begin(completion: (() -> Void)?) {
    if requests.isEmpty {
      beginNow(completion: completion)
    } else {
      enqueue(.begin(completion: completion))
    }
  }

  private func beginNow(completion: (() -> Void)?) {
    guard !stateChanges.isSilent else { return }
    let attachments = attachmentCount
    finishClosing()
    guard attachments == attachmentCount else { return }
    if let completion {
      if cycle.phase == .running {
        runInNextTurn(completion)
      } else {
        beginCompletions.append(Job(completion))
      }
    }
    animator.animate(fastAnimationDuration, for: self) { alpha = 1 }
    pullingPercent = 1
    guard attachments == attachmentCount, state != .refreshing else { return }
    transition(to: isInWindow ? .refreshing : .willRefresh)
  }

  /// A request has its turn; it is carried out once those before it are.
  private func perform(_ id: Int) {
    guard let index = requests.firstIndex(where: { $0.id == id }) else { return }
    requests[index].isDue = true
    while let first = requests.first, first.isDue {
      if let time = timeHeld(first) {
        requests[0].isDue = false
        listTimeline?.after(time, for: self) { $0.perform(first.id) }
        return
      }
      requests.removeFirst()
      carryOut(first.kind)
    }
  }

  /// How much longer an end has to wait for the refresh to have its minimum, in seconds; nil where it
  /// need not.
  private func timeHeld(_ request: RefreshRequest) -> Double? {
    guard request.endsRefresh, state == .refreshing, let now = listTimeline?.now else {
      return nil
    }
    let time = refreshingSince + minimumRefreshingDuration - now
    return time > 0 ? time : nil
  }

  private func carryOut(_ kind: RefreshRequest.Kind) {
    switch kind {
    case .begin(let completion): beginNow(completion: completion)
    case .beginByGesture: beginNow(completion: nil)
    case .end(let result, let completion): endNow(result, completion)
    case .resetNoMoreData(endsRefresh: true) where isRefreshing: endNow(.success, nil)
    case .resetNoMoreData: leaveNoMoreData()
    }
  }

  /// Leaves noMoreData in the next turn of the main queue, and ends a refresh then, unless the header
  /// of the same scroll view refreshes, waits to end or closes now.
  final func resetInNextTurn() {
    let header = scrollView?.header
    let isHeaderBusy = header?.isRefreshing == true || header?.cycle.phase == .closing
    enqueue(.resetNoMoreData(endsRefresh: !isHeaderBusy))
  }

  /// Goes from noMoreData to idle, at once.
  final func leaveNoMoreData() {
    if state == .noMoreData { transition(to: .idle) }
  }

  /// Ends the refresh at once and drops what waits, as setting the state does, but with a result.
  final func endAtOnce(with result: RefreshResult) {
    dropRequests()
    endNow(result, nil)
  }

  private func endNow(_ result: RefreshResult, _ completion: (() -> Void)?) {
    let endsRefresh = isRefreshing
    if let completion, endsRefresh { endCompletions.append(Job(completion)) }
    stateChanges.ownResult = result
    if case .noMoreData = result, knowsNoMoreData {
      transition(to: .noMoreData)
    } else if endsRefresh || state == .pulling {
      transition(to: .idle)
    }
    stateChanges.ownResult = nil
    if !endsRefresh { completion?() }
  }
}

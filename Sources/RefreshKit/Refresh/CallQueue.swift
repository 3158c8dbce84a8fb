package struct WaitingCall {
  package enum Kind {
    case begin(completion: Job?, awaiter: AwaitedRefresh? = nil)
    /// A begin other than ``RefreshCause/Begin/call``, such as a tap, the release of a pull, an
    /// arrival at the end of the list, or a call of `refreshIfExpired(after:)`.
    case beginByGesture(RefreshCause.Begin)
    /// An end by the app, by the async function, or by the timeout of the refresh.
    case end(End)
    /// `endsRefresh` says whether the reset ends a refresh of the component. It is false for a
    /// reset that belongs to a refresh of the header.
    case resetNoMoreData(endsRefresh: Bool)
    /// Ends noMoreData if it is older than this refresh of the list.
    case leaveNoMoreData(before: RefreshSuccess)
  }

  package struct End {
    package let result: RefreshResult
    /// The moment at which the end was called; nil for an end by the kit, such as a timeout.
    package var call: EndCall?
    /// Runs once, after ``RefreshComponent/endRefreshingCompletionBlock``.
    package var completion: Job?
    package var byTimeout = false
    /// Whether the end sets the state from noMoreData to idle. This is decided when the end is
    /// called: ``RefreshMachine/mayLeaveNoMoreData(in:)``.
    package var leavesNoMoreData = false
    /// Whether the footer forgets its failure even if there is no refresh to end. True for an end
    /// by ``ScrollView/endHeaderRefreshing(noMoreData:count:)``.
    package var clearsFooterFailure = false
  }

  let id: Int
  package let kind: Kind
  /// The only refresh that the call may end; nil if the call may end any refresh.
  package let generation: Generation?
  /// Whether the turn of the call has come. The call may still wait for the calls before it.
  package internal(set) var isDue = false

  package var isBegin: Bool {
    switch kind {
    case .begin, .beginByGesture: true
    case .end, .resetNoMoreData, .leaveNoMoreData: false
    }
  }

  var isReset: Bool {
    switch kind {
    case .resetNoMoreData, .leaveNoMoreData: true
    case .begin, .beginByGesture, .end: false
    }
  }

  package var isGesture: Bool {
    if case .beginByGesture = kind { true } else { false }
  }

  package var end: End? {
    if case .end(let end) = kind { end } else { nil }
  }

  package var isEndWithNoMoreData: Bool {
    if case .noMoreData? = end?.result { true } else { false }
  }

  package var endsRefresh: Bool {
    switch kind {
    case .end: true
    case .resetNoMoreData(let endsRefresh): endsRefresh
    case .begin, .beginByGesture, .leaveNoMoreData: false
    }
  }

  /// The completion of an end; nil if there is none. ``RefreshMachine/dropCalls()`` drops the end,
  /// but the completion still runs. When the component is detached, the completion is dropped, too.
  var endCompletion: Job? { end?.completion }
}

/// The moment at which an end of a refresh was called, or noMoreData was set.
package struct EndCall: Sendable {
  /// The number of the call. If an async function or a pager ends its load, this is instead the
  /// number of that load: the end counts as called when the load began.
  package let number: EventNumber
  /// The number of the load that was in progress when the call was made, or that the call ended.
  /// Nil if there was no load. May also be nil if ``number`` is already the number of the load.
  var loadNumber: EventNumber?
  /// The turn of the call; nil outside a scroll view.
  package let turn: Int?

  /// Whether the noMoreData of this call is older than `refresh`. If it is, the refresh ends
  /// noMoreData. It is older in two cases:
  ///
  /// - The call was made before the refresh began.
  /// - The call belongs to a load that began before the refresh, and was made in an earlier turn
  ///   than the end of the refresh.
  func isOlder(than refresh: RefreshSuccess) -> Bool {
    isOlder(thanRefreshBegunAt: refresh.beginNumber, endedIn: refresh.endTurn)
  }

  package func isOlder(thanRefreshBegunAt begin: EventNumber, endedIn endTurn: Int) -> Bool {
    if number < begin { return true }
    guard let loadNumber, loadNumber < begin else { return false }
    return turn.map { $0 < endTurn } ?? true
  }
}

package struct RefreshSuccess: Sendable {
  let result: RefreshResult
  let beginNumber: EventNumber
  /// The turn in which the end was called.
  let endTurn: Int
  /// The identifier of the pager that has loaded the list; nil if it is not known.
  var source: ObjectIdentifier?
}

/// The calls that wait for their turn on the main queue, in the order in which they were made.
package struct CallQueue {
  /// The action for the first waiting call.
  enum Action {
    case perform(WaitingCall.Kind)
    /// The call was meant for a refresh that has already ended.
    case drop(WaitingCall)
    /// The end with this ID must wait this many seconds longer.
    case postpone(Int, by: Double)
  }

  package private(set) var waiting: [WaitingCall] = []
  private var lastID = 0

  var isEmpty: Bool { waiting.isEmpty }

  var endsWithNoMoreData: Bool { waiting.contains { $0.isEndWithNoMoreData } }

  var keepsNoMoreData: Bool {
    guard let end = waiting.lastIndex(where: { $0.isEndWithNoMoreData }) else { return false }
    return !waiting[end...].contains { $0.isBegin }
  }

  var endsRefresh: Bool { waiting.contains { $0.endsRefresh } }

  /// Whether a waiting end with no more data is older than `refresh`: ``EndCall/isOlder(than:)``.
  func endsWithNoMoreData(before refresh: RefreshSuccess) -> Bool {
    waiting.contains { $0.isEndWithNoMoreData && $0.end?.call?.isOlder(than: refresh) == true }
  }

  /// Resets do not count.
  var lastCallIsBegin: Bool { waiting.last { !$0.isReset }?.isBegin == true }

  mutating func append(
    _ kind: WaitingCall.Kind, for generation: Generation? = nil
  ) -> Int {
    lastID += 1
    waiting.append(WaitingCall(id: lastID, kind: kind, generation: generation))
    return lastID
  }

  mutating func makeDue(_ id: Int) -> Bool {
    guard let index = waiting.firstIndex(where: { $0.id == id }) else { return false }
    waiting[index].isDue = true
    return true
  }

  /// Returns the action for the first call; nil if that call is not due. `delay` is the time that
  /// the current refresh must still last, in seconds.
  mutating func nextAction(in generation: Generation, endableAfter delay: Double) -> Action? {
    guard let first = waiting.first, first.isDue else { return nil }
    if let intended = first.generation, intended != generation {
      return .drop(waiting.removeFirst())
    }
    if first.endsRefresh, delay > 0 {
      waiting[0].isDue = false
      return .postpone(first.id, by: delay)
    }
    return .perform(waiting.removeFirst().kind)
  }

  mutating func removeGestures() {
    waiting.removeAll { $0.isGesture }
  }

  mutating func removeAll() -> [WaitingCall] {
    let removed = waiting
    waiting = []
    return removed
  }
}

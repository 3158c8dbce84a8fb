/// A call that waits for its turn on the main queue.
package nonisolated struct WaitingCall {
  /// The kind of a call.
  package enum Kind {
    /// A client's `beginRefreshing()`, made while another call waits.
    case begin(completion: Job?)
    /// The release of a pull, an arrival or a tap, while another call waits.
    case beginByGesture(RefreshCause.Begin)
    /// One of the calls that end a refresh, or its timeout.
    case end(End)
    /// `resetNoMoreData()`. `endsRefresh` is false for a reset that belongs to a refresh of the
    /// header, which does not end the component's own refresh.
    case resetNoMoreData(endsRefresh: Bool)
  }

  /// An end of a refresh.
  package struct End {
    package let result: RefreshResult
    /// Runs once, after the blocks of the end; nil if the caller has passed no block.
    package var completion: Job?
    /// Whether the refresh has reached its time limit.
    package var byTimeout = false
    /// Whether the end sets an older noMoreData to idle. This is decided when the call is made.
    package var leavesNoMoreData = false
    /// Whether the list counts as refreshed even if the end finds no refresh.
    package var refreshesList = false
  }

  let id: Int
  package let kind: Kind
  /// The refresh that the call may end; nil for any refresh. The call has no effect on another one.
  package let generation: Generation?
  /// Whether its turn has come. It still waits for the calls before it.
  package internal(set) var isDue = false

  var isBegin: Bool {
    switch kind {
    case .begin, .beginByGesture: true
    case .end, .resetNoMoreData: false
    }
  }

  var isReset: Bool {
    if case .resetNoMoreData = kind { true } else { false }
  }

  var isGesture: Bool {
    if case .beginByGesture = kind { true } else { false }
  }

  var isEndWithNoMoreData: Bool {
    if case .end(let end) = kind, case .noMoreData = end.result { true } else { false }
  }

  /// Whether the call ends a refresh that is under way when it is performed.
  var endsRefresh: Bool {
    switch kind {
    case .end: true
    case .resetNoMoreData(let endsRefresh): endsRefresh
    case .begin, .beginByGesture: false
    }
  }

  /// The completion of an end, which also runs if the end is dropped.
  var endCompletion: Job? {
    if case .end(let end) = kind { end.completion } else { nil }
  }
}

/// The calls that wait for their turn on the main queue, in the order in which they were made.
package nonisolated struct CallQueue {
  /// The instruction for the first call that waits.
  enum Turn {
    /// Perform the call.
    case perform(WaitingCall.Kind)
    /// Drop the call, because its refresh has already ended.
    case drop(WaitingCall)
    /// Postpone the end with this number, by some seconds.
    case postpone(Int, by: Double)
  }

  package private(set) var waiting: [WaitingCall] = []
  private var lastID = 0

  var isEmpty: Bool { waiting.isEmpty }

  /// Whether an end with no more data is waiting.
  var endsWithNoMoreData: Bool { waiting.contains { $0.isEndWithNoMoreData } }

  /// Whether an end with no more data is waiting, and no begin waits behind it.
  var keepsNoMoreData: Bool {
    guard let end = waiting.lastIndex(where: { $0.isEndWithNoMoreData }) else { return false }
    return !waiting[end...].contains { $0.isBegin }
  }

  /// Whether the last of the waiting calls that are not resets is a begin.
  var endsInBegin: Bool { waiting.last { !$0.isReset }?.isBegin == true }

  /// Appends a call.
  ///
  /// - Parameters:
  ///   - kind: The call.
  ///   - generation: The refresh that the call may end; nil for any refresh.
  /// - Returns: Its number, by which ``makeDue(_:)`` finds it.
  mutating func append(
    _ kind: WaitingCall.Kind, for generation: Generation? = nil
  ) -> Int {
    lastID += 1
    waiting.append(WaitingCall(id: lastID, kind: kind, generation: generation))
    return lastID
  }

  /// Marks a call as due.
  ///
  /// - Returns: False if the call is no longer waiting.
  mutating func makeDue(_ id: Int) -> Bool {
    guard let index = waiting.firstIndex(where: { $0.id == id }) else { return false }
    waiting[index].isDue = true
    return true
  }

  /// The next call whose turn has come; nil if there is none.
  ///
  /// - Parameters:
  ///   - generation: The present refresh.
  ///   - delay: The seconds before which it may not end. An end is postponed by as many.
  mutating func nextTurn(in generation: Generation, endableAfter delay: Double) -> Turn? {
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

  /// Removes the begins of gestures.
  mutating func removeGestures() {
    waiting.removeAll { $0.isGesture }
  }

  /// Removes all calls and returns them.
  mutating func removeAll() -> [WaitingCall] {
    let removed = waiting
    waiting = []
    return removed
  }
}

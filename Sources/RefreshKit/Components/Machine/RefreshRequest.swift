/// A call that waits for its turn on the main queue.
package nonisolated struct RefreshRequest {
  /// The kind of a call.
  package enum Kind {
    /// A client's `beginRefreshing()`, made while another call waits.
    case begin(completion: Job?)
    /// The release of a pull, an arrival or a tap, while another call waits.
    case beginByGesture(RefreshCause.Begin)
    /// One of the calls that end a refresh, or its timeout.
    case end(RefreshResult, completion: Job?, byTimeout: Bool = false)
    /// `resetNoMoreData()`. `endsRefresh` is false for a reset that belongs to a refresh of the
    /// header, which does not end the component's own refresh.
    case resetNoMoreData(endsRefresh: Bool)
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
    if case .end(.noMoreData, _, _) = kind { true } else { false }
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
    if case .end(_, let completion, _) = kind { completion } else { nil }
  }
}

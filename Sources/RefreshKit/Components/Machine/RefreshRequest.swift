/// A call that waits for its turn on the main queue.
package nonisolated struct RefreshRequest {
  package enum Kind {
    /// `beginRefreshing()` by a client, behind a call that waits.
    case begin(completion: Job?)
    /// The release of a pull, an arrival or a tap, behind a call that waits.
    case beginByGesture(RefreshCause.Begin)
    /// One of the calls that end a refresh, or its timeout.
    case end(RefreshResult, completion: Job?, byTimeout: Bool = false)
    /// `resetNoMoreData()`; whether it ends a refresh of its component, which a reset that belongs to
    /// the header's refresh does not.
    case resetNoMoreData(endsRefresh: Bool)
  }

  let id: Int
  package let kind: Kind
  /// The refresh that an end is for, which does nothing to a later one; nil for any.
  package let generation: Generation?
  /// Whether its turn has come; it still waits for those before it.
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

  /// Whether it ends a refresh that is under way in its turn.
  var endsRefresh: Bool {
    switch kind {
    case .end: true
    case .resetNoMoreData(let endsRefresh): endsRefresh
    case .begin, .beginByGesture: false
    }
  }

  /// The block of an end, which runs also where the end is dropped.
  var endCompletion: Job? {
    if case .end(_, let completion, _) = kind { completion } else { nil }
  }
}

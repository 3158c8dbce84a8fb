/// A call that waits for its turn on the main queue.
struct RefreshRequest {
  enum Kind {
    /// `beginRefreshing()` by the app, behind something that waits.
    case begin(completion: (() -> Void)?)
    /// The release of a pull, an arrival or a tap, behind something that waits.
    case beginByGesture
    /// One of the calls that end a refresh.
    case end(RefreshResult, completion: (() -> Void)?)
    /// `resetNoMoreData()`; whether it ends a refresh of its component, which a reset that belongs
    /// to the header's refresh does not.
    case resetNoMoreData(endsRefresh: Bool)
  }

  let id: Int
  let kind: Kind
  /// Whether its turn has come; it still waits for those before it.
  var isDue = false

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
    if case .end(.noMoreData, _) = kind { true } else { false }
  }

  /// Whether it ends a refresh that is under way when its turn comes.
  var endsRefresh: Bool {
    switch kind {
    case .end: true
    case .resetNoMoreData(let endsRefresh): endsRefresh
    case .begin, .beginByGesture: false
    }
  }

  /// The block that wants to run when an end that was dropped would have.
  var endCompletion: (() -> Void)? {
    if case .end(_, let completion) = kind { completion } else { nil }
  }

  /// The block of a begin or an end.
  var completion: (() -> Void)? {
    switch kind {
    case .begin(let completion), .end(_, let completion): completion
    case .beginByGesture, .resetNoMoreData: nil
    }
  }
}

/// A call that waits for its turn on the main queue.
struct RefreshRequest {
  enum Kind {
    /// `beginRefreshing()` by the app, behind something that waits.
    case begin(completion: (() -> Void)?)
    /// The release of a pull, an arrival or a tap, behind something that waits.
    case beginByGesture
    /// `endRefreshing()`.
    case end(completion: (() -> Void)?)
    /// `endRefreshingWithNoMoreData()`.
    case endWithNoMoreData
    /// `resetNoMoreData()`.
    case resetNoMoreData
  }

  let id: Int
  let kind: Kind

  var isBegin: Bool {
    switch kind {
    case .begin, .beginByGesture: true
    case .end, .endWithNoMoreData, .resetNoMoreData: false
    }
  }

  var isGesture: Bool {
    if case .beginByGesture = kind { true } else { false }
  }

  var isEndWithNoMoreData: Bool {
    if case .endWithNoMoreData = kind { true } else { false }
  }

  /// The block that wants to run when an end that was dropped would have.
  var endCompletion: (() -> Void)? {
    if case .end(let completion) = kind { completion } else { nil }
  }
}

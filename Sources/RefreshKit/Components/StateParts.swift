/// A component with a title for each state.
public protocol StateTitled: RefreshComponent {
  /// Where the title is shown.
  var stateLabel: Label { get }

  /// The room between the title and what stands to the left of it, in points.
  var labelLeftInset: Double { get set }

  /// The title while the last refresh has failed; nil is the language's own.
  var failureTitle: String? { get set }

  /// Sets the title of a state; nil brings the language's own back.
  func setTitle(_ title: String?, for state: RefreshState)

  /// The title of a state, or nil where it has none.
  func title(for state: RefreshState) -> String?
}

/// A component that shows when the list was updated last.
public protocol UpdateTimed: RefreshComponent {
  /// Where the time is shown.
  var lastUpdatedTimeLabel: Label { get }
}

/// A component with an arrow that turns as the pull goes on.
public protocol ArrowShowing: RefreshComponent {
  /// The arrow.
  var arrowView: ImageView { get }
}

/// A component with a wheel that turns during a refresh.
public protocol LoadingShowing: RefreshComponent {
  /// The wheel.
  var loadingView: ActivityIndicator { get }
}

/// A component with pictures for each state.
public protocol GifShowing: RefreshComponent {
  /// Where the pictures are shown.
  var gifView: ImageView { get }

  /// Sets the pictures of a state, and how long they take once in seconds: 0.1 each where nil.
  func setImages(_ images: [Image], duration: Double?, for state: RefreshState)
}

/// A component that can come to the end of the data.
public protocol NoMoreDataEnding: RefreshComponent {
  /// Ends the refresh in noMoreData, in the next turn of the main queue.
  func endRefreshingWithNoMoreData()

  /// Leaves noMoreData for idle, in the next turn of the main queue; while refreshing it ends the
  /// refresh, unless it is called while the header of the same scroll view refreshes, waits to end or
  /// closes. In idle and pulling nothing happens.
  func resetNoMoreData()
}

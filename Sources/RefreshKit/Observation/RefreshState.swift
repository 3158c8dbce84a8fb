/// Where a component stands in the story of a refresh.
public nonisolated enum RefreshState: String, Sendable, Hashable, CaseIterable {
  /// Nothing is going on; the component waits for a pull, an arrival or a call.
  case idle
  /// The finger has pulled far enough: letting go now begins a refresh.
  case pulling
  /// The refresh is under way, until the app ends it.
  case refreshing
  /// The refresh was asked for while the component was not in a window, and starts when it is.
  case willRefresh
  /// The last page has been loaded; only a call leaves this state.
  case noMoreData

  /// Whether a refresh has been asked for and not been ended.
  public var isRefreshing: Bool { self == .refreshing || self == .willRefresh }
}

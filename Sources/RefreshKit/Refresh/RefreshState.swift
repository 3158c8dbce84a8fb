/// The state of a component.
public enum RefreshState: String, Sendable, Hashable, CaseIterable {
  /// No refresh: the component waits for a pull, the end of the list or a call.
  case idle
  /// The content is pulled beyond the threshold: a refresh begins when the finger is lifted.
  case pulling
  /// A refresh is in progress, until the app ends it.
  case refreshing
  /// A refresh was requested outside a window; it begins when the component is in one.
  case willRefresh
  /// The last page has been loaded. A call, a refresh of the header or hiding may end this state.
  case noMoreData

  /// Whether a refresh has been requested and not ended: refreshing or willRefresh.
  public var isRefreshing: Bool { self == .refreshing || self == .willRefresh }
}

extension RefreshState: SettingRepresentable {}

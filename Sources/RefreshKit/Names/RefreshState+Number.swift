nonisolated extension RefreshState {
  /// The number of the state in ``NamedValue`` and for hosts in C: its position in the declaration,
  /// from 0.
  package var number: Int {
    switch self {
    case .idle: 0
    case .pulling: 1
    case .refreshing: 2
    case .willRefresh: 3
    case .noMoreData: 4
    }
  }
}

nonisolated extension RefreshState: SettingRepresentable {}

/// The texts of a family of components.
nonisolated struct ComponentTexts: Sendable {
  /// The name of the component.
  let name: TextKey
  /// The action of activating it.
  let action: TextKey
  /// The titles of the states; nil for a state without one.
  private let idle, pulling, refreshing, noMoreData: TextKey?
  /// The title, and the announcement, of a refresh that ended in success.
  let success: TextKey
  /// The title, and the announcement, of a refresh that failed.
  let failure: TextKey

  /// Returns the title of `state`, or nil if it has none; willRefresh has that of refreshing.
  func title(for state: RefreshState) -> TextKey? {
    switch state {
    case .idle: idle
    case .pulling: pulling
    case .refreshing, .willRefresh: refreshing
    case .noMoreData: noMoreData
    }
  }

  /// Headers.
  static let header = ComponentTexts(
    name: .headerName, action: .headerAction,
    idle: .headerIdle, pulling: .headerPulling, refreshing: .headerRefreshing, noMoreData: nil,
    success: .updated, failure: .headerFailed)

  /// Auto footers.
  static let autoFooter = ComponentTexts(
    name: .footerName, action: .footerAction,
    idle: .autoFooterIdle, pulling: nil, refreshing: .autoFooterRefreshing,
    noMoreData: .autoFooterNoMoreData,
    success: .loaded, failure: .footerFailed)

  /// Auto headers.
  static let autoHeader = ComponentTexts(
    name: .autoHeaderName, action: .autoHeaderAction,
    idle: .autoHeaderIdle, pulling: nil, refreshing: .autoFooterRefreshing,
    noMoreData: .autoFooterNoMoreData,
    success: .loaded, failure: .footerFailed)

  /// Back footers.
  static let backFooter = ComponentTexts(
    name: .footerName, action: .footerAction,
    idle: .backFooterIdle, pulling: .backFooterPulling, refreshing: .backFooterRefreshing,
    noMoreData: .backFooterNoMoreData,
    success: .loaded, failure: .footerFailed)

  /// Trailers.
  static let trailer = ComponentTexts(
    name: .trailerName, action: .trailerAction,
    idle: .trailerIdle, pulling: .trailerPulling, refreshing: .trailerRefreshing,
    noMoreData: .trailerNoMoreData,
    success: .loaded, failure: .footerFailed)

  /// Leaders.
  static let leader = ComponentTexts(
    name: .leaderName, action: .leaderAction,
    idle: .leaderIdle, pulling: .leaderPulling, refreshing: .leaderRefreshing,
    noMoreData: .leaderNoMoreData,
    success: .loaded, failure: .footerFailed)
}

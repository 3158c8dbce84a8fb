/// Which texts a family of components speaks in.
nonisolated struct Wording: Sendable {
  /// What the component is.
  let name: TextKey
  /// What activating it does.
  let action: TextKey
  /// The titles of the states; nil where one has none.
  private let idle, pulling, refreshing, noMoreData: TextKey?
  /// Said of a refresh that ended in success.
  let success: TextKey
  /// Said of a refresh that failed.
  let failure: TextKey

  /// The title of `state`, or nil where it has none. A refresh that waits has the title of one that
  /// runs.
  func title(for state: RefreshState) -> TextKey? {
    switch state {
    case .idle: idle
    case .pulling: pulling
    case .refreshing, .willRefresh: refreshing
    case .noMoreData: noMoreData
    }
  }

  /// Headers.
  static let header = Wording(
    name: .headerName, action: .headerAction,
    idle: .headerIdle, pulling: .headerPulling, refreshing: .headerRefreshing, noMoreData: nil,
    success: .updated, failure: .headerFailed)

  /// Auto footers.
  static let autoFooter = Wording(
    name: .footerName, action: .footerAction,
    idle: .autoFooterIdle, pulling: nil, refreshing: .autoFooterRefreshing,
    noMoreData: .autoFooterNoMoreData,
    success: .moreLoaded, failure: .footerFailed)

  /// Back footers.
  static let backFooter = Wording(
    name: .footerName, action: .footerAction,
    idle: .backFooterIdle, pulling: .backFooterPulling, refreshing: .backFooterRefreshing,
    noMoreData: .backFooterNoMoreData,
    success: .moreLoaded, failure: .footerFailed)

  /// Trailers.
  static let trailer = Wording(
    name: .trailerName, action: .trailerAction,
    idle: .trailerIdle, pulling: .trailerPulling, refreshing: .trailerRefreshing,
    noMoreData: .trailerNoMoreData,
    success: .moreLoaded, failure: .footerFailed)
}

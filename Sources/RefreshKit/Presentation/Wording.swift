/// Which texts a family of components speaks in.
nonisolated struct Wording: Sendable {
  /// The titles of those states that have one.
  let titles: [RefreshState: TextKey]
  /// Said of a refresh that failed.
  let failure: TextKey

  /// The title of `state`, or nil where it has none. A refresh that waits has the title of one that
  /// runs.
  func title(for state: RefreshState) -> TextKey? {
    titles[state == .willRefresh ? .refreshing : state]
  }

  /// Headers.
  static let header = Wording(
    titles: [.idle: .headerIdle, .pulling: .headerPulling, .refreshing: .headerRefreshing],
    failure: .headerFailed)

  /// Auto footers.
  static let autoFooter = Wording(
    titles: [
      .idle: .autoFooterIdle, .refreshing: .autoFooterRefreshing,
      .noMoreData: .autoFooterNoMoreData,
    ],
    failure: .footerFailed)

  /// Back footers.
  static let backFooter = Wording(
    titles: [
      .idle: .backFooterIdle, .pulling: .backFooterPulling, .refreshing: .backFooterRefreshing,
      .noMoreData: .backFooterNoMoreData,
    ],
    failure: .footerFailed)

  /// Trailers.
  static let trailer = Wording(
    titles: [
      .idle: .trailerIdle, .pulling: .trailerPulling, .refreshing: .trailerRefreshing,
      .noMoreData: .trailerNoMoreData,
    ],
    failure: .footerFailed)
}

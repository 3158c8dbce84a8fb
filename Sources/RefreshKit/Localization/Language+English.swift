nonisolated extension Language {
  /// English, which stands in for what another language lacks.
  public static let english = Language(
    code: "en",
    texts: [
      .headerIdle: "Pull down to refresh",
      .headerPulling: "Release to refresh",
      .headerRefreshing: "Loading...",
      .autoFooterIdle: "Tap or pull up to load more",
      .autoFooterRefreshing: "Loading...",
      .autoFooterNoMoreData: "No more data",
      .backFooterIdle: "Pull up to load more",
      .backFooterPulling: "Release to load more",
      .backFooterRefreshing: "Loading...",
      .backFooterNoMoreData: "No more data",
      .trailerIdle: "Slide to see more",
      .trailerPulling: "Release to see more",
      .trailerRefreshing: "Loading...",
      .trailerNoMoreData: "No more data",
      .headerFailed: "Loading failed",
      .footerFailed: "Loading failed, tap to retry",
      .lastUpdate: "Last update: ",
      .today: "Today",
      .noRecord: "No record",
    ])
}

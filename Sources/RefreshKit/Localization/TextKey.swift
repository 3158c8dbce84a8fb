/// Every text that the kit shows or says by itself.
public nonisolated enum TextKey: Sendable, Hashable, CaseIterable {
  case headerIdle
  case headerPulling
  case headerRefreshing
  case autoFooterIdle
  case autoFooterRefreshing
  case autoFooterNoMoreData
  case backFooterIdle
  case backFooterPulling
  case backFooterRefreshing
  case backFooterNoMoreData
  case trailerIdle
  case trailerPulling
  case trailerRefreshing
  case trailerNoMoreData
  /// A header whose last refresh failed.
  case headerFailed
  /// A footer or trailer whose last refresh failed; a tap tries again.
  case footerFailed
  /// What stands before the time of the last update.
  case lastUpdate
  /// What stands for the date of an update on the same day, in front of its time.
  case today
  /// What stands for the time where nothing has been updated.
  case noRecord
  /// Said when a header's refresh ends in success.
  case updated
  /// Said when a footer's or trailer's refresh ends in success.
  case moreLoaded
  /// Said when a refresh was given up.
  case cancelled
  /// What a header is.
  case headerName
  /// What a footer is.
  case footerName
  /// What a trailer is.
  case trailerName
  /// What activating a header does.
  case headerAction
  /// What activating a footer does.
  case footerAction
  /// What activating a trailer does.
  case trailerAction
  /// What activating a component does whose last refresh failed.
  case retryAction
  /// How a number of percent is written: the number takes the place of `#`.
  case percent
}

/// Every text that the kit shows or says by itself.
public nonisolated enum TextKey: Sendable, Hashable, CaseIterable {
  /// A header that is not pulled far enough yet.
  case headerIdle
  /// A header that is pulled far enough.
  case headerPulling
  /// A header that refreshes, or will.
  case headerRefreshing
  /// An auto footer that waits for the end of the list, or for a tap.
  case autoFooterIdle
  /// An auto footer that loads, or will.
  case autoFooterRefreshing
  /// An auto footer whose list is complete.
  case autoFooterNoMoreData
  /// A back footer that is not pulled far enough yet.
  case backFooterIdle
  /// A back footer that is pulled far enough.
  case backFooterPulling
  /// A back footer that loads, or will.
  case backFooterRefreshing
  /// A back footer whose list is complete.
  case backFooterNoMoreData
  /// A trailer that is not pulled far enough yet.
  case trailerIdle
  /// A trailer that is pulled far enough.
  case trailerPulling
  /// A trailer that refreshes, or will.
  case trailerRefreshing
  /// A trailer whose list is complete.
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

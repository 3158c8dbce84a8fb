/// Every text that the kit shows by itself.
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
  /// What stands for the date of an update on the same day.
  case today
  /// What stands for the time where nothing has been updated.
  case noRecord
}

/// The keys of all texts of the kit.
public nonisolated enum TextKey: Sendable, Hashable, CaseIterable {
  /// The title of an idle header.
  case headerIdle
  /// The title of a header that is pulled beyond the threshold.
  case headerPulling
  /// The title of a header in refreshing or willRefresh.
  case headerRefreshing
  /// The title of an idle auto footer, which loads at the end of the list or by a tap.
  case autoFooterIdle
  /// The title of an idle auto header, which loads at the top of the list or by a tap.
  case autoHeaderIdle
  /// The title of an auto footer or auto header in refreshing or willRefresh.
  case autoFooterRefreshing
  /// The title of an auto footer or auto header in noMoreData.
  case autoFooterNoMoreData
  /// The title of an idle back footer.
  case backFooterIdle
  /// The title of a back footer that is pulled beyond the threshold.
  case backFooterPulling
  /// The title of a back footer in refreshing or willRefresh.
  case backFooterRefreshing
  /// The title of a back footer in noMoreData.
  case backFooterNoMoreData
  /// The title of an idle trailer.
  case trailerIdle
  /// The title of a trailer that is pulled beyond the threshold.
  case trailerPulling
  /// The title of a trailer in refreshing or willRefresh.
  case trailerRefreshing
  /// The title of a trailer in noMoreData.
  case trailerNoMoreData
  /// The title of an idle leader.
  case leaderIdle
  /// The title of a leader that is pulled beyond the threshold.
  case leaderPulling
  /// The title of a leader in refreshing or willRefresh.
  case leaderRefreshing
  /// The title of a leader in noMoreData.
  case leaderNoMoreData
  /// The title of a header whose last refresh failed.
  case headerFailed
  /// The title of a footer, auto header, leader or trailer whose last refresh failed; a tap tries
  /// again.
  case footerFailed
  /// The text before the time of the last update.
  case lastUpdate
  /// The text in place of the date, before the time, for an update on the same day.
  case today
  /// The text in place of the time if there has been no update.
  case noRecord
  /// The title and the announcement of a header's refresh that has ended in success.
  case updated
  /// The title and the announcement of a footer's, auto header's, leader's or trailer's refresh
  /// that has ended in success.
  case loaded
  /// The title of a component whose second level opens when the pull is released.
  case secondLevel
  /// The announcement that a refresh was canceled.
  case cancelled
  /// The accessibility label of a header.
  case headerName
  /// The accessibility label of a footer.
  case footerName
  /// The accessibility label of an auto header.
  case autoHeaderName
  /// The accessibility label of a trailer.
  case trailerName
  /// The accessibility label of a leader.
  case leaderName
  /// The accessibility hint of a header: its action.
  case headerAction
  /// The accessibility hint of a footer: its action.
  case footerAction
  /// The accessibility hint of an auto header: its action.
  case autoHeaderAction
  /// The accessibility hint of a trailer: its action.
  case trailerAction
  /// The accessibility hint of a leader: its action.
  case leaderAction
  /// The accessibility hint of a component whose last refresh failed: its action.
  case retryAction
  /// The format of a percentage: the number replaces `#`.
  case percent
}

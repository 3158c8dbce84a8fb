/// How a refresh ends, by number.
nonisolated enum EndResult: Int32, CaseIterable {
  /// The list is up to date.
  case success = 0
  /// The list could not be loaded.
  case failure
  /// The list is up to date, and its last page is loaded.
  case noMoreData
  /// The refresh was cancelled.
  case cancelled
}

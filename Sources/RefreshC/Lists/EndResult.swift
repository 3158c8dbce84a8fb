import RefreshKit

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

extension RefreshComponent {
  /// Ends the refresh, in the next cycle of the main queue.
  func end(_ result: EndResult) {
    switch result {
    case .success: endRefreshing()
    case .failure: endRefreshing(with: .failure(RefreshTimeout(limit: 0)))
    case .noMoreData: endRefreshing(with: .noMoreData)
    case .cancelled: endRefreshing(with: .cancelled)
    }
  }
}

// Not in Embedded Swift.

import Foundation

nonisolated extension Error {
  /// Whether the error says that a task, or a request of Foundation's URL loading system, was
  /// canceled.
  package var isCancellation: Bool {
    if self is CancellationError { return true }
    #if canImport(FoundationNetworking)
      // `URLError` is in that module, which not each app links.
      let error = self as NSError
      return error.domain == NSURLErrorDomain && error.code == -999  // NSURLErrorCancelled
    #else
      return (self as? URLError)?.code == .cancelled
    #endif
  }
}

nonisolated extension RefreshResult {
  /// The result of a function that has thrown `error`: a failure, unless the error says that a task
  /// or a request was canceled.
  package init(_ error: any Error) {
    self = error.isCancellation ? .cancelled : .failure(error)
  }
}

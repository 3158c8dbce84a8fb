// Not in Embedded Swift.

import Foundation

nonisolated extension Error {
  /// Whether the error says that a task, or a request of Foundation's URL loading system, was
  /// canceled.
  package var isCancellation: Bool {
    if self is CancellationError { return true }
    let error = self as NSError
    return error.domain == NSURLErrorDomain && error.code == -999  // NSURLErrorCancelled
  }
}

nonisolated extension RefreshResult {
  /// The result of a function that has thrown `error`: a failure, unless the error says that a task
  /// or a request was canceled.
  package init(_ error: any Error) {
    self = error.isCancellation ? .cancelled : .failure(error)
  }
}

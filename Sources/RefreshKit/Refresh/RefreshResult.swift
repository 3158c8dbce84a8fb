/// The error of a refresh that failed.
public typealias RefreshFailure = any Error

/// The result of a refresh.
public enum RefreshResult: Sendable {
  /// The list is up to date.
  case success
  /// The list could not be loaded. The component shows the failure:
  /// ``RefreshComponent/failureDisplayDuration``.
  case failure(RefreshFailure)
  /// The list is up to date, and its last page has been loaded.
  case noMoreData
  /// The refresh was canceled. Whether the list is up to date is not known.
  case cancelled

  /// Whether the list is up to date.
  public var isSuccess: Bool {
    switch self {
    case .success, .noMoreData: true
    case .failure, .cancelled: false
    }
  }

  /// Whether the list could not be loaded.
  public var isFailure: Bool {
    if case .failure = self { true } else { false }
  }
}

extension RefreshResult {
  /// The case of a result, without the error of a failure.
  package enum Kind: String, CaseIterable, Sendable {
    case success, failure, noMoreData, cancelled
  }

  package var kind: Kind {
    switch self {
    case .success: .success
    case .failure: .failure
    case .noMoreData: .noMoreData
    case .cancelled: .cancelled
    }
  }

  package init(_ kind: Kind, failure: RefreshFailure) {
    self =
      switch kind {
      case .success: .success
      case .failure: .failure(failure)
      case .noMoreData: .noMoreData
      case .cancelled: .cancelled
      }
  }
}

/// The failure of a refresh that lasted longer than its `refreshingTimeout`.
public struct RefreshTimeout: Error, Sendable, Hashable {
  /// The time limit of the refresh, in seconds.
  public let limit: Double

  /// Makes the failure of a refresh with a time limit of `limit` seconds.
  public init(limit: Double) {
    self.limit = limit
  }
}

extension RefreshComponent {
  /// The result of the last refresh; nil before the first one has ended.
  public final var lastResult: RefreshResult? {
    TestFailureLog.read(failureNumber)
    return machine.lastResult
  }

  /// The ``lastResult``, for the kit's own use. A read of this property does not mark a failure as
  /// read by a test.
  package final var storedResult: RefreshResult? { machine.lastResult }

  final func logFailure(in result: RefreshResult) {
    guard case .failure(let error) = result else {
      failureNumber = nil
      return
    }
    failureNumber = machine.attempt?.loadNumber
    guard let failureNumber, let list = unretainedList?.use({ $0.number }) else { return }
    TestFailureLog.add(failureNumber, error, of: self, in: list, at: listTimeline?.now)
  }
}

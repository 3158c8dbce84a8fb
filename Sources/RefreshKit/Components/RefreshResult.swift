#if hasFeature(Embedded)
  /// What went wrong; Embedded Swift knows no errors of every kind.
  public typealias RefreshFailure = RefreshTimeout
#else
  /// What went wrong.
  public typealias RefreshFailure = any Error
#endif

/// The result of a refresh, beside the state in which it ended.
public nonisolated enum RefreshResult: Sendable {
  /// The list is up to date.
  case success
  /// The list could not be loaded; the component shows so until the next try.
  case failure(RefreshFailure)
  /// The list is up to date, and its last page has been loaded.
  case noMoreData
  /// The refresh was given up: nothing was learned about the list.
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

nonisolated extension RefreshResult {
  /// Which result it is, apart from the error of a failure.
  package enum Kind: String, CaseIterable, Sendable {
    case success, failure, noMoreData, cancelled
  }

  /// Which result it is.
  package var kind: Kind {
    switch self {
    case .success: .success
    case .failure: .failure
    case .noMoreData: .noMoreData
    case .cancelled: .cancelled
    }
  }

  /// Makes a result of a kind.
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

/// The failure of a refresh that took longer than its `refreshingTimeout`.
public nonisolated struct RefreshTimeout: Error, Sendable, Hashable {
  /// How long the refresh could have taken, in seconds.
  public let limit: Double

  /// Makes the failure of a refresh that could have taken `limit` seconds.
  public init(limit: Double) {
    self.limit = limit
  }
}

extension RefreshComponent {
  /// How the last refresh came out; nil before the first end.
  public final var lastResult: RefreshResult? { machine.lastResult }
}

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
  /// A result without the error of a failure.
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
  public final var lastResult: RefreshResult? { machine.lastResult }
}

/// The state of a component.
public enum RefreshState: String, Sendable, Hashable, CaseIterable {
  /// No refresh: the component waits for a pull, the end of the list or a call.
  case idle
  /// The content is pulled beyond the threshold: a refresh begins when the finger is lifted.
  case pulling
  /// A refresh is in progress, until the app ends it.
  case refreshing
  /// A refresh was requested outside a window; it begins when the component is in one.
  case willRefresh
  /// The last page has been loaded. A call, a refresh of the header or hiding may end this state.
  case noMoreData

  /// Whether a refresh has been requested and not ended: refreshing or willRefresh.
  public var isRefreshing: Bool { self == .refreshing || self == .willRefresh }
}

extension RefreshState: SettingRepresentable {}

/// A value before and after it was set.
public struct Change<Value: Sendable>: Sendable {
  /// The value before.
  public let old: Value
  /// The value afterward.
  public let new: Value

  /// Makes a change.
  public init(old: Value, new: Value) {
    self.old = old
    self.new = new
  }
}

extension Change: Equatable where Value: Equatable {}

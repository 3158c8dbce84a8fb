import RefreshKit

/// A load of a pager.
public enum LoadType: Sendable, Hashable, CaseIterable {
  /// The first page, which replaces all items.
  case refresh
  /// The next page, whose items are added after the others; always finished in a pager that loads
  /// backward.
  case append
  /// The page before the others, whose items are added before them; always finished in a pager
  /// that loads forward.
  case prepend
}

/// The state of a load of a pager.
public enum LoadState: Sendable {
  /// No load is under way.
  case idle
  /// The pager loads, or waits before a retry.
  case loading
  /// The last load has failed.
  case failed(any Error)
  /// There is nothing more to load.
  case finished

  /// Whether the pager loads.
  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  /// The error of a load that has failed; nil in the other cases.
  public var error: (any Error)? {
    if case .failed(let error) = self { error } else { nil }
  }

  func isSameCase(as other: LoadState) -> Bool {
    switch (self, other) {
    case (.idle, .idle), (.loading, .loading), (.failed, .failed), (.finished, .finished): true
    default: false
    }
  }
}

/// The states of all loads of a pager at one time.
public struct LoadStates: Sendable {
  /// The state of the load of the first page.
  public let refresh: LoadState
  /// The state of the load of the next page.
  public let append: LoadState
  /// The state of the load of the page before the first one.
  public let prepend: LoadState

  /// The state of a load.
  public subscript(type: LoadType) -> LoadState {
    switch type {
    case .refresh: refresh
    case .append: append
    case .prepend: prepend
    }
  }

  init(_ state: (LoadType) -> LoadState) {
    (refresh, append, prepend) = (state(.refresh), state(.append), state(.prepend))
  }

  func haveSameCases(as other: LoadStates) -> Bool {
    LoadType.allCases.allSatisfy { self[$0].isSameCase(as: other[$0]) }
  }
}

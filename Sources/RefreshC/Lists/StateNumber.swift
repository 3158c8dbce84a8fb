import RefreshKit

/// The number of a component's state.
nonisolated enum StateNumber: Int32, CaseIterable {
  /// At rest: a pull, an arrival at the end or a call begins something.
  case idle = 0
  /// Pulled far enough: letting go now begins a refresh.
  case pulling
  /// Refreshing, until the host ends it.
  case refreshing
  /// Asked to refresh outside a window; it begins in the window.
  case willRefresh
  /// The last page is loaded.
  case noMoreData

  /// The number of `state`.
  init(_ state: RefreshState) {
    switch state {
    case .idle: self = .idle
    case .pulling: self = .pulling
    case .refreshing: self = .refreshing
    case .willRefresh: self = .willRefresh
    case .noMoreData: self = .noMoreData
    }
  }
}

nonisolated extension RefreshState {
  /// The number that a host knows the state by.
  var number: Int32 { StateNumber(self).rawValue }

  /// The state of a number.
  ///
  /// - Throws: ``StatusCode/badNumber``.
  init(number: Int32) throws(StatusCode) {
    guard let state = RefreshState.allCases.first(where: { $0.number == number }) else {
      throw .badNumber
    }
    self = state
  }
}

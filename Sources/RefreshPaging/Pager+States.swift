import RefreshKit

extension Pager {
  /// Returns the state of a load.
  ///
  /// | state | when |
  /// | --- | --- |
  /// | idle | at first, after a success, and after a load that was cancelled or ended by the app |
  /// | loading | from the first request until the last retry has ended |
  /// | failed | after a failure, until the same load begins again or a refresh has succeeded |
  /// | finished | after the last page, for the load at the pager's edge; always at the other edge |
  ///
  /// - Parameter type: The load.
  public func loadState(_ type: LoadType) -> LoadState {
    if isLoading(type) { return .loading }
    if let failure = failures[type] { return .failed(failure) }
    if type == .refresh { return .idle }
    return type == edgeLoad && hasMore ? .idle : .finished
  }

  /// The present states of all loads, and then the states after each change, until the pager is
  /// deallocated.
  ///
  /// Each access returns a sequence of its own, which buffers the states that have not been read
  /// yet.
  ///
  /// ```swift
  /// for await states in pager.states where states.append.error != nil { showBanner() }
  /// ```
  public var states: AsyncStream<LoadStates> {
    broadcast.stream(from: LoadStates(loadState))
  }

  /// Sends the states to the streams if one of them has become another case.
  func statesDidChange() {
    let states = LoadStates(loadState)
    guard !states.haveSameCases(as: sentStates) else { return }
    sentStates = states
    broadcast.send(states)
  }
}

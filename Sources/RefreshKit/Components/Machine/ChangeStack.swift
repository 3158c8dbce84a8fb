/// The nested changes of the state that are under way; the latest one wins.
///
/// A change calls observers and overrides, which may make another change. The inner change takes
/// over the remaining work of the outer one, and the outer one stops.
nonisolated struct ChangeStack {
  /// The number of nested changes that are under way.
  private(set) var depth = 0
  /// The latest change.
  private(set) var latest = Generation()
  /// Whether the component is being detached. Meanwhile sets, begins and ends by overrides are
  /// refused, and nothing is published.
  var isDetaching = false

  /// The begin or the end that is still to be performed, after the observers of the state are
  /// notified.
  var step = RefreshMachine.Step.none
  /// The success of a refresh; nil once the list is marked as up to date.
  var success: RefreshResult?

  /// The jobs that run after the outermost change.
  private var deferred: [Job] = []

  mutating func begin() { depth += 1 }

  mutating func end() { depth -= 1 }

  /// Replaces the changes that are under way by another one.
  mutating func advance() { latest.advance() }

  /// Runs `job` after the outermost change.
  mutating func add(_ job: Job) { deferred.append(job) }

  /// Removes and returns the next job; nil during a change, and if there is none.
  mutating func nextJob() -> Job? {
    depth == 0 && !deferred.isEmpty ? deferred.removeFirst() : nil
  }

  /// Removes and returns the success for which the list is still to be marked as up to date.
  mutating func takeSuccess() -> RefreshResult? {
    let taken = success
    success = nil
    return taken
  }

  /// Drops the remaining work of the changes that are under way.
  ///
  /// - Returns: The jobs that will not run.
  mutating func drop() -> [Job] {
    let dropped = deferred
    (deferred, step, success) = ([], .none, nil)
    return dropped
  }
}

/// The code that sets the state of a component.
nonisolated enum Origin: Hashable, Sendable {
  /// A client, through the property.
  case client
  /// The component, which has decided on this state.
  case component(RefreshState, because: RefreshCause)
  /// The component, which notifies overrides of the first idle.
  case initializer

  /// The reason why the component itself sets a state; nil if a client sets it.
  func cause(of state: RefreshState) -> RefreshCause? {
    if case .component(state, let cause) = self { cause } else { nil }
  }
}

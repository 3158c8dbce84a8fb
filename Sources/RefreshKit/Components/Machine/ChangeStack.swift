/// The changes of the state that are under way inside each other: the latest one wins.
///
/// A change calls observers and overrides, which may make another change. That one takes over what
/// the outer change has not done yet, and the outer change stops.
nonisolated struct ChangeStack {
  /// How many changes are under way inside each other.
  private(set) var depth = 0
  /// The latest change.
  private(set) var latest = Generation()
  /// Whether the component is being detached: what overrides set, begin or end is refused, and nothing
  /// is published.
  var isDetaching = false

  /// What a begin or an end still has to do, after the observers of the state.
  var step = RefreshMachine.Step.none
  /// A refresh that has ended in success, until the list is marked as up to date.
  var success: RefreshResult?

  /// What runs after the outermost change.
  private var deferred: [Job] = []

  mutating func begin() { depth += 1 }

  mutating func end() { depth -= 1 }

  /// Replaces what is under way by another change.
  mutating func advance() { latest.advance() }

  /// Runs `job` after the outermost change.
  mutating func add(_ job: Job) { deferred.append(job) }

  /// The next job that may run; nil under a change, or without one.
  mutating func nextJob() -> Job? {
    depth == 0 && !deferred.isEmpty ? deferred.removeFirst() : nil
  }

  /// The success that is still to be recorded by the list; nil after that.
  mutating func takeSuccess() -> RefreshResult? {
    let taken = success
    success = nil
    return taken
  }

  /// Drops what was to be done after the changes that are under way.
  ///
  /// - Returns: The jobs that will not run.
  mutating func drop() -> [Job] {
    let dropped = deferred
    (deferred, step, success) = ([], .none, nil)
    return dropped
  }
}

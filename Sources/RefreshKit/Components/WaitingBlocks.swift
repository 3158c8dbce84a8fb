/// The completions of a client's calls that wait for a part of the refresh. Each runs once.
struct WaitingBlocks {
  /// The completions of begins, which run after the refreshing callback.
  private(set) var begin: [Job] = []
  /// The completions of ends, which run when the closing has finished.
  private(set) var end: [Job] = []
  /// The completions that run in the next turn of the main queue.
  private(set) var nextTurn: [Job] = []

  mutating func addToBegin(_ job: Job) { begin.append(job) }

  mutating func addToEnd(_ job: Job) { end.append(job) }

  mutating func addToNextTurn(_ job: Job) { nextTurn.append(job) }

  /// Removes and returns the completions of begins.
  mutating func takeBegin() -> [Job] { exchange(&begin, with: []) }

  /// Removes and returns the completions of ends.
  mutating func takeEnd() -> [Job] { exchange(&end, with: []) }

  /// Removes and returns the first completion of the next turn; nil if there is none.
  mutating func takeNextTurn() -> Job? { nextTurn.isEmpty ? nil : nextTurn.removeFirst() }

  /// Removes and returns all completions.
  mutating func takeAll() -> WaitingBlocks { exchange(&self, with: WaitingBlocks()) }
}

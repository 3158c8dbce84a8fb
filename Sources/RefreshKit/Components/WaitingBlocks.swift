/// The client's blocks that wait for a part of the refresh, each once.
struct WaitingBlocks {
  /// Those of begins, which run after the refreshing callback.
  private(set) var begin: [Job] = []
  /// Those of ends, which run when the closing is over.
  private(set) var end: [Job] = []
  /// Those that run in the next turn of the main queue.
  private(set) var nextTurn: [Job] = []

  mutating func addToBegin(_ job: Job) { begin.append(job) }

  mutating func addToEnd(_ job: Job) { end.append(job) }

  mutating func addToNextTurn(_ job: Job) { nextTurn.append(job) }

  /// Removes the blocks of begins.
  mutating func takeBegin() -> [Job] { exchange(&begin, with: []) }

  /// Removes the blocks of ends.
  mutating func takeEnd() -> [Job] { exchange(&end, with: []) }

  /// Removes the first block of the next turn; nil without one.
  mutating func takeNextTurn() -> Job? { nextTurn.isEmpty ? nil : nextTurn.removeFirst() }

  /// Removes all of them.
  mutating func takeAll() -> WaitingBlocks { exchange(&self, with: WaitingBlocks()) }
}

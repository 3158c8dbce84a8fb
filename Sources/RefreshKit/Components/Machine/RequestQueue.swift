/// The calls that wait for their turn on the main queue, in the order in which they were made.
package nonisolated struct RequestQueue {
  /// What becomes of the first call that waits.
  enum Turn {
    case perform(RefreshRequest.Kind)
    /// It was for a refresh that is over.
    case drop(RefreshRequest)
    /// An end, by its number, waits for some seconds more.
    case postpone(Int, by: Double)
  }

  package private(set) var requests: [RefreshRequest] = []
  private var lastID = 0

  var isEmpty: Bool { requests.isEmpty }

  /// Whether an end waits after which there is no more data.
  var endsWithNoMoreData: Bool { requests.contains { $0.isEndWithNoMoreData } }

  /// Whether a begin is the last of the calls that wait, apart from resets.
  var endsInBegin: Bool { requests.last { !$0.isReset }?.isBegin == true }

  /// Appends a call.
  ///
  /// - Parameters:
  ///   - kind: The call.
  ///   - generation: The refresh that an end is for; nil for any.
  /// - Returns: Its number, by which ``makeDue(_:)`` finds it.
  mutating func append(
    _ kind: RefreshRequest.Kind, for generation: Generation? = nil
  ) -> Int {
    lastID += 1
    requests.append(RefreshRequest(id: lastID, kind: kind, generation: generation))
    return lastID
  }

  /// Marks a call whose turn has come.
  ///
  /// - Returns: False where it waits no more.
  mutating func makeDue(_ id: Int) -> Bool {
    guard let index = requests.firstIndex(where: { $0.id == id }) else { return false }
    requests[index].isDue = true
    return true
  }

  /// The next call whose turn has come; nil if there is none.
  ///
  /// - Parameters:
  ///   - generation: The present refresh.
  ///   - rest: For how many seconds more no end may end it; it has another turn then.
  mutating func nextTurn(in generation: Generation, thatLasts rest: Double) -> Turn? {
    guard let first = requests.first, first.isDue else { return nil }
    if let intended = first.generation, intended != generation {
      return .drop(requests.removeFirst())
    }
    if first.endsRefresh, rest > 0 {
      requests[0].isDue = false
      return .postpone(first.id, by: rest)
    }
    return .perform(requests.removeFirst().kind)
  }

  /// Removes the begins of gestures.
  mutating func removeGestures() {
    requests.removeAll { $0.isGesture }
  }

  /// Removes all calls.
  ///
  /// - Returns: What waited.
  mutating func removeAll() -> [RefreshRequest] {
    let removed = requests
    requests = []
    return removed
  }
}

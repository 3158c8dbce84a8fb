// Not in Embedded Swift.

/// The streams that report a component's state, and the bindings that set it. All end when the
/// component is deallocated, because only the component retains this object.
final class StateFollowers {
  /// A state, and the stamp of its change.
  typealias Stamped = (state: RefreshState, stamp: Int)

  /// The observation of the component's state.
  var observation: ObservationToken?
  private var streams: [AsyncStream<Stamped>.Continuation] = []
  /// The tasks of bindings that have not ended, by number.
  private(set) var tasks: [Int: Task<Void, Never>] = [:]
  private var taskCount = 0
  /// The stamp of the present state.
  private(set) var stamp: Int
  /// The stamp of the state that a binding is about to set.
  private var incoming: Int?
  /// The number of states that have been sent to streams and received by bindings so far.
  private(set) var deliveryCount = 0

  /// Makes followers of a component whose present state has a stamp.
  init(stamp: Int) { self.stamp = stamp }

  deinit {
    for stream in streams { stream.finish() }
    for task in tasks.values { task.cancel() }
  }

  // MARK: Streams

  /// Returns a stream of `state` and all states that are sent from now on.
  func follow(from state: RefreshState) -> AsyncStream<RefreshState> {
    let (stream, continuation) = AsyncStream.makeStream(of: Stamped.self)
    continuation.yield((state, StateClock.next()))
    streams.append(continuation)
    let source = Source(stream)
    return AsyncStream(unfolding: { await source.next() })
  }

  /// Sends a state to every stream that has not been terminated.
  func send(_ state: RefreshState) {
    stamp = incoming ?? StateClock.next()
    incoming = nil
    deliveryCount += 1
    guard !streams.isEmpty else { return }
    streams.removeAll {
      if case .terminated = $0.yield((state, stamp)) { true } else { false }
    }
  }

  /// Returns the states of a stream, and stores their stamps for the binding that reads them.
  private final class Source {
    private let stream: AsyncStream<Stamped>

    init(_ stream: AsyncStream<Stamped>) {
      self.stream = stream
    }

    func next() async -> RefreshState? {
      for await (state, stamp) in stream {
        StateClock.reader?.stamp = stamp
        return state
      }
      return nil
    }
  }

  // MARK: Bindings

  /// Returns whether a state that a binding has received must be set, because it differs from the
  /// present state and is newer.
  ///
  /// - Parameters:
  ///   - state: The state that was received.
  ///   - stamp: The stamp of its change; nil if it is unknown.
  ///   - present: The present state.
  func accepts(_ state: RefreshState, _ stamp: Int?, over present: RefreshState) -> Bool {
    deliveryCount += 1
    if let stamp {
      guard stamp > self.stamp else { return false }
      if state == present { self.stamp = stamp } else { incoming = stamp }
    }
    return state != present
  }

  /// Called when a state that ``accepts(_:_:over:)`` has accepted was set.
  func didAccept() {
    incoming = nil
  }

  /// Adds a task, which is cancelled if the component is released before it ends.
  ///
  /// - Parameter make: Makes the task, which calls ``remove(_:)`` with its number when it ends.
  /// - Returns: The task.
  func add(_ make: (_ number: Int) -> Task<Void, Never>) -> Task<Void, Never> {
    taskCount += 1
    let task = make(taskCount)
    tasks[taskCount] = task
    return task
  }

  /// Removes a task that has ended.
  func remove(_ number: Int) {
    tasks[number] = nil
  }
}

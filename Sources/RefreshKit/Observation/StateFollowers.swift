#if !hasFeature(Embedded)
  /// What follows a component's state, or drives it, from outside: it ends with the component.
  ///
  /// Only the component keeps this object, so that its end is the component's end.
  final class StateFollowers {
    /// A state, and when it came about.
    typealias Stamped = (state: RefreshState, stamp: Int)

    private var streams: [AsyncStream<Stamped>.Continuation] = []
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var taskCount = 0
    /// When the present state came about.
    private(set) var stamp = 0
    /// The stamp of the state that a binding is about to set.
    private var incoming: Int?
    /// How many states have been sent to streams and taken by bindings so far.
    private(set) var traffic = 0

    deinit {
      for stream in streams { stream.finish() }
      for task in tasks.values { task.cancel() }
    }

    /// How many bindings are under way.
    var bindingCount: Int { tasks.count }

    // MARK: Following

    /// A stream of `state` and all that are sent from now on.
    func follow(from state: RefreshState) -> AsyncStream<RefreshState> {
      let (stream, continuation) = AsyncStream.makeStream(of: Stamped.self)
      continuation.yield((state, StateClock.next()))
      streams.append(continuation)
      let source = Source(stream)
      return AsyncStream(unfolding: { await source.next() })
    }

    /// Tells every stream that is still read.
    func send(_ state: RefreshState) {
      stamp = incoming ?? StateClock.next()
      incoming = nil
      traffic += 1
      guard !streams.isEmpty else { return }
      streams.removeAll {
        if case .terminated = $0.yield((state, stamp)) { true } else { false }
      }
    }

    /// Hands out the states of a stream, and their stamps to the binding that reads them.
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

    // MARK: Driving

    /// Whether a state that a binding has read is to be set: it is not the present one, and not older.
    ///
    /// - Parameters:
    ///   - state: The state that was read.
    ///   - stamp: When it came about; nil where that is not known.
    ///   - present: The present state.
    func takes(_ state: RefreshState, _ stamp: Int?, over present: RefreshState) -> Bool {
      traffic += 1
      if let stamp {
        guard stamp > self.stamp else { return false }
        if state == present { self.stamp = stamp } else { incoming = stamp }
      }
      return state != present
    }

    /// The state that ``takes(_:_:over:)`` let through has been set.
    func didTake() {
      incoming = nil
    }

    /// Keeps a task until it ends, and cancels it where the component ends before.
    ///
    /// - Parameter make: Makes the task, which calls ``drop(_:)`` with the number that it is given.
    func keep(_ make: (_ number: Int) -> Task<Void, Never>) -> Task<Void, Never> {
      taskCount += 1
      let task = make(taskCount)
      tasks[taskCount] = task
      return task
    }

    /// Forgets a task that has ended.
    func drop(_ number: Int) {
      tasks[number] = nil
    }
  }
#endif

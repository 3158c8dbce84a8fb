#if !hasFeature(Embedded)
  /// What follows a component's state, or drives it, from outside: it ends with the component.
  ///
  /// Only the component keeps this object, so that its end is the component's end.
  final class StateFollowers {
    private var streams: [AsyncStream<RefreshState>.Continuation] = []
    private var tasks: [Task<Void, Never>] = []

    deinit {
      for stream in streams { stream.finish() }
      for task in tasks { task.cancel() }
    }

    /// A stream of `state` and all that are sent from now on.
    func follow(from state: RefreshState) -> AsyncStream<RefreshState> {
      let (stream, continuation) = AsyncStream.makeStream(of: RefreshState.self)
      continuation.yield(state)
      streams.append(continuation)
      return stream
    }

    /// Tells every stream that is still read.
    func send(_ state: RefreshState) {
      guard !streams.isEmpty else { return }
      streams.removeAll {
        if case .terminated = $0.yield(state) { true } else { false }
      }
    }

    /// Cancels `task` at the end.
    func keep(_ task: Task<Void, Never>) {
      tasks.removeAll(where: \.isCancelled)
      tasks.append(task)
    }
  }
#endif

#if !hasFeature(Embedded)
  /// An async function as a refresh: it runs while the component refreshes, and its end is the
  /// refresh's end.
  final class AsyncAction: RefreshAction {
    private let body: nonisolated(nonsending) () async throws -> RefreshResult
    private(set) var task: Task<Void, Never>?

    init(_ body: nonisolated(nonsending) @escaping () async throws -> RefreshResult) {
      self.body = body
    }

    func start(for component: RefreshComponent) {
      let number = component.cycle.number
      let component = Weak(component)
      task = Task {
        let result = await result()
        guard let component = component.object, component.cycle.isCurrent(number) else { return }
        component.endRefreshing(with: result)
      }
    }

    func cancel() {
      task?.cancel()
    }

    private func result() async -> RefreshResult {
      do {
        return try await body()
      } catch is CancellationError {
        return .cancelled
      } catch {
        return .failure(error)
      }
    }
  }

  extension RefreshComponent {
    /// Makes a component that refreshes by an async function: `RefreshNormalHeader(refreshing: {
    /// try await feed.reload() })`.
    ///
    /// When the function returns, the refresh ends in success; when it throws, in failure, or as
    /// cancelled where it throws a `CancellationError`. It is cancelled when the component is
    /// detached or replaced and when the refresh ends in another way; what it returns then does
    /// nothing.
    public convenience init(
      refreshing action: nonisolated(nonsending) @escaping () async throws -> Void
    ) {
      self.init()
      setRefreshing(action)
    }

    /// Makes a component that refreshes by an async function that says how it came out, as in
    /// ``endRefreshing(with:)``.
    public convenience init(
      refreshing action: nonisolated(nonsending) @escaping () async throws -> RefreshResult
    ) {
      self.init()
      setRefreshing(action)
    }

    /// Refreshes by an async function from now on; see `init(refreshing:)`.
    public final func setRefreshing(
      _ action: nonisolated(nonsending) @escaping () async throws -> Void
    ) {
      setRefreshing {
        try await action()
        return .success
      }
    }

    /// Refreshes by an async function that says how it came out from now on; see
    /// `init(refreshing:)`.
    public final func setRefreshing(
      _ action: nonisolated(nonsending) @escaping () async throws -> RefreshResult
    ) {
      self.action?.cancel()
      self.action = AsyncAction(action)
    }

    /// The run of the async function that was started last, or nil. A test awaits its value, and then
    /// takes a turn of the timeline.
    public final var refreshingTask: Task<Void, Never>? {
      (action as? AsyncAction)?.task
    }
  }
#endif

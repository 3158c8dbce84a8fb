#if !hasFeature(Embedded)
  /// The state as a property of a view model: followed from outside, and driven from there.
  extension RefreshComponent {
    /// The present state, and then every transition in order, until the component is gone.
    ///
    /// Each access gives a sequence of its own, which keeps what has not been read yet; none of them
    /// touches `refreshingBlock`.
    ///
    /// ```swift
    /// for await state in header.stateUpdates where state == .refreshing { try await feed.reload() }
    /// ```
    public final var stateUpdates: AsyncStream<RefreshState> {
      followers.follow(from: state)
    }

    /// Sets ``state`` to each value of a sequence, for as long as both last. Values that the state
    /// has already change nothing, so that a model may be bound both ways.
    ///
    /// - Returns: The task that does so; cancelling it unbinds.
    @discardableResult
    public final func bind<States: AsyncSequence>(to states: States) -> Task<Void, Never>
    where States.Element == RefreshState {
      let component = Weak(self)
      let task = Task {
        do {
          for try await state in states {
            guard !Task.isCancelled, let component = component.object else { return }
            component.state = state
          }
        } catch {
          // A sequence that fails has no more states to set.
        }
      }
      followers.keep(task)
      return task
    }
  }
#endif

/// Only the component retains this object, so all streams and tasks end with the component.
final class StateFollowers {
  fileprivate var observation: ObservationToken?
  fileprivate let streams = StreamBroadcast<RefreshState>()
  fileprivate(set) var tasks: [Int: Task<Void, Never>] = [:]
  fileprivate var taskCount = 0

  deinit {
    for task in tasks.values { task.cancel() }
  }
}

extension RefreshComponent {
  final var followers: StateFollowers {
    if let followers = subscriptions.followers { return followers }
    let followers = StateFollowers()
    followers.observation = subscriptions.state.addFirst { [unowned followers] in
      followers.streams.send($0.new)
    }
    subscriptions.followers = followers
    return followers
  }

  /// The present state, and then each new state in order, until the component is deallocated.
  ///
  /// Each access returns a sequence of its own, which buffers the states that have not been read
  /// yet.
  ///
  /// ```swift
  /// for await state in header.stateUpdates where state == .refreshing { try await feed.reload() }
  /// ```
  public final var stateUpdates: AsyncStream<RefreshState> {
    followers.streams.stream(from: state)
  }

  /// Sets ``state`` to each value of a sequence, until the sequence ends or the component is
  /// deallocated.
  ///
  /// A value equal to the present state is ignored and drops no waiting calls, so that a model may
  /// be bound in both directions. If the sequence throws, the refresh ends at once with that
  /// failure, or as canceled if the error says that a task or a request was canceled.
  ///
  /// A sequence without an actor of its own runs on the main actor, so that a value arrives as soon
  /// as the main actor is idle.
  ///
  /// Bind several components to one model, not to each other: each of two components that are bound
  /// to each other's ``stateUpdates`` may set the other to a state that the other has left since.
  ///
  /// - Returns: The task that reads the sequence. Cancel it to end the binding.
  @discardableResult
  public final func bind<States: AsyncSequence>(to states: States) -> Task<Void, Never>
  where States.Element == RefreshState {
    let (component, followers) = (Weak(self), followers)
    followers.taskCount += 1
    let number = followers.taskCount
    let task = Task {
      await MainExecutor.run { await RefreshComponent.follow(states, for: component) }
      component.object?.followers.tasks[number] = nil
    }
    followers.tasks[number] = task
    return task
  }

  private static func follow<States: AsyncSequence>(
    _ states: States, for component: Weak<RefreshComponent>
  ) async where States.Element == RefreshState {
    do {
      for try await state in states {
        guard !Task.isCancelled, let component = component.object else { return }
        component.subscriptions.deliveryCount += 1
        if state != component.state { component.state = state }
      }
    } catch {
      guard !Task.isCancelled else { return }
      component.object?.bindingDidFail(error)
    }
  }

  private func bindingDidFail(_ error: any Error) {
    guard isRefreshing else { return }
    endAtOnce(with: RefreshResult(error))
  }
}

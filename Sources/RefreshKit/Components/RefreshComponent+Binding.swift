// Not in Embedded Swift.

/// The state as a property of a view model, which can read it from a stream and set it by a
/// sequence.
extension RefreshComponent {
  /// The streams and bindings of the state, which are made once, for the lifetime of the component.
  final var followers: StateFollowers {
    if let followers = subscriptions.followers { return followers }
    let followers = StateFollowers(stamp: subscriptions.stamp)
    followers.observation = subscriptions.state.addFirst { [unowned followers] in
      followers.send($0.new)
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
    followers.follow(from: state)
  }

  /// Sets ``state`` to each value of a sequence, until the sequence ends or the component is
  /// deallocated.
  ///
  /// A value equal to the present state is ignored and drops no waiting calls, so that a model may
  /// be bound in both directions. Two components may be bound to each other's ``stateUpdates``: a
  /// value that is older than the present state is ignored, and both end in the latest state. If
  /// the sequence throws, the refresh ends at once with that failure, or as cancelled if the error
  /// is a `CancellationError`.
  ///
  /// A sequence without an actor of its own runs on the main actor, so that a value arrives as soon
  /// as the main actor is idle.
  ///
  /// - Returns: The task that reads the sequence. Cancel it to end the binding.
  @discardableResult
  public final func bind<States: AsyncSequence>(to states: States) -> Task<Void, Never>
  where States.Element == RefreshState {
    let component = Weak(self)
    return followers.add { number in
      Task {
        await MainExecutor.run { await RefreshComponent.follow(states, for: component) }
        component.object?.followers.remove(number)
      }
    }
  }

  private static func follow<States: AsyncSequence>(
    _ states: States, for component: Weak<RefreshComponent>
  ) async where States.Element == RefreshState {
    let reader = StateClock.Reader()
    do {
      try await StateClock.$reader.withValue(reader) {
        for try await state in states {
          guard !Task.isCancelled, let component = component.object else { return }
          let stamp = exchange(&reader.stamp, with: nil)
          // A task that the app starts in a callback must not inherit this reader.
          StateClock.$reader.withValue(nil) { component.take(state, stamp) }
        }
      }
    } catch {
      guard !Task.isCancelled else { return }
      component.object?.bindingDidFail(error)
    }
  }

  private func take(_ state: RefreshState, _ stamp: Int?) {
    guard followers.accepts(state, stamp, over: self.state) else { return }
    self.state = state
    followers.didAccept()
  }

  private func bindingDidFail(_ error: any Error) {
    guard isRefreshing else { return }
    notifyObserver(of: "a binding that failed")
    endAtOnce(with: error is CancellationError ? .cancelled : .failure(error))
  }
}

// Not in Embedded Swift.

/// The state as a property of a view model: followed from outside, and driven from there.
extension RefreshComponent {
  /// The streams and bindings of the state, from the first one on for as long as the component lives.
  final var followers: StateFollowers {
    if let followers = readers.followers { return followers }
    let followers = StateFollowers(stamp: readers.stamp)
    readers.followers = followers
    return followers
  }

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

  /// Sets ``state`` to each value of a sequence, for as long as both last.
  ///
  /// A value that the state has already is dropped, and calls that wait stay: a model may be bound
  /// both ways. So may components, by each other's ``stateUpdates``: a value that is older than the
  /// present state is dropped, and they come to rest in the latest one. A sequence that throws ends
  /// the refresh that is under way with that failure, or as cancelled by a `CancellationError`, at
  /// once as its values are set.
  ///
  /// What the sequence does without an actor of its own happens on the main actor too, so that a
  /// value arrives as soon as the main actor has nothing else to do.
  ///
  /// - Returns: The task that does so; cancelling it unbinds.
  @discardableResult
  public final func bind<States: AsyncSequence>(to states: States) -> Task<Void, Never>
  where States.Element == RefreshState {
    let component = Weak(self)
    return followers.add { number in
      Task {
        await MainQueue.run { await RefreshComponent.follow(states, for: component) }
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
          // What the app's code starts here reads for itself.
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
    observe("a binding that failed")
    endAtOnce(with: error is CancellationError ? .cancelled : .failure(error))
  }
}

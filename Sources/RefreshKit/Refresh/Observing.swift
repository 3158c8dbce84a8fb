@MainActor struct ComponentSubscriptions {
  var state = Observers<Change<RefreshState>>()
  var feedback = Observers<Feedback>()
  var pull = Observers<Double>()
  /// Advances each time observers are told of a percent. If one observer changes the percent, the
  /// others are not told of the old value.
  var pullNumber = Generation()

  /// The streams of the state, and the bindings; nil until there is a stream or a binding. The
  /// streams get a new state before the observers.
  var followers: StateFollowers?
  /// How often the state has changed, plus how many values bindings have received.
  var deliveryCount = 0
}

extension RefreshComponent {
  /// Observes changes of the state.
  ///
  /// - Parameter handler: Called with each effective change, before the kit and overrides act on
  ///   it; ``state`` already has the new value. If an earlier observer makes another change, the
  ///   handler is called only with that change.
  /// - Returns: The token; the observer is removed when the token is released.
  public final func observeState(
    _ handler: @escaping (Change<RefreshState>) -> Void
  ) -> ObservationToken {
    subscriptions.state.add(handler)
  }

  /// Observes the pull, as a view that follows it does without a subclass.
  ///
  /// - Parameter handler: Called with each change of ``pullingPercent``, which has the new value,
  ///   before the `didSet` of overrides: with each move of a pull, with 1 when a refresh begins,
  ///   and with 0 when the refresh has closed and when the component is detached, unless the
  ///   percent has that value already. If an earlier observer changes the percent, the handler is
  ///   called only with that change.
  /// - Returns: The token; the observer is removed when the token is released.
  public final func observePull(
    _ handler: @escaping (_ percent: Double) -> Void
  ) -> ObservationToken {
    subscriptions.pull.add(handler)
  }

  /// Observes haptic ticks and announcements for assistive technology.
  ///
  /// There is one tick for each change from idle to pulling, and one announcement for each begin
  /// and each end of a refresh. A refresh in willRefresh is announced when it begins in a window.
  /// The end of a refresh by detaching is not announced.
  ///
  /// - Parameter handler: Called with each tick and announcement, after the change to which it
  ///   belongs.
  /// - Returns: The token; the observer is removed when the token is released.
  public final func observeFeedback(_ handler: @escaping (Feedback) -> Void) -> ObservationToken {
    subscriptions.feedback.add(handler)
  }

  /// Sends feedback to the observers after the outermost change. `feedback` is called at that time,
  /// so that it reads the texts of that time. It returns nil for no feedback.
  final func announce(_ feedback: @escaping () -> Feedback?) {
    guard !subscriptions.feedback.isEmpty else { return }
    afterChange { [self] in
      guard let feedback = feedback() else { return }
      client(.view(self)) { subscriptions.feedback.send(feedback) }
    }
  }
}

package enum ComponentEvent: Sendable {
  /// The raw values are the names in scripts.
  package enum Callback: String, Sendable, CaseIterable {
    /// ``RefreshComponent/refreshingBlock``, the target's action, and the async function.
    case refreshing
    /// ``RefreshComponent/beginRefreshingCompletionBlock``.
    case began
    /// ``RefreshComponent/endRefreshingAnimationBeginAction``.
    case endAnimationBegan
    /// ``RefreshComponent/endRefreshingCompletionBlock``.
    case ended
    /// ``RefreshComponent/secondLevelDidOpen``.
    case secondLevelOpened
    /// ``RefreshComponent/secondLevelDidClose``.
    case secondLevelClosed
  }

  case state(Change<RefreshState>)
  case callback(Callback)
}

extension RefreshComponent {
  /// Reports the changes of the state, and the calls of the callbacks. The app's own callbacks are
  /// replaced.
  package final func reportEvents(to report: @escaping (ComponentEvent) -> Void) {
    let token = observeState { report(.state($0)) }
    // The component's own blocks retain the token, so that the observation ends with the component.
    func reporting(_ callback: ComponentEvent.Callback) -> () -> Void {
      { withExtendedLifetime(token) { report(.callback(callback)) } }
    }
    refreshingBlock = reporting(.refreshing)
    beginRefreshingCompletionBlock = reporting(.began)
    endRefreshingAnimationBeginAction = reporting(.endAnimationBegan)
    endRefreshingCompletionBlock = reporting(.ended)
    secondLevelDidOpen = reporting(.secondLevelOpened)
    secondLevelDidClose = reporting(.secondLevelClosed)
  }
}

/// Haptic feedback or an announcement of a component, for a host to perform on its platform.
public enum Feedback: Sendable, Hashable {
  /// A light haptic impact: the pull has crossed the threshold.
  case tick
  /// A text for a screen reader: a refresh has begun or ended.
  case announcement(String)
}

/// The streams of the state, and the tasks of the bindings. Only the component retains this object,
/// so all streams and tasks end when the component is released.
@MainActor final class StateFollowers {
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
  /// Bind several components to one model, not to each other: if two components are bound to each
  /// other's ``stateUpdates``, one may set the other back to a state that it has already left.
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
        if state != component.presentState { component.state = state }
      }
    } catch {
      guard !Task.isCancelled else { return }
      component.object?.bindingDidFail(error)
    }
  }

  private func bindingDidFail(_ error: any Error) {
    guard machine.isRefreshing else { return }
    endAtOnce(with: RefreshResult(error))
  }
}

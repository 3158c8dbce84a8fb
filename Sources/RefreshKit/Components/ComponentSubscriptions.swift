/// The observers of a component, and the streams and bindings of its state.
struct ComponentSubscriptions {
  /// The observers of the state.
  var state = Observers<Change<RefreshState>>()
  /// The observers of announcements.
  var feedback = Observers<Feedback>()
  /// The observers of the percent; nil until there is one.
  var pull: PullObservers?

  #if !hasFeature(Embedded)
    /// The streams and bindings of the state, which observe it before all others; nil until one is
    /// made.
    var followers: StateFollowers?
    /// The number of changes of the state, and of values that bindings have received.
    private(set) var deliveryCount = 0

    /// Called with each change of the state, before the observers, and with each value that a
    /// binding receives.
    mutating func countDelivery() { deliveryCount += 1 }
  #else
    func countDelivery() {}
  #endif
}

/// The observers of the percent of a component.
final class PullObservers {
  private var observers = Observers<Double>()
  private var latest = Generation()

  func add(_ handler: @escaping (Double) -> Void) -> ObservationToken { observers.add(handler) }

  /// Calls the observers, until one of them changes the percent.
  func send(_ percent: Double) {
    latest.advance()
    let change = latest
    observers.send(percent) { change == latest }
  }
}

/// The observation of a component's state, pull and feedback.
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
  ///   before the `didSet` of overrides: with each move of a pull, with 1 when a refresh begins, and
  ///   with 0 when it has closed and when the component is detached, unless the percent has that
  ///   value already. If an earlier observer changes the percent, the handler is called only with
  ///   that change.
  /// - Returns: The token; the observer is removed when the token is released.
  public final func observePull(
    _ handler: @escaping (_ percent: Double) -> Void
  ) -> ObservationToken {
    let observers = subscriptions.pull ?? PullObservers()
    subscriptions.pull = observers
    percentFollowers.insert(.observers)
    return observers.add(handler)
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

  /// Makes an announcement after the change that is under way.
  final func announce(_ announcement: Effects.Announcement) {
    guard !subscriptions.feedback.isEmpty else { return }
    afterChange { [self] in
      guard let feedback = feedback(for: announcement) else { return }
      callClient("an observer of the feedback") { subscriptions.feedback.send(feedback) }
    }
  }

  private func feedback(for announcement: Effects.Announcement) -> Feedback? {
    switch announcement {
    case .crossing: .tick
    case .begin: spokenTitle(for: .refreshing).map(Feedback.announcement)
    case .end(let result): .announcement(spokenText(for: result))
    }
  }

  final func spokenText(for result: RefreshResult) -> String {
    switch result {
    case .success: spokenSuccess
    case .failure: spokenFailure
    case .noMoreData:
      spokenTitle(for: .noMoreData) ?? RefreshConfig.default.language[.backFooterNoMoreData]
    case .cancelled: RefreshConfig.default.language[.cancelled]
    }
  }
}

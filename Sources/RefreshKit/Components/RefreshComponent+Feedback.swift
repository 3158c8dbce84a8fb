/// Observers of a component: of its state, and of its feedback.
extension RefreshComponent {
  /// Calls `handler` with every effective change of state, before anything else acts on it: the base has
  /// the new state. Where an earlier observer answers by another change, `handler` is called with that
  /// one alone.
  ///
  /// - Returns: The subscription, which lasts for as long as it is retained.
  public final func observeState(
    _ handler: @escaping (Change<RefreshState>) -> Void
  ) -> ObservationToken {
    readers.state.add(handler)
  }

  /// Calls `handler` with each tick and announcement, once the change that it belongs to is over.
  ///
  /// There is one tick for each crossing from idle to pulling, and one announcement for each start
  /// and each end of a refresh. A refresh that waits off screen is announced when it starts; a
  /// component that is detached ends silently.
  ///
  /// - Returns: The subscription, which lasts for as long as it is retained.
  public final func observeFeedback(_ handler: @escaping (Feedback) -> Void) -> ObservationToken {
    readers.feedback.add(handler)
  }

  /// Announces what a change of state means, once the change is over.
  final func announce(_ announcement: Effects.Announcement) {
    guard !readers.feedback.isEmpty else { return }
    afterChange { [self] in
      guard let feedback = feedback(for: announcement) else { return }
      callClient("an observer of the feedback") { readers.feedback.send(feedback) }
    }
  }

  private func feedback(for announcement: Effects.Announcement) -> Feedback? {
    switch announcement {
    case .crossing: .tick
    case .begin: spokenTitle(for: .refreshing).map(Feedback.announcement)
    case .end(let result): .announcement(words(for: result))
    }
  }

  final func words(for result: RefreshResult) -> String {
    switch result {
    case .success: successWords
    case .failure: failureWords
    case .noMoreData:
      spokenTitle(for: .noMoreData) ?? RefreshConfig.default.language[.backFooterNoMoreData]
    case .cancelled: RefreshConfig.default.language[.cancelled]
    }
  }
}

/// A refresh for those who do not look: a tick where letting go would refresh, and words at the
/// start and at the end.
extension RefreshComponent {
  /// Hears of each tick and announcement, once the change that it belongs to is over.
  ///
  /// There is one tick for each crossing from idle to pulling, and one announcement for each start
  /// and each end of a refresh. A refresh that waits off screen is announced when it starts; a
  /// component that is detached ends silently.
  ///
  /// - Returns: The subscription, which lasts for as long as it is kept.
  public final func observeFeedback(_ handler: @escaping (Feedback) -> Void) -> ObservationToken {
    feedbackObservers.add(handler)
  }

  /// Plans what a change of state gives to hear or to feel.
  final func planFeedback(for step: RefreshCycle.Step, from old: RefreshState) {
    guard host != nil else { return }
    switch step {
    case .begun where state == .refreshing:
      owesEndAnnouncement = true
      plan { $0.spokenTitle(for: .refreshing).map(Feedback.announcement) }
    case .ended where owesEndAnnouncement:
      owesEndAnnouncement = false
      if let result = lastResult { plan { .announcement($0.words(for: result)) } }
    case .none where old == .idle && state == .pulling:
      plan { _ in .tick }
    case .begun, .ended, .none:
      break
    }
  }

  private func plan(_ feedback: @escaping (RefreshComponent) -> Feedback?) {
    guard !feedbackObservers.isEmpty else { return }
    afterChange { [self] in feedback(self).map(feedbackObservers.send) }
  }

  private func words(for result: RefreshResult) -> String {
    switch result {
    case .success: RefreshConfig.default.language[texts.success]
    case .failure: failureWords
    case .noMoreData:
      spokenTitle(for: .noMoreData) ?? RefreshConfig.default.language[.backFooterNoMoreData]
    case .cancelled: RefreshConfig.default.language[.cancelled]
    }
  }
}

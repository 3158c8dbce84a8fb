extension RefreshComponent {
  final func activate() -> Bool {
    guard canBeActivated else { return false }
    var begins = false
    input(.tap) { begins = begin(by: .tap) }
    return begins
  }

  final var canBeActivated: Bool {
    guard let scrollView, isInWindow, machine.state == .idle || machine.isShowingFailure,
      gestureObstacle == nil
    else { return false }
    let around: [Part] = [self, scrollView]
    return around.allSatisfy { $0.isShown && $0.isUserInteractionEnabled }
  }

  final var ownAccessibilityText: AccessibilityText {
    let language = RefreshConfig.default.language
    return AccessibilityText(
      label: language[texts.name], value: spokenValue,
      hint: canBeActivated ? language[machine.failure != .none ? .retryAction : texts.action] : nil)
  }

  private var spokenValue: String? {
    if machine.state == .idle, machine.traits.isPulled, machine.percent > 0,
      machine.phase != .closing
    {
      return RefreshConfig.default.language.percent(Int((shownPercent * 100).rounded()))
    }
    if let title = secondLevel?.armedTitle { return title }
    if machine.phase == .showingResult { return spokenText(for: storedResult ?? .success) }
    return machine.state == .idle && machine.failure != .none
      ? spokenFailure : spokenTitle(for: presentState)
  }

  final func spokenText(for result: RefreshResult) -> String? {
    switch result {
    case .success: spoken(stateTitles?.successTitle, or: texts.success)
    case .failure: spokenFailure
    case .noMoreData:
      spokenTitle(for: .noMoreData) ?? RefreshConfig.default.text(.backFooterNoMoreData)
    case .cancelled: RefreshConfig.default.text(.cancelled)
    }
  }

  private var spokenFailure: String? { spoken(stateTitles?.failureTitle, or: texts.failure) }

  /// Returns the app's title of a state or, without one, the language's; nil if there is neither.
  final func spokenTitle(for state: RefreshState) -> String? {
    spoken(stateTitles?.title(for: state), or: texts.title(for: state))
  }

  private func spoken(_ title: String?, or key: TextKey?) -> String? {
    if let title, !title.isEmpty { return title }
    return key.map(RefreshConfig.default.text)
  }
}

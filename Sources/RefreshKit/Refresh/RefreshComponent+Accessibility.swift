extension RefreshComponent {
  final func activate() -> Bool {
    guard canBeActivated else { return false }
    var begins = false
    input(.tap) { begins = begin(by: .tap) }
    return begins
  }

  private var canBeActivated: Bool {
    guard let scrollView, isInWindow, state == .idle, gestureObstacle == nil else { return false }
    let around: [Part] = [self, scrollView]
    return around.allSatisfy { $0.isShown && $0.isUserInteractionEnabled }
  }

  final var ownAccessibilityText: AccessibilityText {
    let language = RefreshConfig.default.language
    return AccessibilityText(
      label: language[texts.name], value: spokenValue,
      hint: canBeActivated ? language[machine.showsFailure ? .retryAction : texts.action] : nil)
  }

  private var spokenValue: String? {
    if state == .idle, machine.traits.isPulled, pullingPercent > 0, machine.phase != .closing {
      return RefreshConfig.default.language.percent(Int((shownPercent * 100).rounded()))
    }
    if let title = secondLevel?.armedTitle { return title }
    if machine.phase == .showingResult { return spokenText(for: lastResult ?? .success) }
    return state == .idle && machine.showsFailure ? spokenFailure : spokenTitle(for: state)
  }

  /// The app's title, or the language's; nil if neither has one.
  final func spokenTitle(for state: RefreshState) -> String? {
    if let title = stateTitles?.title(for: state), !title.isEmpty { return title }
    return texts.title(for: state).map { RefreshConfig.default.language[$0] }
  }

  final var spokenSuccess: String {
    if let title = stateTitles?.successTitle, !title.isEmpty { return title }
    return RefreshConfig.default.language[texts.success]
  }

  final var spokenFailure: String {
    if let title = stateTitles?.failureTitle, !title.isEmpty { return title }
    return RefreshConfig.default.language[texts.failure]
  }
}

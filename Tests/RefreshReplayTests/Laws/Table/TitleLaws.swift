@testable import RefreshKit

/// Rules C and S: texts fit the state.
extension Law {
  /// After each line and inside each callback, the title is the one of the state; none while it is
  /// hidden, and none where the state has none. After a failure it may be that of the failure.
  static let titlesFit = ofLooks("titles fit the state") { life, _, _ in
    guard let titled = life.component as? any StateTitled else { return nil }
    if titled.isShowingResult { return nil }
    let isHidden =
      (titled as? RefreshAutoStateFooter)?.isRefreshingTitleHidden
      ?? (titled as? RefreshAutoStateHeader)?.isRefreshingTitleHidden ?? false
    let shown =
      titled.secondLevel?.phase == .armed ? "Release for more" : titled.title(for: titled.state)
    let title = isHidden && titled.isRefreshing ? nil : shown
    let failure = titled.failureTitle ?? RefreshConfig.default.language[titled.texts.failure]
    let showsFailure = titled.machine.showsFailure && titled.stateLabel.text == failure
    guard titled.stateLabel.text != title, !showsFailure else { return nil }
    return "its title is \(titled.stateLabel.text ?? "none") instead of \(title ?? "none")"
  }

  /// A time label that was never hidden has a text.
  static let timesAreShown = afterLines("times are shown") { life, _ in
    guard let timed = life.component as? any LastUpdatedTimeShowing,
      !timed.lastUpdatedTimeLabel.isHidden
    else { return nil }
    return timed.lastUpdatedTimeLabel.text?.hasPrefix("Last update: ") == true
      ? nil : "its time is \(timed.lastUpdatedTimeLabel.text ?? "none")"
  }
}

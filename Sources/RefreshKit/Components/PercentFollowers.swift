/// What follows each change of a component's percent.
///
/// The set is stored, so that a move of a pull makes a single test if the set is empty.
nonisolated struct PercentFollowers: OptionSet {
  let rawValue: UInt8

  /// The alpha; see ``RefreshComponent/isAutomaticallyChangeAlpha``.
  static let alpha = PercentFollowers(rawValue: 1)
  /// The observers; see ``RefreshComponent/observePull(_:)``.
  static let observers = PercentFollowers(rawValue: 2)
}

extension RefreshComponent {
  /// Called when the percent was set, which was `old` before.
  final func percentDidChange(from old: Double) {
    showAlphaOfPull()
    let percent = machine.percent
    if percentFollowers.contains(.observers), percent != old {
      callClient(Self.pullObserver) { subscriptions.pull?.send(percent) }
    }
  }

  /// Sets the percent to 0 in a component that has left its list, whose timeline is `timeline`.
  final func dropPercent(on timeline: Timeline) {
    if percentFollowers.contains(.observers) {
      timeline.callClient(Self.pullObserver) { pullingPercent = 0 }
    } else {
      pullingPercent = 0
    }
  }

  /// Sets the alpha for the percent, if it follows the percent now.
  final func showAlphaOfPull() {
    if !isRefreshing, fadesWithPull { alpha = alphaOfPull }
  }

  /// Whether the alpha follows the percent.
  final var fadesWithPull: Bool { percentFollowers.contains(.alpha) }

  /// The alpha for the percent; 1 while a second level is in sight.
  final var alphaOfPull: Double { showsSecondLevel ? 1 : shownPercent }

  /// The observers of the pull in words, for recorders.
  static let pullObserver = "an observer of the pull"
}

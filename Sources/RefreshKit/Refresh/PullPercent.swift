/// The percent of a pull, and the alpha that may depend on it.
extension RefreshComponent {
  /// Whether ``View/alpha`` follows ``pullingPercent`` outside a refresh; false by default. The
  /// property has no effect on auto headers and auto footers.
  public final var isAutomaticallyChangeAlpha: Bool {
    get { settings.isAutomaticallyChangeAlpha }
    set { set(.isAutomaticallyChangeAlpha, to: newValue) }
  }

  final func setFadesWithPull(_ fades: Bool) {
    let fadedBefore = fadesWithPull
    settings.isAutomaticallyChangeAlpha = fades
    guard !machine.traits.loadsAtEnd else { return }
    if !machine.isRefreshing {
      alpha = fadesWithPull ? alphaOfPull : 1
    } else if fadedBefore, !fadesWithPull {
      alpha = 1
    }
  }

  /// Called each time the percent is set, even to the same number.
  final func percentDidChange(from old: Double) {
    showAlphaOfPull()
    let percent = machine.percent
    guard percent != old else { return }
    #if UIKIT
      trackedPercentDidChange()
    #endif
    guard !subscriptions.pull.isEmpty else { return }
    subscriptions.pullNumber.advance()
    let number = subscriptions.pullNumber
    client(.view(self)) { subscriptions.pull.send(percent) { number == subscriptions.pullNumber } }
  }

  /// Sets the percent to 0. `timeline` belongs to the list that was passed to ``leave(_:)``.
  final func dropPercent(on timeline: Timeline) {
    if subscriptions.pull.isEmpty {
      pullingPercent = 0
    } else {
      timeline.client { pullingPercent = 0 }
    }
  }

  final func showAlphaOfPull() {
    if fadesWithPull, !machine.isRefreshing { alpha = alphaOfPull }
  }

  final var fadesWithPull: Bool {
    settings.isAutomaticallyChangeAlpha && !machine.traits.loadsAtEnd
  }

  final var alphaOfPull: Double { showsSecondLevel ? 1 : shownPercent }
}

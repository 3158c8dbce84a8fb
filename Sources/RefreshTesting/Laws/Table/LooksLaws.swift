import RefreshKit

/// Rules C and N3 of Tests/Guides/Rules.md: arrows and activity indicators fit the state, after
/// each line and inside each callback.
extension Law {
  /// While the component refreshes, the activity indicator animates and is opaque. Otherwise it
  /// does not animate; but after a refresh it may fade for as long as the closing animation lasts.
  static let spinnersFit = ofLooks("spinners fit the state") { life, moment, onlooker in
    guard let spinner = (life.component as? any LoadingShowing)?.loadingView,
      !life.component.isShowingResult
    else { return nil }
    switch life.component.state {
    case .refreshing:
      return spinner.isAnimating && spinner.alpha == 1
        ? nil : "its spinner animates: \(spinner.isAnimating), alpha \(spinner.alpha)"
    case .idle where life.mayFade(moment, onlooker), .willRefresh:
      return nil
    case .idle, .pulling, .noMoreData:
      return spinner.isAnimating ? "its spinner animates" : nil
    }
  }

  /// In idle and pulling, the arrow is visible, with the rotation of the state. It is hidden in
  /// noMoreData, and while the activity indicator replaces it. Headers are not checked in
  /// noMoreData, because most do not have that state.
  static let arrowsFit = ofLooks("arrows fit the state") { life, moment, onlooker in
    guard let arrow = (life.component as? any ArrowShowing)?.arrowView,
      !life.scriptedValues.hasSetArrow
    else {
      return nil
    }
    let component = life.component
    let (isSeen, isUpright) = (!arrow.isHidden, arrow.rotation == 0)
    let isUprightInIdle = !(component is RefreshBackFooter) && component.edge != .left
    switch component.state {
    case .willRefresh: return nil
    case .refreshing:
      return isSeen == (component.edge.axis == .horizontal) ? nil : "its arrow is seen: \(isSeen)"
    case .noMoreData:
      return isSeen && !(component is RefreshHeader) ? "its arrow is seen" : nil
    case .idle where life.mayFade(moment, onlooker):
      return nil
    case .idle:
      return isSeen && isUpright == isUprightInIdle
        ? nil : "its arrow is seen: \(isSeen), upright: \(isUpright)"
    case .pulling:
      return isSeen && isUpright != isUprightInIdle
        ? nil : "its arrow is seen: \(isSeen), upright: \(isUpright)"
    }
  }
}

extension Life {
  /// Whether the animations at the end of the last refresh may still be running.
  fileprivate func mayFade(_ moment: Law.Moment, _ onlooker: Onlooker) -> Bool {
    guard let closing else { return false }
    guard case .line = moment, onlooker.line.isTurn else { return true }
    return onlooker.now < closing.since + max(closing.duration, closing.turningDuration)
  }
}

/// Rules C and S4 of Tests/Guides/Rules.md: pictures fit the state, after each line and inside each
/// callback.
extension Law {
  /// Only the pictures of the present state play, if it has any. In idle and noMoreData, nothing
  /// plays. Idle shows the picture for the percent, or none.
  static let picturesFit = ofLooks("pictures fit the state") { life, _, _ in
    guard let view = (life.component as? any GifShowing)?.gifView else { return nil }
    if life.component.isShowingResult { return nil }
    let state = life.component.state
    let count = life.scriptedValues.pictures[state] ?? 0
    let running = view.isAnimating ? view.sequence.first?.scriptName ?? "nothing" : nil
    switch state {
    case .willRefresh:
      return nil
    case .idle, .noMoreData:
      if let running { return "it plays \(running)" }
      let isSeen = life.showsPictures(in: state)
      if view.isHidden == isSeen { return "its pictures are seen: \(!isSeen)" }
      return state == .idle ? life.mistakeInIdle(of: view, count) : nil
    case .pulling where life.autoLoading != nil:
      return running.map { "it plays \($0)" }
    case .pulling, .refreshing:
      guard count > 0 else { return nil }
      if view.isHidden { return "its pictures are hidden" }
      let firstPicture = "\(state.rawValue)#0"
      if count == 1, running == nil, view.image?.scriptName == firstPicture { return nil }
      return count > 1 && running == firstPicture
        ? nil : "it shows \(view.image?.scriptName ?? "nothing") and plays \(running ?? "nothing")"
    }
  }
}

extension Life {
  fileprivate func showsPictures(in state: RefreshState) -> Bool {
    component is RefreshHeader || (state == .idle && component is RefreshBackFooter)
  }

  fileprivate func mistakeInIdle(of view: ImageView, _ count: Int) -> String? {
    guard autoLoading == nil else { return nil }
    let fraction = min(max(component.pullingPercent, 0), 1)
    let index = min(Int(Double(count) * fraction), count - 1)
    let name = count > 0 ? "idle#\(index)" : nil
    return view.image?.scriptName == name
      ? nil : "it shows \(view.image?.scriptName ?? "nothing") instead of \(name ?? "nothing")"
  }
}

/// Rules C and S of Tests/Guides/Rules.md: texts fit the state.
extension Law {
  /// After each line and inside each callback, the component shows the title of its state. It
  /// shows none if the title is hidden, or if the state has none. After a failure, it may show the
  /// title of the failure.
  static let titlesFit = ofLooks("titles fit the state") { life, _, _ in
    guard let titled = life.component as? any StateTitled else { return nil }
    if titled.isShowingResult { return nil }
    let isHidden =
      (titled as? RefreshAutoStateFooter)?.isRefreshingTitleHidden
      ?? (titled as? RefreshAutoStateHeader)?.isRefreshingTitleHidden ?? false
    let shown =
      titled.secondLevel?.phase == .armed ? "Release for more" : titled.title(for: titled.state)
    let title = isHidden && titled.isRefreshing ? nil : shown
    let failure = titled.failureTitle ?? titled.languageTitleOfFailure
    let showsFailure = titled.machine.showsFailure && titled.stateLabel.text == failure
    guard titled.stateLabel.text != title, !showsFailure else { return nil }
    return "its title is \(titled.stateLabel.text ?? "none") instead of \(title ?? "none")"
  }

  /// A time label that is not hidden has a text.
  static let timesAreShown = afterLines("times are shown") { life, _ in
    guard let timed = life.component as? any LastUpdatedTimeShowing,
      !timed.lastUpdatedTimeLabel.isHidden
    else { return nil }
    return timed.lastUpdatedTimeLabel.text?.hasPrefix("Last update: ") == true
      ? nil : "its time is \(timed.lastUpdatedTimeLabel.text ?? "none")"
  }
}

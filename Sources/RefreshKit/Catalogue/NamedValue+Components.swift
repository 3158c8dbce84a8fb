extension NamedValue<RefreshComponent> {
  /// The numbers of components, beside those of every view.
  package static let ofComponents: [NamedValue] = [
    .reading("state") { Double($0.state.number) },
    .number("pullingPercent", { $0.pullingPercent }, { $0.pullingPercent = $1 }),
    .flag(
      "isAutomaticallyChangeAlpha", { $0.isAutomaticallyChangeAlpha },
      { $0.isAutomaticallyChangeAlpha = $1 }),
    .flag(
      "holdsContentWhilePulled", { $0.holdsContentWhilePulled },
      { $0.holdsContentWhilePulled = $1 }),
    .number(
      "style", { Double(RefreshStyle.allCases.firstIndex(of: $0.style) ?? 0) },
      { $0.style = RefreshStyle.allCases[Int($1)] }
    ).in(.choice(of: RefreshStyle.allCases.count)),
    .number(
      "fastAnimationDuration", { $0.fastAnimationDuration }, { $0.fastAnimationDuration = $1 }),
    .number(
      "slowAnimationDuration", { $0.slowAnimationDuration }, { $0.slowAnimationDuration = $1 }),
    .number(
      "minimumRefreshingDuration", { $0.minimumRefreshingDuration },
      { $0.minimumRefreshingDuration = $1 }),
    .optionalNumber(
      "secondLevelThreshold", { (it: RefreshComponent) in it.secondLevel?.threshold },
      { $0.madeSecondLevel.threshold = $1 }
    ).in(.aboveOne),
    .optionalNumber(
      "secondLevelClosingDistance", { (it: RefreshComponent) in it.secondLevel?.closingDistance },
      { $0.madeSecondLevel.closingDistance = $1 }
    ).in(.notNegative),
    .optionalNumber(
      "secondLevelDuration", { (it: RefreshComponent) in it.secondLevel?.duration },
      { $0.madeSecondLevel.duration = $1 }
    ).in(.notNegative),
    .optionalNumber(
      "refreshingTimeout", { (it: RefreshComponent) in it.refreshingTimeout },
      { $0.refreshingTimeout = $1 }, clear: { $0.refreshingTimeout = nil }
    ).in(.notNegative),
    .reading("isShowingResult") { $0.isShowingResult },
    .readingOptional("secondLevelPhase") {
      $0.secondLevel.map { Double(SecondLevel.Phase.allCases.firstIndex(of: $0.phase) ?? 0) }
    },
    .number(
      "resultDisplayDuration", { $0.resultDisplayDuration }, { $0.resultDisplayDuration = $1 }),
    .number(
      "ignoredScrollViewContentInsetTop",
      { (it: RefreshHeader) in it.ignoredScrollViewContentInsetTop },
      { $0.ignoredScrollViewContentInsetTop = $1 }),
    .optionalNumber(
      "expirationInterval", { (it: RefreshHeader) in it.expirationInterval },
      { $0.expirationInterval = $1 }, clear: { $0.expirationInterval = nil }
    ).in(.notNegative),
    .flag(
      "isCollectionViewAnimationBug", { (it: RefreshHeader) in it.isCollectionViewAnimationBug },
      { $0.isCollectionViewAnimationBug = $1 }),
    .number(
      "ignoredScrollViewContentInsetBottom",
      { (it: RefreshFooter) in it.ignoredScrollViewContentInsetBottom },
      { $0.ignoredScrollViewContentInsetBottom = $1 }),
    .flag(
      "hidesWhileEmpty", of: { $0.asSelfHiding }, { $0.hidesWhileEmpty },
      { $0.hidesWhileEmpty = $1 }),
    .flag(
      "hidesWhileContentFits", of: { $0.asSelfHiding }, { $0.hidesWhileContentFits },
      { $0.hidesWhileContentFits = $1 }),
    .number(
      "ignoredScrollViewContentInsetRight",
      { (it: RefreshTrailer) in it.ignoredScrollViewContentInsetRight },
      { $0.ignoredScrollViewContentInsetRight = $1 }),
    .number(
      "ignoredScrollViewContentInsetLeft",
      { (it: RefreshLeader) in it.ignoredScrollViewContentInsetLeft },
      { $0.ignoredScrollViewContentInsetLeft = $1 }),
    .flag(
      "isAutomaticallyRefresh", of: { $0.asAutoLoading }, { $0.isAutomaticallyRefresh },
      { $0.isAutomaticallyRefresh = $1 }),
    .number(
      "triggerAutomaticallyRefreshPercent", of: { $0.asAutoLoading },
      { $0.triggerAutomaticallyRefreshPercent },
      { $0.triggerAutomaticallyRefreshPercent = $1 }),
    .number(
      "preloadDistance", of: { $0.asAutoLoading }, { $0.preloadDistance },
      { $0.preloadDistance = $1 }),
    .number(
      "autoTriggerTimes", of: { $0.asAutoLoading }, { Double($0.autoTriggerTimes) },
      { $0.autoTriggerTimes = Int($1) }
    ).in(.whole),
    .flag(
      "isRefreshingTitleHidden", of: { $0.asRefreshingTitleHiding },
      { $0.isRefreshingTitleHidden }, { $0.isRefreshingTitleHidden = $1 }),
    .number(
      "labelLeftInset", of: { $0.asStateTitled }, { $0.labelLeftInset },
      { $0.labelLeftInset = $1 }),
  ]
}

extension RefreshComponent {
  /// The second level, which is made where there is none.
  fileprivate final var madeSecondLevel: SecondLevel {
    let level = secondLevel ?? SecondLevel()
    secondLevel = level
    return level
  }
}

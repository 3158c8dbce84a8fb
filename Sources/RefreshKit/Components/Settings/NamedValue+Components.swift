extension NamedValue<RefreshComponent> {
  /// The values of components, apart from those of every view.
  package static let ofComponents: [NamedValue] = [
    .setting("state", { $0.state }, { $0.state = $1 }),
    .setting(
      "pullingPercent", { $0.pullingPercent },
      { $0.pullingPercent = $1 }),
    .setting(
      "isAutomaticallyChangeAlpha", { $0.isAutomaticallyChangeAlpha },
      { $0.isAutomaticallyChangeAlpha = $1 }),
    .setting(
      "holdsContentWhilePulled", { $0.holdsContentWhilePulled },
      { $0.holdsContentWhilePulled = $1 }),
    .setting(
      "pullTriggerDistance", of: { $0.choosingThreshold },
      { $0.pullTriggerDistance }, { $0.pullTriggerDistance = $1 }
    ).in(.positive),
    .setting(
      "fastAnimationDuration", { $0.fastAnimationDuration },
      { $0.fastAnimationDuration = $1 }
    ).in(.notNegative),
    .setting(
      "slowAnimationDuration", { $0.slowAnimationDuration },
      { $0.slowAnimationDuration = $1 }
    ).in(.notNegative),
    .setting(
      "minimumRefreshingDuration", { $0.minimumRefreshingDuration },
      { $0.minimumRefreshingDuration = $1 }
    ).in(.notNegative),
    .settingOfPart(
      "secondLevelThreshold", { $0.secondLevel?.threshold },
      { $0.madeSecondLevel.threshold = $1 }
    ).in(.aboveOne),
    .settingOfPart(
      "secondLevelClosingDistance", { $0.secondLevel?.closingDistance },
      { $0.madeSecondLevel.closingDistance = $1 }
    ).in(.notNegative),
    .settingOfPart(
      "secondLevelDuration", { $0.secondLevel?.duration },
      { $0.madeSecondLevel.duration = $1 }
    ).in(.notNegative),
    .setting(
      "refreshingTimeout", { $0.refreshingTimeout },
      { $0.refreshingTimeout = $1 }
    ).in(.notNegative),
    .reading("isShowingResult") { $0.isShowingResult },
    .reading("secondLevelPhase") { $0.secondLevel?.phase },
    .setting(
      "resultDisplayDuration", { $0.resultDisplayDuration },
      { $0.resultDisplayDuration = $1 }
    ).in(.notNegative),
    .setting(
      "ignoredScrollViewContentInsetTop",
      { (it: RefreshHeader) in it.ignoredScrollViewContentInsetTop },
      { $0.ignoredScrollViewContentInsetTop = $1 }),
    .setting(
      "isCollectionViewAnimationBug", { (it: RefreshHeader) in it.isCollectionViewAnimationBug },
      { $0.isCollectionViewAnimationBug = $1 }),
    .setting(
      "ignoredScrollViewContentInsetBottom",
      { (it: RefreshFooter) in it.ignoredScrollViewContentInsetBottom },
      { $0.ignoredScrollViewContentInsetBottom = $1 }),
    .setting(
      "hidesWhileEmpty", of: { $0.asSelfHiding }, { $0.hidesWhileEmpty },
      { $0.hidesWhileEmpty = $1 }),
    .setting(
      "hidesWhileContentFits", of: { $0.asSelfHiding }, { $0.hidesWhileContentFits },
      { $0.hidesWhileContentFits = $1 }),
    .setting(
      "ignoredScrollViewContentInsetRight",
      { (it: RefreshTrailer) in it.ignoredScrollViewContentInsetRight },
      { $0.ignoredScrollViewContentInsetRight = $1 }),
    .setting(
      "ignoredScrollViewContentInsetLeft",
      { (it: RefreshLeader) in it.ignoredScrollViewContentInsetLeft },
      { $0.ignoredScrollViewContentInsetLeft = $1 }),
    .setting(
      "isAutomaticallyRefresh", of: { $0.asAutoLoading }, { $0.isAutomaticallyRefresh },
      { $0.isAutomaticallyRefresh = $1 }),
    .setting(
      "triggerAutomaticallyRefreshPercent", of: { $0.asAutoLoading },
      { $0.triggerAutomaticallyRefreshPercent },
      { $0.triggerAutomaticallyRefreshPercent = $1 }),
    .setting(
      "preloadDistance", of: { $0.asAutoLoading }, { $0.preloadDistance },
      { $0.preloadDistance = $1 }
    ).in(.notNegative),
    .setting(
      "autoTriggerTimes", of: { $0.asAutoLoading }, { $0.autoTriggerTimes },
      { $0.autoTriggerTimes = $1 }),
    .setting(
      "loadsUntilFilled", of: { $0.asAutoLoading }, { $0.loadsUntilFilled },
      { $0.loadsUntilFilled = $1 }),
    .setting(
      "isRefreshingTitleHidden", of: { $0.asRefreshingTitleHiding },
      { $0.isRefreshingTitleHidden }, { $0.isRefreshingTitleHidden = $1 }),
    .setting(
      "labelLeftInset", of: { $0.asStateTitled }, { $0.labelLeftInset },
      { $0.labelLeftInset = $1 }),
    .setting(
      "triggerDistance", { (it: RefreshRingHeader) in it.triggerDistance },
      { $0.triggerDistance = $1 }
    ).in(.notNegative),
    .setting(
      "diameter", { (it: RefreshRingHeader) in it.diameter }, { $0.diameter = $1 }
    ).in(.notNegative),
    .setting(
      "restingDistance", { (it: RefreshRingHeader) in it.restingDistance },
      { $0.restingDistance = $1 }
    ).in(.notNegative),
    .setting("style", { $0.style }, { $0.style = $1 }),
    .setting(
      "lastUpdatedTimeKey", { (it: RefreshHeader) in it.lastUpdatedTimeKey },
      { $0.lastUpdatedTimeKey = $1 }),
    .setting(
      "failureTitle", of: { $0.asStateTitled }, { $0.failureTitle }, { $0.failureTitle = $1 }),
    .setting(
      "successTitle", of: { $0.asStateTitled }, { $0.successTitle }, { $0.successTitle = $1 }),
    .setting("secondLevelTitle", of: { $0.secondLevel }, { $0.title }, { $0.title = $1 }),
  ]
}

extension RefreshComponent {
  /// The second level. If there is none, a new one is set.
  fileprivate final var madeSecondLevel: SecondLevel {
    let level = secondLevel ?? SecondLevel()
    secondLevel = level
    return level
  }
}

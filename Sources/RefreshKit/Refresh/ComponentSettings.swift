/// Durations are in seconds, distances in points. The public properties refuse invalid values
/// before they are stored here.
package struct ComponentSettings: Equatable {
  var fastAnimationDuration = 0.25
  var slowAnimationDuration = 0.4
  var minimumRefreshingDuration = 0.0
  var resultDisplayDuration = 0.0
  /// Nil if the app has set no duration for failures. Then ``resultDisplayDuration`` applies if it
  /// is above 0; otherwise the duration of the list applies.
  var failureDisplayDuration: Double?
  var refreshingTimeout: Double?

  var isAutomaticallyChangeAlpha = false
  var ignoredInset = 0.0
  var holdsContentWhilePulled = false
  /// The threshold of the pull; nil for the length of the component.
  var pullThreshold: Double?
  var hidesWhileEmpty = false
  var hidesWhileContentFits = false

  // Headers.
  var isCollectionViewAnimationBug = false

  // Components that load at the end of the list.
  package var isAutomaticallyRefresh = true
  var triggerAutomaticallyRefreshPercent = 1.0
  var preloadDistance = 0.0
  package var loadsUntilFilled = false
}

extension NamedValue<RefreshComponent> {
  package static let fastAnimationDuration = setting(
    "fastAnimationDuration", in: .notNegative, { $0.fastAnimationDuration },
    { $0.settings.fastAnimationDuration = $1 })
  package static let slowAnimationDuration = setting(
    "slowAnimationDuration", in: .notNegative, { $0.slowAnimationDuration },
    { $0.settings.slowAnimationDuration = $1 })
  package static let minimumRefreshingDuration = setting(
    "minimumRefreshingDuration", in: .notNegativeOrInfinite, { $0.minimumRefreshingDuration },
    {
      $0.settings.minimumRefreshingDuration = $1
      if let held = $0.machine.calls.waiting.first { $0.schedule(held.id) }
    })
  package static let resultDisplayDuration = setting(
    "resultDisplayDuration", in: .notNegative, { $0.resultDisplayDuration },
    { $0.settings.resultDisplayDuration = $1 })
  package static let failureDisplayDuration = setting(
    "failureDisplayDuration", in: .notNegative, of: { $0.isPulled ? $0 : nil },
    { $0.failureDisplayDuration }, { $0.settings.failureDisplayDuration = $1 })
  package static let refreshingTimeout = setting(
    "refreshingTimeout", in: .notNegativeOrInfinite, { $0.refreshingTimeout },
    { $0.settings.refreshingTimeout = $1 })

  package static let isAutomaticallyChangeAlpha = setting(
    "isAutomaticallyChangeAlpha", actsEachTime: true, { $0.isAutomaticallyChangeAlpha },
    { $0.setFadesWithPull($1) })
  package static let holdsContentWhilePulled = setting(
    "holdsContentWhilePulled", { $0.holdsContentWhilePulled },
    {
      $0.settings.holdsContentWhilePulled = $1
      $0.holdingMayChange()
    })
  package static let pullTriggerDistance = setting(
    "pullTriggerDistance", in: .positive, of: { $0.choosingThreshold }, { $0.pullTriggerDistance },
    { $0.settings.pullThreshold = $1 })
  package static let style = setting("style", { $0.style }, { $0.setStyle($1) })

  package static let ignoredScrollViewContentInsetTop = setting(
    "ignoredScrollViewContentInsetTop", actsEachTime: true,
    { (header: RefreshHeader) in header.ignoredScrollViewContentInsetTop },
    { $0.setIgnoredInsetTop($1) })
  package static let ignoredScrollViewContentInsetBottom = setting(
    "ignoredScrollViewContentInsetBottom",
    { (footer: RefreshFooter) in footer.ignoredScrollViewContentInsetBottom },
    { $0.setIgnoredInset($1) })
  package static let ignoredScrollViewContentInsetLeft = setting(
    "ignoredScrollViewContentInsetLeft",
    { (leader: RefreshLeader) in leader.ignoredScrollViewContentInsetLeft },
    { $0.setIgnoredInset($1) })
  package static let ignoredScrollViewContentInsetRight = setting(
    "ignoredScrollViewContentInsetRight",
    { (trailer: RefreshTrailer) in trailer.ignoredScrollViewContentInsetRight },
    { $0.setIgnoredInset($1) })

  package static let hidesWhileEmpty = setting(
    "hidesWhileEmpty", { (component: any SelfHiding) in component.hidesWhileEmpty },
    {
      $0.settings.hidesWhileEmpty = $1
      if $1 { $0.leaveNoMoreDataIfEmpty() }
      $0.updateIsShown()
    })
  package static let hidesWhileContentFits = setting(
    "hidesWhileContentFits", { (component: any SelfHiding) in component.hidesWhileContentFits },
    {
      $0.settings.hidesWhileContentFits = $1
      $0.updateIsShown()
    })

  package static let isCollectionViewAnimationBug = setting(
    "isCollectionViewAnimationBug",
    { (header: RefreshHeader) in header.isCollectionViewAnimationBug },
    { $0.settings.isCollectionViewAnimationBug = $1 })
  package static let lastUpdatedTimeKey = setting(
    "lastUpdatedTimeKey", actsEachTime: true,
    { (header: RefreshHeader) in header.lastUpdatedTimeKey }, { $0.setLastUpdatedTimeKey($1) })

  package static let isAutomaticallyRefresh = setting(
    "isAutomaticallyRefresh", { (component: any AutoLoading) in component.isAutomaticallyRefresh },
    {
      $0.settings.isAutomaticallyRefresh = $1
      $0.loader?.automaticLoadingDidChange()
    })
  package static let triggerAutomaticallyRefreshPercent = setting(
    "triggerAutomaticallyRefreshPercent",
    { (component: any AutoLoading) in component.triggerAutomaticallyRefreshPercent },
    { $0.settings.triggerAutomaticallyRefreshPercent = $1 })
  package static let preloadDistance = setting(
    "preloadDistance", in: .notNegative,
    { (component: any AutoLoading) in component.preloadDistance },
    { $0.settings.preloadDistance = $1 })
  package static let autoTriggerTimes = setting(
    "autoTriggerTimes", { (component: any AutoLoading) in component.autoTriggerTimes },
    {
      $0.loader?.trigger.timesPerDrag = $1
      $0.loader?.fillingMayContinue()
    })
  package static let loadsUntilFilled = setting(
    "loadsUntilFilled", { (component: any AutoLoading) in component.loadsUntilFilled },
    {
      $0.settings.loadsUntilFilled = $1
      $0.loader?.fillingMayContinue()
    })

  package static let labelLeftInset = setting(
    "labelLeftInset", { (component: any StateTitled) in component.labelLeftInset },
    {
      $0.stateTitles?.leftInset = $1
      $0.setNeedsLayout()
    })
  package static let isRefreshingTitleHidden = setting(
    "isRefreshingTitleHidden",
    { (component: any RefreshingTitleHiding) in component.isRefreshingTitleHidden },
    {
      $0.stateTitles?.hidesTitleDuringRefresh = $1
      $0.setNeedsLayout()
    })
  package static let failureTitle = setting(
    "failureTitle", { (component: any StateTitled) in component.failureTitle },
    { $0.stateTitles?.failureTitle = $1 })
  package static let successTitle = setting(
    "successTitle", { (component: any StateTitled) in component.successTitle },
    { $0.stateTitles?.successTitle = $1 })
}

extension RefreshComponent {
  /// The duration of opening, in seconds; 0.25 by default. A number that is negative or not finite
  /// is refused.
  public final var fastAnimationDuration: Double {
    get { settings.fastAnimationDuration }
    set { set(.fastAnimationDuration, to: newValue) }
  }

  /// The duration of closing, in seconds; 0.4 by default. A number that is negative or not finite
  /// is refused.
  public final var slowAnimationDuration: Double {
    get { settings.slowAnimationDuration }
    set { set(.slowAnimationDuration, to: newValue) }
  }

  /// The minimum duration of a refresh, in seconds of the timeline; 0 by default. An earlier end is
  /// postponed until then, but a set of ``state`` takes effect at once. A number that is negative
  /// or NaN is refused.
  ///
  /// With infinity, only a set of ``state`` or detaching ends the refresh. A new value also applies
  /// to an end that is postponed.
  public final var minimumRefreshingDuration: Double {
    get { settings.minimumRefreshingDuration }
    set { set(.minimumRefreshingDuration, to: newValue) }
  }

  /// The time for which the result of a refresh is shown before the component closes, in seconds of
  /// the timeline; 0 by default. With 0 it closes at once, unless it shows a failure: see
  /// ``failureDisplayDuration``. A number that is negative or not finite is refused.
  ///
  /// While it is shown, ``state`` stays refreshing, ``isShowingResult`` is true, ``lastResult`` is
  /// the new result, the title is that of the result, and animations of the title are stopped. The
  /// refresh has already ended: the time of the update is stored, the timeout and the async
  /// function are canceled, and another end only adds its completion. A begin closes the component
  /// at once. No result is shown if a set of ``state`` or detaching ends the refresh, if there is
  /// no more data, or if the refresh was canceled.
  public final var resultDisplayDuration: Double {
    get { settings.resultDisplayDuration }
    set { set(.resultDisplayDuration, to: newValue) }
  }

  /// The time for which a pulled component (a header, back footer, leader or trailer) shows that its
  /// refresh has failed, before it closes, in seconds of the timeline; nil by default. With 0 it
  /// closes at once. A number that is negative or not finite is refused.
  ///
  /// If the property is nil, the ``resultDisplayDuration`` counts if that is above 0. Otherwise the
  /// ``ScrollView/failureDisplayDuration`` of the list counts, one second by default, if the
  /// failure can be seen: the component is shown, in a window and at least in part inside the view,
  /// and it has a title that is not hidden or an indicator that ``RefreshIndicator/showsResults``.
  /// A subclass that shows failures by ``shownResultDidChange(_:)`` sets a duration of its own in
  /// ``prepare()``.
  ///
  /// Meanwhile ``isShowingResult`` is true, as for other results, and the user may retry: a tap on
  /// the title, an activation by assistive technology and a call begin a refresh at once, and so does
  /// a set of ``state`` to refreshing, in the next turn of the main queue. A drag closes the
  /// component, and its pull refreshes. Other components do not wait. When the component has closed,
  /// it shows its idle title; ``lastResult`` stays.
  ///
  /// No failure is shown after ``endRefreshing()``, which reports none, nor after a refresh that
  /// was canceled or has failed before its callback. In auto headers, auto footers and a bare
  /// ``RefreshFooter`` the property is 0: they show a failure at rest.
  public final var failureDisplayDuration: Double? {
    get { machine.traits.isPulled ? settings.failureDisplayDuration : 0 }
    set { set(.failureDisplayDuration, to: newValue) }
  }

  /// The maximum duration of a refresh, in seconds of the timeline; nil (the default) and infinity
  /// for no limit. A longer refresh ends with the failure ``RefreshTimeout``. A number that is
  /// negative or NaN is refused.
  ///
  /// The limit applies to refreshes that begin after it is set.
  public final var refreshingTimeout: Double? {
    get { settings.refreshingTimeout }
    set { set(.refreshingTimeout, to: newValue) }
  }
}

extension RefreshComponent {
  final var texts: ComponentTexts { machine.traits.texts }
}

/// These functions can be chained: each sets one or two properties and returns the component.
extension RefreshComponent {
  /// Sets ``isAutomaticallyChangeAlpha``.
  @discardableResult
  public final func autoChangeTransparency(_ isAutomatic: Bool) -> Self {
    isAutomaticallyChangeAlpha = isAutomatic
    return self
  }

  /// Sets ``beginRefreshingCompletionBlock``.
  @discardableResult
  public final func afterBeginningAction(_ action: @escaping () -> Void) -> Self {
    beginRefreshingCompletionBlock = action
    return self
  }

  /// Sets ``endRefreshingAnimationBeginAction``.
  @discardableResult
  public final func endingAnimationBeginningAction(_ action: @escaping () -> Void) -> Self {
    endRefreshingAnimationBeginAction = action
    return self
  }

  /// Sets ``endRefreshingCompletionBlock``.
  @discardableResult
  public final func afterEndingAction(_ action: @escaping () -> Void) -> Self {
    endRefreshingCompletionBlock = action
    return self
  }

  /// Sets ``fastAnimationDuration`` and ``slowAnimationDuration`` to 0, so that opening and closing
  /// are immediate.
  @discardableResult
  public final func setAnimationDisabled() -> Self {
    fastAnimationDuration = 0
    slowAnimationDuration = 0
    return self
  }
}

extension RefreshStateHeader {
  /// Sets ``lastUpdatedTimeText``.
  @discardableResult
  public final func modifyLastUpdatedTimeText(_ text: @escaping (WallTime?) -> String) -> Self {
    lastUpdatedTimeText = text
    return self
  }
}

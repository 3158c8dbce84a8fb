extension RefreshComponent {
  /// Returns false if the component's class does not have the function or the property.
  package final func apply(_ call: ComponentCall) -> Bool {
    switch call {
    case .beginRefreshing: beginRefreshing()
    case .endRefreshing(let result): endRefreshing(with: result)
    case .openSecondLevel: openSecondLevel()
    case .closeSecondLevel: closeSecondLevel()
    case .resetNoMoreData:
      guard let ending = asNoMoreDataEnding else { return false }
      ending.resetNoMoreData()
    case .tap:
      guard let titled = asStateTitled else { return false }
      titled.stateLabel.tap()
    case .refreshIfExpired(let seconds):
      guard let header = self as? RefreshHeader else { return false }
      header.refreshIfExpired(after: seconds)
    case .setting(let name, let value): return set(name, to: value)
    case .title(let state, let text):
      guard let titled = asStateTitled else { return false }
      titled.setTitle(text, for: state)
    case .images(let state, let images, let duration):
      guard let showing = asGifShowing else { return false }
      showing.setImages(images, duration: duration, for: state)
    }
    return true
  }

  private func set(_ name: String, to value: SettingValue) -> Bool {
    if let named = NamedValue.ofViews.setting(name, of: self) {
      named.set?(self, value)
    } else if let named = NamedValue.ofComponents.setting(name, of: self) {
      named.set?(self, value)
    } else if let part = ComponentPart.allCases.first(where: { name == $0.settingOfHiding }),
      let view = view(part)
    {
      NamedValue.ofViews.setting("isHidden", of: view)?.set?(view, value)
    } else {
      return false
    }
    return true
  }
}

nonisolated extension ComponentPart {
  package var settingOfHiding: String { "\(rawValue).isHidden" }
}

extension ScrollView {
  /// A setting with an unknown name or an invalid value has no effect.
  package final func apply(_ input: ListInput) {
    switch input {
    case .touch(let phase, let point, let id, let time):
      touch(phase, at: point, id: id, timestamp: time)
    case .wheel(let distance, let phase):
      scrollWheel(dx: distance.x, dy: distance.y, phase: phase)
    case .scrollStep(let step, let animated): scroll(by: step, animated: animated)
    case .scrollTo(let offset, let animated): setContentOffset(offset, animated: animated)
    case .offset(let offset): contentOffset = offset
    case .drag(let drag): apply(drag)
    case .scroll(let offset): decelerate(to: offset)
    case .decelerated: endDecelerating()
    case .contentSize(let size): contentSize = size
    case .inset(let inset): contentInset = inset
    case .safeArea(let inset): safeAreaInsets = inset
    case .size(let size): frame.size = size
    case .window(let isInWindow): self.isInWindow = isInWindow
    case .rowCounts(let counts): rowCounts = counts
    case .report(let report): apply(report)
    case .setting(let name, let value):
      NamedValue.ofScrollViews.setting(name, of: self)?.set?(self, value)
    }
  }

  private func apply(_ report: DriverReport) {
    switch report {
    case .offset(let offset, let cause): driverDidScroll(to: offset, by: cause)
    case .pull(let overshoot): driverDidPull(beyond: overshoot)
    case .tracks(let isTracking): driverDidTrack(isTracking)
    case .decelerates(let decelerates): driverDidDecelerate(decelerates)
    case .layout: driverDidLayOut()
    }
  }

  private func apply(_ drag: DragInput) {
    switch drag {
    case .began: beginDragging()
    case .moved(let offset): self.drag(to: offset)
    case .ended(let decelerate): endDragging(decelerate: decelerate)
    case .cancelled: cancelDragging()
    }
  }
}

/// Hosts and scripts use the name of the view's property in Swift.
package nonisolated enum ComponentPart: String, Sendable, CaseIterable {
  case stateLabel
  case lastUpdatedTimeLabel
  case arrowView
  case loadingView
  case gifView
}

extension RefreshComponent {
  package final func view(_ part: ComponentPart) -> Part? {
    switch part {
    case .stateLabel: asStateTitled?.stateLabel
    case .lastUpdatedTimeLabel: asUpdateTimed?.lastUpdatedTimeLabel
    case .arrowView: asArrowShowing?.arrowView
    case .loadingView: asLoadingShowing?.loadingView
    case .gifView: asGifShowing?.gifView
    }
  }

  // Embedded Swift can cast only to classes, so each base class that conforms to a protocol is
  // listed.
  #if hasFeature(Embedded)
    package final var asStateTitled: (any StateTitled)? {
      self as? RefreshStateHeader
        ?? self as? RefreshAutoStateHeader
        ?? self as? RefreshAutoStateFooter
        ?? self as? RefreshBackStateFooter
        ?? self as? RefreshStateLeader
        ?? self as? RefreshStateTrailer
    }

    package final var asGifShowing: (any GifShowing)? {
      self as? RefreshGifHeader
        ?? self as? RefreshAutoGifFooter
        ?? self as? RefreshBackGifFooter
    }

    package final var asNoMoreDataEnding: (any NoMoreDataEnding)? {
      self as? RefreshFooter
        ?? self as? RefreshAutoHeader
        ?? self as? RefreshLeader
        ?? self as? RefreshTrailer
    }

    package final var asSelfHiding: (any SelfHiding)? {
      self as? RefreshFooter
        ?? self as? RefreshAutoHeader
        ?? self as? RefreshLeader
        ?? self as? RefreshTrailer
    }

    package final var asAutoLoading: (any AutoLoading)? {
      self as? RefreshAutoFooter
        ?? self as? RefreshAutoHeader
    }

    package final var asRefreshingTitleHiding: (any RefreshingTitleHiding)? {
      self as? RefreshAutoStateFooter
        ?? self as? RefreshAutoStateHeader
    }

    private var asUpdateTimed: RefreshStateHeader? { self as? RefreshStateHeader }

    private var asArrowShowing: (any ArrowShowing)? {
      self as? RefreshNormalHeader
        ?? self as? RefreshBackNormalFooter
        ?? self as? RefreshNormalLeader
        ?? self as? RefreshNormalTrailer
    }

    private var asLoadingShowing: (any LoadingShowing)? {
      self as? RefreshNormalHeader
        ?? self as? RefreshBackNormalFooter
        ?? self as? RefreshAutoNormalHeader
        ?? self as? RefreshAutoNormalFooter
    }
  #else
    package final var asStateTitled: (any StateTitled)? { self as? any StateTitled }

    package final var asGifShowing: (any GifShowing)? { self as? any GifShowing }

    package final var asNoMoreDataEnding: (any NoMoreDataEnding)? { self as? any NoMoreDataEnding }

    package final var asSelfHiding: (any SelfHiding)? { self as? any SelfHiding }

    package final var asAutoLoading: (any AutoLoading)? { self as? any AutoLoading }

    package final var asRefreshingTitleHiding: (any RefreshingTitleHiding)? {
      self as? any RefreshingTitleHiding
    }

    private var asUpdateTimed: (any UpdateTimed)? { self as? any UpdateTimed }
    private var asArrowShowing: (any ArrowShowing)? { self as? any ArrowShowing }
    private var asLoadingShowing: (any LoadingShowing)? { self as? any LoadingShowing }
  #endif
}

extension NamedValue<RefreshComponent> {
  /// Apart from the values of every view.
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
      { $0.secondLevelOrNew.threshold = $1 }
    ).in(.aboveOne),
    .settingOfPart(
      "secondLevelClosingDistance", { $0.secondLevel?.closingDistance },
      { $0.secondLevelOrNew.closingDistance = $1 }
    ).in(.notNegative),
    .settingOfPart(
      "secondLevelDuration", { $0.secondLevel?.duration },
      { $0.secondLevelOrNew.duration = $1 }
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
  /// Sets a new second level if there is none.
  fileprivate final var secondLevelOrNew: SecondLevel {
    let level = secondLevel ?? SecondLevel()
    secondLevel = level
    return level
  }
}

extension NamedValue<ScrollView> {
  package static let ofScrollViews: [NamedValue] = [
    .reading("timeline.now") { $0.timeline.now },
    .reading("timeline.nextDue") { $0.timeline.nextDue },
    .reading("timeline.isAnimating") { $0.timeline.isAnimating },
    .reading("contentOffset.x") { $0.contentOffset.x },
    .reading("contentOffset.y") { $0.contentOffset.y },
    .reading("presentation.contentOffset.x") { $0.scrollPresentation.contentOffset.x },
    .reading("presentation.contentOffset.y") { $0.scrollPresentation.contentOffset.y },
    .reading("contentSize.width") { $0.contentSize.width },
    .reading("contentSize.height") { $0.contentSize.height },
    .reading("contentInset.top") { $0.contentInset.top },
    .reading("contentInset.left") { $0.contentInset.left },
    .reading("contentInset.bottom") { $0.contentInset.bottom },
    .reading("contentInset.right") { $0.contentInset.right },
    .reading("reservedInset.top") { $0.reservedInset.top },
    .reading("reservedInset.left") { $0.reservedInset.left },
    .reading("reservedInset.bottom") { $0.reservedInset.bottom },
    .reading("reservedInset.right") { $0.reservedInset.right },
    .reading("adjustedContentInset.top") { $0.adjustedContentInset.top },
    .reading("adjustedContentInset.left") { $0.adjustedContentInset.left },
    .reading("adjustedContentInset.bottom") { $0.adjustedContentInset.bottom },
    .reading("adjustedContentInset.right") { $0.adjustedContentInset.right },
    .reading("heldOverscroll.top") { $0.heldOverscroll.top },
    .reading("heldOverscroll.left") { $0.heldOverscroll.left },
    .reading("heldOverscroll.bottom") { $0.heldOverscroll.bottom },
    .reading("heldOverscroll.right") { $0.heldOverscroll.right },
    .reading("frame.width") { $0.frame.width },
    .reading("frame.height") { $0.frame.height },
    .reading("touchTime") { $0.touchTime },
    .reading("isDragging") { $0.isDragging },
    .reading("isTracking") { $0.isTracking },
    .reading("isDecelerating") { $0.isDecelerating },
    .setting(
      "isUserInteractionEnabled", { $0.isUserInteractionEnabled },
      { $0.isUserInteractionEnabled = $1 }),
    .setting("isInWindow", { $0.isInWindow }, { $0.isInWindow = $1 }),
    .setting("isPagingEnabled", { $0.isPagingEnabled }, { $0.isPagingEnabled = $1 }),
    .setting("bounces", { $0.bounces }, { $0.bounces = $1 }),
    .setting(
      "allowsSimultaneousRefreshing", { $0.allowsSimultaneousRefreshing },
      { $0.allowsSimultaneousRefreshing = $1 }),
    .setting(
      "resetsNoMoreDataAfterHeaderRefresh", { $0.resetsNoMoreDataAfterHeaderRefresh },
      { $0.resetsNoMoreDataAfterHeaderRefresh = $1 }),
    .setting(
      "isDirectionalLockEnabled", { $0.isDirectionalLockEnabled },
      { $0.isDirectionalLockEnabled = $1 }),
    .setting(
      "decelerationRate", { $0.decelerationRate.rawValue },
      { $0.decelerationRate = DecelerationRate(rawValue: $1) }
    ).in(.properFraction),
    .setting("alwaysBounceVertical", { $0.alwaysBounceVertical }, { $0.alwaysBounceVertical = $1 }),
    .setting(
      "alwaysBounceHorizontal", { $0.alwaysBounceHorizontal }, { $0.alwaysBounceHorizontal = $1 }),
    .setting("frameRate", { $0.frameRate }, { $0.frameRate = $1 }),
    .setting(
      "maximumOverscroll", { $0.maximumOverscroll },
      { $0.maximumOverscroll = $1 }
    ).in(.notNegative),
    .setting(
      "rubberBandCoefficient", { $0.rubberBandCoefficient }, { $0.rubberBandCoefficient = $1 }
    ).in(.positiveFraction),
    .setting("allowsWheelPull", { $0.allowsWheelPull }, { $0.allowsWheelPull = $1 }),
    .setting("reducesMotion", { $0.reducesMotion }, { $0.reducesMotion = $1 }),
    .setting("pixel", { $0.pixelLength }, { $0.pixelLength = $1 }).in(.notNegative),
  ]
}

extension NamedValue<Part> {
  package static let ofViews: [NamedValue] = [
    .setting("isHidden", { $0.isHidden }, { $0.isHidden = $1 }),
    .reading("isShown") { $0.isShown },
    .setting(
      "isUserInteractionEnabled", { $0.isUserInteractionEnabled },
      { $0.isUserInteractionEnabled = $1 }),
    .setting("alpha", { Double($0.alpha) }, { $0.alpha = $1 }).in(.fraction),
    .reading("rotation") { $0.rotation },
    .reading("frame.x") { $0.frame.x },
    .reading("frame.y") { $0.frame.y },
    .reading("frame.width") { Double($0.frame.size.width) },
    .setting("frame.height", { Double($0.frame.size.height) }, { $0.frame.size.height = $1 }),
    .reading("center.x") { Double($0.center.x) },
    .reading("center.y") { Double($0.center.y) },
    .readingOfSome("isAnimating") {
      ($0 as? ImageView)?.isAnimating ?? ($0 as? ActivityIndicator)?.isAnimating
    },
  ]
}

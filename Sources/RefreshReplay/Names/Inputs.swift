import RefreshKit

extension RefreshComponent {
  /// Performs a call of a script or a recording. Returns false if the component's class does not
  /// have the function or the property.
  package final func apply(_ call: ComponentCall) -> Bool {
    switch call {
    case .beginRefreshing: beginRefreshing()
    case .endRefreshing(let result): endRefreshing(with: result)
    case .endOlderLoad:
      guard endsOlderLoad(.first, in: .noMoreData) else {
        return apply(.endRefreshing(.noMoreData))
      }
      endLoad(begun: .first, with: .noMoreData, of: isRefreshing ? machine.generation : nil)
    case .openSecondLevel: openSecondLevel()
    case .closeSecondLevel: closeSecondLevel()
    case .resetNoMoreData:
      guard let ending = self as? any NoMoreDataEnding else { return false }
      ending.resetNoMoreData()
    case .tap:
      guard let titled = self as? any StateTitled else { return false }
      titled.stateLabel.tap()
    case .refreshIfExpired(let seconds):
      guard let header = self as? RefreshHeader else { return false }
      header.refreshIfExpired(after: seconds)
    case .setting(let name, let value): return set(name, to: value)
    case .title(let state, let text):
      guard let titled = self as? any StateTitled else { return false }
      titled.setTitle(text, for: state)
    case .images(let state, let images, let duration):
      guard let showing = self as? any GifShowing else { return false }
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

extension ComponentPart {
  package var settingOfHiding: String { "\(rawValue).isHidden" }
}

extension ScrollView {
  /// Performs an input of a script or a recording. A setting with an unknown name or an invalid
  /// value has no effect.
  package func apply(_ input: ListInput) {
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

/// A view in a component. The raw value is the name of the property in Swift, which hosts and
/// scripts use.
package enum ComponentPart: String, Sendable, CaseIterable {
  case stateLabel
  case lastUpdatedTimeLabel
  case arrowView
  case loadingView
  case gifView
}

extension RefreshComponent {
  /// The parts of each class. They are stored because casts to protocols are slow, and a recorder
  /// reads all parts after each input.
  private static var partsOfClasses: [ObjectIdentifier: Set<ComponentPart>] = [:]

  package final func view(_ part: ComponentPart) -> Part? {
    guard classParts.contains(part) else { return nil }
    return switch part {
    case .stateLabel: shownTitles?.label ?? (self as? any StateTitled)?.stateLabel
    case .lastUpdatedTimeLabel: (self as? any LastUpdatedTimeShowing)?.lastUpdatedTimeLabel
    case .arrowView: shownTitles?.arrowView ?? (self as? any ArrowShowing)?.arrowView
    case .loadingView: shownTitles?.loadingView ?? (self as? any LoadingShowing)?.loadingView
    case .gifView: images?.view ?? (self as? any GifShowing)?.gifView
    }
  }

  private var classParts: Set<ComponentPart> {
    let name = ObjectIdentifier(type(of: self))
    if let parts = Self.partsOfClasses[name] { return parts }
    let parts = Set(ComponentPart.allCases.filter(hasPart))
    Self.partsOfClasses[name] = parts
    return parts
  }

  private func hasPart(_ part: ComponentPart) -> Bool {
    switch part {
    case .stateLabel: self is any StateTitled
    case .lastUpdatedTimeLabel: self is any LastUpdatedTimeShowing
    case .arrowView: self is any ArrowShowing
    case .loadingView: self is any LoadingShowing
    case .gifView: self is any GifShowing
    }
  }
}

extension NamedValue<RefreshComponent> {
  /// The values that components have in addition to those of every view. When a replay of a
  /// recording makes a component, it sets these values in this order, but `state` after all others.
  package static let ofComponents: [NamedValue] = [
    .property("state", { $0.state }, { $0.state = $1 }),
    .property("pullingPercent", { $0.pullingPercent }, { $0.pullingPercent = $1 }),
    .isAutomaticallyChangeAlpha, .holdsContentWhilePulled, .pullTriggerDistance,
    .fastAnimationDuration, .slowAnimationDuration, .minimumRefreshingDuration,
    .ofLevel(.threshold), .ofLevel(.closingDistance), .ofLevel(.duration),
    .refreshingTimeout,
    .reading("isShowingResult") { $0.isShowingResult },
    .reading("secondLevelPhase") { $0.secondLevel?.phase },
    .resultDisplayDuration, .failureDisplayDuration, .ignoredScrollViewContentInsetTop,
    .isCollectionViewAnimationBug,
    .ignoredScrollViewContentInsetBottom, .hidesWhileEmpty, .hidesWhileContentFits,
    .ignoredScrollViewContentInsetRight, .ignoredScrollViewContentInsetLeft,
    .isAutomaticallyRefresh, .triggerAutomaticallyRefreshPercent, .preloadDistance,
    .autoTriggerTimes, .loadsUntilFilled, .isRefreshingTitleHidden, .labelLeftInset,
    .triggerDistance, .diameter, .restingDistance, .style, .lastUpdatedTimeKey, .failureTitle,
    .successTitle,
    .ofLevel(.title, makesLevel: false),
  ]

  /// A setting of the second level. `makesLevel` says whether setting it on a component without a
  /// level makes a level.
  private static func ofLevel(
    _ setting: NamedValue<SecondLevel>, makesLevel: Bool = true
  ) -> NamedValue {
    NamedValue(
      name: setting.name, kind: setting.kind,
      get: { $0.secondLevel.flatMap(setting.get) ?? (makesLevel ? .nothing : nil) },
      set: { component, value in
        guard setting.kind.contains(value), makesLevel || component.secondLevel != nil else {
          return
        }
        let level = component.secondLevel ?? SecondLevel()
        component.secondLevel = level
        setting.set?(level, value)
      })
  }
}

extension NamedValue<ScrollView> {
  private static func sides(
    _ name: String, _ insets: @escaping (ScrollView) -> EdgeInsets
  ) -> [NamedValue] {
    [("top", Edge.top), ("left", .left), ("bottom", .bottom), ("right", .right)].map { side, edge in
      .reading("\(name).\(side)") { insets($0)[edge] }
    }
  }

  package static let ofScrollViews: [NamedValue] =
    [
      .reading("timeline.now") { $0.timeline.now },
      .reading("timeline.nextDue") { $0.timeline.nextDue },
      .reading("timeline.isAnimating") { $0.timeline.isAnimating },
      .reading("contentOffset.x") { $0.contentOffset.x },
      .reading("contentOffset.y") { $0.contentOffset.y },
      .reading("presentation.contentOffset.x") { $0.scrollPresentation.contentOffset.x },
      .reading("presentation.contentOffset.y") { $0.scrollPresentation.contentOffset.y },
      .reading("contentSize.width") { $0.contentSize.width },
      .reading("contentSize.height") { $0.contentSize.height },
    ]
    + sides("contentInset") { $0.contentInset } + sides("reservedInset") { $0.reservedInset }
    + sides("adjustedContentInset") { $0.adjustedContentInset }
    + sides("heldOverscroll") { $0.heldOverscroll }
    + [
      .reading("frame.width") { $0.frame.width },
      .reading("frame.height") { $0.frame.height },
      .reading("touchTime") { $0.touchTime },
      .reading("isDragging") { $0.isDragging },
      .reading("isTracking") { $0.isTracking },
      .reading("isDecelerating") { $0.isDecelerating },
      .property(
        "isUserInteractionEnabled", { $0.isUserInteractionEnabled },
        { $0.isUserInteractionEnabled = $1 }),
      .property("isInWindow", { $0.isInWindow }, { $0.isInWindow = $1 }),
      .isPagingEnabled, .bounces, .allowsSimultaneousRefreshing, .isReordering,
      .resetsNoMoreDataAfterHeaderRefresh, .failureDisplayDuration,
      .isDirectionalLockEnabled, .decelerationRate, .alwaysBounceVertical, .alwaysBounceHorizontal,
      .frameRate, .maximumOverscroll, .rubberBandCoefficient, .allowsWheelPull, .reducesMotion,
      .pixelLength,
    ]
}

extension NamedValue<Part> {
  package static let ofViews: [NamedValue] = [
    .property("isHidden", { $0.isHidden }, { $0.isHidden = $1 }),
    .reading("isShown") { $0.isShown },
    .property(
      "isUserInteractionEnabled", { $0.isUserInteractionEnabled },
      { $0.isUserInteractionEnabled = $1 }),
    .property("alpha", in: .fraction, { Double($0.alpha) }, { $0.alpha = $1 }),
    .reading("rotation") { $0.rotation },
    .reading("frame.x") { $0.frame.x },
    .reading("frame.y") { $0.frame.y },
    .reading("frame.width") { Double($0.frame.size.width) },
    .property("frame.height", { Double($0.frame.size.height) }, { $0.frame.size.height = $1 }),
    .reading("center.x") { Double($0.center.x) },
    .reading("center.y") { Double($0.center.y) },
    .readingOfSome("isAnimating") {
      ($0 as? ImageView)?.isAnimating ?? ($0 as? ActivityIndicator)?.isAnimating
    },
  ]
}

extension RefreshComponent {
  /// The threshold of the pull, in points of visible or held overscroll, above 0; nil (the default)
  /// for the length of the component. A longer pull refreshes when it is released. Any other number
  /// is refused.
  ///
  /// At this distance ``pullingPercent`` is 1, and ``SecondLevel/threshold`` is a fraction of it.
  /// The inset that a refresh reserves stays the length of the component. A new value applies from
  /// the next move of the content.
  ///
  /// The property stays nil in classes with a threshold of their own (``RefreshRingHeader``,
  /// ``RefreshIndicatorHeader`` and ``RefreshControl``) and in components that are not pulled: auto
  /// headers, auto footers, and a bare ``RefreshFooter``.
  public final var pullTriggerDistance: Double? {
    get { machine.traits.canChooseThreshold ? settings.pullThreshold : nil }
    set { set(.pullTriggerDistance, to: newValue) }
  }

  /// The component itself if its class lets the app choose the threshold; otherwise nil.
  final var choosingThreshold: RefreshComponent? {
    machine.traits.canChooseThreshold ? self : nil
  }

  final var shownPercent: Double { machine.percent.clamped(to: 0...1) }

  final var mayReserveInset: Bool {
    machine.traits.isPulled && !machine.traits.isPulledByPlatform && style != .front && isShown
      && isUserInteractionEnabled
  }

  /// The distance beyond which a release refreshes, in points.
  package final var pullThreshold: Double { settings.pullThreshold ?? openLength }

  final func pull(in scrollView: ScrollView) -> PullGeometry {
    PullGeometry(edge: edge, rest: scrollView.scrollState.restOffsets[edge])
  }

  /// Called when the offset has changed outside a refresh. Places the component, asks ``PullRule``
  /// what the move means, sets the percent, and performs the action.
  final func followPull() {
    followOffset()
    if showsSecondLevel {
      secondLevel?.placeContent()
      return
    }
    guard let unretainedList, unretainedList.use({ concernsPull(in: $0) }) else { return }
    let move = unretainedList.use { pullMove(in: $0) }
    let attachment = machine.attachment
    let decision = machine.pull.move(move)
    if let percent = decision.percent { pullingPercent = percent }
    // An observer of the percent may have changed the state or detached the component.
    guard machine.state == move.state, machine.attachment == attachment else { return }
    switch decision.action {
    case .none: break
    case .endPull(let cause): transition(to: .idle, because: cause)
    case .pull: if mayPull { transition(to: .pulling, because: .pull(by: move.cause)) }
    case .beginUnderFinger: if mayPull { beginWithoutObstacle(by: .threshold(by: move.cause)) }
    case .begin(let gesture): if !begin(by: gesture) { setPercentAfterObstacle() }
    }
    secondLevel?.pullDidMove()
  }

  /// Called when an obstacle has prevented a gesture from beginning a refresh. If the obstacle has
  /// ended the pull, sets the percent for the present offset.
  private func setPercentAfterObstacle() {
    guard machine.state == .idle, let unretainedList else { return }
    let move = unretainedList.use { pullMove(in: $0) }
    if let percent = machine.pull.move(move).percent { pullingPercent = percent }
  }

  /// Whether the present move of the content can affect the pull. Most moves cannot: the content
  /// covers the component, the percent is 0, the state is not pulling, and no drag is refused.
  private func concernsPull(in list: ScrollView) -> Bool {
    if machine.percent != 0 || machine.state == .pulling || machine.pull.refusedDragID != nil {
      return true
    }
    let pull = pull(in: list)
    return !pull.isCovered(at: pull.distance(of: list.scrollState.pulledOffset))
  }

  /// The present move of the content, as ``PullRule`` needs it.
  final func pullMove(in list: ScrollView) -> PullRule.Move {
    PullRule.Move(
      pull(in: list), threshold: pullThreshold, in: list.scrollState,
      keepsPosition: list.positionKeeping != nil, state: machine.state, percent: machine.percent,
      traits: machine.traits, isClosing: machine.phase == .closing)
  }

  /// Whether the drag pulls the component beyond its threshold, and no obstacle prevents a refresh.
  /// Read this property after the percent was set, because an observer of the percent may have
  /// hidden the component, moved the content or ended the drag.
  private var mayPull: Bool { isDraggedFarEnough && gestureObstacle == nil }

  private var isDraggedFarEnough: Bool {
    guard isInteractive, let unretainedList, unretainedList.use({ $0.scrollState.isDragActive })
    else { return false }
    return pullDistance.isBeyond(pullThreshold)
  }

  /// Called when the state of the pan gesture was set. If the drag ends in pulling, the refresh
  /// begins with the next change of the offset or in the next turn, whichever comes first. If calls
  /// of the app are waiting, the begin waits behind them.
  final func followPan(_ change: Change<PanState>) {
    if machine.state == .pulling {
      endPull(change.new)
    } else {
      secondLevel?.panStateDidChange(to: change.new)
    }
  }

  /// Called when a drag has begun, before it moves the content. If the component shows a failure
  /// before it closes, it closes now.
  final func dragDidBegin() {
    if machine.isShowingFailure { transition(to: .idle, because: .drag) }
  }

  private func endPull(_ panState: PanState) {
    switch panState {
    case .ended:
      let distance = pullDistance
      if machine.touchEnded(at: distance) {
        begin(by: .release)
      } else {
        let number = machine.releaseNumber
        listTimeline?.async(for: self) {
          if $0.machine.isReleased, $0.machine.releaseNumber == number { $0.begin(by: .release) }
        }
      }
    case .cancelled:
      transition(to: .idle, because: .dragCancelled)
    case .possible, .began, .changed:
      break
    }
  }

  final func pullDidEnd() {
    dropPullAtEdge()
    secondLevel?.pullDidEnd()
  }

  /// Ends a pull if a change of the geometry has reduced its distance to 0. A released pull is
  /// kept, because its refresh is about to begin.
  final func dropPullAtEdge() {
    guard machine.traits.isPulled, !machine.isRefreshing, !machine.pull.isReleased else { return }
    if unretainedList != nil, pullDistance <= 0 { dropPull(because: .geometry) }
  }

  final func cancelPull(because obstacle: RefreshObstacle) {
    machine.calls.removeGestures()
    if machine.traits.isPulled { dropPull(because: .obstacle(obstacle)) }
    secondLevel?.close()
  }

  private func dropPull(because cause: RefreshCause) {
    if machine.state == .pulling { transition(to: .idle, because: cause) }
    if !machine.isRefreshing, machine.phase != .closing, machine.percent != 0 { pullingPercent = 0 }
  }

  /// The distance of the pull, in points, including overscroll that is held; 0 without a list.
  package final var pullDistance: Double {
    unretainedList?.use { pull(in: $0).distance(of: $0.scrollState.pulledOffset) } ?? 0
  }

  // MARK: Begins

  /// Says whether the app or the component itself hides the component; nil if the component is
  /// shown.
  package final var obstacleOfHiding: RefreshObstacle? {
    isShown ? nil : isHidden ? .hidden : .hidesItself
  }

  /// The obstacle that prevents a gesture from beginning a refresh now; nil if there is none.
  package final var gestureObstacle: RefreshObstacle? {
    machine.calls.endsWithNoMoreData ? .waitingEnd : obstacleInList
  }

  final var obstacleInList: RefreshObstacle? {
    unretainedList?.use { $0.obstacle(to: self) }
  }

  /// Begins a refresh by a gesture. If an end is waiting, the refresh begins after it, and further
  /// gestures are ignored until then. An obstacle ends the pull.
  ///
  /// - Returns: Whether a refresh begins or waits to begin, or the second level opens instead.
  @discardableResult
  final func begin(by gesture: RefreshCause.Begin) -> Bool {
    if let obstacle = gestureObstacle {
      meet(obstacle, by: gesture)
      return false
    }
    return beginWithoutObstacle(by: gesture)
  }

  /// Reacts to an obstacle: a pull ends, and an arrival at the end of the list waits if another
  /// component refreshes.
  final func meet(_ obstacle: RefreshObstacle, by gesture: RefreshCause.Begin) {
    if machine.state == .pulling { transition(to: .idle, because: .obstacle(obstacle)) }
    switch gesture {
    case .arrival, .dragEnd:
      if obstacle == .otherRefresh { loader?.postponeLoad(by: gesture) }
    default: break
    }
  }

  /// Begins a refresh for a caller that has already checked ``gestureObstacle``.
  @discardableResult
  final func beginWithoutObstacle(by gesture: RefreshCause.Begin) -> Bool {
    if secondLevel?.openByRelease() == true { return true }
    switch machine.beginning(by: gesture) {
    case .now:
      beginNow(gesture)
    case .inTurn:
      machine.dropRelease()
      enqueue(.beginByGesture(gesture))
    case .never:
      return false
    }
    return true
  }

  final func mayBegin(by begin: RefreshCause.Begin) -> Bool {
    switch begin {
    case .call: true
    case .filling: loader?.isFreeToFill == true
    default: isInteractive
    }
  }

  final var loadsByTap: Bool {
    machine.isShowingFailure || machine.state == .idle && (loader != nil || machine.showsFailure)
  }

  private func titleWasTapped() {
    input(.tap) {
      guard isInteractive else { return }
      if loadsByTap { begin(by: .tap) } else if machine.isRefreshing { source?.titleWasTapped() }
    }
  }

  final func refreshByTap(on label: Label) {
    label.tapAction = { [weak self] in self?.titleWasTapped() }
  }
}

extension ScrollView {
  fileprivate func obstacle(to component: RefreshComponent) -> RefreshObstacle? {
    if components.contains(where: { $0.showsSecondLevel }) { return .secondLevel }
    guard !allowsSimultaneousRefreshing else { return nil }
    return hasBusyComponent(besides: component) ? .otherRefresh : nil
  }

  func hasBusyComponent(besides component: RefreshComponent? = nil) -> Bool {
    components.contains { $0.isBusy && $0 !== component }
  }
}

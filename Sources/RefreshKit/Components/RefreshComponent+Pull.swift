/// The pull, the opening and the closing of headers, back footers, leaders and trailers.
extension RefreshComponent {
  /// Whether ``View/alpha`` follows ``pullingPercent`` outside a refresh; false by default. The
  /// property has no effect on auto headers and auto footers.
  public final var isAutomaticallyChangeAlpha: Bool {
    get { settings.isAutomaticallyChangeAlpha }
    set {
      set("isAutomaticallyChangeAlpha", to: newValue) {
        let faded = fadesWithPull
        settings.isAutomaticallyChangeAlpha = $0
        guard machine.traits.canFade else { return }
        if $0 { percentFollowers.insert(.alpha) } else { percentFollowers.remove(.alpha) }
        if !isRefreshing {
          alpha = fadesWithPull ? alphaOfPull : 1
        } else if faded, !fadesWithPull {
          alpha = 1
        }
      }
    }
  }

  /// The threshold of the pull, in points of visible or held overscroll, above 0; nil (the default)
  /// for the length of the component. A longer pull refreshes when it is released. Another number is
  /// refused.
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
    set {
      guard machine.traits.canChooseThreshold, newValue.map(NumberRange.positive.contains) ?? true
      else { return }
      set("pullTriggerDistance", to: newValue) { settings.pullThreshold = $0 }
    }
  }

  /// The component, if the app chooses the threshold of its pull; nil otherwise.
  final var choosingThreshold: RefreshComponent? {
    machine.traits.canChooseThreshold ? self : nil
  }

  /// The percent, clamped to 0...1.
  final var shownPercent: Double { pullingPercent.clamped(to: 0...1) }

  /// Whether a refresh that begins now may reserve an inset and move the content.
  final var mayReserveInset: Bool {
    machine.traits.reservesInset && style != .front && isShown && isUserInteractionEnabled
  }

  /// The distance from which a release of the pull begins a refresh, in points.
  final var pullThreshold: Double { settings.pullThreshold ?? openLength }

  /// The geometry of the component's pull in a scroll view.
  @inline(__always)
  final func pull(in scrollView: ScrollView) -> PullGeometry {
    PullGeometry(edge: edge, rest: scrollView._snapshot.rests[edge])
  }

  /// The coordinate along the axis at which a pulled component begins after the content, or after
  /// the visible area if the content is shorter.
  final func originAfterContent(in geometry: ScrollGeometry, ignoring ignored: Double) -> Double {
    let axis = edge.axis
    let inset = geometry.ownInset
    let view = geometry.size[axis] - inset[axis.leadingEdge] - inset[axis.trailingEdge]
    return max(geometry.contentSize[axis], view) + ignored
  }

  /// Whether the content covers the component.
  @inline(__always)
  private var isCovered: Bool {
    guard let host else { return true }
    return host.use {
      let pull = pull(in: $0)
      return pull.isCovered(at: pull.distance(of: $0._snapshot.pulledOffset))
    }
  }

  /// Called when the offset has changed outside a refresh.
  final func followPull() {
    guard offsetFollowers.isEmpty else { return followPullWithFollowers() }
    if ignoresCoveredMoves, isCovered { return }
    contentDidMove()
  }

  /// Called when the offset has changed in a component with ``offsetFollowers``.
  private func followPullWithFollowers() {
    placeByOffset()
    if showsSecondLevel {
      secondLevel?.placeContent()
    } else if !ignoresCoveredMoves || !isCovered, contentDidMove() {
      secondLevel?.pullDidMove()
    }
  }

  @inline(__always)
  private func pullMove(beyond threshold: Double, in list: ScrollView) -> PullRule.Move {
    PullRule.Move(
      pull(in: list), threshold: threshold, in: list._snapshot, state: machine.state,
      percent: machine.percent, byTouchOnly: machine.traits.isPulledByTouchOnly,
      isClosing: machine.isClosing)
  }

  /// Updates the pull after a move of the content.
  ///
  /// - Returns: Whether the pull continues after the update. False if nothing has changed, and if
  ///   an observer has made another change.
  @discardableResult
  private func contentDidMove() -> Bool {
    guard let host else { return false }
    let state = machine.state
    let threshold = pullThreshold
    let move = host.use { pullMove(beyond: threshold, in: $0) }
    let decision = event { $0.contentMoved(move) }
    if decision.percent == nil, decision.action == .none { return false }
    let attachment = machine.attachment
    if let percent = decision.percent { pullingPercent = percent }
    guard machine.state == state, machine.attachment == attachment else { return false }
    // A move that keeps the visible rows in place neither begins a refresh nor changes to pulling.
    let triggers = decision.action == .pull || decision.action == .begin
    if triggers, host.use({ $0.keeping != nil }) { return false }
    switch decision.action {
    case .none: break
    case .endPull:
      let isBeyond = move.distance.isBeyond(move.threshold)
      let cause = move.cause
      transition(to: .idle, because: isBeyond ? .move(by: cause) : .pullBack(by: cause))
    case .pull:
      if isDraggedFarEnough, !hasGestureObstacle {
        transition(to: .pulling, because: .pull(by: move.cause))
      }
    case .begin:
      // If an obstacle has ended the pull, the percent becomes that of the present offset.
      let gesture = machine.isReleased ? RefreshCause.Begin.release : .move(by: move.cause)
      return !begin(by: gesture) && machine.state == .idle && contentDidMove()
    }
    return true
  }

  /// Whether a drag still pulls beyond the threshold: an observer of the percent may have hidden the
  /// component, moved the content, or ended the drag.
  private var isDraggedFarEnough: Bool {
    guard isInteractive, let host, host.use({ $0._snapshot.isDragActive }) else { return false }
    return pullDistance.isBeyond(pullThreshold)
  }

  /// Called when the state of the pan gesture was set. The release of a component that is pulling
  /// begins a refresh with the next offset or in the next turn. A drag that is cancelled ends the
  /// pull.
  @inline(__always)
  final func followPan(_ change: Change<PanState>) {
    if machine.state == .pulling {
      panStateDidChange(to: change.new)
    } else {
      secondLevel?.panStateDidChange(to: change.new)
    }
  }

  private func panStateDidChange(to panState: PanState) {
    switch panState {
    case .ended:
      let distance = pullDistance
      if event({ $0.touchEnded(at: distance) }) {
        begin(by: .release)
      } else {
        let release = machine.release
        listTimeline?.async(for: self) {
          if $0.machine.isReleased, $0.machine.release == release { $0.begin(by: .release) }
        }
      }
    case .cancelled:
      transition(to: .idle, because: .dragCancelled)
    case .possible, .began, .changed:
      break
    }
  }

  /// Called when the state has changed from pulling.
  final func pullDidEnd() {
    dropPullAtEdge()
    secondLevel?.pullDidEnd()
  }

  /// Ends a pull whose distance is 0 or negative after a change of the geometry, unless it was
  /// released.
  final func dropPullAtEdge() {
    guard machine.traits.isPulled, !isRefreshing, !machine.pull.isReleased else { return }
    if host != nil, pullDistance <= 0 { dropPull(because: .geometry) }
  }

  /// Ends a pull and closes the second level, because the component can no longer be pulled.
  final func cancelPull(because obstacle: RefreshObstacle) {
    machine.makeUnavailable()
    if machine.traits.isPulled { dropPull(because: .obstacle(obstacle)) }
    closeSecondLevel()
  }

  private func dropPull(because cause: RefreshCause) {
    if state == .pulling { transition(to: .idle, because: cause) }
    if !isRefreshing, !machine.isClosing, machine.percent != 0 { pullingPercent = 0 }
  }

  /// The distance by which the content is pulled at present, in points, including held overscroll;
  /// 0 while detached.
  final var pullDistance: Double {
    host?.use { pull(in: $0).distance(of: $0._snapshot.pulledOffset) } ?? 0
  }

  // MARK: Opening and closing

  /// Reserves an inset and moves the content to its offset during a refresh.
  final func reserveInsetAndMove(in scrollView: ScrollView) {
    guard machine.reservesInset else { return }
    let pull = pull(in: scrollView)
    let generation = machine.generation
    func reserve() {
      let inset = pull.openReservedInset(for: openLength, in: scrollView.geometry)
      setReservedInset(inset, in: scrollView)
    }
    reserve()
    // If that has moved the content into its range, the component has adjusted its inset to the
    // move.
    if generation == machine.generation, machine.reservesInset { reserve() }
    scrollView.setOffset(pull.openOffset(by: openLength), along: edge.axis)
  }

  /// Reserves an inset and moves the content by an animation.
  final func openAnimated(in scrollView: ScrollView) -> Opening {
    scrollView.animate(fastAnimationDuration) {
      reserveInsetAndMove(in: scrollView)
      placeByOffset()
    }
    return .animated
  }

  /// Releases the inset by an animation.
  final func closeAnimated(in scrollView: ScrollView) -> Closing {
    scrollView.animate(slowAnimationDuration) {
      releaseInset(in: scrollView)
      placeByOffset()
    }
    return .animated
  }

  /// Releases the reserved inset.
  final func releaseInset(in scrollView: ScrollView) {
    if fadesWithPull { alpha = 0 }
    setReservedInset(0, in: scrollView)
  }

  /// Sets the percent after a closing: to that of the present offset during a pull, and during a
  /// drag that is newer than the refresh, while the content is dragged or springs back; and to 0
  /// otherwise.
  final func setPercentAfterClosing() {
    guard let host else { return }
    let isPulling = state == .pulling && !machine.isPulledByHand
    let percent = host.use {
      let isPulled =
        isPulling || machine.pull.isNewer($0._snapshot) && isInteractive && !showsSecondLevel
      return isPulled ? pull(in: $0).percent(at: max(0, pullDistance), of: pullThreshold) : 0
    }
    pullingPercent = percent
  }
}

/// What header, back footer, leader and trailer share: being pulled, opening and closing.
extension RefreshComponent {
  /// Whether ``View/alpha`` follows ``pullingPercent`` outside a refresh; false by default. It has
  /// no effect on auto footers.
  public final var isAutomaticallyChangeAlpha: Bool {
    get { settings.isAutomaticallyChangeAlpha }
    set {
      set("isAutomaticallyChangeAlpha", to: newValue) {
        let faded = fadesWithPull
        settings.isAutomaticallyChangeAlpha = $0
        guard machine.traits.canFade else { return }
        if !isRefreshing {
          alpha = fadesWithPull ? alphaOfPull : 1
        } else if faded, !fadesWithPull {
          alpha = 1
        }
      }
    }
  }

  /// The percent, within what an alpha can be.
  final var shownPercent: Double { pullingPercent.clamped(to: 0...1) }

  /// The alpha that follows the percent; 1 while a second level is in sight.
  private var alphaOfPull: Double { showsSecondLevel ? 1 : shownPercent }

  /// Sets the alpha that follows the percent.
  @inline(__always)
  final func showAlphaOfPull() {
    if !isRefreshing, fadesWithPull { alpha = alphaOfPull }
  }

  /// Whether the alpha follows the percent.
  final var fadesWithPull: Bool { settings.isAutomaticallyChangeAlpha && machine.traits.canFade }

  /// Whether a refresh that began now could reserve an inset and move the content.
  final var mayOpenView: Bool {
    machine.traits.reservesInset && style != .front && isShown && isUserInteractionEnabled
  }

  /// Where the component is pulled in a scroll view.
  @inline(__always)
  final func pull(in scrollView: ScrollView) -> PullGeometry {
    PullGeometry(edge: edge, rest: scrollView._snapshot.rests[edge])
  }

  /// The place of a component that is pulled, behind the content, or behind the view where the
  /// content is shorter.
  final func placeBehindContent(in geometry: ScrollGeometry, ignoring ignored: Double) -> Double {
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
      return pull.isInside(pull.distance(of: $0._snapshot.pulledOffset))
    }
  }

  /// Follows a change of offset outside a refresh.
  final func followPull() {
    guard offsetFollowers.isEmpty else { return followPullWithFollowers() }
    if ignoresCoveredMoves, isCovered { return }
    contentDidMove()
  }

  /// Follows a change of offset in a component in which more follows it than the pull.
  private func followPullWithFollowers() {
    placeByOffset()
    if showsSecondLevel {
      secondLevel?.placeContent()
    } else if !ignoresCoveredMoves || !isCovered, contentDidMove() {
      secondLevel?.pullDidMove()
    }
  }

  @inline(__always)
  private func pullMoment(of length: Double, in list: ScrollView) -> PullRule.Moment {
    PullRule.Moment(
      pull(in: list), length: length, in: list._snapshot, state: machine.state,
      percent: machine.percent, byTouchOnly: machine.traits.isPulledByTouchOnly,
      isClosing: machine.isClosing)
  }

  /// Does what a move of the content means for the pull.
  ///
  /// - Returns: Whether the pull goes on with what it has become.
  @discardableResult
  private func contentDidMove() -> Bool {
    guard let host else { return false }
    let state = machine.state
    let length = pullLength
    let moment = host.use { pullMoment(of: length, in: $0) }
    let outcome = event { $0.contentMoved(moment) }
    if outcome.percent == nil, outcome.action == .none { return false }
    let attachment = machine.attachment
    if let percent = outcome.percent { pullingPercent = percent }
    guard machine.state == state, machine.attachment == attachment else { return false }
    // A move that keeps the position triggers nothing.
    let triggers = outcome.action == .pull || outcome.action == .begin
    if triggers, host.use({ $0.keeping != nil }) { return false }
    switch outcome.action {
    case .none: break
    case .relax:
      let isBeyond = moment.distance.isBeyond(moment.length)
      let mover = moment.cause
      transition(to: .idle, because: isBeyond ? .move(by: mover) : .pullBack(by: mover))
    case .pull: if !isBarred { transition(to: .pulling, because: .pull(by: moment.cause)) }
    case .begin:
      // A pull that is barred is over; what is left of it is what the offset shows.
      let gesture = machine.isReleased ? RefreshCause.Begin.release : .move(by: moment.cause)
      return !begin(by: gesture) && machine.state == .idle && contentDidMove()
    }
    return true
  }

  /// Follows the pan gesture: letting go begins what the pull has announced, with the next offset or
  /// in the next turn; a cancelled drag announces nothing.
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

  /// The state is not pulling any more.
  final func pullIsOver() {
    dropPullAtEdge()
    secondLevel?.pullDidEnd()
  }

  /// Ends a pull that a change of geometry has left at the edge or inside the content, unless it was
  /// let go.
  final func dropPullAtEdge() {
    guard machine.traits.isPulled, !isRefreshing, !machine.pull.isReleased else { return }
    if host != nil, pullDistance <= 0 { dropPull(because: .geometry) }
  }

  /// Ends a pull, and closes what one has opened, because the component cannot be pulled any more.
  final func cancelPull(because obstacle: RefreshObstacle) {
    machine.makeUnavailable()
    if machine.traits.isPulled { dropPull(because: .obstacle(obstacle)) }
    closeSecondLevel()
  }

  private func dropPull(because cause: RefreshCause) {
    if state == .pulling { transition(to: .idle, because: cause) }
    if !isRefreshing, !machine.isClosing, machine.percent != 0 { pullingPercent = 0 }
  }

  /// How far the content is pulled at present, in points, with what is held; 0 while detached.
  final var pullDistance: Double {
    host?.use { pull(in: $0).distance(of: $0._snapshot.pulledOffset) } ?? 0
  }

  // MARK: Opening and closing

  /// Reserves an inset and moves the content to where it is during a refresh.
  final func openView(in scrollView: ScrollView) {
    guard machine.opensView else { return }
    let pull = pull(in: scrollView)
    let generation = machine.generation
    func reserve() {
      let inset = pull.openReservedInset(for: pullLength, in: scrollView.geometry)
      reserveInset(inset, in: scrollView)
    }
    reserve()
    // Where that has moved the content into its range, the component has followed it.
    if generation == machine.generation, machine.opensView { reserve() }
    scrollView.setOffset(pull.openOffset(by: pullLength), along: edge.axis)
  }

  /// Reserves an inset and moves the content by an animation.
  final func openAnimated(in scrollView: ScrollView) -> Opening {
    scrollView.animate(fastAnimationDuration) {
      openView(in: scrollView)
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
    reserveInset(0, in: scrollView)
  }

  /// Sets the percent to what a drag that is newer than the refresh shows after a closing animation,
  /// while it is down or springs back; 0 without one.
  final func showPresentPull() {
    guard let host else { return }
    let percent = host.use {
      let isPulled = machine.pull.isNewer($0._snapshot) && isInteractive && !showsSecondLevel
      return isPulled ? pull(in: $0).percent(at: max(0, pullDistance), of: pullLength) : 0
    }
    pullingPercent = percent
  }
}

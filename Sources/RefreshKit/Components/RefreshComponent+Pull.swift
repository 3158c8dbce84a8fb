/// What header, back footer and trailer share: being pulled, opening and closing.
extension RefreshComponent {
  /// Whether ``View/alpha`` follows ``pullingPercent`` outside a refresh; false by default. It has
  /// no effect on auto footers.
  public final var isAutomaticallyChangeAlpha: Bool {
    get { _isAutomaticallyChangeAlpha }
    set {
      let faded = fadesWithPull
      _isAutomaticallyChangeAlpha = newValue
      guard canFade else { return }
      if !isRefreshing {
        alpha = fadesWithPull ? shownPercent : 1
      } else if faded, !newValue {
        alpha = 1
      }
    }
  }

  /// Whether the alpha follows the percent.
  final var fadesWithPull: Bool { _isAutomaticallyChangeAlpha && canFade }

  /// Whether a refresh that began now could borrow room and move the content.
  final var mayOpenView: Bool { reservesInset && isShown && isUserInteractionEnabled }

  /// Where the component is pulled in a scroll view.
  @inline(__always)
  final func pull(in scrollView: ScrollView) -> PullGeometry {
    PullGeometry(edge: side, rest: scrollView.rests[side])
  }

  /// Where a component that is pulled stands behind the content, or behind the view where the
  /// content is shorter.
  final func placeBehindContent(in geometry: ScrollGeometry, ignoring ignored: Double) -> Double {
    let axis = edge.axis
    let inset = geometry.inset
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
    guard pullRule.isUntouched(_state, percent: _pullingPercent), isCovered else {
      return takeUpPull()
    }
  }

  private func takeUpPull() {
    guard let host else { return }
    let state = _state
    let attachment = attachmentCount
    let moment = host.use {
      PullRule.Moment(
        pull(in: $0), length: pullLength, in: $0._snapshot, state: state,
        percent: _pullingPercent, byFingerOnly: pullsByFingerOnly,
        isClosing: cycle.phase == .closing)
    }
    var rule = pullRule
    let outcome = rule.move(moment)
    pullRule = rule
    if let percent = outcome.percent { pullingPercent = percent }
    guard _state == state, attachmentCount == attachment else { return }
    switch outcome.action {
    case .none: break
    case .relax: transition(to: .idle)
    case .pull: if !isBarred { transition(to: .pulling) }
    case .begin:
      // A pull that is barred is over; what is left of it is what the offset shows.
      if !beginByGesture(), _state == .idle { takeUpPull() }
    }
  }

  /// Follows the pan gesture: letting go begins what the pull has announced, with the next offset or
  /// in the next turn; a cancelled drag announces nothing.
  @inline(__always)
  final func followPan(_ change: Change<PanState>) {
    if _state == .pulling { pullFollowsPan(change.new) }
  }

  private func pullFollowsPan(_ panState: PanState) {
    switch panState {
    case .ended:
      pullRule.release()
      guard requests.isEmpty else {
        beginByGesture()
        return
      }
      listTimeline?.async(for: self) {
        if $0.state == .pulling, $0.pullRule.isReleased { $0.beginByGesture() }
      }
    case .cancelled:
      transition(to: .idle)
    case .possible, .began, .changed:
      break
    }
  }

  /// Whether no pull, arrival or tap may begin a refresh now: an end waits that says that there is no
  /// more data, or another component refreshes and the scroll view lets only one do so.
  final var isBarred: Bool {
    if requests.contains(where: { $0.isEndWithNoMoreData }) { return true }
    guard let scrollView, !scrollView.allowsSimultaneousRefreshing else { return false }
    return scrollView.accessories.all.contains { $0 !== self && $0.isBusy }
  }

  /// Ends a pull that a change of geometry has left at the edge or inside the content, unless it was
  /// let go.
  final func settlePull() {
    guard followsPull, !isRefreshing, !pullRule.isReleased, host != nil, pullDistance <= 0 else {
      return
    }
    if state == .pulling { transition(to: .idle) }
    if cycle.phase != .closing, pullingPercent != 0 { pullingPercent = 0 }
  }

  /// Ends a pull because the component cannot be pulled any more.
  final func cancelPull() {
    requests.removeAll { $0.isGesture }
    guard followsPull else { return }
    if state == .pulling { transition(to: .idle) }
    if !isRefreshing, cycle.phase != .closing, pullingPercent != 0 { pullingPercent = 0 }
  }

  /// How far the content is pulled at present, in points, with what is held; 0 while detached.
  final var pullDistance: Double {
    host?.use { pull(in: $0).distance(of: $0._snapshot.pulledOffset) } ?? 0
  }

  /// Borrows room and brings the content where it stands during a refresh.
  final func openView() {
    guard opensView, let scrollView else { return }
    let pull = pull(in: scrollView)
    reserveInset(pull.openReservedInset(for: pullLength, in: scrollView.geometry))
    // Rounding must not leave it beyond the room that was just reserved.
    let range = scrollView.geometry.range(along: side.axis)
    let open = min(max(pull.openOffset(by: pullLength), range.lowerBound), range.upperBound)
    scrollView.setOffset(open, along: side.axis)
  }

  /// Opens by an animation, after which the refreshing callback runs.
  final func openAnimated() {
    let number = cycle.number
    listTimeline?.animate(fastAnimationDuration, for: self) {
      openView()
    } completion: {
      $0.callBack(number)
    }
  }

  /// Closes by an animation, after which the end is told.
  final func closeAnimated() {
    guard let timeline = listTimeline else { return restDetached() }
    let number = cycle.number
    timeline.animate(slowAnimationDuration) { releaseInset() }
    tellClosing(number, in: timeline)
  }

  /// Gives back the borrowed room.
  final func releaseInset() {
    if fadesWithPull { alpha = 0 }
    reserveInset(0)
  }

  /// Runs the begin action of the closing animation once the change is over, and plans its end;
  /// neither if that closing, whose number is `number`, has been replaced by then.
  final func tellClosing(_ number: Int, in timeline: Timeline) {
    afterChange { [self] in
      guard cycle.isCurrent(number) else { return }
      timeline.animate(slowAnimationDuration, for: self) {
        endRefreshingAnimationBeginAction?()
      } completion: {
        $0.closingDidEnd(number)
      }
    }
  }

  private func closingDidEnd(_ number: Int) {
    guard cycle.isCurrent(number), cycle.phase == .closing else { return }
    closingWillEnd()
    if followsPull { showPresentPull() }
    guard cycle.isCurrent(number) else { return }
    closingIsOver()
  }

  /// Sets the percent to what a drag that is newer than the refresh shows after a closing animation,
  /// while it is down or springs back; 0 without one.
  private func showPresentPull() {
    guard let scrollView else { return }
    let pull = pull(in: scrollView)
    let isPulled = pullRule.isNewer(scrollView._snapshot) && responds
    pullingPercent = isPulled ? pull.percent(at: max(0, pullDistance), of: pullLength) : 0
  }
}

/// How a second level is left: by a call, by a drag or a scroll that moves the content away from it, or because
/// something else takes its place.
extension RefreshComponent {
  /// Closes the second level. Where it is neither open nor opening, nothing happens.
  public final func closeSecondLevel() {
    input(.closeSecondLevel) {
      guard let level = secondLevel, level.phase.isOpen, let scrollView else { return }
      close(level, in: scrollView, over: level.duration) {
        let pull = ownPull(in: scrollView)
        reserveInset(0)
        if pull.distance(of: scrollView.contentOffset) > 0 {
          scrollView.setOffset(pull.rest, along: _edge.axis)
        }
      }
    }
  }

  private func close(
    _ level: SecondLevel, in scrollView: ScrollView, over duration: Double, _ changes: () -> Void
  ) {
    level.phase = .closing
    let generation = level.generation
    scrollView.animate(duration, for: self, changes) {
      if level.generation == generation { $0.leaveSecondLevel() }
    }
  }

  // MARK: Drags

  /// Follows a drag of an open level: at its end the level closes, or returns to where it fills the view.
  final func followPanInSecondLevel(_ panState: PanState) {
    guard let level = secondLevel, level.phase.isOpen, let scrollView else { return }
    guard panState == .ended || panState == .cancelled else { return }
    let back = distanceFromLevel(of: scrollView._snapshot.pulledOffset, in: scrollView)
    let closes = panState == .ended && back.isBeyond(level.closingDistance)
    let (generation, drag) = (level.generation, scrollView._snapshot.dragID)
    scrollView.timeline.async(for: self) {
      guard level.generation == generation, $0.scrollView?._snapshot.dragID == drag else { return }
      closes ? $0.closeSecondLevel() : $0.returnToSecondLevel()
    }
  }

  /// How far an offset is from that of the open level, in points, towards the content.
  private func distanceFromLevel(of offset: Point, in scrollView: ScrollView) -> Double {
    levelLength(in: scrollView) - ownPull(in: scrollView).distance(of: offset)
  }

  private func returnToSecondLevel() {
    scrollView?.animate(slowAnimationDuration) { moveToSecondLevel() }
  }

  // MARK: Scrolls

  /// Follows a scroll that is no drag.
  final func follow(_ notice: ScrollNotice) {
    switch notice {
    case .moved: followScrollInSecondLevel()
    case .wheel(let isOver): followWheelInSecondLevel(isOver: isOver)
    case .leftLevel(let offset): if responds { arrive(from: offset) }
    }
  }

  /// Follows a scroll while the level is open: one that moves the content away from it by more than
  /// ``SecondLevel/closingDistance`` closes it, in the time of the scroll; after another the content returns.
  private func followScrollInSecondLevel() {
    guard let level = secondLevel, level.phase.isOpen, !level.movesContent, let scrollView,
      !scrollView.isDragging
    else { return }
    var end = scrollView.contentOffset
    var time = 0.0
    if let motion = scrollView.motion?[_edge.axis] {
      end[_edge.axis] = motion.destination
      time = motion.end - scrollView.timeline.now
    }
    let back = distanceFromLevel(of: end, in: scrollView)
    if !back.isBeyond(level.closingDistance) {
      if abs(back) > scrollView.scroller.tolerance { returnToSecondLevel(after: time) }
    } else if time > 0 {
      close(level, in: scrollView, over: time) { reserveInset(0) }
    } else {
      leaveSecondLevel()
    }
  }

  private func returnToSecondLevel(after delay: Double) {
    guard delay > 0, let level = secondLevel else { return returnToSecondLevel() }
    let generation = level.generation
    listTimeline?.after(delay, for: self) {
      if level.generation == generation { $0.followScrollInSecondLevel() }
    }
  }

  /// Follows a scroll wheel while the level is open: what it has moved counts when it rests.
  private func followWheelInSecondLevel(isOver: Bool) {
    guard let level = secondLevel, level.phase.isOpen else { return }
    let event = level.noteWheel()
    guard !isOver else { return followScrollInSecondLevel() }
    listTimeline?.after(WheelPull.rest, for: self) {
      if level.lastWheel == event { $0.followScrollInSecondLevel() }
    }
  }

  // MARK: Leaving

  /// Closes the level at once: its closing is over, or something else takes its place.
  ///
  /// - Parameter keepsInset: Whether a refresh that opens replaces the reserved inset.
  final func leaveSecondLevel(keepsInset: Bool = false) {
    leaveSecondLevel(keepsInset: keepsInset, for: self)
  }

  /// Closes the levels at the other edge of the axis at once: the component is about to move the content there.
  final func leaveOtherLevels(in scrollView: ScrollView) {
    guard scrollView.showsLevel(along: _edge.axis) else { return }
    for case let other as RefreshComponent in scrollView.accessories.all
    where other !== self && other._edge.axis == _edge.axis {
      other.leaveSecondLevel(keepsInset: false, for: self)
    }
  }

  private func leaveSecondLevel(keepsInset: Bool, for cause: RefreshComponent) {
    guard let level = secondLevel, level.phase != .closed else { return }
    let phase = level.phase
    level.phase = .closed
    didLeave(level, in: phase, keepsInset: keepsInset, for: cause)
  }

  /// Does what follows when a level, which is closed now, has been left in a phase; the app is called after the change
  /// of `cause`, the component itself by default.
  final func didLeave(
    _ level: SecondLevel, in phase: SecondLevel.Phase, keepsInset: Bool = false,
    for cause: RefreshComponent? = nil
  ) {
    guard phase.isInSight else {
      if phase == .armed { showStateInTitles(from: state) }
      return
    }
    level.content?.removeFromSuperview()
    if keepsInset { scrollView?.reservedInsetsDidChange() } else { reserveInset(0) }
    showAlphaOfPull()
    guard let scrollView else { return }
    let cause = cause ?? self
    cause.change {
      cause.afterChange { [self] in
        callClient(.callback(.secondLevelClosed)) { secondLevelDidClose?() }
        scrollView.contentHasLeftLevel(at: level.offsetAtOpening)
      }
    }
    setNeedsLayoutPass()
  }

  /// The pull that had armed the level is over.
  final func disarmSecondLevel() {
    if let level = secondLevel, level.phase == .armed { level.phase = .closed }
  }
}

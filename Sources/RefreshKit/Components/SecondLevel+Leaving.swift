/// How a level is left: by a call, by a drag or a scroll that moves the content away from it, or because
/// something else takes its place.
extension SecondLevel {
  /// Closes the level, if it is open or opens.
  func close() {
    guard phase.isOpen, let component = pulledComponent, let scrollView = component.scrollView
    else { return }
    close(component, in: scrollView, over: duration) {
      let pull = ownPull(of: component, in: scrollView)
      component.reserveInset(0)
      if pull.distance(of: scrollView.contentOffset) > 0 {
        scrollView.setOffset(pull.rest, along: component.edge.axis)
      }
    }
  }

  private func close(
    _ component: RefreshComponent, in scrollView: ScrollView, over duration: Double,
    _ changes: () -> Void
  ) {
    phase = .closing
    let generation = generation
    scrollView.animate(duration, for: component, changes) { _ in
      if self.generation == generation { self.leave() }
    }
  }

  // MARK: Drags

  /// Follows a drag while the level is open: at its end the level closes, or returns to where it fills the view.
  func panStateDidChange(to panState: PanState) {
    guard phase.isOpen, let component = pulledComponent, let scrollView = component.scrollView,
      panState == .ended || panState == .cancelled
    else { return }
    let back = distance(of: scrollView._snapshot.pulledOffset, from: component, in: scrollView)
    let closes = panState == .ended && back.isBeyond(closingDistance)
    let (generation, drag) = (generation, scrollView._snapshot.dragID)
    scrollView.timeline.async(for: component) {
      guard self.generation == generation, $0.scrollView?._snapshot.dragID == drag else { return }
      closes ? $0.closeSecondLevel() : self.moveBack()
    }
  }

  /// How far an offset is from that of the open level, in points, towards the content.
  private func distance(
    of offset: Point, from component: RefreshComponent, in scrollView: ScrollView
  ) -> Double {
    length(for: component, in: scrollView)
      - ownPull(of: component, in: scrollView).distance(of: offset)
  }

  /// Moves the content back to where the level fills the view.
  private func moveBack() {
    guard let component = pulledComponent else { return }
    component.scrollView?.animate(component.slowAnimationDuration) { moveAway() }
  }

  // MARK: Scrolls

  /// Follows a scroll that is no drag while the level is open: one that moves the content away from it by more than
  /// ``closingDistance`` closes it, in the time of the scroll; after another the content returns. What a scroll
  /// wheel has moved counts when it rests.
  func contentDidScroll(_ notice: ScrollNotice) {
    guard phase.isOpen, let component = pulledComponent else { return }
    guard case .wheel(let isOver) = notice else { return contentDidMove() }
    lastWheel.advance()
    guard !isOver else { return contentDidMove() }
    let event = lastWheel
    component.listTimeline?.after(WheelPull.rest, for: component) { _ in
      if self.lastWheel == event { self.contentDidMove() }
    }
  }

  private func contentDidMove() {
    guard phase.isOpen, !movesContent, let component = pulledComponent,
      let scrollView = component.scrollView, !scrollView.isDragging
    else { return }
    var end = scrollView.contentOffset
    var time = 0.0
    let axis = component.edge.axis
    if let motion = scrollView.motion?[axis] {
      end[axis] = motion.destination
      time = motion.end - scrollView.timeline.now
    }
    let back = distance(of: end, from: component, in: scrollView)
    if !back.isBeyond(closingDistance) {
      if abs(back) > scrollView.scroller.tolerance { moveBack(after: time, component) }
    } else if time > 0 {
      close(component, in: scrollView, over: time) { component.reserveInset(0) }
    } else {
      leave()
    }
  }

  private func moveBack(after delay: Double, _ component: RefreshComponent) {
    guard delay > 0 else { return moveBack() }
    let generation = generation
    component.listTimeline?.after(delay, for: component) { _ in
      if self.generation == generation { self.contentDidMove() }
    }
  }

  // MARK: Leaving

  /// Closes the level at once: its closing is over, or something else takes its place.
  ///
  /// - Parameters:
  ///   - keepsInset: Whether a refresh that opens replaces the reserved inset.
  ///   - cause: The component after whose change the app is called; that of the level by default.
  func leave(keepsInset: Bool = false, for cause: RefreshComponent? = nil) {
    guard phase != .closed, let component = pulledComponent else { return }
    let phase = phase
    self.phase = .closed
    didLeave(component, in: phase, keepsInset: keepsInset, for: cause ?? component)
  }

  /// Does what follows when the level, which is closed now, has been left in a phase.
  func didLeave(
    _ component: RefreshComponent, in phase: Phase, keepsInset: Bool = false,
    for cause: RefreshComponent
  ) {
    guard phase.isInSight else {
      if phase == .armed { component.showStateInTitles(from: component.state) }
      return
    }
    content?.removeFromSuperview()
    if keepsInset {
      component.scrollView?.reservedInsetsDidChange()
    } else {
      component.reserveInset(0)
    }
    component.showAlphaOfPull()
    guard let scrollView = component.scrollView else { return }
    cause.change {
      cause.afterChange { [self] in
        component.callClient(.callback(.secondLevelClosed)) { component.secondLevelDidClose?() }
        scrollView.contentHasLeftLevel(at: offsetAtOpening)
      }
    }
    component.setNeedsLayoutPass()
  }
}

extension RefreshComponent {
  /// Closes the second levels at the other edge of the axis at once: the component is about to move the content
  /// there.
  final func leaveOtherLevels(in scrollView: ScrollView) {
    guard scrollView.showsLevel(along: edge.axis) else { return }
    for case let other as RefreshComponent in scrollView.accessories.all
    where other !== self && other.edge.axis == edge.axis {
      other.secondLevel?.leave(for: self)
    }
  }
}

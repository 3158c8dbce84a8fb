/// The closing of a level by a call, by a drag or a scroll that moves the content away from it, or
/// by a refresh or another level that replaces it.
extension SecondLevel {
  /// Closes the level, if it is open or opening.
  func close() {
    guard phase.isOpen, let component = owningComponent, let scrollView = component.scrollView
    else { return }
    close(component, in: scrollView, over: duration) {
      let pull = pullWithoutLevel(of: component, in: scrollView)
      component.setReservedInset(0)
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

  /// Called when the state of the pan gesture was set. At the end of a drag an open level closes,
  /// or the content returns to the offset at which the level fills the view.
  func panStateDidChange(to panState: PanState) {
    guard phase.isOpen, let component = owningComponent, let scrollView = component.scrollView,
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

  /// The distance of an offset from that of the open level, towards the content, in points.
  private func distance(
    of offset: Point, from component: RefreshComponent, in scrollView: ScrollView
  ) -> Double {
    length(for: component, in: scrollView)
      - pullWithoutLevel(of: component, in: scrollView).distance(of: offset)
  }

  /// Moves the content back to the offset at which the level fills the view.
  private func moveBack() {
    guard let component = owningComponent else { return }
    component.scrollView?.animate(component.slowAnimationDuration) { moveAway() }
  }

  // MARK: Scrolls

  /// Called after a scroll that is not a drag. If it moves the content away from an open level by
  /// more than ``closingDistance``, the level closes in the time of the scroll. Otherwise the
  /// content returns. The moves of a scroll wheel are added up until it pauses.
  func contentDidScroll(_ notice: ScrollNotice) {
    guard phase.isOpen, let component = owningComponent else { return }
    guard case .wheel(let isOver) = notice else { return contentDidMove() }
    wheelGeneration.advance()
    guard !isOver else { return contentDidMove() }
    let event = wheelGeneration
    component.listTimeline?.after(WheelPull.pause, for: component) { _ in
      if self.wheelGeneration == event { self.contentDidMove() }
    }
  }

  private func contentDidMove() {
    guard phase.isOpen, !movesContent, let component = owningComponent,
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
      close(component, in: scrollView, over: time) { component.setReservedInset(0) }
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

  /// Closes the level at once, because its closing has finished, or a refresh or another level
  /// replaces it.
  ///
  /// - Parameters:
  ///   - keepsInset: Whether a refresh that opens replaces the reserved inset.
  ///   - cause: The component whose change is under way, after which the app is called; the level's
  ///     own component by default.
  func leave(keepsInset: Bool = false, for cause: RefreshComponent? = nil) {
    guard phase != .closed, let component = owningComponent else { return }
    let phase = phase
    self.phase = .closed
    didLeave(component, in: phase, keepsInset: keepsInset, for: cause ?? component)
  }

  /// Performs the consequences after the level was closed at once.
  ///
  /// - Parameters:
  ///   - component: The component whose level this was.
  ///   - phase: The phase of the level before.
  ///   - keepsInset: Whether a refresh that opens replaces the reserved inset.
  ///   - cause: The component whose change is under way, after which the app is called.
  func didLeave(
    _ component: RefreshComponent, in phase: Phase, keepsInset: Bool = false,
    for cause: RefreshComponent
  ) {
    guard phase.isInSight else {
      if phase == .armed { component.showStateInTitles(from: component.state) }
      return
    }
    removeFromList(content)
    if keepsInset {
      component.scrollView?.reservedInsetsDidChange()
    } else {
      component.setReservedInset(0)
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
  /// Closes the second level at the opposite edge at once, because the component is about to move
  /// the content along the same axis.
  final func leaveOtherLevels(in scrollView: ScrollView) {
    guard scrollView.showsLevel(along: edge.axis) else { return }
    for case let other as RefreshComponent in scrollView.accessories.all
    where other !== self && other.edge.axis == edge.axis {
      other.secondLevel?.leave(for: self)
    }
  }
}

/// The opening of a level: by the release of a pull that has armed it, or by a call.
extension SecondLevel {
  // MARK: The pull

  /// The parts of the level that follow each change of the offset.
  var followers: OffsetFollowers { phase.isInSight ? [.secondLevel, .levelInSight] : .secondLevel }

  /// The title of the component while the level is armed: the app's, or the language's; nil in
  /// other phases.
  var armedTitle: String? {
    phase == .armed ? title ?? RefreshConfig.default.language[.secondLevel] : nil
  }

  /// Called when the pull has moved. Arms the level if the pull is beyond its threshold, and
  /// disarms it if the pull no longer is.
  func pullDidMove() {
    guard let component = owningComponent, !phase.isInSight, !component.machine.isReleased else {
      return
    }
    let whole = component.pullThreshold
    let isArmed =
      component.state == .pulling
      && (component.machine.percent * whole).isBeyond(threshold * whole)
    guard isArmed != (phase == .armed) else { return }
    component.change {
      phase = isArmed ? .armed : .closed
      component.showStateInTitles(from: component.state)
      if isArmed { component.announce(.crossing) }
    }
  }

  /// Called when the pull has ended; disarms the level.
  func pullDidEnd() {
    if phase == .armed { phase = .closed }
  }

  /// Opens the level in place of a refresh, if the pull has armed it and was released.
  ///
  /// - Returns: Whether the level opens.
  func openByRelease() -> Bool {
    guard phase == .armed, let component = owningComponent, component.machine.isReleased else {
      return false
    }
    component.openSecondLevel()
    return true
  }

  // MARK: Opening

  /// Opens the level, if its component can be pulled now and is not refreshing.
  func open() {
    guard !phase.isOpen, let component = owningComponent, component.machine.traits.isPulled,
      component.isInteractive, !component.isRefreshing, !component.machine.changes.isDetaching,
      let scrollView = component.scrollView
    else { return }
    phase = .opening
    offsetAtOpening = scrollView.contentOffset
    let generation = generation
    component.change {
      component.leaveOtherLevels(in: scrollView)
      guard self.generation == generation else { return }
      if component.state == .pulling { component.transition(to: .idle, because: .secondLevel) }
      if component.machine.percent != 0 { component.pullingPercent = 0 }
      guard self.generation == generation else { return }
      component.showAlphaOfPull()
      placeContent()
      scrollView.animate(duration, for: component) {
        moveAway()
      } completion: { component in
        guard self.generation == generation else { return }
        self.phase = .open
        component.callClient(.callback(.secondLevelOpened)) { component.secondLevelDidOpen?() }
      }
    }
  }

  // MARK: Geometry

  /// The geometry of the component's pull, without the inset that its own level reserves.
  func pullWithoutLevel(of component: RefreshComponent, in scrollView: ScrollView) -> PullGeometry {
    let edge = component.edge
    return PullGeometry(
      edge: edge, rest: scrollView.geometry.withoutLevel(at: edge).rest(at: edge))
  }

  /// The length of an open level, which is that of the view, in points.
  func length(for component: RefreshComponent, in scrollView: ScrollView) -> Double {
    scrollView.geometry.size[component.edge.axis]
  }

  /// Reserves the length of the view as an inset, and moves the content out of sight.
  ///
  /// - Parameter duringDrag: Whether the content is moved even if a finger touches or drags it;
  ///   true by default.
  func moveAway(duringDrag: Bool = true) {
    guard phase.isOpen, let component = owningComponent, let scrollView = component.scrollView
    else { return }
    let generation = generation
    let pull = pullWithoutLevel(of: component, in: scrollView)
    let length = length(for: component, in: scrollView)
    let geometry = scrollView.geometry.withoutLevel(at: component.edge)
    component.setReservedInset(
      pull.openReservedInset(for: length, in: geometry), in: scrollView)
    let isDragged = scrollView.isTracking || scrollView.isDragging
    guard self.generation == generation, duringDrag || !isDragged else { return }
    movesContent = true
    scrollView.setOffset(pull.openOffset(by: length), along: component.edge.axis)
    movesContent = false
  }

  /// Adds ``content`` to the scroll view, and sets the frame that fills the view once the level is
  /// open.
  func placeContent() {
    guard phase.isInSight, let content, let component = owningComponent,
      let scrollView = component.scrollView
    else { return }
    insert(content, into: scrollView)
    var offset = scrollView.contentOffset
    offset[component.edge.axis] = pullWithoutLevel(of: component, in: scrollView)
      .openOffset(by: length(for: component, in: scrollView))
    content.frame = Rect(origin: offset, size: scrollView.frame.size)
  }

  /// Called when the geometry has changed; adjusts the level to it.
  func geometryDidChange() {
    guard phase.isInSight else { return }
    placeContent()
    moveAway(duringDrag: false)
  }

  /// Called when the app has changed the title or the content.
  func didChange() {
    showTitle()
    placeContent()
  }

  /// Shows the title of the component if the level is armed.
  func showTitle() {
    if phase == .armed, let component = owningComponent {
      component.stateTitles?.armedTitle = armedTitle
      component.showStateInTitles(from: component.state)
    }
  }
}

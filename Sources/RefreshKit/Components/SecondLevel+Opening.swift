/// How a level is opened: armed by the pull of its component, which lets go, or by a call.
extension SecondLevel {
  // MARK: The pull

  /// What of the level follows each change of the offset.
  var followers: OffsetFollowers { phase.isInSight ? [.secondLevel, .openLevel] : .secondLevel }

  /// The title of an armed component: the app's, or the language's; nil of one that is not armed.
  var armedTitle: String? {
    phase == .armed ? title ?? RefreshConfig.default.language[.secondLevel] : nil
  }

  /// Arms the level if the pull is beyond its threshold, and ends that if it is not any more.
  func pullDidMove() {
    guard let component = pulledComponent, !phase.isInSight, !component.machine.isReleased else {
      return
    }
    let length = component.pullLength
    let isArmed =
      component.state == .pulling
      && (component.machine.percent * length).isBeyond(threshold * length)
    guard isArmed != (phase == .armed) else { return }
    component.change {
      phase = isArmed ? .armed : .closed
      component.showStateInTitles(from: component.state)
      if isArmed { component.announce(.crossing) }
    }
  }

  /// Ends what the pull has armed: it is over.
  func pullDidEnd() {
    if phase == .armed { phase = .closed }
  }

  /// Opens the level in place of a refresh, if the pull that is let go has armed it.
  ///
  /// - Returns: Whether it opens.
  func opensByRelease() -> Bool {
    guard phase == .armed, let component = pulledComponent, component.machine.isReleased else {
      return false
    }
    component.openSecondLevel()
    return true
  }

  // MARK: Opening

  /// Opens the level, if its component can be pulled now and does not refresh.
  func open() {
    guard !phase.isOpen, let component = pulledComponent, component.machine.traits.isPulled,
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

  /// Where the component is pulled, with the inset that its own level reserves left out.
  func ownPull(of component: RefreshComponent, in scrollView: ScrollView) -> PullGeometry {
    let edge = component.edge
    return PullGeometry(
      edge: edge, rest: scrollView.geometry.withoutLevel(at: edge).rest(at: edge))
  }

  /// The length of an open level: that of the view.
  func length(for component: RefreshComponent, in scrollView: ScrollView) -> Double {
    scrollView.geometry.size[component.edge.axis]
  }

  /// Reserves the length of the view, and moves the content out of sight, unless a finger drags it.
  func moveAway(duringDrag: Bool = true) {
    guard phase.isOpen, let component = pulledComponent, let scrollView = component.scrollView
    else { return }
    let generation = generation
    let pull = ownPull(of: component, in: scrollView)
    let length = length(for: component, in: scrollView)
    let geometry = scrollView.geometry.withoutLevel(at: component.edge)
    component.reserveInset(pull.openReservedInset(for: length, in: geometry))
    let isDragged = scrollView.isTracking || scrollView.isDragging
    guard self.generation == generation, duringDrag || !isDragged else { return }
    movesContent = true
    scrollView.setOffset(pull.openOffset(by: length), along: component.edge.axis)
    movesContent = false
  }

  /// Shows ``content`` where it fills the view once the level is open.
  func placeContent() {
    guard phase.isInSight, let content, let component = pulledComponent,
      let scrollView = component.scrollView
    else { return }
    if content.superview !== scrollView { scrollView.addSubview(content) }
    var offset = scrollView.contentOffset
    offset[component.edge.axis] = ownPull(of: component, in: scrollView)
      .openOffset(by: length(for: component, in: scrollView))
    content.frame = Rect(origin: offset, size: scrollView.frame.size)
  }

  /// Fits the level to a geometry that has changed.
  func geometryDidChange() {
    guard phase.isInSight else { return }
    placeContent()
    moveAway(duringDrag: false)
  }

  /// Shows what the app has changed in the level, or its language.
  func didChange() {
    showTitle()
    placeContent()
  }

  /// Shows the title of an armed component.
  func showTitle() {
    if phase == .armed, let component = pulledComponent {
      component.showStateInTitles(from: component.state)
    }
  }
}

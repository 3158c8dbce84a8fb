/// A second level: opened by a longer pull, or by code.
extension RefreshComponent {
  /// The page that a longer pull opens; nil (the default) for none. It has no effect on components that are
  /// not pulled: auto footers, and a bare ``RefreshFooter``. Replacing a level that is in sight leaves it at
  /// once.
  ///
  /// - Precondition: A level belongs to one component at a time.
  public final var secondLevel: SecondLevel? {
    get { secondLevelParts?.level }
    set {
      let old = secondLevel
      guard newValue !== old else { return }
      if TimelineObserver.isInUse {
        componentObserver?.willSetSecondLevel(newValue, self)
      }
      precondition(
        newValue?.component?.object == nil, "A second level belongs to one component at a time.")
      makeOwnChanges {
        let phase = old?.phase ?? .closed
        old?.phase = .closed
        old?.component = nil
        newValue?.component = Weak(self)
        secondLevelStorage.level = newValue
        if let old { didLeave(old, in: phase) }
        followSecondLevel()
      }
    }
  }

  /// Runs once each time the second level has opened.
  public final var secondLevelDidOpen: (() -> Void)? {
    get { secondLevelParts?.didOpen }
    set { secondLevelStorage.didOpen = newValue }
  }

  /// Runs once each time the second level has closed, also where a refresh has taken its place; not where
  /// the component was detached.
  public final var secondLevelDidClose: (() -> Void)? {
    get { secondLevelParts?.didClose }
    set { secondLevelStorage.didClose = newValue }
  }

  private var secondLevelStorage: SecondLevelCallbacks {
    let parts = secondLevelParts ?? SecondLevelCallbacks()
    secondLevelParts = parts
    return parts
  }

  /// Opens the second level. Without one, while the component refreshes, is detached, not shown or without
  /// interaction, nothing happens.
  public final func openSecondLevel() {
    input(.openSecondLevel) {
      guard let level = secondLevel, !level.phase.isOpen, machine.traits.isPulled,
        responds, !isRefreshing, !machine.changes.isDetaching, let scrollView
      else { return }
      level.phase = .opening
      level.offsetAtOpening = scrollView.contentOffset
      let generation = level.generation
      change {
        leaveOtherLevels(in: scrollView)
        guard level.generation == generation else { return }
        if state == .pulling { transition(to: .idle, because: .secondLevel) }
        if machine.percent != 0 { pullingPercent = 0 }
        guard level.generation == generation else { return }
        showAlphaOfPull()
        placeSecondLevelContent()
        scrollView.animate(level.duration, for: self) {
          moveToSecondLevel()
        } completion: {
          guard level.generation == generation else { return }
          level.phase = .open
          $0.secondLevelHasOpened()
        }
      }
    }
  }

  private func secondLevelHasOpened() {
    callClient(.callback(.secondLevelOpened)) { secondLevelDidOpen?() }
  }

  // MARK: The pull

  /// Whether letting go opens the second level.
  final var isArmed: Bool { secondLevel?.phase == .armed }

  /// The title of the armed component: the app's, or the language's.
  final var secondLevelWords: String? {
    secondLevel.map { $0.title ?? RefreshConfig.default.language[.secondLevel] }
  }

  /// Arms the level where the pull is beyond its threshold, and ends that where it is not any more.
  final func followSecondLevel() {
    guard let level = secondLevel, !level.phase.isInSight, !machine.isReleased else { return }
    let length = pullLength
    let isArmed =
      state == .pulling && (machine.percent * length).isBeyond(level.threshold * length)
    guard isArmed != (level.phase == .armed) else { return }
    change {
      level.phase = isArmed ? .armed : .closed
      showStateInTitles(from: state)
      if isArmed { announce(.crossing) }
    }
  }

  /// Opens the level in place of a refresh, where the pull that is let go has armed it.
  ///
  /// - Returns: Whether it opens.
  final func openSecondLevelByGesture() -> Bool {
    guard isArmed, machine.isReleased else { return false }
    openSecondLevel()
    return true
  }

  // MARK: Geometry

  /// Where the component is pulled, with the inset that its own level reserves left out.
  final func ownPull(in scrollView: ScrollView) -> PullGeometry {
    let geometry = scrollView.geometry.withoutLevel(at: _edge)
    return PullGeometry(edge: _edge, rest: geometry.rest(at: _edge))
  }

  /// The length of an open level: that of the view.
  final func levelLength(in scrollView: ScrollView) -> Double {
    scrollView.geometry.size[_edge.axis]
  }

  /// Reserves the length of the view, and moves the content out of sight, unless a finger drags it.
  final func moveToSecondLevel(duringDrag: Bool = true) {
    guard let level = secondLevel, level.phase.isOpen, let scrollView else { return }
    let generation = level.generation
    let pull = ownPull(in: scrollView)
    let length = levelLength(in: scrollView)
    let geometry = scrollView.geometry.withoutLevel(at: _edge)
    reserveInset(pull.openReservedInset(for: length, in: geometry))
    let isDragged = scrollView.isTracking || scrollView.isDragging
    guard level.generation == generation, duringDrag || !isDragged else { return }
    level.movesContent = true
    scrollView.setOffset(pull.openOffset(by: length), along: _edge.axis)
    level.movesContent = false
  }

  /// Shows the level's content where it fills the view once the level is open.
  final func placeSecondLevelContent() {
    guard let level = secondLevel, level.phase.isInSight, let scrollView,
      let content = level.content
    else { return }
    if content.superview !== scrollView { scrollView.addSubview(content) }
    content.frame = Rect(origin: levelOffset(in: scrollView), size: scrollView.frame.size)
  }

  /// The offset at which the level fills the view.
  final func levelOffset(in scrollView: ScrollView) -> Point {
    var offset = scrollView.contentOffset
    offset[_edge.axis] = ownPull(in: scrollView).openOffset(by: levelLength(in: scrollView))
    return offset
  }

  /// Fits the level to a geometry that has changed.
  final func fitSecondLevel() {
    guard showsSecondLevel else { return }
    placeSecondLevelContent()
    moveToSecondLevel(duringDrag: false)
  }

  /// Shows what the app has changed in the level.
  final func secondLevelDidChange() {
    if isArmed { showStateInTitles(from: state) }
    placeSecondLevelContent()
  }
}

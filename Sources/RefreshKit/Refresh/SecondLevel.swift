/// A page behind a pulled component, which a longer pull opens: a "second floor".
///
/// ```swift
/// let level = SecondLevel()
/// level.content = promotions
/// header.secondLevel = level
/// header.secondLevelDidOpen = { tabBar.isHidden = true }
/// ```
///
/// A pull beyond ``threshold`` arms the level: releasing it then opens the level instead of
/// beginning a refresh. The content of the scroll view moves out of sight, and ``content`` fills
/// the view. The level closes if the content is moved away from it by more than
/// ``closingDistance``: by a drag back, a scroll wheel, a key, or an offset that the app sets.
@preconcurrency @MainActor
public final class SecondLevel {
  /// The phase of a second level.
  public enum Phase: String, Sendable, CaseIterable {
    /// The level is out of sight.
    case closed
    /// The level is out of sight, and releasing the pull opens it.
    case armed
    /// The content of the scroll view moves out of sight.
    case opening
    /// The level fills the view.
    case open
    /// The content of the scroll view moves back.
    case closing

    /// Whether the level opens, is open, or closes. Meanwhile an inset may be reserved for it.
    package var isInSight: Bool { self != .closed && self != .armed }

    /// Whether the level opens or is open.
    package var isOpen: Bool { self == .opening || self == .open }
  }

  /// The phase of the level; closed at first.
  public internal(set) var phase = Phase.closed {
    didSet {
      guard phase != oldValue else { return }
      generation.advance()
      owningComponent?.stateTitles?.armedTitle = armedTitle
    }
  }

  /// Advances with each change of the phase.
  private var generation = Generation()

  package internal(set) var offsetAtOpening = Point.zero

  /// Whether the level itself is moving the content. Meanwhile the level ignores offsets that
  /// observers set.
  var movesContent = false

  /// Advances each time the content is scrolled while the level is open, for example by an event of
  /// a wheel.
  var scrollNumber = Generation()

  /// The distance of the pull beyond which a release opens the level, as a fraction of the
  /// component's own threshold; 1.9 by default. A number that is not finite or not greater than 1
  /// is refused.
  public var threshold: Double {
    get { settings.threshold }
    set { set(.threshold, to: newValue) }
  }

  /// The distance by which the content may be moved away from the open level without closing it, in
  /// points; 70 by default. A number that is negative or not finite is refused.
  ///
  /// A longer drag closes the level when it is released. A longer scroll by a wheel closes it 0.15
  /// seconds after the last event, and a longer scroll by a key or by the app at once. After a
  /// shorter move the content returns.
  public var closingDistance: Double {
    get { settings.closingDistance }
    set { set(.closingDistance, to: newValue) }
  }

  /// The duration of the opening, and of the closing, in seconds; 0.6 by default. A number that is
  /// negative or not finite is refused.
  public var duration: Double {
    get { settings.duration }
    set { set(.duration, to: newValue) }
  }

  /// The title of the component while the level is armed, if its class shows titles. Nil (the
  /// default) is the language's title, "Release for more" in English.
  public var title: String? {
    get { settings.title }
    set { set(.title, to: newValue) }
  }

  /// The view that fills the scroll view while the level is in sight; nil by default. The component
  /// adds it to the scroll view when the level opens, sets its frame, and removes it when the level
  /// is closed.
  public var content: PlatformView? {
    didSet {
      guard content !== oldValue else { return }
      if phase.isInSight { removeFromList(oldValue) }
      titleOrContentDidChange()
    }
  }

  private weak var listOfContent: ScrollView?

  func insert(_ content: PlatformView, into list: ScrollView) {
    guard !list.contains(content) else { return }
    list.insert(content, atBack: false)
    listOfContent = list
  }

  func removeFromList(_ content: PlatformView?) {
    guard let content else { return }
    listOfContent?.removeContent(content)
    listOfContent = nil
  }

  fileprivate struct Settings {
    var threshold = 1.9
    var closingDistance = 70.0
    var duration = 0.6
    var title: String?
  }

  fileprivate var settings = Settings()

  /// The component that has the level; nil if there is none.
  fileprivate(set) weak var owningComponent: RefreshComponent?

  /// Makes a level without content.
  public init() {}
}

extension SecondLevel.Phase: SettingRepresentable {}

extension NamedValue<SecondLevel> {
  package static let threshold = setting(
    "secondLevelThreshold", in: .aboveOne, { $0.threshold }, { $0.settings.threshold = $1 })
  package static let closingDistance = setting(
    "secondLevelClosingDistance", in: .notNegative, { $0.closingDistance },
    { $0.settings.closingDistance = $1 })
  package static let duration = setting(
    "secondLevelDuration", in: .notNegative, { $0.duration }, { $0.settings.duration = $1 })
  package static let title = setting(
    "secondLevelTitle", { $0.title },
    {
      $0.settings.title = $1
      $0.titleOrContentDidChange()
    })
}

extension SecondLevel {
  // MARK: The pull

  var armedTitle: String? {
    phase == .armed ? title ?? RefreshConfig.default.language[.secondLevel] : nil
  }

  /// Wraps `work` so that it does nothing if the phase has changed meanwhile.
  private func step(_ work: @escaping (RefreshComponent) -> Void) -> (RefreshComponent) -> Void {
    let generation = generation
    return { if self.generation == generation { work($0) } }
  }

  func pullDidMove() {
    guard let component = owningComponent, !phase.isInSight, !component.machine.isReleased else {
      return
    }
    let pullThreshold = component.pullThreshold
    let isArmed =
      component.machine.state == .pulling
      && (component.machine.percent * pullThreshold).isBeyond(threshold * pullThreshold)
    guard isArmed != (phase == .armed) else { return }
    component.change {
      phase = isArmed ? .armed : .closed
      component.showStateInTitles(from: component.presentState)
      if isArmed { component.announce { .tick } }
    }
  }

  func pullDidEnd() {
    if phase == .armed { phase = .closed }
  }

  func openByRelease() -> Bool {
    guard phase == .armed, let component = owningComponent, component.machine.isReleased else {
      return false
    }
    open()
    return true
  }

  // MARK: Opening

  func open() {
    guard !phase.isOpen, let component = owningComponent, component.machine.traits.isPulled,
      component.isInteractive, !component.machine.isRefreshing, !component.machine.isDetaching,
      let scrollView = component.scrollView
    else { return }
    phase = .opening
    offsetAtOpening = scrollView.scrollState.offset
    let generation = generation
    component.change {
      component.leaveOtherLevels(in: scrollView)
      guard self.generation == generation else { return }
      if component.machine.state == .pulling {
        component.transition(to: .idle, because: .secondLevel)
      }
      if component.machine.percent != 0 { component.pullingPercent = 0 }
      guard self.generation == generation else { return }
      component.showAlphaOfPull()
      placeContent()
      let didOpen = step { component in
        self.phase = .open
        component.client(.callback(.secondLevelOpened)) { component.secondLevelDidOpen?() }
      }
      scrollView.animate(duration, for: component, { moveAway() }, completion: didOpen)
    }
  }

  // MARK: Geometry

  func pullWithoutLevel(of component: RefreshComponent, in scrollView: ScrollView) -> PullGeometry {
    let edge = component.edge
    return PullGeometry(
      edge: edge, rest: scrollView.geometry.withoutLevel(at: edge).rest(at: edge))
  }

  /// The length of the level, in points: the length of the scroll view along the component's axis.
  func length(for component: RefreshComponent, in scrollView: ScrollView) -> Double {
    scrollView.geometry.size[component.edge.axis]
  }

  /// Reserves the inset of the level, and moves the content of the list out of sight, so that the
  /// level is visible. If `duringDrag` is false, content that a finger touches or drags does not
  /// move.
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

  /// Places the view ``content`` where it fills the scroll view when the level is open.
  func placeContent() {
    guard phase.isInSight, let content, let component = owningComponent,
      let scrollView = component.scrollView
    else { return }
    insert(content, into: scrollView)
    var offset = scrollView.scrollState.offset
    offset[component.edge.axis] = pullWithoutLevel(of: component, in: scrollView)
      .openOffset(by: length(for: component, in: scrollView))
    content.frame = Rect(origin: offset, size: scrollView.frame.size)
  }

  func geometryDidChange() {
    guard phase.isInSight else { return }
    placeContent()
    // Without this check, the level would ask for the offset endlessly if a driver cannot reach it.
    if !movesContent { moveAway(duringDrag: false) }
  }

  /// Called when the app has changed the title or the content.
  func titleOrContentDidChange() {
    showTitle()
    placeContent()
  }

  func showTitle() {
    if phase == .armed, let component = owningComponent {
      component.stateTitles?.armedTitle = armedTitle
      component.showStateInTitles(from: component.presentState)
    }
  }

  func close() {
    guard phase.isOpen, let component = owningComponent, let scrollView = component.scrollView
    else { return }
    close(component, in: scrollView, over: duration) {
      let pull = pullWithoutLevel(of: component, in: scrollView)
      component.reserveInset(0)
      if pull.distance(of: scrollView.scrollState.offset) > 0 {
        scrollView.setOffset(pull.rest, along: component.edge.axis)
      }
    }
  }

  private func close(
    _ component: RefreshComponent, in scrollView: ScrollView, over duration: Double,
    _ changes: () -> Void
  ) {
    phase = .closing
    let didClose = step { _ in self.leave() }
    scrollView.animate(duration, for: component, changes, completion: didClose)
  }

  // MARK: Drags

  func panStateDidChange(to panState: PanState) {
    guard phase.isOpen, let component = owningComponent, let scrollView = component.scrollView,
      panState == .ended || panState == .cancelled
    else { return }
    let back = distance(of: scrollView.scrollState.pulledOffset, from: component, in: scrollView)
    let closes = panState == .ended && back.isBeyond(closingDistance)
    let drag = scrollView.scrollState.dragID
    let end = step {
      guard $0.scrollView?.scrollState.dragID == drag else { return }
      closes ? self.close() : self.moveBack()
    }
    scrollView.timeline.async(for: component, end)
  }

  /// How far `offset` is from the open level toward the content, in points.
  private func distance(
    of offset: Point, from component: RefreshComponent, in scrollView: ScrollView
  ) -> Double {
    length(for: component, in: scrollView)
      - pullWithoutLevel(of: component, in: scrollView).distance(of: offset)
  }

  private func moveBack() {
    guard let component = owningComponent else { return }
    component.scrollView?.animate(component.slowAnimationDuration) { moveAway() }
  }

  // MARK: Scrolls

  /// Called when the content was scrolled. If the content is far enough away from the level, closes
  /// the level; otherwise moves the content back. If `isOver` is false, this happens only when the
  /// wheel pauses, so that the events of a wheel count together.
  func contentDidScroll(isOver: Bool) {
    guard phase.isOpen, let component = owningComponent else { return }
    scrollNumber.advance()
    guard !isOver else { return leaveIfScrolledAway() }
    let event = scrollNumber
    component.listTimeline?.after(WheelRun.pause, for: component) { _ in
      if self.scrollNumber == event { self.leaveIfScrolledAway() }
    }
  }

  private func leaveIfScrolledAway() {
    guard phase.isOpen, !movesContent, let component = owningComponent,
      let scrollView = component.scrollView, !scrollView.isDragging
    else { return }
    var end = scrollView.scrollState.offset
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
    let leave = step { _ in self.leaveIfScrolledAway() }
    component.listTimeline?.after(delay, for: component, leave)
  }

  // MARK: Leaving

  /// Closes the level at once, without an animation.
  ///
  /// - Parameters:
  ///   - keepsInset: Whether a refresh that is about to open takes over the reserved inset.
  ///   - changing: The component whose change closes the level; nil for the component that has the
  ///     level. The app's callback is called after that change.
  func leave(keepsInset: Bool = false, inChangeOf changing: RefreshComponent? = nil) {
    guard phase != .closed, let component = owningComponent else { return }
    let phase = phase
    self.phase = .closed
    didLeave(component, in: phase, keepsInset: keepsInset, inChangeOf: changing ?? component)
  }

  /// Completes ``leave(keepsInset:inChangeOf:)``, or the replacement of the level. The level is
  /// closed now. `phase` is its phase before. The other parameters are those of `leave`.
  func didLeave(
    _ component: RefreshComponent, in phase: Phase, keepsInset: Bool = false,
    inChangeOf changing: RefreshComponent
  ) {
    guard phase.isInSight else {
      if phase == .armed { component.showStateInTitles(from: component.presentState) }
      return
    }
    removeFromList(content)
    if keepsInset {
      component.scrollView?.reservedInsetsDidChange()
    } else {
      component.reserveInset(0)
    }
    component.showAlphaOfPull()
    guard let scrollView = component.scrollView else { return }
    changing.afterChange { [self] in
      component.client(.callback(.secondLevelClosed)) { component.secondLevelDidClose?() }
      scrollView.contentHasLeftLevel(at: offsetAtOpening)
    }
    component.setNeedsLayoutPass()
  }
}

extension RefreshComponent {
  /// Closes the levels of other components along the same axis at once, because this component is
  /// about to move the content.
  final func leaveOtherLevels(in scrollView: ScrollView) {
    guard scrollView.showsLevel(along: edge.axis) else { return }
    for other in scrollView.components
    where other !== self && other.edge.axis == edge.axis {
      other.secondLevel?.leave(inChangeOf: self)
    }
  }

  /// The page that a longer pull opens; nil (the default) for none. It has no effect on components
  /// that are not pulled: auto headers, auto footers, and a bare ``RefreshFooter``. Replacing a
  /// level that is in sight closes it at once.
  ///
  /// - Precondition: A level belongs to one component at a time.
  public final var secondLevel: SecondLevel? {
    get { _secondLevel }
    set {
      let old = _secondLevel
      guard newValue !== old else { return }
      if newValue?.owningComponent != nil {
        fatalError("A second level belongs to one component at a time.")
      }
      input(.secondLevel(newValue, self)) {
        let phase = old?.phase ?? .closed
        old?.phase = .closed
        old?.owningComponent = nil
        newValue?.owningComponent = self
        _secondLevel = newValue
        old?.didLeave(self, in: phase, inChangeOf: self)
        newValue?.pullDidMove()
      }
    }
  }

  /// Called each time the second level has opened; nil by default.
  public final var secondLevelDidOpen: (() -> Void)? {
    get { callbacks.secondLevelOpened }
    set { setCallback { $0.secondLevelOpened = newValue } }
  }

  /// Called each time the second level has closed, even if a refresh has replaced it, but not if
  /// the component was detached; nil by default.
  public final var secondLevelDidClose: (() -> Void)? {
    get { callbacks.secondLevelClosed }
    set { setCallback { $0.secondLevelClosed = newValue } }
  }

  /// Opens the second level. The call has no effect without a level, and while the component
  /// refreshes, is detached, is not shown, or has its interaction off.
  public final func openSecondLevel() {
    input(.openSecondLevel) { secondLevel?.open() }
  }

  /// Closes the second level. The call has no effect if the level is neither open nor opening.
  public final func closeSecondLevel() {
    input(.closeSecondLevel) { secondLevel?.close() }
  }

  package final var showsSecondLevel: Bool { _secondLevel?.phase.isInSight == true }

  // MARK: For the list

  /// Whether other components have to wait for this one. They need not wait while this component
  /// shows a failure.
  final var isBusy: Bool { machine.isRefreshing && !machine.isShowingFailure || showsSecondLevel }
  final var isOpeningLevel: Bool { secondLevel?.phase == .opening }

  final var longestPull: Double {
    machine.traits.isPulled ? pullThreshold * (secondLevel?.threshold ?? 1) : 0
  }

  /// Called when a second level has closed. `offset` is the offset at which that level was opened.
  /// If the content is now at the component's end of the list, a load may begin.
  final func levelWasClosed(openedAt offset: Point) {
    if isInteractive { loader?.arrive(from: offset) }
    loader?.fillingMayContinue()
  }
}

extension ScrollView {
  /// Called when something other than a finger has moved the content. Has an effect only while a
  /// second level is visible. `isOver` is false if a wheel or the platform may move the content
  /// further.
  func secondLevelsDidScroll(isOver: Bool = true) {
    guard geometry.secondLevelInsets != .zero else { return }
    for component in components { component.secondLevel?.contentDidScroll(isOver: isOver) }
  }

  func contentHasLeftLevel(at offset: Point) {
    for component in components { component.levelWasClosed(openedAt: offset) }
  }

  func showsLevel(along axis: Axis) -> Bool {
    geometry.secondLevelInsets[axis.leadingEdge] != 0
      || geometry.secondLevelInsets[axis.trailingEdge] != 0
  }

  func distanceWithoutOpeningLevels(_ distance: Point) -> Point {
    guard geometry.secondLevelInsets != .zero else { return distance }
    var distance = distance
    for component in components where component.isOpeningLevel {
      distance[component.edge.axis] = 0
    }
    return distance
  }
}

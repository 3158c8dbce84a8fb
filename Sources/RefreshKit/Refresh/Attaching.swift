extension RefreshComponent {
  final func continueInWindow() {
    if machine.state == .willRefresh { transition(to: .refreshing, because: .window) }
  }

  final func continueAfterAttaching() {
    guard let moment else { return }
    for call in machine.calls.waiting { schedule(call.id) }
    for _ in blocks.nextTurn { scheduleNextTurn() }
    send { $0.attach(at: moment) }
  }

  /// Overrides of ``state`` and ``pullingPercent`` are called meanwhile; their sets, begins and
  /// ends are refused. The client's blocks are released last, because an object that they retain
  /// may begin a refresh in its `deinit`. `timeline` is passed because the component has no list.
  final func endWithoutCallbacks(on timeline: Timeline) {
    let wasRefreshing = isRefreshing
    wasAtEndWhenHidden = false
    let dropped = (machine, blocks)
    machine.detach()
    blocks.dropAll()
    if wasRefreshing {
      action?.cancel()
      if machine.traits.canFade { alpha = 1 }
    }
    if isRefreshing || state == .pulling { transition(to: .idle, because: .detaching) }
    machine.closingDidEnd()
    if pullingPercent != 0 { dropPercent(on: timeline) }
    showAlphaOfPull()
    machine.clearFailure()
    // A change that is under way may not have shown its state yet.
    if blocks.depth > 0 { stateDidChange(from: state) }
    resetTitles()
    let late = (machine, blocks)
    machine.didDetach()
    blocks.dropAll()
    extendLifetime(late)
    extendLifetime(dropped)
  }
}

extension RefreshComponent: EdgeComponent {
  // MARK: Questions

  final var holdsContent: Bool { mayHoldContent && isInteractive }

  final var mayHoldContent: Bool {
    settings.holdsContentWhilePulled && machine.traits.isPulled
  }

  // MARK: Attaching

  final func didAttach(to scrollView: ScrollView) {
    updateIsShown()
    placeAtAttach(in: scrollView)
    loader?.reserveHeight(of: self)
    updateTime()
    updateTimeInSight()
  }

  final func didFinishAttaching() { continueAfterAttaching() }

  final func didLoseScrollView() {
    if isTimeInSight != nil { isTimeInSight = false }
    action?.cancel()
    endStretching()
    secondLevel?.leave()
    updateIsShown()
    runLayoutWork()
  }

  final func didDetach(from scrollView: ScrollView) {
    endWithoutCallbacks(on: scrollView.timeline)
    runLayoutWork()
    scrollView.waitingArrivalsMayLoad()
  }

  // MARK: Changes

  final func geometryDidChange() {
    updateIsShown()
    dropPullAtEdge()
    secondLevel?.geometryDidChange()
    followOffset()
    loader?.fitMayHaveChanged(self)
    updateTimeInSight()
  }

  final func contentDidShift(by distance: Point) { loader?.contentDidShift(by: distance.y) }

  final func timeStoreDidChange() { updateTime() }

  final func listDidLeaveWindow() { updateTimeInSight() }

  final func waitingArrivalMayLoad() { loader?.waitingArrivalMayLoad(in: self) }

  final func contentWasLaidOut() {
    runLayoutWork()
    loader?.contentWasLaidOut(self)
  }

  private func runLayoutWork() {
    guard !layoutWork.isEmpty else { return }
    for work in exchange(&layoutWork, with: []) { work() }
  }

  final func contentCannotMove(toward edge: Edge) {
    if edge == self.edge { loader?.wasPushed(self) }
  }

  final func holdingMayChange() { unretainedList?.use { $0.holdingDidChange() } }
}

extension RefreshComponent {
  /// The text of the time is made only when the component enters the visible area.
  @inline(__always)
  final func updateTimeInSight() {
    guard let isTimeInSight, let unretainedList else { return }
    let isVisible = unretainedList.use {
      $0.scrollState.pulledOffset.y < $0.scrollState.rests.top && isShown
        && $0.scrollState.isInWindow
    }
    guard isVisible != isTimeInSight else { return }
    self.isTimeInSight = isVisible
    if isVisible { updateTime() }
  }
}

/// The four slots.
///
/// Setting a slot detaches its previous component first, whose refresh ends without callbacks. The
/// new component is inserted at the back of the subviews (on UIKit, those of the `UIScrollView`)
/// and gets the width or height of the scroll view. Removing a component from its superview empties
/// the slot. Adding a component as a subview of a list puts it into its slot; adding it to a
/// `UIScrollView` does not.
extension ScrollView {
  /// The component above the content, or nil (the default).
  ///
  /// - Precondition: The component that is set is in no other scroll view.
  public var header: RefreshHeader? {
    get { accessories[.top] as? RefreshHeader }
    set { replace(header, with: newValue) }
  }

  /// The component below the content, or nil (the default).
  ///
  /// - Precondition: The component that is set is in no other scroll view.
  public var footer: RefreshFooter? {
    get { accessories[.bottom] as? RefreshFooter }
    set { replace(footer, with: newValue) }
  }

  /// The component after content that scrolls horizontally, or nil (the default).
  ///
  /// - Precondition: The component that is set is in no other scroll view.
  public var trailer: RefreshTrailer? {
    get { accessories[.right] as? RefreshTrailer }
    set { replace(trailer, with: newValue) }
  }

  /// The component before content that scrolls horizontally, or nil (the default).
  ///
  /// - Precondition: The component that is set is in no other scroll view.
  public var leader: RefreshLeader? {
    get { accessories[.left] as? RefreshLeader }
    set { replace(leader, with: newValue) }
  }
}

extension RefreshHeader {
  /// Puts the header into a scroll view's slot, and returns it.
  @discardableResult
  public final func link(to scrollView: ScrollView) -> Self {
    scrollView.header = self
    return self
  }
}

extension RefreshFooter {
  /// Puts the footer into a scroll view's slot, and returns it.
  @discardableResult
  public final func link(to scrollView: ScrollView) -> Self {
    scrollView.footer = self
    return self
  }
}

extension RefreshTrailer {
  /// Puts the trailer into a scroll view's slot, and returns it.
  @discardableResult
  public final func link(to scrollView: ScrollView) -> Self {
    scrollView.trailer = self
    return self
  }
}

extension RefreshLeader {
  /// Puts the leader into a scroll view's slot, and returns it.
  @discardableResult
  public final func link(to scrollView: ScrollView) -> Self {
    scrollView.leader = self
    return self
  }
}

/// All components, attached or not, are notified of a change of the language.
enum ComponentRegistry {
  private(set) static var all = WeakList<RefreshComponent>()

  static func add(_ component: RefreshComponent) {
    if all.isEmpty { RefreshConfig.default.textsDidChange = notify }
    all.add(component)
  }

  private static func notify() {
    all.visit { component in component.asKit { component.i18nDidChange() } }
  }
}

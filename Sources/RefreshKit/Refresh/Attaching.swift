/// What happens when a component is put into a slot, and when it is taken out of it.
///
/// What `attach` sets, and what undoes it:
///
/// - the list's components, and the view's place in the list: `detach`
/// - `isAttached`: `leave`
/// - `unretainedList`, the height of an auto header or footer in the inset, `isTimeInSight`, and
///   whether the component is shown: `loseList`
/// - the refresh that begins or continues, its blocks, titles, percent and alpha:
///   `endWithoutCallbacks`
///
/// The list keeps whether it always bounces, as in MJRefresh.
extension ScrollView {
  func attach(_ component: RefreshComponent) {
    components = components + [component]
    attachmentCount += 1
    component.isAttached = true
    component.attachmentNumber = attachmentCount
    component.unretainedList = .passUnretained(self)
    insert(component, atBack: true)
    holdingDidChange()
    component.didAttach(to: self)
  }

  func detach(_ component: RefreshComponent) {
    components = components.filter { $0 !== component }
    remove(component)
    component.leave(self)
    holdingDidChange()
    reservedInsetsDidChange()
  }
}

extension RefreshComponent {
  final func continueInWindow() {
    if machine.state == .willRefresh { transition(to: .refreshing, because: .window) }
  }

  private func continueAfterAttaching() {
    guard let moment else { return }
    for call in machine.calls.waiting { schedule(call.id) }
    for _ in blocks.nextTurn { scheduleNextTurn() }
    send { $0.attach(at: moment) }
  }

  /// Ends the refresh, if there is one, without calling the app's blocks. Overrides of ``state``
  /// and ``pullingPercent`` are called, but while they run, the component refuses to set a state
  /// and to begin or end a refresh. The app's blocks are released last, because an object that they
  /// retain may begin a refresh in its `deinit`. `timeline` is a parameter because the component no
  /// longer has a list.
  final func endWithoutCallbacks(on timeline: Timeline) {
    let wasRefreshing = isRefreshing
    wasAtEndWhenHidden = false
    let dropped = (machine, blocks)
    machine.detach()
    blocks.dropAll()
    if wasRefreshing {
      action?.cancel()
      if !machine.traits.loadsAtEnd { alpha = 1 }
    }
    if isRefreshing || state == .pulling { transition(to: .idle, because: .detaching) }
    machine.closingDidEnd()
    if pullingPercent != 0 { dropPercent(on: timeline) }
    showAlphaOfPull()
    machine.forgetFailure()
    // If this is called during a change of the state, the new state may not be shown yet.
    if blocks.depth > 0 { stateDidChange(from: state) }
    resetTitles()
    updateShownResult()
    let late = (machine, blocks)
    machine.didDetach()
    blocks.dropAll()
    extendLifetime(late)
    extendLifetime(dropped)
  }
}

extension RefreshComponent {
  final func didAttach(to scrollView: ScrollView) {
    updateIsShown()
    placeAtAttach(in: scrollView)
    reserveHeight()
    updateTime()
    updateTimeInSight()
    continueAfterAttaching()
  }

  /// Also called in a later turn if the last scroll view was deallocated. The refresh ends only
  /// after the inset is released and ``scrollView`` is nil, so that an override cannot access the
  /// scroll view.
  final func leave(_ scrollView: ScrollView) {
    isAttached = false
    willDetach(from: scrollView)
    loseList()
    endWithoutCallbacks(on: scrollView.timeline)
    runLayoutWork()
    scrollView.waitingArrivalsMayLoad()
  }

  /// Also called when the scroll view is being deallocated.
  final func loseList() {
    unretainedList = nil
    releaseAwaiters()
    if isTimeInSight != nil { isTimeInSight = false }
    action?.cancel()
    endStretching()
    secondLevel?.leave()
    updateIsShown()
    runLayoutWork()
    _reservedInset = 0
  }

  /// Drops all work that is scheduled on the timeline of a scroll view that is being deallocated.
  final func dropWork() {
    let dropped = (machine, blocks)
    machine.loseList()
    blocks.dropAll()
    extendLifetime(dropped)
  }

  // MARK: Changes

  /// Also called while the component is hidden or its interaction is disabled.
  final func geometryDidChange() {
    updateIsShown()
    dropPullAtEdge()
    secondLevel?.geometryDidChange()
    followOffset()
    fitMayHaveChanged()
    updateTimeInSight()
  }

  /// Called after a layout that a component has requested.
  final func contentWasLaidOut() {
    runLayoutWork()
    compareAfterLayout()
  }

  private func runLayoutWork() {
    guard !layoutWork.isEmpty else { return }
    for work in exchange(&layoutWork, with: []) { work() }
  }

}

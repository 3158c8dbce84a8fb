/// What happens when a component is put into a slot, and when it is taken out of the slot.
///
/// The functions that undo what `attach` sets:
///
/// - `detach`: the list's components, and the place of the view in the list
/// - `leave`: `isAttached`
/// - `loseList`: `unretainedList`, the height of an auto header or footer in the inset,
///   `isTimeInSight`, and whether the component is shown
/// - `endWithoutCallbacks`: a refresh that is pending or ongoing, the waiting blocks, the titles,
///   the percent and the alpha
///
/// A class undoes its own work in `willDetach(from:)`, which is called first. As in MJRefresh,
/// nothing undoes the changes of the bounce. The list keeps bouncing along the component's axis,
/// even if its content fits. A leader or trailer in a list without header and footer has turned
/// `alwaysBounceVertical` off, and the property stays off.
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
  /// and ``pullingPercent`` are called. While they run, they cannot set the state, begin a refresh
  /// or end one. The app's blocks are released last, because an object that they retain may begin a
  /// refresh in its `deinit`. `timeline` belongs to the list that was passed to ``leave(_:)``.
  final func endWithoutCallbacks(on timeline: Timeline) {
    let wasRefreshing = machine.isRefreshing
    wasAtEndWhenHidden = false
    let dropped = (machine, blocks)
    machine.detach()
    blocks.dropAll()
    if wasRefreshing {
      action?.cancel()
      if !machine.traits.loadsAtEnd { alpha = 1 }
    }
    if machine.isRefreshing || machine.state == .pulling {
      transition(to: .idle, because: .detaching)
    }
    machine.closingDidEnd()
    if machine.percent != 0 { dropPercent(on: timeline) }
    showAlphaOfPull()
    machine.forgetFailure()
    // If the component is detached in the middle of a change of its state, its views may not show
    // the new state yet.
    if blocks.changeDepth > 0 { stateDidChange(from: presentState) }
    resetTitles()
    updateShownResult()
    let droppedLater = (machine, blocks)
    machine.didDetach()
    blocks.dropAll()
    extendLifetime(droppedLater)
    extendLifetime(dropped)
  }
}

extension RefreshComponent {
  final func didAttach(to scrollView: ScrollView) {
    updateIsShown()
    placeAtAttach(in: scrollView)
    loader?.reserveHeight()
    updateTime()
    updateTimeInSight()
    continueAfterAttaching()
  }

  /// Called when the component is taken out of its slot. First ``reservedInset`` becomes 0, and
  /// ``scrollView`` becomes nil. Only then does the refresh end, so that an override cannot access
  /// the list.
  ///
  /// - Parameter scrollView: The list that the component leaves. If it is already deallocated, the
  ///   list into which the component is being put.
  final func leave(_ scrollView: ScrollView) {
    isAttached = false
    willDetach(from: scrollView)
    loseList()
    endWithoutCallbacks(on: scrollView.timeline)
    runLayoutWork()
    scrollView.waitingArrivalsMayLoad()
  }

  /// Forgets the list. Called when the component leaves the list, and when the list is being
  /// deallocated.
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

  /// Drops the scheduled work, the blocks and the calls. Called when the scroll view is being
  /// deallocated.
  final func dropWork() {
    let dropped = (machine, blocks)
    machine.loseList()
    blocks.dropAll()
    extendLifetime(dropped)
  }

  // MARK: Changes

  /// Called when a size or an inset of the list has changed, even while the component is hidden or
  /// its interaction is disabled.
  final func geometryDidChange() {
    updateIsShown()
    dropPullAtEdge()
    secondLevel?.geometryDidChange()
    followOffset()
    loader?.fitMayHaveChanged()
    updateTimeInSight()
  }

  /// Called after a layout that a component has requested.
  final func contentWasLaidOut() {
    runLayoutWork()
    loader?.contentWasLaidOut()
  }

  private func runLayoutWork() {
    guard !layoutWork.isEmpty else { return }
    for work in exchange(&layoutWork, with: []) { work() }
  }

}

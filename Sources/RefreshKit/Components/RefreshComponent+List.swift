/// The properties that a scroll view reads from a component, and the functions by which it notifies
/// the component.
extension RefreshComponent: EdgeComponent {
  // MARK: Questions

  final var ignoresPanMoves: Bool { isOfKit }
  final var holdsContent: Bool { mayHoldContent && isInteractive }

  final var mayHoldContent: Bool {
    settings.holdsContentWhilePulled && machine.traits.isPulled
  }

  /// The offsets that have no effect on a component of the kit: all of them if it is neither pulled
  /// nor loads at the end of the list.
  final func quietOffsets(in snapshot: ScrollSnapshot) -> QuietOffsets {
    guard isOfKit, !followsOffset, !showsSecondLevel else { return .none }
    if let loader { return loader.quietOffsets(of: self, in: snapshot) }
    guard machine.traits.isPulled else { return .all }
    guard ignoresCoveredMoves, isTimeInSight != true else { return .none }
    return .covering(edge, restingAt: snapshot.geometry.rest(at: edge))
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
  }

  final func didDetach(from scrollView: ScrollView) {
    endWithoutCallbacks(on: scrollView.timeline)
    scrollView.waitingArrivalsMayLoad()
  }

  // MARK: Changes

  final func geometryDidChange() {
    updateIsShown()
    dropPullAtEdge()
    secondLevel?.geometryDidChange()
    placeByOffset()
    updateTimeInSight()
  }

  final func contentDidShift(by distance: Point) { loader?.contentDidShift(by: distance.y) }

  final func lastUpdatedTimesDidChange() { updateTime() }

  final func listDidLeaveWindow() { updateTimeInSight() }

  final func waitingArrivalMayLoad() { loader?.waitingArrivalMayLoad(in: self) }

  final func contentWasLaidOut() { loader?.contentWasLaidOut(self) }

  /// Called when the component may have begun or ceased to hold overscroll.
  final func holdingMayChange() { host?.use { $0.holdingDidChange() } }
}

extension RefreshComponent {
  /// Called when the component may have entered or left the visible area. In a component that shows
  /// the time of the last update, the text is made when the component enters.
  @inline(__always)
  final func updateTimeInSight() {
    guard let isTimeInSight, let host else { return }
    let isVisible = host.use {
      $0._snapshot.pulledOffset.y < $0._snapshot.rests.top && isShown && $0._snapshot.isInWindow
    }
    guard isVisible != isTimeInSight else { return }
    self.isTimeInSight = isVisible
    quietOffsetsMayChange()
    if isVisible { updateTime() }
  }
}

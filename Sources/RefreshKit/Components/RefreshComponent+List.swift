/// What the scroll view of a component asks of it, and notifies it of.
extension RefreshComponent: EdgeComponent {
  // MARK: Questions

  final var ignoresPanMoves: Bool { isOfKit }
  final var holdsContent: Bool { mayHoldContent && isInteractive }

  final var mayHoldContent: Bool {
    settings.holdsContentWhilePulled && machine.traits.isPulled
  }

  /// The offsets that mean nothing to a component of the kit: all if it neither is pulled nor loads.
  final func quietOffsets(in view: ScrollSnapshot) -> QuietOffsets {
    guard isOfKit, !followsOffset, !showsSecondLevel else { return .none }
    if let loader { return loader.quietOffsets(of: self, in: view) }
    guard machine.traits.isPulled else { return .all }
    guard ignoresCoveredMoves, isTimeInSight != true else { return .none }
    return .covering(edge, restingAt: view.geometry.rest(at: edge))
  }

  // MARK: Attaching

  final func didAttach(to scrollView: ScrollView) {
    updateIsShown()
    placeAtAttach(in: scrollView)
    loader?.reserveHeight(of: self)
    lastUpdatedTimeDidChange()
    updateTimeInSight()
  }

  final func didFinishAttaching() { continueAfterAttaching() }

  final func didLoseScrollView() {
    stateTitles?.lastUpdate?.detach()
    if isTimeInSight != nil { isTimeInSight = false }
    action?.cancel()
    endStretching()
    secondLevel?.leave()
    updateIsShown()
  }

  final func didDetach() { endWithoutCallbacks() }

  // MARK: Changes

  final func geometryDidChange() {
    updateIsShown()
    dropPullAtEdge()
    secondLevel?.geometryDidChange()
    placeByOffset()
    updateTimeInSight()
  }

  final func contentDidShift(by distance: Point) { loader?.contentDidShift(by: distance.y) }

  final func lastUpdatedTimesDidChange() { lastUpdatedTimeDidChange() }

  /// Called when a pull may have begun to be held, or ended.
  final func holdingMayChange() { host?.use { $0.holdingDidChange() } }
}

/// The time of the last update, in a component that shows it.
extension RefreshComponent {
  /// Called when the time of the last update may have changed.
  final func lastUpdatedTimeDidChange() { stateTitles?.lastUpdate?.update() }

  /// Called when the component may have come into the visible area, or left it.
  @inline(__always)
  final func updateTimeInSight() {
    guard let isTimeInSight, let host else { return }
    let isVisible = host.use {
      $0._snapshot.pulledOffset.y < $0._snapshot.rests.top && isShown && $0._snapshot.isInWindow
    }
    guard isVisible != isTimeInSight, let listTimeline else { return }
    self.isTimeInSight = isVisible
    quietOffsetsMayChange()
    stateTitles?.lastUpdate?.visibilityDidChange(to: isVisible, on: listTimeline)
  }
}

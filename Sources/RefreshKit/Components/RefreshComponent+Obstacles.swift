/// Why a component stays as it is, for an inspector.
extension RefreshComponent {
  /// Why the component does not begin although the content is pulled or scrolled far enough; nil if it is not, or
  /// if it has begun.
  package final var obstacle: RefreshObstacle? {
    guard let list = scrollView, !isRefreshing, state != .pulling, !machine.isClosing,
      !showsSecondLevel
    else { return nil }
    let view = list._snapshot
    if let loader {
      let moment = loader.moment(of: self, in: view)
      let isThere = moment.position >= moment.threshold && view.geometry.contentSize.height > 0
      return isThere ? generalObstacle ?? loader.obstacle(of: self, at: moment) : nil
    }
    guard machine.traits.isPulled, pullDistance > pullLength else { return nil }
    return generalObstacle ?? obstacleOfPull(in: view)
  }

  /// Why a pull that was just let go does not begin a refresh; nil if there was none, or if it does.
  package final var obstacleOfRelease: RefreshObstacle? {
    guard machine.traits.isPulled, state == .idle, !machine.isClosing, isInteractive,
      !showsSecondLevel
    else { return nil }
    return pullDistance > 0 && pullDistance <= pullLength ? .shortPull : nil
  }

  /// What keeps the component from beginning by a gesture, whatever the gesture.
  private var generalObstacle: RefreshObstacle? {
    if state == .noMoreData { return .noMoreData }
    if !isUserInteractionEnabled { return .interactionOff }
    return obstacleOfHiding ?? obstacleOfGestures
  }

  /// How the component is hidden; nil if it is shown.
  final var obstacleOfHiding: RefreshObstacle? {
    isShown ? nil : isHidden ? .hidden : .hidesItself
  }

  private func obstacleOfPull(in view: ScrollSnapshot) -> RefreshObstacle? {
    if !view.isDragging { return .noDrag }
    if machine.traits.isPulledByTouchOnly, view.cause != .finger { return .touchOnly }
    return machine.pull.refusedDragID == view.dragID ? .oldDrag : nil
  }

  /// Reports that a call has had no effect.
  final func report(_ obstacle: RefreshObstacle) {
    if TimelineObserver.isInUse { componentObserver?.stateDidStay(self, obstacle) }
  }
}

extension AutoLoader {
  /// Why an arrival at the end does not load; nil if the next one does.
  fileprivate func obstacle(
    of component: RefreshComponent, at moment: LoadMoreTrigger.Moment
  ) -> RefreshObstacle? {
    if !component.settings.isAutomaticallyRefresh { return .notAutomatic }
    return moment.isLong ? trigger.obstacle(in: moment.view) : .shortContent
  }
}

nonisolated extension LoadMoreTrigger {
  /// Why an arrival does not load; nil if it does.
  fileprivate func obstacle(in view: ScrollSnapshot) -> RefreshObstacle? {
    if view.isDragging { return timesLeft == 0 ? .timesUsedUp : nil }
    return canTrigger ? nil : .sameContent
  }
}

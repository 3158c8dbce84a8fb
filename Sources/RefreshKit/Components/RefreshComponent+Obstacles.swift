/// The reasons why a component does not begin a refresh, for inspectors.
extension RefreshComponent {
  /// The reason why the component does not begin although the content is pulled or scrolled far
  /// enough; nil if the content is not far enough, and if the component has begun.
  package final var obstacle: RefreshObstacle? {
    guard let list = scrollView, !isRefreshing, state != .pulling, !machine.isClosing,
      !showsSecondLevel
    else { return nil }
    let snapshot = list._snapshot
    if let loader {
      let geometry = loader.endGeometry(of: self, in: snapshot)
      let isAtEnd =
        geometry.position >= geometry.threshold && snapshot.geometry.contentSize.height > 0
      guard isAtEnd else { return nil }
      let obstacle = generalObstacle ?? loader.obstacle(of: self, at: geometry)
      let mayWait = obstacle == nil || obstacle == .otherRefresh
      return mayWait && loader.trigger.waitingArrival != nil ? .waitingArrival : obstacle
    }
    guard machine.traits.isPulled, pullDistance > pullThreshold else { return nil }
    return generalObstacle ?? obstacleOfPull(in: snapshot)
  }

  /// The reason why a pull that was just released does not begin a refresh; nil if there was no
  /// pull, and if it begins one.
  package final var obstacleOfRelease: RefreshObstacle? {
    guard machine.traits.isPulled, state == .idle, !machine.isClosing, isInteractive,
      !showsSecondLevel
    else { return nil }
    return pullDistance > 0 && pullDistance <= pullThreshold ? .shortPull : nil
  }

  /// The reason why no gesture begins a refresh; nil if there is none.
  private var generalObstacle: RefreshObstacle? {
    if state == .noMoreData { return .noMoreData }
    if !isUserInteractionEnabled { return .interactionOff }
    return obstacleOfHiding ?? gestureObstacle
  }

  /// The reason why the component is not shown; nil if it is shown.
  final var obstacleOfHiding: RefreshObstacle? {
    isShown ? nil : isHidden ? .hidden : .hidesItself
  }

  private func obstacleOfPull(in snapshot: ScrollSnapshot) -> RefreshObstacle? {
    if !snapshot.isDragging { return .noDrag }
    if machine.traits.isPulledByTouchOnly, snapshot.cause != .finger { return .touchOnly }
    return machine.pull.refusedDragID == snapshot.dragID ? .oldDrag : nil
  }

  /// Notifies the observer that a call has had no effect.
  final func report(_ obstacle: RefreshObstacle) {
    if TimelineObserver.isInUse { componentObserver?.stateDidStay(self, obstacle) }
  }
}

extension AutoLoader {
  /// The reason why an arrival at the end does not load; nil if the next one does.
  fileprivate func obstacle(
    of component: RefreshComponent, at geometry: LoadMoreTrigger.EndGeometry
  ) -> RefreshObstacle? {
    if !component.settings.isAutomaticallyRefresh { return .notAutomatic }
    return geometry.isLong ? trigger.obstacle(in: geometry.snapshot) : .shortContent
  }
}

nonisolated extension LoadMoreTrigger {
  /// The reason why an arrival does not load; nil if it does.
  fileprivate func obstacle(in snapshot: ScrollSnapshot) -> RefreshObstacle? {
    if snapshot.isDragging { return timesLeft == 0 ? .timesUsedUp : nil }
    return canTrigger ? nil : load?.hasFailed == true ? .failedLoad : .sameContent
  }
}

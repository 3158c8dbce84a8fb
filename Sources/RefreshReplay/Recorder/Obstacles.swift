import RefreshKit

/// The obstacles to a refresh now, in the order in which the kit checks them.
extension RefreshComponent {
  /// Why no refresh begins now, although the content is pulled or scrolled far enough. Nil if the
  /// content is not that far, or if a refresh has begun.
  package final var obstacle: RefreshObstacle? {
    guard let list = scrollView, !isRefreshing, state != .pulling, machine.phase != .closing,
      !showsSecondLevel
    else { return nil }
    let snapshot = list.snapshot
    if let loader = autoLoader {
      let geometry = loader.endGeometry(in: snapshot)
      let isAtEnd =
        !geometry.position.isBefore(geometry.threshold) && snapshot.geometry.contentSize.height > 0
      guard isAtEnd else { return nil }
      let obstacle = generalObstacle ?? obstacle(at: geometry)
      let mayWait = obstacle == nil || obstacle == .otherRefresh
      return mayWait && loadMoreTrigger?.waitingArrival != nil ? .waitingArrival : obstacle
    }
    guard machine.traits.isPulled, pullDistance.isBeyond(pullThreshold) else { return nil }
    return generalObstacle ?? obstacleOfPull(in: snapshot)
  }

  /// ``RefreshObstacle/shortPull`` if a pull that is released now begins no refresh because it is
  /// too short; otherwise nil.
  package final var obstacleOfRelease: RefreshObstacle? {
    guard machine.traits.isPulled, state == .idle, machine.phase != .closing, isInteractive,
      !showsSecondLevel
    else { return nil }
    return pullDistance > 0 && !pullDistance.isBeyond(pullThreshold) ? .shortPull : nil
  }

  private var generalObstacle: RefreshObstacle? {
    if state == .noMoreData { return .noMoreData }
    if !isUserInteractionEnabled { return .interactionOff }
    return obstacleOfHiding ?? gestureObstacle
  }

  private func obstacle(at end: LoadMoreTrigger.EndGeometry) -> RefreshObstacle? {
    if !settings.isAutomaticallyRefresh { return .notAutomatic }
    return end.contentExceedsView ? loadMoreTrigger?.obstacle(in: end.snapshot) : .shortContent
  }

  private func obstacleOfPull(in snapshot: ScrollSnapshot) -> RefreshObstacle? {
    if !snapshot.isDragging { return .noDrag }
    if machine.traits.isPulledByTouchOnly, snapshot.cause != .finger { return .touchOnly }
    return machine.pull.refusedDragID == snapshot.dragID ? .oldDrag : nil
  }
}

extension LoadMoreTrigger {
  fileprivate func obstacle(in snapshot: ScrollSnapshot) -> RefreshObstacle? {
    if snapshot.isDragging { return timesLeft == 0 ? .timesUsedUp : nil }
    return canLoadOutsideDrag ? nil : load?.hasFailed == true ? .failedLoad : .sameContent
  }
}

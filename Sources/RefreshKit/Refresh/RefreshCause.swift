/// The reason for a change of a component's state, recorded when the change is decided.
///
/// A ``WaitingCall`` keeps the part of its cause that is known.
package nonisolated enum RefreshCause: Hashable, Sendable {
  /// A refresh begins, either at once or after it has waited for another call.
  case begin(Begin, waited: Bool = false)
  /// The list has entered a window.
  case window
  /// Another refresh begins while the result of the previous one is shown.
  case nextBegin

  /// A pull has crossed the threshold.
  case pull(by: ScrollCause)
  /// A pull has returned below the threshold.
  case pullBack(by: ScrollCause)
  /// The content has moved without a drag, although only a finger may pull the component.
  case move(by: ScrollCause)
  /// The drag of a pull was cancelled.
  case dragCancelled
  /// Sizes or insets have changed during a pull.
  case geometry
  /// The component can no longer be pulled, or an obstacle prevents the refresh of a released pull.
  case obstacle(RefreshObstacle)
  /// The second level opens in place of a refresh.
  case secondLevel

  /// A refresh or a pull was ended by a call, an async function or a timeout.
  case end(End)
  /// A call has reset noMoreData.
  case reset
  /// A refresh of the header has reset the footer's noMoreData.
  case headerRefresh

  /// The app has set the state.
  case app
  /// The end of the data was restored: by a pager, or in a component that is shown again.
  case restoration
  /// The component has left its list. This change is not published.
  case detaching

  /// The event that begins a refresh.
  package enum Begin: Hashable, Sendable {
    /// A call of `beginRefreshing()`.
    case call
    /// A tap, or an activation by assistive technology.
    case tap
    /// The app has called `refreshIfExpired(after:)`, and the list was old.
    case expiration(after: Double)
    /// A pull was released.
    case release
    /// The content has moved without a drag while the component was pulling.
    case move(by: ScrollCause)
    /// The content has arrived at the component's end of the list.
    case arrival(by: ScrollCause)
    /// The content has arrived at the component's end of the list, or a drag has ended there, while
    /// another component refreshed.
    case arrivalDuringRefresh(by: ScrollCause)
    /// A drag towards the end of the list has ended there.
    case dragEnd
    /// The content does not fill the list.
    case filling
  }

  /// The way in which a refresh was ended.
  package enum End: Hashable, Sendable {
    /// It was ended as a success, after its callback ran.
    case success
    /// It was ended as a success before its callback ran.
    case beforeLoading
    /// It has failed.
    case failure
    /// It lasted longer than its time limit.
    case timeout
    /// It has loaded the last page.
    case noMoreData
    /// It was cancelled.
    case cancellation
    /// There was no refresh: the end has left an older noMoreData.
    case leavingNoMoreData
  }
}

/// The reason why a component does not begin a refresh although the content is pulled or scrolled
/// far enough, or why an end has no effect.
package nonisolated enum RefreshObstacle: Hashable, Sendable, CaseIterable {
  // For any gesture.
  /// The component is in noMoreData.
  case noMoreData
  /// The component's interaction is off.
  case interactionOff
  /// The app has hidden the component.
  case hidden
  /// A setting of the component hides it now.
  case hidesItself
  /// An end with no more data is waiting.
  case waitingEnd
  /// A second level is in sight.
  case secondLevel
  /// Another component refreshes, and the scroll view allows only one at a time.
  case otherRefresh

  // For a pull.
  /// No finger drags the content.
  case noDrag
  /// Only a finger may pull the component, and something else has moved the content.
  case touchOnly
  /// The drag began during a refresh, and has not returned below the threshold since.
  case oldDrag
  /// The pull was released below the threshold.
  case shortPull

  // For an arrival at the end of the list.
  /// The component does not load automatically.
  case notAutomatic
  /// The content is shorter than the view.
  case shortContent
  /// The drag has loaded as many times as it may.
  case timesUsedUp
  /// An arrival has already loaded, and the list has not grown since.
  case sameContent
  /// A load that began here has failed, and the content has not been back before its line since.
  case failedLoad
  /// The arrival loads as soon as no other component refreshes, and the content rests.
  case waitingArrival

  // For an end.
  /// There is no refresh and no pull.
  case noRefresh
  /// There is no refresh, and noMoreData is not older than the turn in which the end was called.
  case newNoMoreData
}

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

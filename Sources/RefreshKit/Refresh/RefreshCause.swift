/// The reason for a change of a component's state. It is determined when the kit decides the
/// change.
///
/// A call that waits for its turn has no cause yet. The cause is made from the ``WaitingCall`` when
/// the call is performed.
package enum RefreshCause: Hashable, Sendable {
  /// `waited` is true if the begin had to wait for another call.
  case begin(Begin, waited: Bool = false)
  /// The list has entered a window.
  case window
  /// Another refresh begins while the result of the previous one is shown.
  case nextBegin
  /// A drag has begun while a failure is shown.
  case drag

  /// A pull has crossed the threshold.
  case pull(by: ScrollCause)
  /// A pull has returned below the threshold.
  case pullBack(by: ScrollCause)
  /// The content has moved without a drag. This ends the pull of a component that only a finger may
  /// pull.
  case move(by: ScrollCause)
  case dragCancelled
  /// Sizes or insets have changed during a pull.
  case geometry
  /// An obstacle has ended the pull, or prevents the refresh of a released pull. Or hiding the
  /// component has ended noMoreData.
  case obstacle(RefreshObstacle)
  /// The second level opens in place of a refresh.
  case secondLevel

  /// A call, an async function or a timeout has ended a refresh, a pull or noMoreData.
  case end(End)
  /// A call has reset noMoreData.
  case reset
  /// A refresh of the header has reset the footer's noMoreData.
  case headerRefresh

  /// The app has set the state.
  case app
  /// A pager was restored or attached, and has set or ended noMoreData. Or noMoreData has returned
  /// because the component is shown again.
  case restoration
  /// The component was detached. Observers are not told of the change.
  case detaching

  /// Whether the user has begun the refresh: by a pull, by a tap, or by a move of the content
  /// without a drag while the component was pulling. An arrival at the end of the list does not
  /// count.
  var isOfUser: Bool {
    switch self {
    case .begin(.release, _), .begin(.threshold, _), .begin(.tap, _), .begin(.move, _): true
    default: false
    }
  }

  /// Whether the load began because the content arrived at the component's end of the list, or to
  /// fill the list.
  var isArrival: Bool {
    switch self {
    case .begin(.arrival, _), .begin(.arrivalDuringRefresh, _), .begin(.filling, _): true
    default: false
    }
  }

  var isExpiration: Bool { if case .begin(.expiration, _) = self { true } else { false } }

  package enum Begin: Hashable, Sendable {
    case call
    /// A tap on the title, or an activation by assistive technology.
    case tap
    /// A call of `refreshIfExpired(after:)` has found that the list is old.
    case expiration(after: Double)
    case release
    /// A pull has passed the threshold of a component that refreshes without waiting for the
    /// release.
    case threshold(by: ScrollCause)
    /// The content has moved without a drag while the component was pulling.
    case move(by: ScrollCause)
    /// The content has arrived at the component's end of the list.
    case arrival(by: ScrollCause)
    /// The content has arrived at the component's end of the list, or a drag has ended there, while
    /// another component refreshed or rows were being reordered.
    case arrivalDuringRefresh(by: ScrollCause)
    /// A drag toward the end of the list has ended there.
    case dragEnd
    case filling
  }

  package enum End: Hashable, Sendable {
    case success
    /// A success that has ended the refresh before the callback has run: nothing was loaded.
    case beforeLoading
    case failure
    case timeout
    case noMoreData
    case cancellation
    /// There was no refresh, and the end has changed the state from noMoreData to idle. noMoreData
    /// was set in an earlier turn.
    case leavingNoMoreData
  }
}

/// The reason why a gesture begins no refresh, or why an end has no effect.
package enum RefreshObstacle: Hashable, Sendable, CaseIterable {
  // For any gesture.
  case noMoreData
  case interactionOff
  case hidden
  /// A setting of the component hides it now.
  case hidesItself
  /// An end with no more data is waiting.
  case waitingEnd
  case secondLevel
  /// Another component refreshes, and the scroll view allows only one at a time.
  case otherRefresh

  // For a pull.
  case noDrag
  /// Only a finger may pull the component, and something else has moved the content.
  case touchOnly
  /// The drag must return below the threshold before it can pull: ``PullRule/refusedDragID``.
  case oldDrag
  /// The pull was released below the threshold.
  case shortPull

  // For an arrival at the end of the list.
  case notAutomatic
  case shortContent
  /// The drag has already begun as many loads as ``AutoLoading/autoTriggerTimes`` allows.
  case timesUsedUp
  /// A load has begun here. Since then the list has not grown, no drag has begun, and the content
  /// has not moved back from the end.
  case sameContent
  /// The last load began at this position, and has failed. The content has not moved back from this
  /// position since.
  case failedLoad
  /// The load begins as soon as no other component refreshes, no rows are being reordered, and the
  /// content rests.
  case waitingArrival

  // For an end.
  /// There is no refresh and no pull.
  case noRefresh
  /// There is no refresh, and the state stays noMoreData. When the end was called, noMoreData was
  /// set in the same turn, or another end was waiting to set it.
  case newNoMoreData
}

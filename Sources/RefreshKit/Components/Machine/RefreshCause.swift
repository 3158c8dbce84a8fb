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
  /// The state of an earlier run of the app was restored.
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

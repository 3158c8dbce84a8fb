/// Why a component changes its state: recorded where that is decided, so that it need not be guessed afterwards.
///
/// A ``RefreshRequest`` that waits keeps what is known of its cause.
package nonisolated enum RefreshCause: Hashable, Sendable {
  /// A refresh begins, at once or after it has waited behind another call.
  case begin(Begin, waited: Bool = false)
  /// The list is in a window.
  case window
  /// Another refresh begins while the result of the last one is shown.
  case nextBegin

  /// A pull has gone beyond the threshold.
  case pull(by: ScrollCause)
  /// A pull has come back.
  case pullBack(by: ScrollCause)
  /// The content of a component that only a finger pulls has moved outside of a drag.
  case move(by: ScrollCause)
  /// The drag of a pull was cancelled.
  case dragCancelled
  /// Sizes or insets have changed under a pull.
  case geometry
  /// The component cannot be pulled any more, or a pull that was let go is barred.
  case obstacle(RefreshObstacle)
  /// The second level opens in place of a refresh.
  case secondLevel

  /// A refresh, or a pull, was ended: by a call, by an async function, or by its timeout.
  case end(End)
  /// A call has reset noMoreData.
  case reset
  /// A refresh of the header has reset the footer's noMoreData.
  case headerRefresh

  /// The app has set the state.
  case app
  /// The state of an earlier run of the app was restored.
  case restoration
  /// The component has left its list; nothing is published then.
  case detaching

  /// What begins a refresh.
  package enum Begin: Hashable, Sendable {
    case call
    /// A tap, or an activation by assistive technology.
    case tap
    /// The list is too old, and perhaps the app has asked whether it is.
    case expiration(isAsked: Bool)
    /// A pull was let go.
    case release
    /// The content has moved outside of a drag while the component was pulled.
    case move(by: ScrollCause)
    /// The content has arrived at the component's end of the list.
    case arrival(by: ScrollCause)
    /// A drag towards the end of the list has ended there.
    case dragEnd
  }

  /// How a refresh was ended.
  package enum End: Hashable, Sendable {
    case success
    /// It was ended as a success before its callback had run.
    case beforeLoading
    case failure
    /// It has taken too long.
    case timeout
    case noMoreData
    case cancellation
  }
}

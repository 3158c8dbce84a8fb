/// Why a component stays as it is although the content is pulled or scrolled as far as it takes, or although an
/// end was called.
package nonisolated enum RefreshObstacle: Hashable, Sendable, CaseIterable {
  // Whatever the gesture.
  case noMoreData
  case interactionOff
  case hidden
  case hidesItself
  /// An end waits after which there is no more data.
  case waitingEnd
  /// A second level is in sight.
  case secondLevel
  /// Another component refreshes, and the scroll view lets only one do so.
  case otherRefresh

  // Of a pull.
  /// No finger drags the content.
  case noDrag
  /// Only a finger pulls the component, and something else has moved the content.
  case touchOnly
  /// The drag began during a refresh, and has not been back at the threshold.
  case oldDrag
  /// It was let go before the threshold.
  case shortPull

  // Of an arrival at the end of the list.
  case notAutomatic
  /// The content is shorter than the view.
  case shortContent
  /// The drag has loaded as often as it may.
  case timesUsedUp
  /// An arrival has loaded before, and the list has not grown since.
  case sameContent

  /// Of an end: there is no refresh, and no pull.
  case noRefresh
}

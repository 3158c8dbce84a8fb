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

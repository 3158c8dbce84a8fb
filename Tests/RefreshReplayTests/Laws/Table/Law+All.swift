/// The table of laws.
extension Law {
  static let all: [Law] = [
    insetsAreTheApps, reservedInsetsFit,
    eventsKeepTheirOrder, nothingIsForgotten, everyChangeIsReported, detachedIsSilent,
    titlesFit, timesAreShown, spinnersFit, arrowsFit, picturesFit,
    pullsHaveFingers, pullsBeginFarOut, nothingIsPulledInside, percentFollowsTheFinger,
    alphaFollowsThePull, refreshesAreSeen,
    refreshesHaveCauses, listsAreFilled, noCallIsLeft, windowsStartRefreshes, interactionIsRestored,
    contentStaysUnderFingers, rowsStayInPlace, heldOvershootsHaveCauses, heldContentStaysInRange,
    numbersAreNumbers,
    componentsAreAtTheirEdge, layoutIsDone, levelsFillTheView, closedLevelsLeaveNothing,
  ]
}

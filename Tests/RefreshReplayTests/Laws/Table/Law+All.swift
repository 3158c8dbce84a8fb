/// The table of laws.
extension Law {
  static let all: [Law] = [
    insetsAreTheApps, loansFitTheState,
    eventsKeepTheirOrder, nothingIsForgotten, everyChangeIsTold, detachedIsSilent,
    titlesFit, timesAreTold, wheelsFit, arrowsFit, picturesFit,
    pullsHaveFingers, pullsBeginFarOut, nothingIsPulledInside, percentFollowsTheFinger,
    alphaFollowsThePull, refreshesAreSeen,
    refreshesHaveCauses, noCallIsLeft, windowsStartRefreshes, interactionComesBack,
    contentStaysUnderFingers, heldOvershootsHaveCauses, numbersAreNumbers,
    componentsStandAtTheirEdge, layoutIsDone,
  ]
}

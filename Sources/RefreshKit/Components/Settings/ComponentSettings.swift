/// The values that an app sets for a component, apart from those of every view. Durations are in
/// seconds, distances in points.
///
/// The public accessor of each property refuses invalid values, and performs the consequences of a
/// change.
nonisolated struct ComponentSettings: Equatable {
  // The durations of the parts of a refresh.
  var fastAnimationDuration = 0.25
  var slowAnimationDuration = 0.4
  var minimumRefreshingDuration = 0.0
  var resultDisplayDuration = 0.0
  var refreshingTimeout: Double?

  // The position and the appearance of the component.
  var isAutomaticallyChangeAlpha = false
  /// The part of the inset at its edge that the component ignores.
  var ignoredInset = 0.0
  var holdsContentWhilePulled = false
  /// The threshold of the pull; nil if it is the length of the component.
  var pullThreshold: Double?
  var hidesWhileEmpty = false
  var hidesWhileContentFits = false

  // Headers.
  var isCollectionViewAnimationBug = false

  // Components that load at the end of the list.
  var isAutomaticallyRefresh = true
  var triggerAutomaticallyRefreshPercent = 1.0
  var preloadDistance = 0.0
  var loadsUntilFilled = false
}

/// What an app sets for a component, beside what every view has: durations in seconds, distances in points.
///
/// The accessor of each property refuses what the property does not take, and has the consequences of a change.
nonisolated struct ComponentSettings: Equatable {
  // How long the parts of a refresh take.
  var fastAnimationDuration = 0.25
  var slowAnimationDuration = 0.4
  var minimumRefreshingDuration = 0.0
  var resultDisplayDuration = 0.0
  var refreshingTimeout: Double?

  // Where the component is, and how it is shown.
  var isAutomaticallyChangeAlpha = false
  /// How much of the inset at its edge the component ignores.
  var ignoredInset = 0.0
  var holdsContentWhilePulled = false
  var hidesWhileEmpty = false
  var hidesWhileContentFits = false

  // Headers.
  var isCollectionViewAnimationBug = false
  var expirationInterval: Double?

  // Components that load at the end of the list.
  var isAutomaticallyRefresh = true
  var triggerAutomaticallyRefreshPercent = 1.0
  var preloadDistance = 0.0
}

/// What a component knows of the changes of its state that are under way, inside each other.
struct ChangesUnderWay {
  /// How many there are.
  var depth = 0
  /// The number of the latest change.
  var count = 0
  /// What runs once the outermost one is over.
  var left: [Job] = []

  /// The state that the component is about to set by itself.
  var ownState: RefreshState?
  /// The result of the refresh that the component is about to end by itself.
  var ownResult: RefreshResult?

  /// Whether overrides of the state are shown the first idle.
  var isFirst = false
  /// Whether the component is being detached: no event, and nothing that an override sets counts.
  var isSilent = false

  /// What a begin or an end still has to do, after the observers of the state.
  var step = RefreshCycle.Step.none
  /// A refresh that has ended in success, until the list has been marked as up to date.
  var success: RefreshResult?
}

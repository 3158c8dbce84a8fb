/// How the classes of components differ in what a refresh may do.
nonisolated struct Traits: Hashable, Sendable {
  /// Whether a pull at the edge begins a refresh.
  var isPulled = false
  /// Whether only a touch may pull: what code does to the offset begins nothing.
  var isPulledByTouchOnly = false
  /// Whether a refresh reserves an inset and moves the content.
  var reservesInset = true
  /// Whether there is a state for the end of the data.
  var hasNoMoreData = false
  /// Whether a pull, even one that is not let go, is the user's answer to a failure.
  var clearsFailureWhenPulled = false
  /// The style of a class that has one of its own; nil if the app chooses.
  var fixedStyle: RefreshStyle?
  /// Whether the alpha can follow the percent.
  var canFade = true
}

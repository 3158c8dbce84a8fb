/// The differences between classes of components that affect a refresh.
nonisolated struct Traits: Hashable, Sendable {
  /// Whether a pull at the edge begins a refresh.
  var isPulled = false
  /// Whether only a touch may pull; a change of the offset by code begins no refresh.
  var isPulledByTouchOnly = false
  /// Whether the class has a threshold of its own, so that the app does not choose one.
  var hasOwnThreshold = false
  /// Whether a refresh reserves an inset and moves the content.
  var reservesInset = true
  /// Whether the class has the state noMoreData.
  var hasNoMoreData = false
  /// Whether a pull beyond the threshold clears a failure, even if it is not released.
  var clearsFailureWhenPulled = false
  /// The fixed style of the class; nil if the app chooses the style.
  var fixedStyle: RefreshStyle?
  /// Whether the alpha can follow the percent.
  var canFade = true

  /// Whether the app chooses the threshold of the pull.
  var canChooseThreshold: Bool { isPulled && !hasOwnThreshold }
}

/// The time at which the refreshing callback runs.
enum Opening {
  /// Never, because the class does not refresh.
  case none
  /// After the change of state.
  case atOnce
  /// After the opening animation.
  case animated
}

/// The time at which the blocks of an end run.
enum Closing {
  /// At once, and only the completions of the calls.
  case none
  /// After the change of state.
  case atOnce
  /// After the closing animation.
  case animated
}

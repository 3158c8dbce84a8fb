/// When the refreshing callback of a refresh runs.
enum Opening {
  /// Never: the class refreshes nothing.
  case none
  /// After the change of state.
  case atOnce
  /// After the opening animation.
  case animated
}

/// When the blocks of an end run.
enum Closing {
  /// At once, and those of the calls alone.
  case none
  /// After the change of state.
  case atOnce
  /// After the closing animation.
  case animated
}

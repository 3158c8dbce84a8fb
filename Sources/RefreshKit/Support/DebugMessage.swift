/// A message to the programmer about something that works, and is probably a mistake. In debug builds each
/// is written once; in others none is.
package enum DebugMessage: String {
  case sharedTimeKey = """
    RefreshKit: a header with an expirationInterval has the default lastUpdatedTimeKey, so that the update \
    of another list counts for its own; give each list a key of its own.
    """

  #if DEBUG && !hasFeature(Embedded)
    /// Writes a message; it is printed by default.
    package static var output: (String) -> Void = { print($0) }
    private static var written: Set<DebugMessage> = []
  #endif

  /// Writes a message, unless it was written before.
  static func write(_ message: DebugMessage) {
    #if DEBUG && !hasFeature(Embedded)
      if written.insert(message).inserted { output(message.rawValue) }
    #endif
  }
}

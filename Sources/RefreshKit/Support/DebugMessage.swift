/// A message about code that works but is probably a mistake. Debug builds write each message once;
/// release builds write none.
package enum DebugMessage: String {
  /// A header with an expiration interval uses the default key for its last update.
  case sharedTimeKey = """
    RefreshKit: a header with an expirationInterval has the default lastUpdatedTimeKey, so that the update \
    of another list counts for its own; give each list a key of its own.
    """

  #if DEBUG && !hasFeature(Embedded)
    /// Writes a message; prints it by default.
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

/// Which way a line is read, and with it the side at which a row of things begins.
public nonisolated enum LayoutDirection: Sendable, Hashable {
  /// As in English: what comes first stands at the left.
  case leftToRight
  /// As in Arabic: what comes first stands at the right.
  case rightToLeft
}

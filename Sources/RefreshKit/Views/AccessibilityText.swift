/// What a view says to somebody who does not see it.
nonisolated struct AccessibilityText: Sendable, Hashable {
  /// What it is.
  var label: String?
  /// How it stands.
  var value: String?
  /// What activating it does.
  var hint: String?
}

/// The descriptions of a view that the app has set; most views have none.
final class AppDescriptions {
  var label: String?
  var value: String?
  var hint: String?
}

/// The kit's descriptions of a view.
nonisolated struct AccessibilityText: Sendable, Hashable {
  /// A description of its purpose.
  var label: String?
  /// A description of its present value.
  var value: String?
  /// A description of the effect of activating it.
  var hint: String?
}

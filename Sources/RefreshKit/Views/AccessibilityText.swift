/// The accessibility descriptions that the app has set for a view. They are in a separate object,
/// because most views have no descriptions.
@MainActor final class AppDescriptions {
  var label: String?
  var value: String?
  var hint: String?
}

/// The accessibility descriptions that the kit gives a view.
struct AccessibilityText: Sendable, Hashable {
  var label: String?
  var value: String?
  var hint: String?
}

/// The accessibility descriptions that the app has set: an object of its own, because most views
/// have none.
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

/// Most views have none.
@MainActor final class AppDescriptions {
  var label: String?
  var value: String?
  var hint: String?
}

/// The kit's descriptions of a view.
struct AccessibilityText: Sendable, Hashable {
  var label: String?
  var value: String?
  var hint: String?
}

/// The descriptions of a view, for hosts that read the screen aloud.
///
/// Components and labels describe themselves by the app's titles, or else by the texts of the
/// language. A description that the app sets replaces that; nil restores it.
extension View {
  /// A description of what the view is; nil if it has none.
  public final var accessibilityLabel: String? {
    get { ownWords?.label ?? accessibilityText.label }
    set { wordsToSet().label = newValue }
  }

  /// A description of the view's present value, such as a component's state, or how far it is
  /// pulled; nil if it has none.
  public final var accessibilityValue: String? {
    get { ownWords?.value ?? accessibilityText.value }
    set { wordsToSet().value = newValue }
  }

  /// A description of what activating the view does at present; nil if that does nothing.
  public final var accessibilityHint: String? {
    get { ownWords?.hint ?? accessibilityText.hint }
    set { wordsToSet().hint = newValue }
  }

  private func wordsToSet() -> AccessibilityWords {
    let words = ownWords ?? AccessibilityWords()
    ownWords = words
    return words
  }
}

/// The descriptions of a view that the app has set; most views have none.
final class AccessibilityWords {
  fileprivate var label: String?
  fileprivate var value: String?
  fileprivate var hint: String?
}

/// The descriptions of a view for users who do not see it.
nonisolated struct AccessibilityText: Sendable, Hashable {
  /// A description of what it is.
  var label: String?
  /// A description of its present value.
  var value: String?
  /// A description of what activating it does.
  var hint: String?
}

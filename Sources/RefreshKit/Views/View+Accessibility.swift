/// A view in words, for hosts that read the screen aloud.
///
/// Components and labels have words of their own: the app's titles, else the language's texts. Words that
/// the app sets replace them; nil restores them.
extension View {
  /// What the view is; nil if it has no words.
  public final var accessibilityLabel: String? {
    get { ownWords?.label ?? accessibilityText.label }
    set { wordsToSet().label = newValue }
  }

  /// The view's present value: a component's state, or how far it is pulled out.
  public final var accessibilityValue: String? {
    get { ownWords?.value ?? accessibilityText.value }
    set { wordsToSet().value = newValue }
  }

  /// What activating the view does at present; nil if that does nothing.
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

/// The words of a view that the app has set; most views have none.
final class AccessibilityWords {
  fileprivate var label: String?
  fileprivate var value: String?
  fileprivate var hint: String?
}

/// The words of a view for users who do not see it.
nonisolated struct AccessibilityText: Sendable, Hashable {
  /// What it is.
  var label: String?
  /// Its present value.
  var value: String?
  /// What activating it does.
  var hint: String?
}

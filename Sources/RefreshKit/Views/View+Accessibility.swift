/// A view in words, for hosts that read the screen aloud.
///
/// Components and labels speak for themselves, in the app's titles and else in the language's words.
/// What the app sets takes the place of that; nil brings it back.
extension View {
  /// What the view is; nil where it has nothing to say.
  public final var accessibilityLabel: String? {
    get { ownAccessibilityText.label ?? accessibilityText.label }
    set { ownAccessibilityText.label = newValue }
  }

  /// How the view stands at present: a component's state, or how far it is pulled out.
  public final var accessibilityValue: String? {
    get { ownAccessibilityText.value ?? accessibilityText.value }
    set { ownAccessibilityText.value = newValue }
  }

  /// What activating the view does at present; nil where that does nothing.
  public final var accessibilityHint: String? {
    get { ownAccessibilityText.hint ?? accessibilityText.hint }
    set { ownAccessibilityText.hint = newValue }
  }
}

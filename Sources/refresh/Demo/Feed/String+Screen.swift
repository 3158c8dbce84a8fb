extension String {
  /// The text for a screen; if that shows no Unicode, with the names of the arrow keys.
  func withKeyNames(isUnicode: Bool) -> String {
    isUnicode ? self : replacing("↓", with: "Down").replacing("↑", with: "Up")
  }
}

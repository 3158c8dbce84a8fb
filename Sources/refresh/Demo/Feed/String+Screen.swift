import RefreshTerminal

extension String {
  /// Breaks the text between words into lines.
  ///
  /// - Parameters:
  ///   - columns: The cells of a line. A word that is longer makes its line longer.
  ///   - count: The greatest number of lines; the last one has the rest of the text, and so may be
  ///     longer.
  func wrapped(to columns: Int, lines count: Int = .max) -> [String] {
    var lines: [String] = []
    for word in split(separator: " ") {
      if let last = lines.last,
        last.cells + 1 + word.cells <= columns || lines.count == count
      {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// The text for a screen; if that shows no Unicode, with the names of the arrow keys.
  func withKeyNames(isUnicode: Bool) -> String {
    isUnicode ? self : replacing("↓", with: "Down").replacing("↑", with: "Up")
  }
}

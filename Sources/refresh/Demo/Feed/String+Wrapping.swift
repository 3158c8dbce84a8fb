import TerminalHost

extension String {
  /// The text in lines of so many cells, broken between words; the last line takes what is left, and so
  /// may be longer, as a word may be.
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
}

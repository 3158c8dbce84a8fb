/// The reason why a script ends early. The reader of the script adds the file and the line.
public nonisolated struct ScriptError: Error, Sendable, Equatable {
  /// The kind of an error.
  public nonisolated enum Kind: Sendable {
    /// A line that means nothing, or nothing here.
    case mistake
    /// A line that would never end.
    case runaway
  }

  /// The kind of an error.
  public let kind: Kind
  /// What is wrong and what would be right.
  public let message: String

  static func mistake(_ message: String) -> ScriptError {
    ScriptError(kind: .mistake, message: message)
  }

  static func runaway(_ message: String) -> ScriptError {
    ScriptError(kind: .runaway, message: message)
  }

  /// The same error, found in a part of what was read.
  func inside(_ place: String) -> ScriptError {
    ScriptError(kind: kind, message: "\(place): \(message)")
  }
}

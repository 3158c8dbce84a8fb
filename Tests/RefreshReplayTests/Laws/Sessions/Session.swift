@testable import RefreshReplay

/// A script, as the lines that it consists of: the stage first.
nonisolated struct Session: Sendable {
  var lines: [JSON]

  /// The script as a file has it.
  var script: String {
    lines.map(\.description).joined(separator: "\n")
  }
}

import Foundation
import TestSupport

/// A value that differs from MJRefresh's in a recorded session, in each of some lines: a row of
/// `Fixtures/allowed-differences.txt`.
nonisolated struct AllowedDifference: Sendable {
  /// A text that is no row.
  struct BadRow: Error {
    let text: String
  }

  /// A value of a trace, by its line and path. An array is one value.
  nonisolated struct Value: Hashable, CustomStringConvertible {
    let line: Int
    let path: String

    var description: String { "line \(line), \(path)" }
  }

  /// The name of the session.
  let session: String
  /// The lines of the trace in which the value differs: their `i`, in rising order.
  let lines: [Int]
  /// The names that lead to the value, such as `footer.stateLabel.frame`.
  let path: String
  /// The label of the rule that explains the difference, such as `T3`.
  let rule: String

  /// Reads a row: the session, the lines such as `3,7-9`, the path and the rule.
  init(row: Substring) throws(BadRow) {
    let columns = row.split(separator: " ").map(String.init)
    guard columns.count == 4, let lines = Self.lines(columns[1]) else {
      throw BadRow(text: String(row))
    }
    (session, self.lines, path, rule) = (columns[0], lines, columns[2], columns[3])
  }

  private static func lines(_ text: String) -> [Int]? {
    var lines: [Int] = []
    for range in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = range.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard ends.count <= 2, let first = ends.first ?? nil, let last = ends.last ?? nil,
        first <= last, lines.last.map({ $0 < first }) ?? true
      else { return nil }
      lines += first...last
    }
    return lines
  }

  /// The values that the row names.
  var values: [Value] { lines.map { Value(line: $0, path: path) } }

  /// All rows, in the order of the file.
  static let all = Result {
    try Fixtures.text("allowed-differences").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { try AllowedDifference(row: $0) }
  }
}

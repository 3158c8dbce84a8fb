import Foundation
import TestSupport
import Testing

@testable import RefreshReplay

/// The trace of every recorded session is that of MJRefresh, up to the last line and value, except
/// for listed values.
@MainActor @Suite struct ConformanceTests {
  /// The maximum number of listed values.
  static let limit = 1_300

  private nonisolated static let sessions = Fixtures.scripts(in: "reference-traces")

  @Test(arguments: sessions)
  func `each value agrees with the original's, or is listed`(name: String) throws {
    let session = try OriginalSession(name)
    let outcome = Replay.outcome(of: session.script, name: name)
    #expect(outcome.reports == [])
    try #require(outcome.trace.count == session.lines.count)

    let differences = try session.differences(from: outcome.trace.map(json))
    let listed = try AllowedDifference.all.get().filter { $0.session == name }.flatMap(\.values)
    let unlisted = differences.filter { !listed.contains($0.key) }
      .map { "line \($0.line), \($1)" }.sorted()
    #expect(unlisted == [])
    let agreeing = listed.filter { differences[$0] == nil }
    #expect(agreeing == [])
  }

  @Test func `the rows of the list are in order, and no value is in two rows`() throws {
    let rows = try AllowedDifference.all.get()
    let places = rows.map { ($0.session, $0.lines[0], $0.path) }
    #expect(zip(places, places.dropFirst()).filter { $0 >= $1 }.map(\.1.2) == [])
    #expect(Set(rows.map(\.session)).subtracting(Self.sessions) == [])
    for (session, rows) in Dictionary(grouping: rows, by: \.session) {
      let values = rows.flatMap(\.values)
      #expect(Set(values).count == values.count, "\(session)")
    }
  }

  @Test func `each row of the list names a rule of the guide`() throws {
    let guide = try PackageFile.text("Tests/Guides/Rules.md")
    let labels = Set(guide.matches(of: /\*\*([A-Z]\d*)\.\*\*/).map { String($0.1) })
    let named = try Set(AllowedDifference.all.get().map(\.rule))
    #expect(named.subtracting(labels) == [])
  }

  @Test func `no more values are listed than allowed`() throws {
    let count = try AllowedDifference.all.get().map(\.lines.count).reduce(0, +)
    #expect(count <= Self.limit)
  }

  @Test(arguments: ["README.md", "README.zh-Hans.md"])
  func `the README says how much agrees`(file: String) throws {
    let rows = try AllowedDifference.all.get()
    let values = try Self.sessions.map { try OriginalSession($0).comparedCount }.reduce(0, +)
    let (all, differing) = (Self.sessions.count, Set(rows.map(\.session)).count)
    let numbers = [all, all - differing, values, rows.map(\.lines.count).reduce(0, +)]
    let said = try PackageFile.text(file).split(separator: "\n").map { line in
      line.matches(of: /\d[\d,]*/).compactMap { Int($0.0.filter { $0 != "," }) }
    }
    #expect(said.contains { Set(numbers).isSubset(of: $0) }, "\(numbers)")
  }
}

/// A script, and the trace that MJRefresh 3.7.9 gave for it.
@MainActor private struct OriginalSession {
  let script: Data
  /// The lines of the trace in full, computed from the stored changes.
  let lines: [JSON]
  /// The first line that is compared: N if the script begins with `# from N`, and otherwise 0.
  private let start: Int

  init(_ name: String) throws {
    script = try Fixtures.data(name, in: "reference-traces")
    var stage = JSON.object([])
    lines = try Fixtures.data("\(name).trace", in: "reference-traces")
      .split(separator: UInt8(ascii: "\n")).map { text in
        let changes = try JSONParser.parse(Array(text))
        let events = JSON.object([JSON.Member("events", changes["events"] ?? [])])
        stage = stage.applying(changes).applying(events)
        return stage
      }
    let first = String(decoding: script.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    start = first.hasPrefix("# from ") ? Int(first.dropFirst("# from ".count)) ?? 0 : 0
  }

  /// The number of values that are compared.
  var comparedCount: Int { lines[start...].map(\.leafCount).reduce(0, +) }

  /// The values that are different in `trace`.
  func differences(from trace: [JSON]) -> [AllowedDifference.Value: JSON.Mismatch] {
    var differences: [AllowedDifference.Value: JSON.Mismatch] = [:]
    for line in start..<lines.count {
      let (recorded, played) = (lines[line], trace[line])
      for mismatch in played.mismatches(in: recorded) + recorded.mismatches(in: played) {
        differences[AllowedDifference.Value(line: line, path: mismatch.path)] = mismatch
      }
    }
    return differences
  }
}

@MainActor extension JSON {
  /// The number of values in this value that are not objects.
  fileprivate var leafCount: Int { members.map { $0.map(\.value.leafCount).reduce(0, +) } ?? 1 }

  /// This value with the members in `changes` replaced. The inverse of ``changes(since:)``.
  func applying(_ changes: JSON) -> JSON {
    guard let members, let changed = changes.members,
      changes["class"] == nil || changes["class"] == self["class"]
    else { return changes }
    let updated = members.map { member in
      JSON.Member(member.key, changes[member.key].map(member.value.applying) ?? member.value)
    }
    return .object(updated + changed.filter { self[$0.key] == nil })
  }
}

/// A value that differs from MJRefresh's in certain lines of a recorded session: a row of
/// `Fixtures/allowed-differences.txt`.
private struct AllowedDifference: Sendable {
  /// A text that cannot be read as a row.
  struct BadRow: Error {
    let text: String
  }

  /// A value of a trace, identified by line and path. An array is one value.
  struct Value: Hashable, CustomStringConvertible {
    let line: Int
    let path: String

    var description: String { "line \(line), \(path)" }
  }

  /// The name of the session.
  let session: String
  /// The lines of the trace in which the value differs, by their `i`, in ascending order.
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

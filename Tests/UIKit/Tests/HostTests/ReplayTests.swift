import Testing
import UIKit

@testable import RefreshReplay

/// Every script has the same trace on UIKit as without a platform, apart from the differences that are listed; and in
/// each ``Manner``, of which a representative run plays one with each script.
@Suite(.serialized) struct ReplayTests {
  @Test(arguments: Script.all.indices.map(PlacedScript.init))
  func `a script has the same trace on UIKit`(placed: PlacedScript) throws {
    let script = placed.script
    let expected = script.headlessTrace()
    guard !Script.isTooLong(expected) else { return }
    let first = script.trace()
    try Self.compare(first, with: expected, in: nil, of: script)
    for manner in Manner.played(of: script, at: placed.place) {
      guard let (found, expected) = script.traces(in: manner, first: first) else { continue }
      try Self.compare(found, with: expected, in: manner, of: script)
    }
  }

  /// A script, and its place among all.
  nonisolated struct PlacedScript: CustomTestStringConvertible {
    let place: Int

    var script: Script { Script.all[place] }

    var testDescription: String { script.testDescription }
  }

  private static func compare(
    _ found: [JSON], with expected: [JSON], in manner: Manner?, of script: Script
  ) throws {
    let difference = try difference(of: found, from: expected) {
      manner != .pixels || !JSON.areWithinAPixel($0.expected, $0.found)
    }
    let allowed = AllowedDifference.of(script, in: manner)
    let name = manner.map { "\($0): " } ?? ""
    #expect(difference?.line == allowed?.line, "\(name)\(difference?.mismatches ?? [])")
  }

  @Test func `the listed scripts are among those of the folders`() {
    let (listed, all) = (AllowedDifference.all.map(\.script), Script.all.map(\.testDescription))
    #expect(all.count > 290)
    let unknown = Set(listed).subtracting(all)
    #expect(unknown.isEmpty)
  }

  private struct Difference: Equatable {
    let line: Int
    let mismatches: [JSON.Mismatch]
  }

  /// The first line of a trace that differs from what is expected.
  private static func difference(
    of found: [JSON], from expected: [JSON], where counts: (JSON.Mismatch) -> Bool
  ) throws -> Difference? {
    try #require(found.count == expected.count)
    for (line, (expected, found)) in zip(expected, found).enumerated() where expected != found {
      let mismatches = (expected.mismatches(in: found) + found.mismatches(in: expected))
        .filter(counts)
      if !mismatches.isEmpty { return Difference(line: line, mismatches: mismatches) }
    }
    return nil
  }
}

extension JSON {
  /// Whether two values differ by no more than offsets do that are rounded to a third of a point.
  fileprivate static func areWithinAPixel(_ expected: JSON, _ found: JSON?) -> Bool {
    switch (expected, found) {
    case (.number(let lhs), .number(let rhs)): abs(lhs - rhs) <= 1.0 / 3
    case (.array(let lhs), .array(let rhs)):
      lhs.count == rhs.count && zip(lhs, rhs).allSatisfy { areWithinAPixel($0, $1) }
    default: expected == found
    }
  }
}

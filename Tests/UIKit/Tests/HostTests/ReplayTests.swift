import Testing
import UIKit

@testable import RefreshReplay

/// Every script has the same trace on UIKit as without a platform, apart from the differences that are
/// listed; also where observers are notified after the delegate, where an offset is notified of once more at the end
/// of a drag, where offsets are on pixels, and on a collection view, which moves with each frame.
@Suite(.serialized) struct ReplayTests {
  @Test(arguments: Script.all)
  func `a script has the same trace on UIKit`(script: Script) throws {
    let expected = script.headlessTrace()
    guard !Script.isTooLong(expected) else { return }
    let found = script.trace()
    let difference = try Self.difference(of: found, from: expected)
    let allowed = AllowedDifference.on(.any, in: script)
    #expect(difference?.line == allowed?.line, "\(difference?.mismatches ?? [])")

    let later = try Self.difference(of: script.trace { $0.observersAreFirst = false }, from: found)
    #expect(later == nil, "where observers are notified after the delegate")

    let again = try Self.difference(of: script.trace { $0.moveInPanEnd = 0 }, from: found)
    #expect(again == nil, "where an offset is notified of between the pan's end and the drag's")

    let framed = try Self.difference(of: script.trace(on: UICollectionView.self), from: found)
    let allowedFrames = AllowedDifference.on(.frames, in: script)
    #expect(framed?.line == allowedFrames?.line, "\(framed?.mismatches ?? [])")

    let rounded = try Self.difference(of: script.trace { $0.scale = 3 }, from: found) {
      !JSON.areWithinAPixel($0.expected, $0.found)
    }
    let allowedRounding = AllowedDifference.on(.pixels, in: script)
    #expect(rounded?.line == allowedRounding?.line, "\(rounded?.mismatches ?? [])")
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
    of found: [JSON], from expected: [JSON], where counts: (JSON.Mismatch) -> Bool = { _ in true }
  ) throws -> Difference? {
    try #require(found.count == expected.count)
    for (line, (expected, found)) in zip(expected, found).enumerated() {
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

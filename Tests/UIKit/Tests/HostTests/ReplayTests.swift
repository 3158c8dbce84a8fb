import Testing
import UIKit

@testable import RefreshReplay

/// Every script has the same trace on UIKit as without a platform, apart from the differences that are
/// listed.
@Suite struct ReplayTests {
  @Test(arguments: Script.all)
  func `a script has the same trace on UIKit`(script: Script) throws {
    let expected = script.headlessTrace()
    guard !Script.isTooLong(expected) else { return }
    let mismatches = try mismatches(expected, script.trace())
    let line = mismatches.firstIndex { !$0.isEmpty }
    let allowed = AllowedDifference.all.first { $0.script == script.testDescription }
    #expect(line == allowed?.line, "\(line.map { mismatches[$0] } ?? [])")
  }

  @Test(arguments: Script.all)
  func `the trace is the same where observers are notified after the delegate`(
    script: Script
  ) throws {
    let expected = script.trace()
    guard !Script.isTooLong(expected) else { return }
    var manners = ScrollViewManners()
    manners.observersAreFirst = false
    let mismatches = Array(try mismatches(expected, script.trace(manners: manners)).joined())
    #expect(mismatches.isEmpty, "\(mismatches)")
  }

  @Test(arguments: Script.all)
  func `offsets on pixels make a difference of a pixel`(script: Script) throws {
    let expected = script.trace()
    guard !Script.isTooLong(expected) else { return }
    var manners = ScrollViewManners()
    manners.scale = 3
    let mismatches = try mismatches(expected, script.trace(manners: manners))
    let large = mismatches.joined().filter { $0.found.map($0.expected.isWithinAPixel) != true }
    #expect(large.isEmpty, "\(large)")
  }

  @Test func `there are as many scripts as in the folders, and the listed ones are among them`() {
    #expect(Script.all.count > 290)
    let (listed, all) = (AllowedDifference.all.map(\.script), Script.all.map(\.testDescription))
    let sorted = Set(listed).sorted()
    #expect(listed == sorted)
    let unknown = Set(listed).subtracting(all)
    #expect(unknown.isEmpty)
  }

  /// What differs, line by line.
  private func mismatches(_ expected: [JSON], _ found: [JSON]) throws -> [[JSON.Mismatch]] {
    try #require(found.count == expected.count)
    return zip(expected, found).map { $0.mismatches(in: $1) + $1.mismatches(in: $0) }
  }
}

extension JSON {
  /// Whether another value differs by no more than offsets do that are rounded to a third of a point.
  fileprivate func isWithinAPixel(of other: JSON) -> Bool {
    switch (self, other) {
    case (.number(let lhs), .number(let rhs)): abs(lhs - rhs) <= 1.0 / 3
    case (.array(let lhs), .array(let rhs)):
      lhs.count == rhs.count && zip(lhs, rhs).allSatisfy { $0.isWithinAPixel(of: $1) }
    default: self == other
    }
  }
}

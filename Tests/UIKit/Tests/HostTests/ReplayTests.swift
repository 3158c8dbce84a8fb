import TestSupport
import Testing
import UIKit

@testable import RefreshReplay

/// Every script has the same trace on UIKit as without a platform, and the same trace in each
/// ``Manner``, apart from the listed differences. A representative run plays each script in one
/// manner.
@MainActor @Suite(.serialized) struct ReplayTests {
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

  /// A script, and its index among all scripts.
  struct PlacedScript: CustomTestStringConvertible {
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

  @Test func `the listed scripts exist`() {
    let (listed, all) = (AllowedDifference.all.map(\.script), Script.all.map(\.testDescription))
    #expect(all.count > 290)
    let unknown = Set(listed).subtracting(all)
    #expect(unknown.isEmpty)
  }

  @MainActor private struct Difference: Equatable {
    let line: Int
    let mismatches: [JSON.Mismatch]
  }

  /// The first line of a trace that differs from the expected one.
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

@MainActor extension JSON {
  /// Whether two values differ by no more than the rounding of offsets to a third of a point.
  fileprivate static func areWithinAPixel(_ expected: JSON, _ found: JSON?) -> Bool {
    switch (expected, found) {
    case (.number(let lhs), .number(let rhs)): abs(lhs - rhs) <= 1.0 / 3
    case (.array(let lhs), .array(let rhs)):
      lhs.count == rhs.count && zip(lhs, rhs).allSatisfy { areWithinAPixel($0, $1) }
    default: expected == found
    }
  }
}

// MARK: Manners

/// A change of UIKit's behavior. A script is played again with it, and the two traces are compared.
private enum Manner: CaseIterable, Sendable {
  /// Observers are notified after the delegate.
  case later
  /// A second notification with the same offset at the end of a drag.
  case again
  /// A collection view, whose content moves with each frame.
  case frames
  /// Offsets are rounded to pixels.
  case pixels
  /// A right-to-left collection view whose layout begins at the right, compared with one whose
  /// layout begins at the left.
  case flipped

  /// The manners of a script in this run: all of them in a complete run, otherwise one of them in
  /// turn and those of the listed differences.
  static func played(of script: Script, at place: Int) -> [Self] {
    allCases.enumerated().filter { index, manner in
      TestScope.current == .complete || place % allCases.count == index
        || AllowedDifference.of(script, in: manner) != nil
    }.map(\.element)
  }
}

@MainActor extension Script {
  /// The trace in a manner, and the trace it is compared with, `first` in most manners; nil if the
  /// script cannot be played in the manner.
  @MainActor fileprivate func traces(in manner: Manner, first: [JSON]) -> (
    found: [JSON], expected: [JSON]
  )? {
    switch manner {
    case .later: (trace { $0.observersAreFirst = false }, first)
    case .again: (trace { $0.moveInPanEnd = 0 }, first)
    case .frames: (trace(on: UICollectionView.self), first)
    case .pixels: (trace { $0.scale = 3 }, first)
    case .flipped: tracesInBothDirections().map { ($0.flipped, $0.plain) }
    }
  }
}

// MARK: Differences

/// A script whose trace on UIKit differs from the one without a platform.
private struct AllowedDifference: Sendable {
  /// The manner whose trace differs from the normal trace on UIKit; nil if the normal trace
  /// differs.
  let manner: Manner?
  /// The folder and the name of the script.
  let script: String
  /// The first line that differs: its `i`.
  let line: Int
  /// The number of the host's law that causes the difference.
  let law: Int

  private init(_ script: String, _ line: Int, law: Int, in manner: Manner? = nil) {
    (self.script, self.line, self.law, self.manner) = (script, line, law, manner)
  }

  /// All differences.
  ///
  /// Law 1: the offset is UIKit's, and a scroll wheel does not pull the content beyond an edge.
  ///
  /// Law 2: geometry comes first, so the list is in a window from its first layout there.
  ///
  /// Law 4: the host does not move content under a finger. A request ends UIKit's own motion along
  /// both axes. It also ends an animated move by app code, which UIKit does not report as one. Held
  /// overscroll returns by a motion of the list, not by frames of UIKit. The list accepts a
  /// requested offset as UIKit sets it, with its rounding: a pull that is a third of a point longer
  /// may reach a threshold, and a bounce may begin elsewhere. While the content moves with each
  /// frame, nothing changes if app code sets the offset of that frame (law 1), and a move from
  /// beyond an edge to that edge counts as UIKit's own.
  ///
  /// Law 16: a collection view gets an inset that components have reserved in the turn, and UIKit
  /// then moves the content into its range.
  ///
  /// Law 17: a drag during an opening or closing begins at the visible position, which depends on
  /// the frames of the display, and takes the content over from there.
  static let all = [
    AllowedDifference("films/wheel", 4, law: 1),
    AllowedDifference("fuzz/bad-24", 26, law: 16, in: .frames),
    AllowedDifference("fuzz/done-22", 4, law: 17),
    AllowedDifference("fuzz/done-59", 4, law: 17),
    AllowedDifference("fuzz/done-59", 4, law: 17, in: .frames),
    AllowedDifference("fuzz/unmet-20", 2, law: 16, in: .frames),
    AllowedDifference("improvements/A14-an-old-closing-and-a-newer-pull", 3, law: 4),
    AllowedDifference("improvements/A22-a-pull-at-the-end-of-a-closing", 5, law: 4),
    AllowedDifference("improvements/D2-4-end-stops-an-animated-scroll", 8, law: 4),
    AllowedDifference("improvements/D3-1-rounding-clamps-across", 6, law: 4),
    AllowedDifference("improvements/H2-held-returns-as-a-bounce", 19, law: 4),
    AllowedDifference("improvements/N3-new-pull-during-closing", 7, law: 17),
    AllowedDifference("lenient/T3-lift-without-a-drag", 5, law: 16, in: .frames),
    AllowedDifference("reference-traces/auto-footer-12-hidden", 8, law: 16, in: .frames),
    AllowedDifference("reference-traces/auto-footer-36-hidden-at-bottom", 9, law: 16, in: .frames),
    AllowedDifference(
      "reference-traces/auto-footer-37-hidden-in-callback", 4, law: 16, in: .frames),
    AllowedDifference("reference-traces/back-footer-22-deceleration", 24, law: 16, in: .frames),
    AllowedDifference(
      "reference-traces/back-footer-26-detached-while-refreshing", 12, law: 16, in: .frames),
    AllowedDifference("reference-traces/back-footer-28-spinner-invisible", 7, law: 17),
    AllowedDifference("reference-traces/header-01-pull-and-release", 18, law: 16, in: .frames),
    AllowedDifference("reference-traces/header-16-automatic-alpha", 19, law: 17),
    AllowedDifference("reference-traces/header-26-deceleration", 9, law: 16, in: .frames),
    AllowedDifference(
      "reference-traces/header-35-replaced-while-refreshing", 5, law: 16, in: .frames),
    AllowedDifference("reference-traces/header-46-height-changed", 14, law: 16, in: .frames),
    AllowedDifference("reference-traces/header-50-begin-while-dragging", 5, law: 4),
    AllowedDifference("reference-traces/header-51-begin-when-scrolled", 13, law: 1),
    AllowedDifference("reference-traces/header-69-end-animation-over-new-pull", 7, law: 17),
    AllowedDifference("reference-traces/mixed-05-late-network-answer", 6, law: 16, in: .frames),
    AllowedDifference(
      "reference-traces/mixed-07-header-pull-while-footer-refreshing", 22, law: 16, in: .frames),
    AllowedDifference(
      "reference-traces/mixed-09-detach-in-state-change", 13, law: 16, in: .frames),
    AllowedDifference("reference-traces/session-012", 50, law: 4, in: .pixels),
    AllowedDifference("reference-traces/trailer-11-detached-and-hidden", 15, law: 16, in: .frames),
    AllowedDifference("reference-traces/trailer-14-partial-pull-and-arrow", 18, law: 17),
    AllowedDifference("regressions/D3-throw-under-a-refreshing-header", 4, law: 17),
    AllowedDifference("regressions/D3-throw-under-a-refreshing-header", 4, law: 17, in: .frames),
    AllowedDifference("regressions/L1-waiting-in-answer-to-an-end", 7, law: 16, in: .frames),
    AllowedDifference("regressions/N3-1-percent-of-a-pull-that-springs-back", 6, law: 17),
    AllowedDifference(
      "regressions/N3-collection-header-begun-as-touches-are-enabled", 9, law: 16, in: .frames),
    AllowedDifference("regressions/S1-1-sight-out-of-the-window", 11, law: 2),
    AllowedDifference("regressions/auto-header-arrives", 1, law: 16, in: .frames),
    AllowedDifference("regressions/one-release-begins-once", 10, law: 4),
  ]

  /// The difference of a script in a manner.
  static func of(_ script: Script, in manner: Manner?) -> AllowedDifference? {
    all.first { $0.manner == manner && $0.script == script.testDescription }
  }
}

import Foundation
import TestSupport
import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshReplay

/// No recording on UIKit is silent about a difference that the command of the main package sees, which has no UIKit.
///
/// The command is in the folder that `REFRESH_COMMANDS` names. `UIKIT_JUDGED` says how many sessions there are for each
/// class (8).
@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["REFRESH_COMMANDS"] != nil))
@MainActor struct JudgedHostRecordingTests {
  @Test func `a recording gives the same trace without UIKit, or says where not`() throws {
    defer { Label.defaultMeasure = Script.measure }
    let seeds = (1...environmentNumber("UIKIT_JUDGED", default: 8)).map { UInt64($0) }
    let (wholes, rests) = try JudgedCount.ofSessions(seeds) { cast, seed throws(ScriptError) in
      var random = SeededRandom(seed: seed)
      let manners = random.chance(50) ? ScrollViewManners() : ScrollViewManners(random: &random)
      return try JudgedSession(cast, seed: seed) { UIKitStage($0, manners: manners) }
    }
    print("of whole sessions: \(wholes)\nfrom the middle: \(rests)")
    #expect(wholes.isGood)
    #expect(rests.isGood)
  }
}

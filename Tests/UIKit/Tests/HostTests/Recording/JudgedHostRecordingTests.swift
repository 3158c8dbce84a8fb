import Foundation
import TestSupport
import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshReplay

/// A recording on UIKit names every difference that the command of the main package finds in a
/// replay without UIKit.
///
/// The command is in the folder `REFRESH_COMMANDS`. `UIKIT_JUDGED` is the number of sessions for
/// each class (8).
@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["REFRESH_COMMANDS"] != nil))
@MainActor struct JudgedHostRecordingTests {
  @Test func `a recording gives the same trace without UIKit, or says where it differs`() throws {
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

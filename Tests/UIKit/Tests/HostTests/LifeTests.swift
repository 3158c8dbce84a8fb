import TestSupport
import Testing
import UIKit

@testable import RefreshUIKit

/// Laws hold in every life, under any manners of UIKit.
///
/// The seeds are the same in every run. `UIKIT_LIVES` says how many lives there are (500), and
/// `UIKIT_FIRST_LIFE` the seed of the first one (1).
@MainActor @Suite(.serialized) struct LifeTests {
  @Test func `laws hold in every life, and nothing is left of it`() async {
    let first = environmentNumber("UIKIT_FIRST_LIFE", default: 1)
    var requests = Life.Requests()
    for seed in first..<first + environmentNumber("UIKIT_LIVES", default: 500) {
      let (breach, left) = await Self.live(seed: UInt64(seed), requests)
      if let breach { Issue.record("life \(seed), law \(breach)") }
      let survivors = left.compactMap(\.object)
      if !survivors.isEmpty { Issue.record("life \(seed), law 13: \(survivors) is left") }
      // Requests that have not ended in the life end after it.
      requests.end()
      await Life.letFunctionsRun()
      requests = Life.Requests()
      if breach != nil || !survivors.isEmpty { return }
    }
  }

  /// Runs a life.
  ///
  /// - Returns: What was wrong in it, and all that was in it.
  private static func live(
    seed: UInt64, _ requests: Life.Requests
  ) async -> (String?, [Life.Relic]) {
    let life = Life(seed: seed, requests: requests)
    await life.run()
    let breach = life.breach.map { "\($0)\n\(life.log.joined(separator: "\n"))" }
    return (breach, life.relics)
  }
}

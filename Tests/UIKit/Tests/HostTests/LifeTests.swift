import TestSupport
import Testing
import UIKit

@testable import RefreshUIKit

/// The laws hold in every life, whatever UIKit's undocumented behavior is.
///
/// Every run has the same seeds. `UIKIT_LIVES` is the number of lives (500), and `UIKIT_FIRST_LIFE`
/// the seed of the first one (1).
@MainActor @Suite(.serialized) struct LifeTests {
  @Test func `the laws hold in every life, and all of it is deallocated`() async {
    let first = environmentNumber("UIKIT_FIRST_LIFE", default: 1)
    var requests = Life.Requests()
    for seed in first..<first + environmentNumber("UIKIT_LIVES", default: 500) {
      let (breach, left) = await Self.live(seed: UInt64(seed), requests)
      if let breach { Issue.record("life \(seed), law \(breach)") }
      let survivors = left.compactMap(\.object)
      if !survivors.isEmpty { Issue.record("life \(seed), law 13: \(survivors) is left") }
      // Requests that are still pending end after the life.
      requests.end()
      await Life.letFunctionsRun()
      requests = Life.Requests()
      if breach != nil || !survivors.isEmpty { return }
    }
  }

  /// Runs a life.
  ///
  /// - Returns: The broken law, if any, and all objects of the life.
  private static func live(
    seed: UInt64, _ requests: Life.Requests
  ) async -> (String?, [Life.Relic]) {
    let life = Life(seed: seed, requests: requests)
    await life.run()
    let breach = life.breach.map { "\($0)\n\(life.log.joined(separator: "\n"))" }
    return (breach, life.relics)
  }
}

import TestSupport
import Testing
import UIKit

@testable import RefreshUIKit

/// Laws hold in every life, under any manners of UIKit.
///
/// The seeds are the same in every run. `UIKIT_LIVES` says how many lives there are (500), and
/// `UIKIT_FIRST_LIFE` the seed of the first one (1).
@MainActor @Suite(.serialized) struct LifeTests {
  @Test func `laws hold in every life, and nothing is left of it`() {
    let first = environmentNumber("UIKIT_FIRST_LIFE", default: 1)
    for seed in first..<first + environmentNumber("UIKIT_LIVES", default: 500) {
      let (breach, left) = Self.live(seed: UInt64(seed))
      if let breach { Issue.record("life \(seed), law \(breach)") }
      let survivors = left.compactMap(\.object)
      if !survivors.isEmpty { Issue.record("life \(seed), law 13: \(survivors) is left") }
      if breach != nil || !survivors.isEmpty { return }
    }
  }

  @MainActor private struct Reference {
    weak var object: AnyObject?
  }

  /// Runs a life.
  ///
  /// - Returns: What was wrong in it, and all that was in it.
  private static func live(seed: UInt64) -> (String?, [Reference]) {
    let life = Life(seed: seed)
    let before = life.objects.map { Reference(object: $0) }
    life.run()
    let breach = life.breach.map { "\($0)\n\(life.log.joined(separator: "\n"))" }
    return (breach, before + life.objects.map { Reference(object: $0) })
  }
}

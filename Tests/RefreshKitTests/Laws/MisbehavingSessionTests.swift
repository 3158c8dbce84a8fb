import Foundation
import RefreshKit
import Testing

/// The laws hold for clients that do anything in any override and delegate call.
///
/// The seeds are the same in every run. To look further, set `REFRESH_LAWS_SEEDS` to how many sessions
/// each class plays (20), `REFRESH_LAWS_OPS` to how many steps a session has (120), and
/// `REFRESH_LAWS_FIRST` to the first seed (1).
struct MisbehavingSessionTests {
  private static func number(_ name: String, default: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? `default`
  }

  @Test(arguments: Kind.all)
  func `laws hold for subclasses that misbehave in every override`(_ kind: Kind) {
    let first = Self.number("REFRESH_LAWS_FIRST", default: 1)
    let steps = Self.number("REFRESH_LAWS_OPS", default: 120)
    for seed in first..<first + Self.number("REFRESH_LAWS_SEEDS", default: 20) {
      let session = MisbehavingSession(kind, seed: UInt64(seed))
      if let breach = session.play(steps: steps) {
        Issue.record("\(kind.name), seed \(seed), \(breach)")
        return
      }
    }
  }
}

import TestSupport
import Testing

@testable import RefreshReplay

/// Laws hold in every session, whatever classes its components have.
///
/// The seeds are the same in every run. To look further, set `REFRESH_LAWS_SEEDS` to how many
/// sessions each cast plays (20), `REFRESH_LAWS_OPS` to how many lines a session has (120), and
/// `REFRESH_LAWS_FIRST` to the first seed (1).
@Suite struct LawTests {
  @Test(arguments: Cast.all)
  func `laws hold in random sessions`(cast: Cast) throws {
    let first = environmentNumber("REFRESH_LAWS_FIRST", default: 1)
    for seed in first..<first + environmentNumber("REFRESH_LAWS_SEEDS", default: 20) {
      let session = SessionGenerator.session(
        seed: UInt64(seed), cast: cast, length: environmentNumber("REFRESH_LAWS_OPS", default: 120))
      guard let breach = try Onlooker.breach(of: Law.all, in: session) else { continue }
      let short = Shrinker { (try? Onlooker.breach(of: Law.all, in: $0))??.law == breach.law }
        .shrink(session)
      let last = try Onlooker.breach(of: Law.all, in: short)
      Issue.record("\(cast.lead), seed \(seed): \(last ?? breach)\n\(short.script)")
      return
    }
  }
}

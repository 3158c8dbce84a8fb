import RefreshKit
import TestSupport
import Testing

@testable import RefreshReplay

/// Laws hold in every session, whatever classes its components have.
///
/// The seeds are those of ``lawSeeds(few:all:)``. To look further, set `REFRESH_LAWS_OPS` to how many lines
/// a session has (120).
@Suite struct LawTests {
  @Test(arguments: Cast.tested)
  func `laws hold in random sessions`(cast: Cast) throws {
    for seed in lawSeeds(few: 20, all: 60) {
      let session = SessionGenerator.session(
        seed: seed, cast: cast, length: environmentNumber("REFRESH_LAWS_OPS", default: 120))
      guard let breach = try Onlooker.breach(of: Law.all, in: session) else { continue }
      let short = Shrinker { (try? Onlooker.breach(of: Law.all, in: $0))??.law == breach.law }
        .shrink(session)
      let last = try Onlooker.breach(of: Law.all, in: short)
      Issue.record("\(cast.lead), seed \(seed): \(last ?? breach)\n\(short.script)")
      return
    }
  }
}

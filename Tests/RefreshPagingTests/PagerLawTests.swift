import TestSupport
import Testing

/// Random sessions of pagers: rows, requests and components are as a model says, at every moment and at rest.
@MainActor struct PagerLawTests {
  @Test(arguments: lawSeeds(few: 3, all: 20))
  func `no session of a pager breaks a law`(part: UInt64) async {
    let sessions: UInt64 = TestScope.pick(few: 50, all: 500)
    let only = environmentNumber("REFRESH_PAGER_SEED", default: -1)
    for seed in (part - 1) * sessions..<part * sessions where only < 0 || seed == only {
      let session = PagerSession(seed: seed)
      let breaches = await session.run(deeds: 40)
      #expect(
        breaches.isEmpty,
        "seed \(seed): \(breaches.first ?? "")\n\(session.deeds.suffix(24).joined(separator: "\n"))"
      )
      if !breaches.isEmpty { return }
    }
  }
}

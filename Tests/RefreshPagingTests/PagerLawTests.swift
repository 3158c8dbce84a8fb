import TestSupport
import Testing

/// Random sessions of pagers. At every moment and at rest, rows, requests and components agree with
/// a model.
@MainActor struct PagerLawTests {
  @Test(arguments: lawSeeds(few: 3, all: 20))
  func `the laws hold in every session of a pager`(part: UInt64) async {
    let sessions: UInt64 = TestScope.pick(few: 50, all: 500)
    let only = environmentNumber("REFRESH_PAGER_SEED", default: -1)
    var counts: [String: UInt64] = [:]
    for seed in (part - 1) * sessions..<part * sessions where only < 0 || seed == only {
      let session = PagerSession(seed: seed)
      let breaches = await session.run(deeds: 60)
      #expect(
        breaches.isEmpty,
        "seed \(seed): \(breaches.first ?? "")\n\(session.deeds.suffix(24).joined(separator: "\n"))"
      )
      if !breaches.isEmpty { return }
      for kind in session.rareEvents { counts[kind, default: 0] += 1 }
    }
    guard only < 0 else { return }
    let kinds = [
      "filtered", "inserted", "deleted", "canceled", "cursor", "barren", "reload", "wait",
    ]
    for kind in kinds {
      #expect(counts[kind, default: 0] * 10 >= sessions, "\(kind) in \(counts[kind, default: 0])")
    }
  }
}

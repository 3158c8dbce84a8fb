import TestSupport
import Testing

@testable import RefreshKit

/// Rule D4 as a law: whatever happens under a finger, and whatever callbacks, delegates and overrides
/// answer, content that nothing holds or moves is in range. And the delegate is called for the end of
/// each begin.
struct RestLawTests {
  /// What of the law is broken at this moment.
  private func breach(_ list: ScrollView) -> String? {
    if list.isWheelPulling { return nil }
    if list.isDragging, !list.isTracking { return "a drag without a finger" }
    guard !list.isTracking, !list.isDecelerating, list.motion == nil else { return nil }
    if list.heldOverscroll != .zero { return "at rest with \(list.heldOverscroll) held" }
    let offset = list.contentOffset
    let rest = list.geometry.clamp(offset)
    return offset == rest ? nil : "at rest at \(offset), not \(rest)"
  }

  @Test(arguments: Kind.all + Kind.collectionHeaders)
  func `content that nothing holds or moves is in range`(kind: Kind) {
    for seed in lawSeeds(few: 8, all: 60) {
      let (client, bench) = HostileClient.withBench(kind, calls: 60, seed: seed)
      for step in 1...80 {
        client.play()
        if let breach = breach(bench.list) {
          Issue.record("seed \(seed), step \(step): \(breach)")
          return
        }
      }
      client.settle()
      #expect(breach(bench.list) == nil, "seed \(seed)")
      #expect(!bench.list.isTracking && !bench.list.isDragging, "seed \(seed)")
      #expect(!bench.list.isDecelerating && bench.list.motion == nil, "seed \(seed)")
    }
  }

  @Test(arguments: Kind.all, [false, true])
  func `the delegate's begins and ends pair up`(kind: Kind, drives: Bool) {
    for seed in lawSeeds(few: 8, all: 60) {
      let (client, bench) = HostileClient.withBench(
        kind, calls: 60, drives: drives, seed: 1_000 + seed)
      for step in 1...80 {
        client.play()
        var mistakes = [client.delegate.mistake].compactMap(\.self)
        if bench.list.isDragging != client.delegate.isDragging {
          mistakes.append("dragging: \(bench.list.isDragging)")
        }
        if bench.list.isDecelerating, !client.delegate.isDecelerating {
          mistakes.append("a deceleration that was not announced")
        }
        guard mistakes.isEmpty else {
          Issue.record("seed \(seed), step \(step): \(mistakes)")
          return
        }
      }
      client.settle()
      #expect(!bench.list.isDragging && !bench.list.isDecelerating, "seed \(seed)")
      #expect(!client.delegate.isDragging && client.delegate.mistake == nil, "seed \(seed)")
    }
  }
}

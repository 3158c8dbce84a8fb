import Testing

@testable import RefreshKit

/// When a list is compared with its content again. An overflow of 0 is content that fits exactly.
@MainActor final class FillTriggerTests {
  private var trigger = FillTrigger()

  private func fit(_ length: Double, _ overflow: Double) -> FillTrigger.Fit {
    FillTrigger.Fit(length: length, overflow: overflow)
  }

  private func changes(to length: Double, _ overflow: Double) -> Bool {
    trigger.fitDidChange(to: fit(length, overflow))
  }

  /// Lays out content of the given length, and compares it.
  private func loads(_ length: Double, overflow: Double) -> Bool {
    trigger.contentWasLaidOut()
    return trigger.compare(fit(length, overflow))
  }

  @Test func `a list that was filled is compared again when length or overflow have changed`() {
    #expect(!loads(1_000, overflow: 500))
    #expect(!changes(to: 1_000, 500), "nothing has changed")
    #expect(!loads(1_000, overflow: 500))
    for (length, overflow) in [(1_000.0, -1.0), (900, -101), (1_500, -1)] {
      #expect(changes(to: length, overflow))
      #expect(loads(length, overflow: overflow))
      trigger.loadDidOpen(at: length)
      trigger.didLoad()
      #expect(!loads(length, overflow: overflow), "a page that has brought nothing")
    }
  }
}

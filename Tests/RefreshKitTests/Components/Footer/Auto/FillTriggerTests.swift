import Testing

@testable import RefreshKit

/// A list that is compared with content of some length; 0 of overflow fits exactly.
final class FillTriggerTests {
  private var trigger = FillTrigger()

  private func fit(_ length: Double, _ overflow: Double) -> FillTrigger.Fit {
    FillTrigger.Fit(length: length, overflow: overflow)
  }

  private func changes(to length: Double, _ overflow: Double) -> Bool {
    trigger.fitDidChange(to: fit(length, overflow))
  }

  private func goesOn(_ length: Double, _ overflow: Double) -> Bool {
    trigger.compare(fit(length, overflow), goesOn: true)
  }

  /// Lays out the content, and compares it.
  private func loads(_ length: Double, overflow: Double) -> Bool {
    trigger.contentWasLaidOut()
    return trigger.compare(fit(length, overflow))
  }

  @Test func `content that fits loads, longer content and an empty list do not`() {
    for (length, overflow, loads, isDue) in [
      (100.0, -100.0, true, true), (100, 0, true, true), (100, 1, false, false),
      (0, -100, false, true),
    ] {
      trigger = FillTrigger()
      #expect(self.loads(length, overflow: overflow) == loads)
      #expect(trigger.isDue == isDue)
    }
    #expect(loads(1, overflow: -99), "content after the empty list")
  }

  @Test func `while it loads, and after a failure, it is not compared`() {
    trigger.willLoad(100)
    #expect(!trigger.isDue)
    #expect(!loads(200, overflow: -100))
    trigger = FillTrigger()
    trigger.listDidRefresh()
    trigger.didFail()
    #expect(!loads(100, overflow: -100))
  }

  @Test func `after a load it needs longer content than before, after a refresh any`() {
    trigger.willLoad(100)
    trigger.didLoad()
    for length in [0.0, 99, 100] {
      #expect(!loads(length, overflow: -100))
      #expect(trigger.isDue)
    }
    #expect(loads(101, overflow: -100))
    trigger.willLoad(500)
    trigger.listDidRefresh()
    #expect(!loads(0, overflow: -100))
    #expect(loads(100, overflow: -100))
  }

  @Test func `content that is not laid out yet is not compared, and not remembered`() {
    for event in ["attached", "loaded", "refreshed"] {
      trigger = FillTrigger()
      if event != "attached" { trigger.contentWasLaidOut() }
      if event == "loaded" { trigger.didLoad() }
      if event == "refreshed" { trigger.listDidRefresh() }
      let results = [-100.0, 100].map { trigger.compare(fit(100, $0)) }
      #expect(results == [false, false] && trigger.isDue)
      #expect(loads(100, overflow: -100), "\(event)")
    }
    trigger = FillTrigger()
    trigger.contentWasLaidOut()
    trigger.listDidRefresh()
    trigger.willLoad(500)
    trigger.didLoad()
    #expect(loads(400, overflow: -100))
    trigger.willLoad(400)
    trigger.didLoad()
    #expect(!loads(400, overflow: -100))
  }

  @Test func `a list that was filled is compared again once it fits in another way`() {
    #expect(!loads(1_000, overflow: 500))
    #expect(!changes(to: 1_000, 500), "nothing has changed")
    #expect(!loads(1_000, overflow: 500))
    for (length, overflow) in [(1_000.0, -1.0), (900, -101), (1_500, -1)] {
      #expect(changes(to: length, overflow))
      #expect(loads(length, overflow: overflow))
      trigger.willLoad(length)
      trigger.didLoad()
      #expect(!loads(length, overflow: overflow), "a page that has brought nothing")
    }
  }

  @Test func `while it loads, and after a failure, a change is none to compare`() {
    for ending in ["loading", "failed"] {
      trigger = FillTrigger()
      _ = loads(100, overflow: -100)
      trigger.willLoad(100)
      if ending == "failed" { trigger.didFail() }
      #expect(!changes(to: 150, -50))
      #expect(!loads(150, overflow: -50), "\(ending)")
      trigger.listDidRefresh()
      #expect(loads(150, overflow: -50))
    }
  }

  @Test func `a source that has more may bring nothing`() {
    _ = loads(100, overflow: -100)
    trigger.willLoad(100)
    trigger.didLoad()
    trigger.contentWasLaidOut()
    #expect(!loads(100, overflow: -100))
    #expect(goesOn(100, -100))
    #expect(!goesOn(100, 1))
  }
}

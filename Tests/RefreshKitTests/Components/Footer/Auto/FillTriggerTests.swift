import Testing

@testable import RefreshKit

/// A list that is compared with content of some length; 0 of overflow fits exactly.
final class FillTriggerTests {
  private var trigger = FillTrigger()

  /// Lays out the content, and compares it.
  private func loads(_ length: Double, overflow: Double) -> Bool {
    trigger.contentWasLaidOut()
    return trigger.compare(length, overflow: overflow)
  }

  @Test func `content that fits loads, and longer content does not`() {
    for (overflow, loads) in [(-100.0, true), (0, true), (1, false)] {
      trigger = FillTrigger()
      #expect(self.loads(100, overflow: overflow) == loads)
      #expect(trigger.isDue == loads)
    }
  }

  @Test func `an empty list does not load, and is compared again`() {
    #expect(!loads(0, overflow: -100))
    #expect(trigger.isDue)
    #expect(loads(1, overflow: -99))
  }

  @Test func `while it loads, and after a failure, it is not compared`() {
    trigger.willLoad(100)
    #expect(!trigger.isDue)
    #expect(!loads(200, overflow: -100))
  }

  @Test func `after a load it needs longer content than before`() {
    trigger.willLoad(100)
    trigger.didLoad()
    for length in [0.0, 99, 100] {
      #expect(!loads(length, overflow: -100))
      #expect(trigger.isDue)
    }
    #expect(loads(101, overflow: -100))
  }

  @Test func `after a refresh of the list any content will do`() {
    trigger.willLoad(500)
    trigger.listDidRefresh()
    #expect(!loads(0, overflow: -100))
    #expect(loads(100, overflow: -100))
  }

  @Test func `content that is not laid out yet does not count as loaded before`() {
    trigger.contentWasLaidOut()
    trigger.listDidRefresh()
    trigger.willLoad(500)
    trigger.didLoad()
    #expect(loads(400, overflow: -100))
    trigger.willLoad(400)
    trigger.didLoad()
    #expect(!loads(400, overflow: -100))
  }

  @Test func `content is not compared before its layout`() {
    for event in ["attached", "loaded", "refreshed"] {
      trigger = FillTrigger()
      if event != "attached" { trigger.contentWasLaidOut() }
      if event == "loaded" { trigger.didLoad() }
      if event == "refreshed" { trigger.listDidRefresh() }
      let results = [-100.0, 100].map { trigger.compare(100, overflow: $0) }
      #expect(results == [false, false] && trigger.isDue)
      #expect(loads(100, overflow: -100), "\(event)")
    }
  }

  @Test func `a failure ends it, even after a refresh of the list`() {
    trigger.listDidRefresh()
    trigger.didFail()
    #expect(!loads(100, overflow: -100))
  }

  @Test func `a page that brings nothing ends it in a list that is filled`() {
    trigger.willLoad(500)
    trigger.didLoad()
    #expect(!loads(500, overflow: 10))
    #expect(!trigger.isDue)
  }

  @Test func `a list that was filled is not compared until it loads again`() {
    #expect(!loads(1_000, overflow: 500))
    #expect(!loads(2_000, overflow: -1))
    trigger.didLoad()
    #expect(loads(2_000, overflow: -1))
  }
}

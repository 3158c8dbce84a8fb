import RefreshKit
import Testing

/// What a delay may be.
struct TimelineDelayTests {
  @Test func `work that plans itself without a delay runs once in each advance`() {
    let timeline = Timeline()
    var runs = 0
    func again() {
      runs += 1
      timeline.after(0, again)
    }
    timeline.after(0, again)
    for advance in 1...5 {
      timeline.advance(by: advance == 3 ? 10 : 0)
      #expect(runs == advance)
      #expect(timeline.nextDue == timeline.now)
    }
  }

  @Test(arguments: [-1, -Double.infinity, .nan])
  func `so does work with a delay that counts as none`(delay: Double) {
    let timeline = Timeline()
    var runs = 0
    func again() {
      runs += 1
      timeline.after(delay, again)
    }
    timeline.after(1, again)
    timeline.advance(by: 2)
    timeline.advance(by: 0)
    #expect(runs == 2)
  }

  @Test func `in a turn, no delay is still the present advance`() {
    let timeline = Timeline()
    var log: [String] = []
    timeline.async {
      log.append("turn")
      timeline.after(0) { log.append("due") }
    }
    timeline.advance(by: 0)
    #expect(log == ["turn", "due"])
  }

  @Test func `so it is in a turn after a due item`() {
    let timeline = Timeline()
    var log: [String] = []
    timeline.after(1) {
      timeline.async { timeline.after(0) { log.append("due") } }
    }
    timeline.advance(by: 1)
    #expect(log == ["due"])
  }

  @Test func `time does not move backwards`() {
    let timeline = Timeline()
    timeline.advance(by: 2)
    for interval in [-1, -Double.infinity, .nan] { timeline.advance(by: interval) }
    #expect(timeline.now == 2)
  }

  @Test func `work with an infinite delay is never due, and not stored`() {
    let timeline = Timeline()
    weak var captured: View?
    do {
      let view = View()
      captured = view
      timeline.after(.infinity) { view.alpha = 0 }
    }
    #expect(captured == nil)
    #expect(timeline.nextDue == nil)
    timeline.advance(by: 1e300)
  }

  @Test func `time never leaves the numbers`() {
    let timeline = Timeline()
    for _ in 1...3 { timeline.advance(by: .greatestFiniteMagnitude) }
    #expect(timeline.now == .greatestFiniteMagnitude)
    timeline.after(.greatestFiniteMagnitude) { Issue.record("it is due after the end of time") }
    timeline.advance(by: 1)
  }
}

import RefreshKit
import Testing

struct TimelineLimitTests {
  @Test func `a queue that feeds itself is given up at the limit`() {
    let run = Run()
    func again() {
      run.note("again")
      run.timeline.async(again)
    }
    run.timeline.async(again)
    #expect(throws: Timeline.Runaway.self) { try run.timeline.advance(by: 1, limit: 20) }
    #expect(run.log.count == 20)
    #expect(run.timeline.now == 0)
  }

  @Test func `due work that feeds itself is given up at the limit`() {
    let run = Run()
    func again() {
      run.note("again")
      run.timeline.after(0.25, again)
    }
    run.timeline.after(0.25, again)
    #expect(throws: Timeline.Runaway.self) { try run.timeline.advance(by: 100, limit: 4) }
    #expect(run.log.last == "1.0 again")
    #expect(run.log.count == 4)
  }

  @Test func `as much as the limit is not too much`() throws {
    let run = Run()
    for _ in 0..<5 { run.timeline.async { run.note("queue") } }
    for _ in 0..<5 { run.timeline.after(1) { run.note("due") } }
    try run.timeline.advance(by: 1, limit: 5)
    #expect(run.log.count == 10)
    #expect(run.timeline.now == 1)
  }

  @Test func `what was given up at the limit still runs in the next advance`() {
    let run = Run()
    for name in ["a", "b", "c"] { run.timeline.async { run.note(name) } }
    #expect(throws: Timeline.Runaway.self) { try run.timeline.advance(by: 0, limit: 1) }
    run.timeline.advance(by: 0)
    #expect(run.log == ["0.0 a", "0.0 b", "0.0 c"])
  }

  @Test func `a due item that was one too many still runs in the next advance`() {
    let run = Run()
    for time in [1.0, 2, 3] { run.timeline.after(time) { run.note("due") } }
    #expect(throws: Timeline.Runaway.self) { try run.timeline.advance(by: 5, limit: 1) }
    #expect(run.log == ["1.0 due"])
    run.timeline.advance(by: 5)
    #expect(run.log == ["1.0 due", "2.0 due", "3.0 due"])
  }

  @Test func `an advance inside a turn stops the program and names the way out`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let timeline = Timeline()
        timeline.async { timeline.advance(by: 1) }
        timeline.advance(by: 0)
      }
    }
    let message = result.message
    #expect(message.contains("Timeline.advance was called from inside a turn"))
    #expect(message.contains("schedule the work by after(_:_:) instead"))
  }

  @Test func `work that has not run stays before work that was scheduled meanwhile`() throws {
    let timeline = Timeline()
    var log: [Int] = []
    for entry in 1...3 {
      timeline.async {
        log.append(entry)
        timeline.async { log.append(10 * entry) }
      }
    }
    #expect(throws: Timeline.Runaway.self) { try timeline.advance(by: 0, limit: 2) }
    #expect(log == [1, 2])
    timeline.advance(by: 0)
    #expect(log == [1, 2, 3, 10, 20, 30])
  }
}

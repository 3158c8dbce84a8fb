import Testing

@testable import RefreshKit

struct TimelineTests {
  @Test func `time does not pass until it is advanced`() {
    let timeline = Timeline()
    #expect(timeline.now == 0)
    timeline.advance(by: 1.5)
    timeline.advance(by: 0.25)
    #expect(timeline.now == 1.75)
  }

  @Test func `the main queue is first in, first out, new entries included`() {
    let run = Run()
    run.timeline.async { run.note("a") }
    run.timeline.async {
      run.note("b")
      run.timeline.async { run.note("d") }
    }
    run.timeline.async { run.note("c") }
    #expect(run.log == [])
    run.timeline.advance(by: 0)
    #expect(run.log == ["0.0 a", "0.0 b", "0.0 c", "0.0 d"])
  }

  @Test func `what is due runs at its time, in the order of time`() {
    let run = Run()
    run.timeline.after(2) { run.note("late") }
    run.timeline.after(1) { run.note("early") }
    run.timeline.after(3) { run.note("too late") }
    run.timeline.advance(by: 2.5)
    #expect(run.log == ["1.0 early", "2.0 late"])
    #expect(run.timeline.now == 2.5)
  }

  @Test func `at equal times the first that was planned runs first`() {
    let run = Run()
    run.timeline.after(1) { run.note("a") }
    run.timeline.advance(by: 0.5)
    run.timeline.after(0.5) { run.note("b") }
    run.timeline.animate(0.5) {
    } completion: {
      run.note("c")
    }
    run.timeline.advance(by: 0.5)
    #expect(run.log == ["1.0 a", "1.0 b", "1.0 c"])
  }

  @Test func `an item on the last moment is due`() {
    let run = Run()
    run.timeline.after(1) { run.note("on time") }
    run.timeline.advance(by: 1)
    #expect(run.log == ["1.0 on time"])
  }

  @Test func `an animation changes at once and completes later`() {
    let run = Run()
    run.timeline.animate(0.25) {
      run.note("changes")
    } completion: {
      run.note("completion")
    }
    #expect(run.log == ["0.0 changes"])
    run.timeline.advance(by: 0.2)
    #expect(run.log.count == 1)
    run.timeline.advance(by: 0.2)
    #expect(run.log == ["0.0 changes", "0.25 completion"])
  }

  @Test func `a completion after no time runs in an advance by 0`() {
    let run = Run()
    run.timeline.animate(0) {
    } completion: {
      run.note("completion")
    }
    #expect(run.log == [])
    run.timeline.advance(by: 0)
    #expect(run.log == ["0.0 completion"])
  }

  @Test func `a completion runs after the work that its changes scheduled`() {
    let run = Run()
    run.timeline.animate(1) {
      run.timeline.after(1) { run.note("inner") }
    } completion: {
      run.note("outer")
    }
    run.timeline.advance(by: 1)
    #expect(run.log == ["1.0 inner", "1.0 outer"])
  }

  @Test func `the queue runs before the first due item and after each`() {
    let run = Run()
    for name in ["a", "b"] {
      run.timeline.after(1) {
        run.note(name)
        run.timeline.async { run.note("after \(name)") }
      }
    }
    run.timeline.async { run.note("first") }
    run.timeline.advance(by: 1)
    #expect(run.log == ["0.0 first", "1.0 a", "1.0 after a", "1.0 b", "1.0 after b"])
  }

  @Test func `work that is scheduled by work runs in the same advance`() {
    let run = Run()
    run.timeline.after(1) {
      run.note("a")
      run.timeline.after(1) {
        run.note("b")
        run.timeline.after(1) { run.note("c") }
      }
    }
    run.timeline.advance(by: 2.5)
    #expect(run.log == ["1.0 a", "2.0 b"])
    run.timeline.advance(by: 1)
    #expect(run.log.last == "3.0 c")
  }

  @Test(arguments: [-1, -Double.infinity, .infinity, .nan])
  func `an interval that is negative or not finite counts as 0`(interval: Double) {
    let run = Run()
    run.timeline.advance(by: 1)
    run.timeline.async { run.note("queue") }
    run.timeline.after(0.1) { run.note("later") }
    run.timeline.advance(by: interval)
    #expect(run.timeline.now == 1)
    #expect(run.log == ["1.0 queue"])
  }

  @Test(arguments: [-1, -Double.infinity, .nan, 0])
  func `a delay that is negative or no number is over in an advance by 0`(delay: Double) {
    let run = Run()
    run.timeline.advance(by: 1)
    run.timeline.after(delay) { run.note("work") }
    run.timeline.animate(delay) {
    } completion: {
      run.note("completion")
    }
    #expect(run.log == [])
    run.timeline.advance(by: 0)
    #expect(run.log == ["1.0 work", "1.0 completion"])
  }

  @Test func `the wall clock continues from the time that was set`() {
    let timeline = Timeline(wallClock: WallTime(secondsSince1970: 100))
    timeline.advance(by: 5)
    #expect(timeline.wallTime == WallTime(secondsSince1970: 105))
    timeline.start = WallTime(secondsSince1970: 1_000)
    #expect(timeline.wallTime == WallTime(secondsSince1970: 1_005))
    #expect(Timeline().wallTime == WallTime(secondsSince1970: 0))
  }

  @Test func `what has run is counted`() {
    let run = Run()
    #expect(run.timeline.runCount == 0)
    for _ in 0..<2 { run.timeline.async { run.note("queue") } }
    run.timeline.advance(by: 0)
    #expect(run.timeline.runCount == 2)
    for time in [1.0, 2, 3] { run.timeline.after(time) { run.note("due") } }
    run.timeline.advance(by: 2)
    #expect(run.timeline.runCount == 4)
    run.timeline.asyncLayout(Job {})
    run.timeline.advance(by: 0)
    #expect(run.timeline.runCount == 5)
  }

  @Test func `two timelines share nothing`() {
    let one = Run()
    let other = Run()
    one.timeline.async { one.note("queue") }
    one.timeline.after(1) { one.note("due") }
    other.timeline.advance(by: 10)
    #expect(one.log == [])
    #expect(one.timeline.now == 0)
  }
}

/// A timeline with a log of what ran, and when.
final class Run {
  let timeline = Timeline()
  private(set) var log: [String] = []

  func note(_ entry: String) {
    log.append("\(timeline.now) \(entry)")
  }

  @Test func `an object that an entry releases may schedule more work`() {
    let timeline = Timeline()
    var log: [String] = []
    func plan() {
      let will = LastWill { timeline.async { log.append("will") } }
      timeline.async {
        withExtendedLifetime(will) { log.append("entry") }
      }
    }
    plan()
    timeline.advance(by: 0)
    #expect(log == ["entry", "will"])
    #expect(timeline.nextDue == nil)
  }
}

import TestSupport
import Testing

@testable import RefreshKit

/// What runs on a timeline, when, and in which order.
@MainActor struct TimelineTests {
  private let run = Run()
  private var timeline: Timeline { run.timeline }

  // MARK: Time

  @Test func `time passes only in an advance, forwards, and stays a finite number`() {
    #expect(timeline.now == 0)
    timeline.advance(by: 1.5)
    timeline.advance(by: 0.25)
    #expect(timeline.now == 1.75)
    for interval in [-1, -Double.infinity, .infinity, .nan] {
      timeline.async { run.note("queue") }
      timeline.after(0.1) { Issue.record("it is not due") }
      timeline.advance(by: interval)
      #expect(timeline.now == 1.75)
      timeline.advanceTime(by: interval)
      #expect(timeline.now == 1.75)
    }
    #expect(run.log == Array(repeating: "1.75 queue", count: 4))

    let endless = Timeline()
    for _ in 1...3 { endless.advance(by: .greatestFiniteMagnitude) }
    #expect(endless.now == .greatestFiniteMagnitude)
    endless.after(.greatestFiniteMagnitude) { Issue.record("it is due after the end of time") }
    endless.advance(by: 1)
  }

  @Test func `the wall clock continues from the time that was set`() {
    let timeline = Timeline(wallClock: WallTime(secondsSince1970: 100))
    timeline.advance(by: 5)
    #expect(timeline.wallTime == WallTime(secondsSince1970: 105))
    timeline.start = WallTime(secondsSince1970: 1_000)
    #expect(timeline.wallTime == WallTime(secondsSince1970: 1_005))
    #expect(Timeline().wallTime == WallTime(secondsSince1970: 0))
  }

  @Test func `work that became due while time moved without an advance runs in the next one`() {
    timeline.after(0.3) { run.note("late") }
    timeline.after(0.1) { run.note("early") }
    timeline.async { run.note("queue") }
    timeline.advanceTime(by: 0.2)
    #expect(run.log == [] && timeline.now == 0.2)
    #expect(timeline.nextDue == 0.2)
    var isOver = false
    timeline.animate(0.25, {}, completion: { isOver = true })
    timeline.advance(by: 0)
    #expect(run.log == ["0.2 queue", "0.2 early"])
    timeline.advance(by: 0.2)
    #expect(run.log.last == "0.3 late")
    #expect(!isOver && timeline.isAnimating, "an animation takes its whole duration")
    timeline.advance(by: 0.05)
    #expect(isOver && !timeline.isAnimating)
    timeline.after(1) { [run] in
      run.timeline.advanceTime(by: 5)
      run.note("inside")
    }
    timeline.advance(by: 2)
    #expect(run.log.last == "1.45 inside", "inside an advance it has no effect")
    #expect(timeline.now == 2.45)
  }

  @Test func `a driver may move the time when an animation begins`() {
    let header = RefreshNormalHeader()
    let (list, driver) = (Bench.list(header), RecordingDriver())
    list.driver = driver
    driver.onEntry = { [unowned list, unowned driver] _ in
      driver.onEntry = nil
      list.timeline.advanceTime(by: 0.1)
    }
    header.beginRefreshing()
    #expect(list.timeline.now == 0.1)
    var isOpen = false
    header.refreshingBlock = { isOpen = true }
    list.timeline.advance(by: header.fastAnimationDuration - 0.01)
    #expect(!isOpen)
    list.timeline.advance(by: 0.02)
    #expect(isOpen)
  }

  // MARK: Order

  @Test func `the main queue is first in, first out, before the first due item and after each`() {
    timeline.async { run.note("a") }
    timeline.async {
      run.note("b")
      timeline.async { run.note("d") }
    }
    timeline.async { run.note("c") }
    for name in ["e", "f"] {
      timeline.after(1) {
        run.note(name)
        timeline.async { run.note("after \(name)") }
      }
    }
    #expect(run.log == [])
    timeline.advance(by: 0)
    #expect(run.log == ["0.0 a", "0.0 b", "0.0 c", "0.0 d"])
    timeline.advance(by: 1)
    #expect(run.log.dropFirst(4) == ["1.0 e", "1.0 after e", "1.0 f", "1.0 after f"])
  }

  @Test func `an item runs at its time, also if work of the same advance has scheduled it`() {
    timeline.after(2) { run.note("late") }
    timeline.after(1) {
      run.note("early")
      timeline.after(0.5) { run.note("inner") }
    }
    timeline.after(3) { run.note("last") }
    timeline.advance(by: 2)
    #expect(run.log == ["1.0 early", "1.5 inner", "2.0 late"], "an item on the last moment is due")
    #expect(timeline.now == 2)
    timeline.advance(by: 1)
    #expect(run.log.last == "3.0 last")
  }

  @Test func `at equal times the item that was scheduled first runs first`() {
    timeline.after(1) { run.note("a") }
    timeline.advance(by: 0.5)
    timeline.after(0.5) { run.note("b") }
    timeline.animate(0.5, {}, completion: { run.note("c") })
    timeline.advance(by: 0.5)
    #expect(run.log == ["1.0 a", "1.0 b", "1.0 c"])
  }

  @Test func `ten thousand items run in stable order, also if they are scheduled meanwhile`() {
    var random = SeededRandom(seed: 7)
    var planned: [(time: Double, item: Int)] = []
    var ran: [Int] = []
    for item in 0..<10_000 {
      let delay = Double(Int.random(in: 0..<500, using: &random))
      planned.append((timeline.now + max(delay, 1), item))
      timeline.after(max(delay, 1)) { ran.append(item) }
      if item % 300 == 299 { timeline.advance(by: 7) }
    }
    timeline.advance(by: 1_000)
    #expect(ran == planned.sorted { ($0.time, $0.item) < ($1.time, $1.item) }.map(\.item))
    #expect(timeline.nextDue == nil)
  }

  @Test func `an animation changes at once, and completes after work that its changes schedule`() {
    timeline.animate(0.25) {
      run.note("changes")
      timeline.after(0.25) { run.note("inner") }
    } completion: {
      run.note("completion")
    }
    #expect(run.log == ["0.0 changes"])
    timeline.advance(by: 0.2)
    #expect(run.log.count == 1)
    timeline.advance(by: 0.2)
    #expect(run.log == ["0.0 changes", "0.25 inner", "0.25 completion"])
  }

  @Test func `entries that have run are counted, and two timelines share nothing`() {
    let other = Run()
    other.timeline.async { other.note("queue") }
    other.timeline.after(1) { other.note("due") }
    #expect(timeline.runCount == 0)
    for _ in 0..<2 { timeline.async { run.note("queue") } }
    timeline.advance(by: 0)
    #expect(timeline.runCount == 2)
    for time in [1.0, 2, 3] { timeline.after(time) { run.note("due") } }
    timeline.advance(by: 2)
    #expect(timeline.runCount == 4)
    timeline.asyncLayout(Job {})
    timeline.advance(by: 0)
    #expect(timeline.runCount == 5)
    #expect(other.log == [] && other.timeline.now == 0)
  }

  @Test func `an object that an entry releases may schedule more work`() {
    func plan() {
      let will = LastWill { [run] in run.timeline.async { run.note("will") } }
      timeline.async { [run] in withExtendedLifetime(will) { run.note("entry") } }
    }
    plan()
    timeline.advance(by: 0)
    #expect(run.log == ["0.0 entry", "0.0 will"])
    #expect(timeline.nextDue == nil)
  }

  // MARK: Delays

  @Test(arguments: [-1, -Double.infinity, .nan, 0])
  func `a negative or invalid delay counts as 0`(delay: Double) {
    timeline.advance(by: 1)
    timeline.after(delay) { run.note("work") }
    timeline.animate(delay, {}, completion: { run.note("completion") })
    #expect(run.log == [])
    timeline.advance(by: 0)
    #expect(run.log == ["1.0 work", "1.0 completion"])

    // Work that schedules itself with this delay runs once in each advance.
    let other = Timeline()
    var runs = 0
    func again() {
      runs += 1
      other.after(delay, again)
    }
    other.after(delay, again)
    for advance in 1...5 {
      other.advance(by: advance == 3 ? 10 : 0)
      #expect(runs == advance)
      #expect(other.nextDue == other.now)
    }
  }

  @Test func `work without delay that a turn schedules runs in the same advance`() {
    timeline.async {
      run.note("turn")
      timeline.after(0) { run.note("due") }
    }
    timeline.after(1) {
      timeline.async { timeline.after(0) { run.note("due") } }
    }
    timeline.advance(by: 0)
    #expect(run.log == ["0.0 turn", "0.0 due"])
    timeline.advance(by: 1)
    #expect(run.log.last == "1.0 due")
  }

  @Test func `work with an infinite delay is never due, and is not retained`() {
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

  // MARK: Layout

  @Test func `layout follows the queue and each due item, and work it schedules runs at once`() {
    let (list, box) = Self.stage()
    var log: [String] = []
    box.didLayOut = {
      log.append("layout")
      guard log.count == 3 else { return }
      list.timeline.async {
        log.append("asked")
        box.setNeedsLayout()
      }
    }
    box.setNeedsLayout()
    list.timeline.async {
      log.append("queue")
      list.timeline.async { log.append("queue again") }
    }
    for name in ["a", "b"] {
      list.timeline.after(1) {
        log.append(name)
        box.setNeedsLayout()
      }
    }
    list.timeline.advance(by: 0)
    #expect(log == ["queue", "queue again", "layout", "asked", "layout"])
    log = ["", "", "", ""]
    list.timeline.advance(by: 1)
    #expect(log.dropFirst(4) == ["a", "layout", "b", "layout"])
  }

  @Test func `many requests lay a view out once, in each list of a timeline`() {
    let (list, box) = Self.stage()
    box.setNeedsLayout()
    box.setNeedsLayout()
    list.timeline.advance(by: 0)
    #expect(box.layouts == 2)  // the first layout was when the box was added
    list.timeline.advance(by: 1)
    #expect(box.layouts == 2)

    let frame = Rect(x: 0, y: 0, width: 100, height: 100)
    let lists = [1, 2].map { _ in ScrollView(frame: frame, timeline: timeline) }
    let boxes = lists.map { list in
      let box = Box(frame: frame)
      list.addSubview(box)
      return box
    }
    lists[0].isInWindow = false
    timeline.advance(by: 0)
    #expect(boxes.map(\.layouts) == [0, 1])
    #expect(lists[0].lastUpdatedTimes !== lists[1].lastUpdatedTimes)
  }

  /// A list with a box that was laid out once.
  static func stage() -> (ScrollView, Box) {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let box = Box(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    list.addSubview(box)
    list.timeline.advance(by: 0)
    return (list, box)
  }
}

/// A timeline with a log of what ran, and when.
@MainActor final class Run {
  let timeline = Timeline()
  private(set) var log: [String] = []

  func note(_ entry: String) {
    log.append("\(timeline.now) \(entry)")
  }
}

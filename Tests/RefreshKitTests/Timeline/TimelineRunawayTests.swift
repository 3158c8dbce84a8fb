import Testing

@testable import RefreshKit

/// Work that repeats itself forever ends with a report that names a class, and never hangs.
@MainActor struct TimelineRunawayTests {
  final class Restless: RefreshNormalHeader {
    override func placeSubviews() {
      super.placeSubviews()
      labelLeftInset += 1
    }
  }

  /// A footer that ends each load at once, and begins the next one at once.
  final class Greedy: RefreshAutoFooter {
    override var state: RefreshState {
      didSet {
        guard state != oldValue else { return }
        if state == .refreshing { endRefreshing() } else { beginRefreshing() }
      }
    }
  }

  // MARK: With a limit

  @Test func `endless work on the queue, of due items or of layout is stopped at the limit`() {
    let queue = Run()
    func again() {
      queue.note("again")
      queue.timeline.async(again)
    }
    queue.timeline.async(again)
    #expect(throws: Timeline.Runaway.self) { try queue.timeline.advance(by: 1, limit: 20) }
    #expect(queue.log.count == 20)
    #expect(queue.timeline.now == 0)

    let due = Run()
    func later() {
      due.note("again")
      due.timeline.after(0.25, later)
    }
    due.timeline.after(0.25, later)
    #expect(throws: Timeline.Runaway.self) { try due.timeline.advance(by: 100, limit: 4) }
    #expect(due.log.last == "1.0 again")
    #expect(due.log.count == 4)

    let (list, box) = TimelineTests.stage()
    box.didLayOut = { [unowned box] in box.setNeedsLayout() }
    box.setNeedsLayout()
    #expect(throws: Timeline.Runaway.self) { try list.timeline.advance(by: 0, limit: 50) }
  }

  @Test func `work up to the limit is allowed, and a round of layout counts as one entry`() throws {
    let run = Run()
    for _ in 0..<5 { run.timeline.async { run.note("queue") } }
    for _ in 0..<5 { run.timeline.after(1) { run.note("due") } }
    try run.timeline.advance(by: 1, limit: 5)
    #expect(run.log.count == 10)
    #expect(run.timeline.now == 1)

    for (rounds, isAllowed) in [(2, true), (3, false)] {
      let (list, box) = TimelineTests.stage()
      let before = box.layouts
      box.didLayOut = { [unowned box] in
        if box.layouts < before + rounds { box.setNeedsLayout() }
      }
      box.setNeedsLayout()
      #expect(((try? list.timeline.advance(by: 0, limit: 2)) != nil) == isAllowed)
      #expect(box.layouts == before + 2)
    }
  }

  @Test func `work that was stopped at the limit runs in the next advance, before later work`() {
    let run = Run()
    for entry in 1...3 {
      run.timeline.async {
        run.note("\(entry)")
        run.timeline.async { run.note("\(10 * entry)") }
      }
    }
    #expect(throws: Timeline.Runaway.self) { try run.timeline.advance(by: 0, limit: 2) }
    #expect(run.log == ["0.0 1", "0.0 2"])
    run.timeline.advance(by: 0)
    #expect(run.log == ["1", "2", "3", "10", "20", "30"].map { "0.0 \($0)" })

    let due = Run()
    for time in [1.0, 2, 3] { due.timeline.after(time) { due.note("due") } }
    #expect(throws: Timeline.Runaway.self) { try due.timeline.advance(by: 5, limit: 1) }
    #expect(due.log == ["1.0 due"])
    due.timeline.advance(by: 5)
    #expect(due.log == ["1.0 due", "2.0 due", "3.0 due"])
  }

  // MARK: The class in the report

  @Test func `a subclass whose layouts or calls never end is named`() {
    let (restless, greedy) = (Bench.list(), Bench.list())
    restless.header = Restless()
    greedy.footer = Greedy()
    greedy.footer?.beginRefreshing()
    for (list, name) in [(restless, "Restless"), (greedy, "Greedy")] {
      let error = #expect(throws: Timeline.Runaway.self) {
        try list.timeline.advance(by: 0, limit: 100)
      }
      #expect(error?.className == name)
    }
    for (list, reason) in [
      (nil, "no view has done this"),
      (Bench.list(RefreshNormalHeader()), "its call was long ago"),
    ] {
      let timeline = list?.timeline ?? Timeline()
      list?.header?.endRefreshing()
      func again() { timeline.async(again) }
      timeline.async(again)
      let error = #expect(throws: Timeline.Runaway.self) { try timeline.advance(by: 0, limit: 100) }
      #expect(error?.className == nil, "\(reason)")
    }
  }

  // MARK: Without a limit

  @Test func `without a limit the program stops with a message that names the class`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Bench.list(Restless()) }
    }
    #expect(result.message.contains("Timeline.advance would never return: a Restless"))
  }

  @Test func `items without a delay that never end stop the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let timeline = Timeline()
        @MainActor func again() { timeline.animate(0, {}, completion: again) }
        again()
        timeline.advance(by: 0)
      }
    }
    #expect(result.message.contains("Timeline.advance would never return: work on the main queue"))
  }

  @Test func `20,000 rounds of the main queue are allowed`() async {
    let timeline = Timeline()
    var rounds = 0
    func again() {
      rounds += 1
      if rounds < 20_000 { timeline.async(again) }
    }
    timeline.async(again)
    timeline.advance(by: 0)
    #expect(rounds == 20_000)
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let timeline = Timeline()
        var rounds = 0
        @MainActor func again() {
          rounds += 1
          if rounds < 20_001 { timeline.async(again) }
        }
        timeline.async(again)
        timeline.advance(by: 0)
      }
    }
    #expect(result.message.contains("Timeline.advance would never return: work on the main queue"))
  }

  @Test func `an advance inside a turn stops the program with a message`() async {
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

  @Test func `much work in a long time, or much that was scheduled before, is allowed`() {
    let timeline = Timeline()
    var runs = 0
    func again() {
      runs += 1
      if runs < 50_000 { timeline.after(0.001) { timeline.async(again) } }
    }
    again()
    timeline.advance(by: 1_000)
    #expect(runs == 50_000)
    for _ in 0..<30_000 {
      timeline.async { runs += 1 }
      timeline.after(1) { runs += 1 }
    }
    timeline.advance(by: 1)
    #expect(runs == 110_000)
  }
}

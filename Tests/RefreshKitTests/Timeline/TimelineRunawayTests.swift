import Testing

@testable import RefreshKit

/// Work that feeds itself ends as a report that names its class, never as a hang.
struct TimelineRunawayTests {
  final class Restless: RefreshNormalHeader {
    override func placeSubviews() {
      super.placeSubviews()
      labelLeftInset += 1
    }
  }

  /// A footer that has reloaded as soon as it loads, and loads as soon as it has.
  final class Greedy: RefreshAutoFooter {
    override var state: RefreshState {
      didSet {
        guard state != oldValue else { return }
        if state == .refreshing { endRefreshing() } else { beginRefreshing() }
      }
    }
  }

  private func list() -> ScrollView {
    ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test func `a subclass that needs a layout after each layout is named`() {
    let list = list()
    list.header = Restless()
    let error = #expect(throws: Timeline.Runaway.self) {
      try list.timeline.advance(by: 0, limit: 100)
    }
    #expect(error?.className == "Restless")
  }

  @Test func `a component whose calls never end is named`() {
    let list = list()
    list.footer = Greedy()
    list.footer?.beginRefreshing()
    let error = #expect(throws: Timeline.Runaway.self) {
      try list.timeline.advance(by: 0, limit: 100)
    }
    #expect(error?.className == "Greedy")
  }

  @Test func `no class is named for what no view has done`() {
    let list = list()
    list.header = Restless()
    try? list.timeline.advance(by: 0, limit: 100)
    let timeline = Timeline()
    func again() { timeline.async(again) }
    timeline.async(again)
    let error = #expect(throws: Timeline.Runaway.self) { try timeline.advance(by: 0, limit: 100) }
    #expect(error?.className == nil)
  }

  @Test func `without a limit it stops the program, with a message that names the class`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
        list.header = Restless()
        list.timeline.advance(by: 0)
      }
    }
    #expect(result.message.contains("Timeline.advance would never return: a Restless"))
  }

  @Test func `so does a queue that feeds itself`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let timeline = Timeline()
        @MainActor func again() { timeline.async(again) }
        timeline.async(again)
        timeline.advance(by: 0)
      }
    }
    #expect(result.message.contains("Timeline.advance would never return: work on the main queue"))
  }

  @Test func `so do items without a delay`() async {
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

  @Test func `20,000 rounds of the main queue are the most`() async {
    let timeline = Timeline()
    var rounds = 0
    func again() {
      rounds += 1
      if rounds < 20_000 { timeline.async(again) }
    }
    timeline.async(again)
    timeline.advance(by: 0)
    #expect(rounds == 20_000)
    await #expect(processExitsWith: .failure) {
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
  }

  // MARK: Counts

  @Test func `rounds are counted up to the limit, and again once the time has moved`() {
    var detector = Timeline.RunawayDetector(limit: 3)
    let round = Timeline.round
    #expect((1...4).map { _ in detector.beginRound() } == [true, true, true, false])
    #expect(Timeline.round == round + 4)
    detector.timeDidMove()
    #expect((1...4).map { _ in detector.beginRound() } == [true, true, true, false])
  }

  @Test func `so are items without a delay`() {
    var detector = Timeline.RunawayDetector(limit: 3)
    let round = Timeline.round
    func isEndlessAfterItem() -> Bool {
      detector.countItem()
      return detector.isEndless
    }
    #expect((1...4).map { _ in isEndlessAfterItem() } == [false, false, false, true])
    #expect(Timeline.round == round + 4)
    detector.timeDidMove()
    #expect((1...4).map { _ in isEndlessAfterItem() } == [false, false, false, true])
  }

  @Test func `a class that caused work more than three rounds ago is not named`() {
    var detector = Timeline.RunawayDetector()
    Timeline.recordWorkSource(RefreshNormalHeader())
    for _ in 1...3 { _ = detector.beginRound() }
    #expect(detector.runaway.className == "RefreshNormalHeader")
    _ = detector.beginRound()
    #expect(detector.runaway.className == nil)
  }

  @Test func `a long time with much to do is no runaway`() {
    let timeline = Timeline()
    var runs = 0
    func again() {
      runs += 1
      if runs < 50_000 { timeline.after(0.001) { timeline.async(again) } }
    }
    again()
    timeline.advance(by: 1_000)
    #expect(runs == 50_000)
  }

  @Test func `nor is much that was planned before`() {
    let timeline = Timeline()
    var runs = 0
    for _ in 0..<30_000 {
      timeline.async { runs += 1 }
      timeline.after(1) { runs += 1 }
    }
    timeline.advance(by: 1)
    #expect(runs == 60_000)
  }
}

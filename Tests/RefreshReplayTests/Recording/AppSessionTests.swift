import RefreshKit
import TestSupport
import Testing

@testable import RefreshReplay

/// An app whose components refresh by async functions and by work of the timeline, and are pulled by a finger.
private final class App {
  let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
  var random: SeededRandom
  var pages = 1

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    list.contentSize = Size(width: 375, height: 1_500)
    // Without texts: tests that run meanwhile play scripts in other languages.
    let header = RefreshRingHeader { [unowned self] in refresh() }
    header.endRefreshingCompletionBlock = { [unowned self] in
      list.footer?.resultDisplayDuration = 0.1 * Double(pages)
    }
    list.header = header
    list.footer = RefreshAutoFooter { [unowned self] in try await loadMore() }
  }

  private func refresh() {
    let delay = random.pick([0.1, 0.5, 1])
    list.timeline.after(delay) { [unowned self] in
      pages = 1
      list.contentSize.height = 1_500
      list.header?.endRefreshing()
    }
  }

  private func loadMore() async throws {
    let fails = random.chance(25)
    await Task.yield()
    struct Failure: Error {}
    if fails { throw Failure() }
    pages += 1
    list.contentSize.height = Double(pages) * 1_500
  }

  /// Plays the app and a user's fingers; `note` is called after each frame.
  func play(frames: Int, note: () -> Void) async {
    var y = 300.0
    var isDown = false
    for _ in 0..<frames {
      switch random.pick([(6, 0), (3, 1), (2, 2), (1, 3), (1, 4)]) {
      case 0 where isDown:
        y += random.number(in: -90...110)
        list.touch(.moved, at: Point(x: 100, y: y), timestamp: list.timeline.now - 0.002)
      case 1:
        isDown.toggle()
        list.touch(isDown ? .began : .ended, at: Point(x: 100, y: y))
      case 2: list.scrollWheel(dy: random.number(in: -200...400))
      case 3:
        list.scroll(by: random.pick([.home, .end, .page(.down)]), animated: random.chance(50))
      default: list.contentInset.top = random.pick([0, 0, 44])
      }
      list.timeline.advance(by: random.pick([1.0 / 60, 1.0 / 60, 0.1, 0.5]))
      // The async functions continue.
      for _ in 0..<20 { await Task.yield() }
      note()
    }
  }
}

@Suite struct AppSessionTests {
  @Test(arguments: 1...TestScope.pick(few: UInt64(4), all: 12))
  func `the script of an app with async answers gives the same trace`(seed: UInt64) async throws {
    let app = App(seed: seed)
    let recorder = SessionRecorder(app.list)
    let live = Stage(app.list)
    live.tracesTracking = true
    var events: [String] = []
    let tokens = Slot.allCases.compactMap { slot in
      app.list[slot]?.observeState { events.append("\(slot) \($0.old)>\($0.new)") }
    }
    var moments: [(input: Int, state: JSON)] = []
    await app.play(frames: 150) { moments.append((recorder.inputCount, live.traceLine.state)) }
    withExtendedLifetime(tokens) {}
    // Other tests change the app's configuration meanwhile.
    let ofOthers = ["language", "RefreshConfig"]
    #expect(
      recorder.unsupported.filter { words in !ofOthers.contains(where: words.contains) } == [])

    let outcome = play(recorder.script)
    #expect(outcome.reports == [])
    #expect(outcome.warnings == [])
    let (start, inputOfLine) = (recorder.lengthOfBeginning, recorder.inputOfLine)
    var index = start - 1
    for (input, state) in moments {
      while let next = inputOfLine[(index + 1 - start)...].first(where: { $0 != nil }), let next,
        next < input
      {
        index += 1
      }
      let found = try json(outcome.trace[index])
      let mismatches = state.mismatches(in: found).filter { $0.path != "tracking" }
      #expect(mismatches == [], "input \(input)")
      if !mismatches.isEmpty { break }
    }
    let traced = try outcome.trace.dropFirst(start).flatMap {
      try json($0)["events"]?.elements ?? []
    }
    let states = traced.map(\.description).filter { $0.contains(".state ") }
    #expect(states == events.map { "\"\($0.replacing(" ", with: ".state "))\"" })
    #expect(!events.isEmpty)
  }
}

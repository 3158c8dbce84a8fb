import RefreshKit
import RefreshTerminal
import TestSupport

@testable import refresh

/// The demo without a terminal: tests press keys and read the screen, in virtual time.
@MainActor final class DemoBench {
  /// The keys without a character of their own, as they are written in strings of keys.
  private static let others: [Character: Key] = [
    "↑": .up, "↓": .down, "⇱": .home, "⇲": .end, "⎋": .escape, "⇥": .tab,
  ]

  let demo: LiveDemo
  private(set) var size = CellSize(columns: 80, rows: 24)
  private let waits = Waits()

  /// The answers for which the demo waits.
  @MainActor private final class Waits {
    private(set) var waiting: [Int: CheckedContinuation<Void, any Error>] = [:]
    private var count = 0
    /// Whether an answer has come since this was set to false.
    var hasAnswer = false

    /// Waits in virtual time, or until ``cancel()``.
    func wait(_ seconds: Double, on timeline: Timeline) async throws {
      try await withCheckedThrowingContinuation { continuation in
        count += 1
        let number = count
        waiting[number] = continuation
        timeline.after(seconds) {
          self.hasAnswer = true
          self.waiting.removeValue(forKey: number)?.resume()
        }
      }
    }

    /// Cancels all waits.
    func cancel() {
      for continuation in waiting.values { continuation.resume(throwing: CancellationError()) }
      waiting = [:]
    }
  }

  /// Makes a demo with a server that waits in virtual time, and without a folder for sessions.
  init(environment: [String: String] = ["TERM": "xterm"]) {
    let timeline = Timeline()
    // A waiting task retains its server, so the server must not retain the timeline.
    let server = Server(sleep: { [waits, weak timeline] in
      guard let timeline else { throw CancellationError() }
      try await waits.wait($0, on: timeline)
    })
    demo = LiveDemo(
      traits: TerminalTraits(environment: environment), timeline: timeline, server: server)
    demo.sessionFolder = "/nowhere"
  }

  // A waiting task retains the demo and its timeline.
  deinit { Ending.perform { [waits] in waits.cancel() } }

  var list: ScrollView { demo.list }

  /// Shows the demo on a screen of this size. The first call loads the first page.
  func show(columns: Int = 80, rows: Int = 24) async {
    size = CellSize(columns: columns, rows: rows)
    if demo.feed.posts.isEmpty { await demo.feed.loadFirstPage() }
    demo.screenDidChange(to: size)
    await wait(0)
  }

  /// Presses keys, and then waits.
  func press(_ keys: String, wait seconds: Double = 0) async {
    for key in keys {
      demo.handle(.key(Self.others[key] ?? .character(key)))
      await demo.finishSaving()
      await wait(0)
    }
    if seconds > 0 { await wait(seconds) }
  }

  func mouse(_ action: Mouse.Action, row: Int) {
    demo.handle(.mouse(Mouse(action, column: 10, row: row)))
  }

  /// Presses the mouse button in a row and drags down to another row, at a tenth of a second for
  /// each row.
  func drag(from row: Int, through last: Int) async {
    mouse(.press, row: row)
    for row in row + 1...last {
      await wait(0.1)
      mouse(.drag, row: row)
    }
  }

  /// Advances the timeline in small steps, and lets tasks run between them.
  func wait(_ time: Double) async {
    var rest = time
    repeat {
      demo.timeline.advance(by: min(rest, 0.05))
      rest -= 0.05
      await runTasks()
    } while rest > 0
    demo.timeline.advance(by: 0)
  }

  /// Lets the tasks of loads run, unless all of them wait for answers.
  private func runTasks() async {
    let loads = [list.header, list.footer].count { $0?.isRefreshing == true }
    guard waits.hasAnswer || loads != waits.waiting.count else { return }
    waits.hasAnswer = false
    await yieldToTasks(20)
  }

  /// The present picture.
  var frame: Frame {
    var frame = Frame(canvas: Canvas(size: size))
    demo.draw(in: &frame)
    return frame
  }

  /// The lines of the screen, with single spaces between words.
  var lines: [String] {
    frame.canvas.text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.split(separator: " ").joined(separator: " ")
    }
  }

  /// Whether a line contains `text`.
  func shows(_ text: String) -> Bool { lines.contains { $0.contains(text) } }
}

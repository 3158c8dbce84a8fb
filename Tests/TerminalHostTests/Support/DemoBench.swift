import Foundation
import RefreshKit
import TerminalHost

@testable import refresh

/// The demo without a terminal: keys in, screens out, in virtual time.
final class DemoBench {
  let demo: LiveDemo

  /// Makes a demo with a server that waits in virtual time.
  init() {
    let timeline = Timeline()
    let server = Server(sleep: { seconds in
      await withCheckedContinuation { continuation in
        timeline.after(seconds) { continuation.resume() }
      }
    })
    demo = LiveDemo(
      traits: TerminalTraits { $0 == "TERM" ? "xterm" : nil }, timeline: timeline, server: server)
    demo.sessionFolders = [NSTemporaryDirectory()]
  }

  var list: ScrollView { demo.feed.view }

  /// Loads the first page the first time, and shows the demo on a screen of a size.
  func show(columns: Int = 80, rows: Int = 24) async {
    if demo.feed.count == 0 { await demo.feed.loadFirstPage() }
    demo.screenDidChange(to: CellSize(columns: columns, rows: rows))
    await wait(0)
  }

  /// Presses the keys of letters, and then waits.
  func press(_ letters: String, wait seconds: Double = 0) async {
    for letter in letters { await press(.character(letter)) }
    if seconds > 0 { await wait(seconds) }
  }

  func press(_ key: Key, times: Int = 1) async {
    for _ in 0..<times {
      demo.handle(.key(key))
      await wait(0)
    }
  }

  /// Presses the mouse button in a row and drags down to another row, a tenth of a second a row.
  func drag(from row: Int, through last: Int) async {
    demo.handle(.mouse(Mouse(.press, column: 10, row: row)))
    for row in row + 1...last {
      await wait(0.1)
      demo.handle(.mouse(Mouse(.drag, column: 10, row: row)))
    }
  }

  /// Advances the timeline in small steps; between two of them, tasks run.
  func wait(_ time: Double) async {
    var rest = time
    repeat {
      demo.timeline.advance(by: min(rest, 0.05))
      rest -= 0.05
      for _ in 0..<20 { await Task.yield() }
    } while rest > 0
    demo.timeline.advance(by: 0)
  }

  /// Returns the lines of the screen, with single blanks between the words.
  func lines(columns: Int = 80, rows: Int = 24) -> [String] {
    var frame = Frame(
      canvas: Canvas(size: CellSize(columns: columns, rows: rows)), time: demo.timeline.now)
    demo.draw(in: &frame)
    return frame.canvas.text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.split(separator: " ").joined(separator: " ")
    }
  }

  /// Whether a text is shown in a line.
  func shows(_ text: String) -> Bool { lines().contains { $0.contains(text) } }
}

import Foundation
import RefreshKit
import RefreshTerminal
import TestSupport
import Testing

/// The built command in a terminal: its screen, and its end.
///
/// Waiting for a terminal blocks a thread, so the suite leaves the main actor to other tests.
@Suite(.serialized)
struct DemoTests {
  /// The modes of a terminal without the demo: line breaks, and a visible cursor.
  private static let atRest: Set<Int> = [7, 25]
  /// The modes of a terminal with the demo: the alternate screen, and the mouse.
  private static let inUse: Set<Int> = [1000, 1002, 1006, 1049]

  @Test func `a pull refreshes by an async action, and q restores the terminal`() throws {
    let terminal = try PseudoTerminal()
    #expect(terminal.wait(for: "q quit"))
    #expect(terminal.screen.frames == 1)
    #expect(terminal.screen.text.contains("Good morning from the ferry"))
    #expect(terminal.screen.modes == Self.inUse)
    #expect(terminal.mode != terminal.initialMode)

    terminal.type("\u{1B}[<0;20;4M")
    for row in 5...14 { terminal.type("\u{1B}[<32;20;\(row)M") }
    #expect(terminal.wait(for: "Release to refresh"))
    terminal.type("\u{1B}[<0;20;14m")
    #expect(terminal.wait(for: "Loading..."))
    #expect(terminal.wait(for: "You pulled, and here I am"))
    #expect(terminal.wait(for: "16 posts, 2 new"))
    #expect(terminal.wait { $0.text.contains("offset 0.0") })

    terminal.resize(columns: 50, rows: 20)
    #expect(terminal.wait { $0.text.contains("Jonas Weber") && $0.text.contains("q quit") })
    #expect(!terminal.screen.text.contains("Lena Voss"))
    terminal.resize(columns: 1, rows: 1)
    terminal.resize(columns: 80, rows: 24)
    #expect(terminal.wait(for: "Sam Castellano"))

    terminal.type("q")
    #expect(try #require(terminal.end()) == (.exit, 0))
    #expect(terminal.mode == terminal.initialMode)
    #expect(terminal.screen.modes == Self.atRest)
    #expect(terminal.screen.unknown == 0)
  }

  @Test func `keys load and scroll, and a lone Escape is a key`() throws {
    let terminal = try PseudoTerminal()
    #expect(terminal.wait(for: "or press ↑"))
    terminal.type("\u{1B}[B")
    #expect(terminal.wait(for: "offset 36.0"))
    terminal.type("\u{1B}[H")
    #expect(terminal.wait(for: "offset 0.0"))
    terminal.type("\u{1B}")
    #expect(terminal.wait(for: "? lists all keys"))
    terminal.type("m")
    #expect(terminal.wait(for: "32 posts"))
  }

  @Test func `the demo has the language of the environment`() throws {
    let terminal = try PseudoTerminal(environment: ["LANG": "zh_CN.UTF-8"])
    #expect(terminal.wait(for: "q quit"))
    terminal.type("r")
    #expect(terminal.wait(for: try #require(Language.matching("zh-Hans"))[.headerRefreshing]))
  }

  @Test func `sessions are saved outside the working directory, and named at the end`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let terminal = try PseudoTerminal(columns: 120, environment: ["TMPDIR": folder])
    #expect(terminal.wait(for: "or press ↑"))
    terminal.type("w")
    #expect(terminal.wait(for: "\(folder)/refresh-1.jsonl"))
    terminal.type("q")
    #expect(try #require(terminal.end()) == (.exit, 0))
    #expect(terminal.screen.text.contains("refresh replay \(folder)/refresh-1.jsonl"))
    #expect(FileManager.default.fileExists(atPath: "\(folder)/refresh-1.jsonl"))
  }

  // MARK: Signals

  @Test(arguments: [(SIGINT, "\u{3}" as Bytes), (SIGQUIT, "\u{1C}" as Bytes)])
  func `the keys for signals end the demo like the signals`(signal: Int32, key: Bytes) throws {
    try expectEnd(by: signal) { $0.type(key.text) }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func `a signal ends the demo, and the terminal is restored`(signal: Int32) throws {
    try expectEnd(by: signal) { $0.signal(signal) }
  }

  private func expectEnd(by signal: Int32, _ act: (PseudoTerminal) -> Void) throws {
    let terminal = try PseudoTerminal()
    #expect(terminal.wait(for: "q quit"))
    #expect(terminal.screen.modes == Self.inUse)
    act(terminal)
    #expect(try #require(terminal.end()) == (.uncaughtSignal, signal))
    #expect(terminal.mode == terminal.initialMode)
    #expect(terminal.screen.modes == Self.atRest)
  }

  @Test(arguments: [false, true])
  func `the demo restores the terminal when it is suspended, and shows its screen again`(
    byKey: Bool
  ) throws {
    let terminal = try PseudoTerminal()
    #expect(terminal.wait(for: "q quit"))
    for _ in 0..<3 {
      if byKey { terminal.type("\u{1A}") } else { terminal.signal(SIGTSTP) }
      #expect(terminal.wait { _ in terminal.isStopped })
      #expect(terminal.wait { $0.modes == Self.atRest })
      #expect(terminal.mode == terminal.initialMode)
      terminal.signal(SIGCONT)
      #expect(terminal.wait { $0.modes == Self.inUse && $0.text.contains("q quit") })
      #expect(terminal.mode != terminal.initialMode)
    }
    terminal.type("q")
    #expect(try #require(terminal.end()) == (.exit, 0))
    #expect(terminal.mode == terminal.initialMode)
  }

  @Test func `the demo ends when its terminal is closed`() throws {
    let terminal = try PseudoTerminal()
    #expect(terminal.wait(for: "q quit"))
    terminal.close()
    #expect(try #require(terminal.end()) == (.uncaughtSignal, SIGHUP))
  }

  // MARK: Other terminals

  @Test func `without colors, no colors are written`() throws {
    let terminal = try PseudoTerminal(environment: ["NO_COLOR": "1"])
    #expect(terminal.wait(for: "Aino Korhonen"))
    let styles = (0..<24).flatMap { terminal.screen.styles($0) }
    #expect(!styles.contains { $0.contains("38;5") || $0.contains("48;5") })
    #expect(styles.contains { $0.contains("2") })
  }

  @Test(arguments: [["replay"], ["replay", "--changes", "-"], ["film", "-o", "/dev/null"]])
  func `a command that reads a script from the terminal says so on standard error`(
    arguments: [String]
  ) throws {
    let terminal = try PseudoTerminal(arguments, columns: 100, output: .nullDevice)
    #expect(terminal.wait(for: "<stdin>: waiting for a script; Ctrl-D ends it"))
    terminal.type("{\"op\":\"stage\",\"width\":375,\"height\":667}\n\u{4}")
    #expect(try #require(terminal.end()) == (.exit, 0))
  }

  @Test(arguments: [true, false])
  func `in a terminal without a screen, the demo names commands that need none`(
    isDumb: Bool
  ) throws {
    let terminal =
      try isDumb
      ? PseudoTerminal(environment: ["TERM": "dumb"]) : PseudoTerminal(input: .nullDevice)
    #expect(try #require(terminal.end()) == (.exit, 0))
    #expect(terminal.screen.modes == Self.atRest)
    for words in ["It needs a", "refresh replay --example", "refresh film --play"] {
      #expect(terminal.screen.text.contains(words))
    }
  }
}

import Foundation
import RefreshKit
import RefreshTerminal
import TestSupport
import Testing

/// The built command in a terminal: its screen, and its end.
///
/// Waiting for a terminal blocks a thread, so the suite leaves the main actor to other tests.
@Suite(.serialized)
nonisolated struct DemoTests {
  /// The modes of a terminal without the demo: line breaks, and a cursor.
  private static let atRest: Set<Int> = [7, 25]
  /// The modes of a terminal with the demo: the alternate screen, and the mouse.
  private static let inUse: Set<Int> = [1000, 1002, 1006, 1049]

  @Test func `a pull refreshes by an async action, and the list is at rest again`() throws {
    let terminal = try PseudoTerminal()
    let mode = terminal.mode
    #expect(terminal.wait(for: "q quit"))
    #expect(terminal.wait(for: "Good morning from the ferry"))
    #expect(terminal.screen.modes == Self.inUse)
    #expect(terminal.mode != mode)

    terminal.type("\u{1B}[<0;20;4M")
    for row in 5...14 { terminal.type("\u{1B}[<32;20;\(row)M") }
    #expect(terminal.wait(for: "Release to refresh"))
    #expect(terminal.wait(for: "header pulling"))
    terminal.type("\u{1B}[<0;20;14m")
    #expect(terminal.wait(for: "Loading..."))
    #expect(terminal.wait(for: "header refreshing"))
    #expect(terminal.wait(for: "You pulled, and here I am"))
    #expect(terminal.wait(for: "16 posts, 2 new"))
    #expect(terminal.wait(for: "2 new posts at the top"))
    #expect(terminal.wait { $0.text.contains("header idle") && $0.text.contains("offset 0.0") })

    terminal.resize(columns: 50, rows: 20)
    #expect(terminal.wait { $0.text.contains("Jonas Weber") && $0.text.contains("q quit") })
    #expect(!terminal.screen.text.contains("Lena Voss"))
    terminal.resize(columns: 1, rows: 1)
    terminal.resize(columns: 80, rows: 24)
    #expect(terminal.wait(for: "Sam Castellano"))

    terminal.type("q")
    let end = try #require(terminal.end())
    #expect(end == (.exit, 0))
    #expect(terminal.mode == mode)
    #expect(terminal.screen.modes == Self.atRest)
    #expect(terminal.screen.unknown == 0)
  }

  @Test func `the first frame has posts`() throws {
    let terminal = try PseudoTerminal()
    // The last line of the frame.
    #expect(terminal.wait(for: "q quit"))
    #expect(terminal.screen.frames == 1)
    #expect(terminal.screen.text.contains("Good morning from the ferry"))
    #expect(terminal.screen.text.contains("16 posts"))
  }

  @Test func `a pager loads a page, and a load that fails or is cancelled ends`() throws {
    let terminal = try PseudoTerminal()
    #expect(terminal.wait(for: "16 posts"))
    terminal.type("m")
    #expect(terminal.wait(for: "footer refreshing"))
    #expect(terminal.wait(for: "32 posts"))
    #expect(terminal.wait(for: "footer idle"))
    terminal.type("xm")
    #expect(terminal.wait(for: "footer failed"))
    terminal.type("mr")
    #expect(terminal.wait { $0.text.contains("You pulled") && $0.text.contains("footer idle") })
    #expect(terminal.wait(for: "16 posts"))
  }

  @Test func `the arrow down scrolls, the arrow up pulls at the top`() throws {
    let terminal = try PseudoTerminal()
    #expect(terminal.wait(for: "or press ↑"))
    terminal.type("?")
    #expect(terminal.wait(for: "at the top ↑ pulls"))
    terminal.type("???\u{1B}[B")
    #expect(terminal.wait(for: "offset 36.0"))
    terminal.type("\u{1B}[A")
    #expect(terminal.wait(for: "offset 0.0"))
    for _ in 0..<5 { terminal.type("\u{1B}[A") }
    #expect(terminal.wait(for: "header pulling"))
    #expect(terminal.wait(for: "You pulled, and here I am"))
  }

  @Test func `keys and the mouse wheel scroll`() throws {
    let terminal = try PseudoTerminal()
    #expect(terminal.wait { $0.text.contains("Aino") && $0.text.contains("offset 0.0") })
    terminal.type("\u{1B}[<65;20;5M")
    #expect(terminal.wait(for: "offset 54.0"))
    terminal.type("\u{1B}[B")
    #expect(terminal.wait(for: "offset 90.0"))
    terminal.type("\u{1B}[H")
    #expect(terminal.wait(for: "offset 0.0"))
  }

  @Test func `at rest no frame is shown`() throws {
    let terminal = try PseudoTerminal()
    #expect(terminal.wait(for: "or press ↑"))
    var frames = -1
    while frames != terminal.screen.frames {
      frames = terminal.screen.frames
      let end = Date(timeIntervalSinceNow: 0.5)
      #expect(terminal.wait { _ in Date() > end })
    }
    terminal.type("x")
    #expect(terminal.wait(for: "next load fails"))
    #expect(terminal.screen.frames == frames + 1)
  }

  @Test func `each key has a hint`() throws {
    let terminal = try PseudoTerminal()
    #expect(terminal.wait(for: "or press ↑"))
    for (keys, hint) in [
      ("n", "c resets it"), ("c", "The footer can load again: press m, or End"),
      ("x", "The next load will fail: pull, or press r"), ("x", "The next load will not fail"),
      ("z", "z has no meaning here: ? lists the keys"), ("h", "RefreshRingHeader: pull it out"),
      ("r", "Loading: the list"), ("h", "That load is cancelled. RefreshGifHeader: pull it out"),
    ] {
      terminal.type(keys)
      #expect(terminal.wait(for: hint), "\(keys)")
    }
  }

  @Test(arguments: [
    (["LANG": "zh_CN.UTF-8"], "zh-Hans"), (["LANG": "C.UTF-8"], "en"),
    (["LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"], "fr"),
    (["LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8", "LC_ALL": "ja_JP.UTF-8"], "ja"),
  ])
  func `it speaks the language of the environment`(
    environment: [String: String], code: String
  ) throws {
    let language = try #require(Language.matching(code))
    let terminal = try PseudoTerminal(environment: environment)
    #expect(terminal.wait(for: "q quit"))
    terminal.type("r")
    #expect(terminal.wait(for: language[.headerRefreshing]))
  }

  @Test func `sessions are saved outside of the working directory, and named at the end`() throws {
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
    #expect(!FileManager.default.fileExists(atPath: "refresh-1.jsonl"))
  }

  @Test(.enabled(if: TestScope.current == .complete))
  func `after a long rest it still receives signals`() throws {
    let terminal = try PseudoTerminal()
    #expect(terminal.wait(for: "or press ↑"))
    // By then the system has ended the idle threads.
    let end = Date(timeIntervalSinceNow: 8)
    #expect(terminal.wait { _ in Date() > end })
    terminal.resize(columns: 50, rows: 20)
    #expect(terminal.wait { $0.text.contains("Jonas Weber") && $0.text.contains("q quit") })
    terminal.signal(SIGTERM)
    #expect(try #require(terminal.end()) == (.uncaughtSignal, SIGTERM))
  }

  @Test(arguments: [(SIGINT, "\u{3}" as Bytes), (SIGQUIT, "\u{1C}" as Bytes)])
  func `the keys of signals end it like the signals`(signal: Int32, key: Bytes) throws {
    try expectEnd(by: signal) { $0.type(key.text) }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func `a signal ends it, and the terminal is restored`(signal: Int32) throws {
    try expectEnd(by: signal) { $0.signal(signal) }
  }

  private func expectEnd(by signal: Int32, _ act: (PseudoTerminal) -> Void) throws {
    let terminal = try PseudoTerminal()
    let mode = terminal.mode
    #expect(terminal.wait(for: "q quit"))
    #expect(terminal.screen.modes == Self.inUse)
    act(terminal)
    let end = try #require(terminal.end())
    #expect(end == (.uncaughtSignal, signal))
    #expect(terminal.mode == mode)
    #expect(terminal.screen.modes == Self.atRest)
  }

  @Test func `without colours no colours are written`() throws {
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

  @Test func `without a screen it says so, and names commands that need none`() throws {
    let terminal = try PseudoTerminal(environment: ["TERM": "dumb"])
    #expect(try #require(terminal.end()) == (.exit, 0))
    #expect(terminal.screen.modes == Self.atRest)
    for words in ["It needs a", "refresh replay --example", "refresh film --play"] {
      #expect(terminal.screen.text.contains(words))
    }
  }

  @Test func `a terminal without a readable input has no screen`() throws {
    let terminal = try PseudoTerminal(input: .nullDevice)
    #expect(try #require(terminal.end()) == (.exit, 0))
    #expect(terminal.screen.modes == Self.atRest)
    #expect(terminal.screen.text.contains("It needs a"))
  }
}

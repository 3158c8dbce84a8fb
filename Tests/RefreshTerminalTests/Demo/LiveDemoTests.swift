import Foundation
import RefreshKit
import RefreshReplay
import RefreshTerminal
import TestSupport
import Testing

@testable import refresh

/// The screens of the demo, and its mouse, languages and saved sessions.
@MainActor struct LiveDemoTests {
  private let bench = DemoBench()
  private var demo: LiveDemo { bench.demo }
  private var list: ScrollView { bench.list }

  // MARK: Screens

  @Test func `the first screen has title, posts, states, hint and keys`() async {
    await bench.show(columns: 72, rows: 20)
    #expect(bench.frame.canvas.text == Self.firstScreen)
    #expect(demo.timeline.nextDue == nil && bench.frame.nextChange == nil)
  }

  private static let firstScreen = """
     RefreshKit                                     offset 0.0  ·  16 posts
     ▟AK▙  Aino Korhonen                                              2 min
     ▜██▛  Good morning from the ferry. Coffee, gulls, forty islands.
           ────────────────────────────────────────────────────────────────
     ▟JW▙  Jonas Weber                                                6 min
     ▜██▛  Today's plan: fix one bug, and do not make two.
           ────────────────────────────────────────────────────────────────
     ▟RA▙  Rosa Almeida                                              12 min
     ▜██▛  The tomatoes are higher than the fence now.
           ────────────────────────────────────────────────────────────────
     ▟SC▙  Sam Castellano                                            20 min
     ▜██▛  I have waited for this parcel for a week. It is a box of tape.
           ────────────────────────────────────────────────────────────────
     ▟LV▙  Lena Voss                                                 30 min
    ────────────────────────────────────────────────────────────────────────
     RefreshNormalHeader      idle        ────────────────────────────   0%
     RefreshAutoNormalFooter  idle        ────────────────────────────   0%
     ▶ Drag down with the mouse, or press ↑ a few times
     r refresh  h header  f footer  m more  x fail  s slow  n end  c reset
     y style  t result  2 floor  k insert  i language  ? help  q quit
    """

  @Test func `the help has the gestures, and what each key does`() async {
    await bench.show()
    await bench.press("?")
    let lines = bench.lines
    #expect(lines[2].hasPrefix("mouse drag the list"))
    for key in LiveKey.all {
      #expect(lines[6...14].contains { $0.contains("\(key.name) \(key.effect)") }, "\(key.name)")
    }
    #expect(!bench.shows("Aino Korhonen"))
    await bench.press("⎋")
    #expect(bench.shows("Aino Korhonen"))
  }

  @Test(arguments: [(30, 10), (40, 12), (60, 20)])
  func `a small help has one word for each key`(columns: Int, rows: Int) async {
    await bench.show(columns: columns, rows: rows)
    await bench.press("?")
    for key in LiveKey.all { #expect(bench.shows("\(key.name) \(key.caption)"), "\(key.name)") }
  }

  @Test func `a question mark and a click close the help, and another key also acts`() async {
    await bench.show()
    await bench.press("??")
    #expect(!demo.showsHelp)
    await bench.press("?")
    bench.mouse(.wheel(1), row: 3)
    #expect(demo.showsHelp && list.contentOffset == .zero)
    bench.mouse(.press, row: 3)
    #expect(!demo.showsHelp && !list.isTracking)
    await bench.press("?q")
    #expect(demo.isFinished)
  }

  @Test(arguments: [(30, 10), (80, 24), (120, 40)])
  func `each component has its own name on the screen`(columns: Int, rows: Int) async {
    await bench.show(columns: columns, rows: rows)
    var names: Set<String> = []
    for _ in Components.headers {
      // The line with the state, above the hint.
      let row = bench.lines.firstIndex { $0.hasPrefix("▶") }! - (rows < 16 ? 1 : 2)
      names.insert(String(bench.lines[row].prefix { $0 != " " }))
      await bench.press("h")
    }
    #expect(names.count == Components.headers.count)
    #expect(names.contains("MaterialIndicator") && !names.contains("RefreshIndicatorHeader"))
  }

  @Test func `a wide panel shows header and footer`() async {
    await bench.show(columns: 120, rows: 40)
    #expect(bench.shows("RefreshNormalHeader idle ─"))
    #expect(bench.shows("RefreshAutoNormalFooter idle ─"))
  }

  @Test(arguments: TestScope.pick(few: [(30, 10)], all: [(30, 10), (40, 12), (20, 6), (80, 24)]))
  func `only floating headers are drawn over the posts`(columns: Int, rows: Int) async throws {
    for _ in Components.headers {
      await bench.show(columns: columns, rows: rows)
      for key in ["↑", "↑", "↑", "↑", "r"] {
        await bench.press(key, wait: 0.4)
        guard let header = list.header, !(header is RefreshRingHeader), header.style != .front
        else { continue }
        let picture = bench.lines
        let alpha = header.alpha
        header.alpha = 0
        let without = bench.lines
        header.alpha = alpha
        let area = Layout(size: bench.size).list
        let pulled = Int((-list.contentOffset.y / 18 + 0.5).rounded(.down))
        let feed = area.rows.dropFirst(pulled)
        #expect(
          feed.map { picture[$0] } == feed.map { without[$0] },
          "\(Components.name(of: header)) at \(list.contentOffset.y)")
      }
      await bench.wait(3)
      await bench.press("h")
    }
  }

  @Test(arguments: [
    (0, 0), (1, 1), (1, 40), (2, 2), (200, 1), (10, 3), (20, 5), (40, 9), (300, 100),
  ])
  func `the demo works in every size and every state`(columns: Int, rows: Int) async {
    await bench.show()
    await bench.press("rm", wait: 0.1)
    await bench.show(columns: columns, rows: rows)
    await bench.press("?")
    _ = bench.lines
    await bench.press("⎋↓↓↓")
    bench.mouse(.press, row: 0)
    bench.mouse(.drag, row: 30)
    await bench.wait(0.1)
    _ = bench.lines
    await bench.show()
    bench.mouse(.release, row: 30)
    await bench.wait(5)
    #expect(bench.lines[1] != "")
    #expect(list.header?.state == .idle && list.footer?.isRefreshing == false)
    #expect(list.geometry.clamp(list.contentOffset) == list.contentOffset)
  }

  @Test func `without Unicode and color the screen is ASCII`() async {
    let bench = DemoBench(
      environment: ["TERM": "xterm", "LANG": "C.ISO-8859-1", "NO_COLOR": "1"])
    await bench.show()
    for key in "rhhhhhhhhhh?" {
      await bench.press("\(key)", wait: 0.5)
      #expect(bench.frame.canvas.text.unicodeScalars.allSatisfy { $0.isASCII })
    }
    #expect(bench.shows("at the top Up pulls"))
  }

  // MARK: Components

  @Test func `two keys show all headers and all footers in turn`() async {
    await bench.show()
    for _ in Components.headers {
      await bench.press("r", wait: 0.5)
      #expect(list.displayList().groups.contains { $0.edge == .top }, "\(bench.lines)")
      await bench.wait(3)
      #expect(list.header?.lastResult?.isSuccess == true)
      await bench.press("h")
    }
    for _ in Components.footers {
      await bench.press("m", wait: 0.5)
      #expect(list.footer?.isRefreshing == true)
      await bench.wait(3)
      #expect(list.footer?.lastResult?.isSuccess == true)
      await bench.press("fr", wait: 3)
    }
    #expect(list.header is RefreshNormalHeader && list.footer is RefreshAutoNormalFooter)
  }

  @Test func `a header of the gallery keeps its style until a key chooses one`() async {
    await bench.show()
    for _ in 0..<5 { await bench.press("h") }
    #expect(Components.name(of: list.header!) == "MaterialIndicator")
    #expect(list.header?.style == .front)
    await bench.press("y")
    #expect(list.header?.style == .behind)
  }

  @Test func `on a low screen a header shows its whole flower`() async {
    await bench.show(columns: 30, rows: 10)
    await bench.press("hh↑↑↑↑", wait: 0.5)
    #expect(bench.lines[0].hasPrefix("(@)") && bench.lines[1] == "__|/_ Release to refresh")
  }

  @Test func `k inserts a post at the top, and the visible posts stay in place`() async {
    await bench.show()
    list.contentOffset.y = 108
    let before = bench.lines[2..<10]
    let height = list.contentSize.height
    await bench.press("k")
    #expect(list.contentSize.height == height + 54 && list.contentOffset.y == 162)
    #expect(bench.lines[2..<10] == before)
    #expect(bench.shows("▶ A new post at the top: what you read stays"))
  }

  // The language is shared by all tests, so nothing may be awaited until it is set back.
  @Test func `i selects each language of the kit in turn`() async {
    await bench.show()
    await bench.press("r", wait: 0.5)
    let code = RefreshConfig.default.languageCode
    defer { RefreshConfig.default.languageCode = code }
    RefreshConfig.default.languageCode = "en"
    for language in Language.all.dropFirst() + [.english] {
      demo.handle(.key(.character("i")))
      #expect(RefreshConfig.default.language == language)
      demo.timeline.advance(by: 0)
      // A mark above or below a letter has no cell of its own.
      let letters = language[.headerRefreshing].unicodeScalars.filter { $0.cells > 0 }
      #expect(bench.shows(String(String.UnicodeScalarView(letters))), "\(language.code)")
      #expect(bench.lines[0].contains(" \(language.code) "))
      #expect(bench.lines[0].contains("right to left") == (language.code == "ar"))
    }
  }

  // MARK: The mouse

  @Test func `the mouse can pull, also during a pull by keys`() async {
    await bench.show()
    await bench.press("↑↑")
    await bench.drag(from: 3, through: 14)
    #expect(bench.shows("▶ Far enough: let go") && bench.shows("Release to refresh"))
    await bench.wait(0.2)
    bench.mouse(.release, row: 14)
    await bench.wait(0.5)
    #expect(list.header?.state == .refreshing)
  }

  @Test func `the mouse can pull each header on a small screen`() async {
    for _ in Components.headers {
      await bench.show(columns: 30, rows: 10)
      await bench.drag(from: 0, through: 9)
      #expect(list.header?.state == .pulling, "\(Components.name(of: list.header!))")
      bench.mouse(.release, row: 9)
      await bench.wait(4)
      await bench.press("h")
    }
  }

  @Test func `the mouse wheel pulls at the top, and releases after a pause`() async {
    await bench.show()
    for _ in 0..<4 { bench.mouse(.wheel(-1), row: 3) }
    #expect(list.header?.state == .pulling)
    await bench.wait(0.2)
    #expect(list.header?.isRefreshing == true)
    await bench.wait(4)
    bench.mouse(.wheel(1), row: 3)
    #expect(list.contentOffset.y == 54)
  }

  // MARK: Keys

  @Test func `no two keys are the same, and each has a short description`() {
    #expect(Set(LiveKey.all.map(\.key)).count == LiveKey.all.count)
    for key in LiveKey.all { #expect(key.effect.cells <= 38 && key.caption.cells <= 8) }
    #expect(LiveKey.all.first { $0.caption == "header" }!.effect.contains("eleven"))
    #expect(Components.headers.count == 11 && Components.footers.count == 6)
    #expect(Language.all.count == 16)
  }

  @Test func `the keys of help and quit are shown wherever they fit`() {
    for columns in [19, 30, 80, 109, 200] {
      for rows in 3...40 {
        let layout = Layout(size: CellSize(columns: columns, rows: rows))
        #expect(layout.keyLines.joined().map(\.name).suffix(2) == ["?", "q"])
        #expect(columns < 30 || layout.keyLines[0][0].name == "r")
        let parts = [
          layout.title, layout.list, layout.rule, layout.panel, layout.hint, layout.keys,
        ]
        #expect(parts.map(\.size.rows).reduce(0, +) == rows)
      }
    }
    let wide = Layout(size: CellSize(columns: 80, rows: 24))
    #expect(wide.keyLines.joined().count == LiveKey.all.count)
  }

  @Test func `settings without space are left out`() async {
    await bench.show(columns: 48)
    await bench.press("y>s")
    #expect(bench.lines[0] == "RefreshKit offset 0.0 · slow · 16 posts")
    await bench.show(columns: 24)
    #expect(bench.lines[0] == "RefreshKit 16 posts")
  }

  @Test(arguments: [(" ", 0, 266), ("⇲", 0, 602), ("⇱", 500, 0)] as [(String, Double, Double)])
  func `some keys scroll with an animation`(key: String, from: Double, to: Double) async {
    await bench.show()
    list.contentOffset.y = from
    await bench.press(key, wait: 0.15)
    #expect(abs(list.contentOffset.y - (from + to) / 2) < 60)
    await bench.wait(0.3)
    #expect(list.contentOffset.y == to)
  }

  // MARK: Sessions

  @Test func `w saves the session as a script that plays, and the demo goes on`() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("refresh-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    demo.sessionFolder = folder.path
    await bench.show()
    await bench.press("r", wait: 3)
    demo.handle(.key(.character("w")))
    #expect(demo.feed.notice == "Saving...")
    demo.handle(.key(.character("s")))
    #expect(demo.feed.notice == "Saving...")
    #expect(demo.feed.server.isSlow && demo.savedSessions == [])
    await demo.finishSaving()
    let path = "\(folder.path)/refresh-1.jsonl"
    #expect(demo.feed.notice == "Saved: refresh replay \(path)")
    let outcome = Replay.outcome(
      of: try Data(contentsOf: URL(fileURLWithPath: path)), name: path)
    #expect(outcome.status == .done)
    #expect(outcome.trace.contains { $0.contains("header.refreshing") })
    demo.handle(.key(.character("w")))
    await demo.finishSaving()
    #expect(demo.savedSessions == [path, "\(folder.path)/refresh-2.jsonl"])
  }

  @Test func `the answer to w stays until the second key`() async {
    await bench.show()
    demo.handle(.key(.character("w")))
    await demo.finishSaving()
    let answer = "The session cannot be saved in /nowhere"
    #expect(demo.timeline.nextDue != nil, "the screen is drawn again")
    await bench.press("r", wait: 30)
    #expect(demo.feed.notice == answer)
    await bench.press("x")
    #expect(demo.feed.notice != answer)
  }

  @Test func `the picture in the README is the demo's screen during a pull`() async throws {
    await bench.show()
    await bench.drag(from: 3, through: 14)
    await bench.wait(0.3)
    let picture = TerminalPicture(bench.frame.canvas).svg(
      label: "A list in a terminal, pulled down: Release to refresh")
    let path = "Sources/RefreshKit/RefreshKit.docc/terminal.svg"
    guard try PackageFile.text(path) != picture else { return }
    let new = FileManager.default.temporaryDirectory.appendingPathComponent("terminal.svg")
    try Data(picture.utf8).write(to: new)
    Issue.record("\(path) differs: look at \(new.path), and copy it")
  }
}

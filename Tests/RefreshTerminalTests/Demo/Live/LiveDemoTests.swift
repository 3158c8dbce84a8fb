import RefreshKit
import RefreshTerminal
import Testing

@testable import refresh

/// The demo on screens of all sizes.
struct LiveDemoTests {
  private let bench = DemoBench()
  private var demo: LiveDemo { bench.demo }
  private var list: ScrollView { bench.list }

  @Test func `the first screen has title, posts, states, hint and keys`() async {
    await bench.show()
    let lines = bench.lines()
    #expect(lines.first == "RefreshKit a feed to pull offset 0.0 · 16 posts")
    #expect(lines[1] == "▟AK▙ Aino Korhonen 2 min")
    #expect(lines[20].hasPrefix("header idle ─") && lines[20].hasSuffix("0% RefreshNormalHeader"))
    #expect(lines[21].hasSuffix("0% RefreshAutoNormalFooter"))
    #expect(lines[22] == "▶ Drag down with the mouse, or press ↑ a few times")
    #expect(lines[23].hasPrefix("r refresh m more x fail h header"))
    #expect(lines[23].hasSuffix("? help Tab keys q quit"))
    #expect(demo.timeline.nextDue == nil)
  }

  @Test func `a small screen has fewer words`() async {
    await bench.show(columns: 30, rows: 10)
    let lines = bench.lines(columns: 30, rows: 10)
    #expect(lines[0] == "Aino Korhonen 2 min")
    #expect(lines[7].hasPrefix("header idle"))
    #expect(lines[8] == "▶ Drag down, or press ↑")
    #expect(lines[9] == "r refresh ? help q quit")
  }

  @Test(arguments: [(30, 10), (40, 12), (20, 6), (80, 24)])
  func `no header but the floating ring is drawn over the posts`(
    columns: Int, rows: Int
  ) async throws {
    for _ in LiveComponents.headers {
      await bench.show(columns: columns, rows: rows)
      for key in [Key.up, .up, .up, .up, .character("r")] {
        await bench.press(key)
        await bench.wait(0.4)
        guard let header = list.header, !(header is RefreshRingHeader) else { continue }
        let picture = bench.lines(columns: columns, rows: rows)
        let alpha = header.alpha
        header.alpha = 0
        let without = bench.lines(columns: columns, rows: rows)
        header.alpha = alpha
        let area = LiveLayout(size: CellSize(columns: columns, rows: rows)).list
        let pulled = Int((-list.contentOffset.y / 18 + 0.5).rounded(.down))
        let feed = area.rows.dropFirst(pulled)
        #expect(
          feed.map { picture[$0] } == feed.map { without[$0] },
          "\(type(of: header)) at \(list.contentOffset.y)")
      }
      await bench.wait(3)
      await bench.press("h")
    }
  }

  @Test func `the lines between posts look the same wherever the list is`() async {
    await bench.show()
    var glyphs: Set<Character> = []
    for _ in 0..<4 {
      await bench.press(.up)
      for _ in 0..<4 {
        await bench.wait(0.05)
        glyphs.formUnion(bench.lines()[1..<19].joined().filter { "▔─▁".contains($0) })
      }
    }
    #expect(list.contentOffset.y < -50)
    #expect(glyphs == ["─"])
  }

  @Test func `on a low screen a header shows its whole flower`() async {
    await bench.show(columns: 30, rows: 10)
    for name in ["RefreshGifHeader", "RefreshControl"] {
      await bench.press("h")
      while list.header.map({ "\(type(of: $0))" }) != name { await bench.press("h") }
      await bench.press(.up, times: 4)
      await bench.wait(0.5)
      let pulled = bench.lines(columns: 30, rows: 10)
      #expect(pulled[0].hasPrefix("(@)") && pulled[1] == "__|/_ Release to refresh", "\(name)")
      await bench.wait(1)
      let lines = bench.lines(columns: 30, rows: 10)
      #expect(lines[0].contains("@"), "\(name)")
      #expect(lines[1].contains("|"), "\(name)")
      await bench.wait(3)
      #expect(bench.lines(columns: 30, rows: 10)[0].contains("new"))
    }
  }

  @Test func `a wide screen has states, keys and events beside the list`() async {
    await bench.show(columns: 200, rows: 60)
    let text = bench.lines(columns: 200, rows: 60).joined(separator: "\n")
    #expect(!text.contains("idle > "))
    await bench.press("r")
    await bench.wait(3)
    let later = bench.lines(columns: 200, rows: 60).joined(separator: "\n")
    #expect(later.contains("header refreshing > idle"))
    for words in ["RefreshNormalHeader", "q quit", "What happens"] {
      #expect(text.contains(words))
    }
  }

  @Test(arguments: [
    (0, 0), (1, 1), (1, 40), (2, 2), (200, 1), (10, 3), (20, 5), (40, 9), (300, 100),
  ])
  func `every size works, in every state`(columns: Int, rows: Int) async {
    await bench.show()
    await bench.press("rm")
    await bench.wait(0.1)
    await bench.show(columns: columns, rows: rows)
    await bench.press("?")
    _ = bench.lines(columns: columns, rows: rows)
    await bench.press(.escape)
    await bench.press(.down, times: 3)
    demo.handle(.mouse(Mouse(.press, column: 0, row: 0)))
    demo.handle(.mouse(Mouse(.drag, column: 0, row: 30)))
    await bench.wait(0.1)
    _ = bench.lines(columns: columns, rows: rows)
    await bench.show()
    demo.handle(.mouse(Mouse(.release, column: 0, row: 30)))
    await bench.wait(5)
    #expect(bench.lines()[1] != "")
    #expect(list.header?.state == .idle && list.footer?.isRefreshing == false)
    #expect(list.geometry.clamp(list.contentOffset) == list.contentOffset)
  }

  @Test func `without Unicode and colour it is ASCII`() async {
    let demo = LiveDemo(
      traits: TerminalTraits(
        environment: ["TERM": "xterm", "LANG": "C.ISO-8859-1", "NO_COLOR": "1"]),
      timeline: Timeline(), server: Server(sleep: { _ in }))
    await demo.feed.loadFirstPage()
    demo.screenDidChange(to: CellSize(columns: 80, rows: 24))
    for letter in "rhhhhhhh?" {
      for _ in 0..<40 { await Task.yield() }
      demo.timeline.advance(by: 0.5)
      var frame = Frame(canvas: Canvas(size: CellSize(columns: 80, rows: 24)))
      demo.draw(in: &frame)
      #expect(frame.canvas.text.unicodeScalars.allSatisfy { $0.isASCII })
      demo.handle(.key(.character(letter)))
    }
    #expect(demo.feed.count > 0)
  }
}

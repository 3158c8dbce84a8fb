import RefreshKit
import RefreshTerminal
import TestSupport
import Testing

@testable import refresh

/// The actions of the demo's keys.
struct LiveKeyTests {
  private let bench = DemoBench()
  private var demo: LiveDemo { bench.demo }
  private var list: ScrollView { bench.list }

  // MARK: Loading

  @Test func `a refresh opens, loads and closes`() async {
    await bench.show()
    await bench.press("r", wait: 0.5)
    #expect(bench.lines()[1].hasPrefix("Loading..."))
    #expect(bench.lines()[20].hasPrefix("header refreshing ━"))
    #expect(bench.shows("offset -54.0"))
    await bench.wait(2)
    #expect(bench.lines()[1] == "▟ML▙ Mara Lindqvist new now")
    #expect(bench.lines()[0].hasSuffix("16 posts, 2 new"))
    #expect(bench.shows("▶ 2 new posts at the top"))
    await bench.press("m", wait: 2)
    #expect(bench.lines()[0].hasSuffix("32 posts, 2 new"))
    #expect(bench.shows("▶ 16 more posts"))
    await bench.wait(3)
    // The next due item is the beginning of the next day.
    #expect(!bench.shows("16 more posts"))
    #expect((demo.timeline.nextDue ?? .infinity) > 1_000)
  }

  @Test func `a refresh that fails is shown as failed`() async {
    await bench.show()
    await bench.press("x")
    #expect(bench.lines()[0].contains("next load fails"))
    await bench.press("r", wait: 3)
    #expect(bench.shows("header failed"))
    #expect(bench.shows("That load failed, as you wished. Pull again, or press r: now it works"))
    #expect(!bench.lines()[0].contains("fails"))
    await bench.press("r", wait: 3)
    #expect(bench.shows("header idle"))
  }

  @Test func `the pager repeats a load that glitches, later each time`() async {
    await bench.show()
    await bench.press("g")
    #expect(bench.shows("▶ The next 2 requests fail; the pager repeats them: press r"))
    #expect(bench.lines()[0].contains("2 to fail"))
    await bench.press("r", wait: 1.5)
    #expect(bench.shows("▶ The server failed: the pager tries again in 1 s (1 of 2)"))
    await bench.wait(2)
    #expect(bench.shows("▶ The server failed: the pager tries again in 2 s (2 of 2)"))
    #expect(list.header?.state == .refreshing)
    await bench.wait(4)
    #expect(bench.shows("▶ 2 new posts at the top"))
    #expect(list.header?.lastResult?.isSuccess == true)
    #expect(
      demo.feed.log.entries.map(\.text).filter { $0.hasPrefix("pager") } == [
        "pager: retry 1 in 1 s", "pager: retry 2 in 2 s",
      ])
    // A failure by another key is not repeated.
    await bench.press("xr", wait: 2)
    #expect(bench.shows("header failed"))
  }

  @Test func `glitches are taken back by the same key`() async {
    await bench.show()
    await bench.press("gg")
    #expect(bench.shows("▶ No request fails: press r"))
    await bench.press("r", wait: 2)
    #expect(bench.shows("▶ 2 new posts at the top"))
  }

  @Test func `the bar of an auto footer shows its visible fraction`() async {
    await bench.show()
    await bench.press("m", wait: 0.5)
    #expect(bench.lines()[21].hasPrefix("footer refreshing ━"))
    await bench.wait(2)
    #expect(bench.lines()[21].hasPrefix("footer idle ─"))
    #expect(bench.lines()[21].hasSuffix(" 0% RefreshAutoNormalFooter"))
    (list.footer as? RefreshAutoFooter)?.isAutomaticallyRefresh = false
    list.contentOffset.y = 32 * 54 + 11 - list.frame.height
    #expect(bench.lines()[21].hasSuffix(" 25% RefreshAutoNormalFooter"))
    await bench.press("n")
    #expect(bench.lines()[21].hasSuffix(" 0% RefreshAutoNormalFooter"))
  }

  @Test func `more pages are loaded until the last one`() async {
    await bench.show()
    for count in [32, 48] {
      await bench.press("m", wait: 2)
      #expect(demo.feed.count == count)
    }
    #expect(bench.shows("footer noMoreData"))
    await bench.press("c")
    #expect(bench.shows("footer idle"))
    await bench.press("n")
    #expect(bench.shows("footer noMoreData"))
    await bench.press("f")
    #expect(bench.shows("footer noMoreData"))
    await bench.press("r", wait: 3)
    #expect(bench.shows("footer idle"))
  }

  @Test func `an answer to a load before a refresh is dropped`() async {
    await bench.show()
    await bench.press("sm", wait: 1)
    await bench.press("ssr", wait: 5)
    #expect(demo.feed.count == 16)
    #expect(list.footer?.state == .idle)
  }

  @Test func `two keys show all headers and all footers in turn`() async {
    await bench.show()
    var names: [String] = []
    for _ in LiveComponents.headers {
      names.append("\(type(of: list.header!))")
      await bench.press("r", wait: 0.5)
      let display = list.displayList()
      #expect(display.groups.contains { $0.edge == .top }, "\(type(of: list.header!))")
      await bench.wait(3)
      #expect(list.header?.lastResult?.isSuccess == true)
      await bench.press("h")
    }
    for _ in LiveComponents.footers {
      names.append("\(type(of: list.footer!))")
      await bench.press("m", wait: 0.5)
      _ = bench.lines()
      await bench.wait(3)
      #expect(list.footer?.lastResult?.isSuccess == true)
      await bench.press("fr", wait: 3)
    }
    #expect(Set(names).count == 7 + 8)
    #expect(list.header is RefreshNormalHeader)
    #expect(list.footer is RefreshAutoNormalFooter)
  }

  // MARK: Keys without an effect

  @Test(arguments: [
    ("r", "r", "The header is loading already: wait for it"),
    ("r", "m", "The posts are refreshed at present: then press m again"),
    ("m", "m", "The footer is loading already: wait for it"),
    ("n", "n", "The footer is at its end already: c resets it"),
    ("h", "y", "Style behind: not for a ring, nor for an auto footer. h: another header"),
  ])
  func `a key that does nothing says why`(before: String, key: String, notice: String) async {
    await bench.show()
    await bench.press(before, wait: 0.3)
    await bench.press(key)
    #expect(bench.shows("▶ \(notice)"))
  }

  @Test func `a key that scrolls says so where the list ends`() async {
    await bench.show()
    for key in [Key.home, .pageUp] {
      await bench.press(key)
      #expect(bench.shows("▶ The list is at its top already: ↓ scrolls"))
    }
    list.contentOffset.y = 584
    for key in [Key.end, .pageDown, .character(" ")] {
      await bench.press(key)
      #expect(bench.shows("▶ The list is at its end already: Home leads to the top"))
    }
  }

  /// Keys that are pressed, and the size of the screen.
  nonisolated static let situations =
    TestScope.pick(
      few: ["r"],
      all: ["", "r", "m", "n", "2", "h", "l", "x", "e", "p"]
    ).map { ($0, 80, 24) } + TestScope.pick(few: [], all: [("e", 200, 60)]) + [("r", 30, 10)]

  @Test(arguments: situations)
  func `no key does nothing without a word`(keys: String, columns: Int, rows: Int) async {
    func begin(_ bench: DemoBench) async {
      await bench.show(columns: columns, rows: rows)
      await bench.press(keys, wait: 0.4)
      bench.demo.feed.log.clearNotice()
    }
    await begin(bench)
    await bench.wait(0.3)
    let untouched = bench.lines(columns: columns, rows: rows)
    for key in DemoBench.keys + LiveKey.scrolling.keys + [.up, .down, .escape, .left] {
      let bench = DemoBench()
      await begin(bench)
      let before = bench.lines(columns: columns, rows: rows)
      await bench.press(key)
      if bench.demo.feed.log.notice != nil || bench.demo.isFinished { continue }
      if bench.lines(columns: columns, rows: rows) != before { continue }
      await bench.wait(0.3)
      #expect(bench.lines(columns: columns, rows: rows) != untouched, "\(key)")
    }
  }

  // MARK: Settings

  @Test func `settings are shown in the title and in the hint`() async {
    await bench.show()
    await bench.press("pas")
    #expect(bench.lines()[0].contains("paging · fading"))
    #expect(bench.lines()[0].contains("server 3.0 s"))
    #expect(bench.shows("The server takes 3.0 s"))
    #expect(list.isPagingEnabled)
    #expect(list.header?.isAutomaticallyChangeAlpha == true)
    await bench.press("pass")
    #expect(bench.lines()[0] == "RefreshKit a feed to pull offset 0.0 · 16 posts")
  }

  @Test func `settings for which there is no room are left out`() async {
    await bench.show()
    for key in "yaps>gxx" {
      await bench.press("\(key)")
      #expect(bench.lines()[0].hasSuffix("16 posts"))
    }
    #expect(bench.lines()[0].contains("right to left · offset 0.0 · server 3.0 s"))
    await bench.show(columns: 24)
    #expect(bench.lines(columns: 24)[0] == "RefreshKit 16 posts")
  }

  @Test(
    arguments: [
      (.character(" "), 0, 284), (.pageUp, 500, 216), (.end, 0, 584), (.home, 500, 0),
    ] as [(Key, Double, Double)])
  func `some keys scroll with an animation`(key: Key, from: Double, to: Double) async {
    await bench.show()
    list.contentOffset.y = from
    await bench.press(key)
    await bench.wait(0.15)
    #expect(abs(list.contentOffset.y - (from + to) / 2) < 60)
    await bench.wait(0.2)
    #expect(list.contentOffset.y == to)
  }

  @Test func `Tab turns the pages of keys in the last line`() async {
    await bench.show()
    var lines: Set<String> = []
    let first = bench.lines()[23]
    for _ in 0..<8 {
      lines.insert(bench.lines()[23])
      await bench.press(.tab)
    }
    for key in LiveKey.all { #expect(lines.contains { $0.contains("\(key.name) \(key.caption)") }) }
    while bench.lines()[23] != first { await bench.press(.tab) }
    await bench.show(columns: 100, rows: 30)
    await bench.press(.tab)
    #expect(bench.lines(columns: 100, rows: 30)[26].contains("All keys that fit are shown"))
  }

  @Test func `a leader is pulled to the right by the mouse, and refreshes`() async {
    await bench.show()
    await bench.press("l")
    #expect(bench.shows("RefreshNormalLeader: drag the list to the right, and let go"))
    list.touch(.began, at: Point(x: 100, y: 100))
    for x in [150, 220, 300.0] { list.touch(.moved, at: Point(x: x, y: 100)) }
    #expect(list.leader?.state == .pulling)
    list.touch(.ended, at: Point(x: 300, y: 100))
    await bench.wait(0.5)
    #expect(list.leader?.state == .refreshing && demo.feed.isLoading)
    await bench.wait(4)
    #expect(list.leader?.state == .idle)
    #expect(bench.lines()[0].hasSuffix("16 posts, 2 new"))
    await bench.press("l")
    #expect(list.leader == nil)
    #expect(bench.shows("No leader: l brings it back"))
  }

  @Test func `q quits`() async {
    #expect(!demo.isFinished)
    await bench.press("q")
    #expect(demo.isFinished)
  }
}

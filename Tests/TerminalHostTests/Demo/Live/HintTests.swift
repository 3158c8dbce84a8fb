import RefreshKit
import TerminalHost
import Testing

@testable import refresh

/// The hint at the next thing to do.
struct HintTests {
  private let bench = DemoBench()
  private var list: ScrollView { bench.list }

  private var hint: String { bench.lines()[22] }

  @Test func `a notice ends when another key is pressed, and when a load begins`() async {
    await bench.show()
    await bench.press("h")
    #expect(hint == "▶ RefreshRingHeader: pull it out, or press r")
    await bench.press("r")
    #expect(hint == "▶ Loading: the list can be scrolled meanwhile")
    await bench.wait(3)
    await bench.press("h")
    await bench.drag(from: 3, through: 14)
    bench.demo.handle(.mouse(Mouse(.release, column: 10, row: 14)))
    await bench.wait(0.3)
    #expect(list.header?.state == .refreshing)
    #expect(hint == "▶ Loading: the list can be scrolled meanwhile")
  }

  @Test func `a replaced component that loads is reported as cancelled`() async {
    await bench.show()
    await bench.press("r")
    await bench.wait(0.3)
    await bench.press("h")
    #expect(hint == "▶ That load is cancelled. RefreshRingHeader: pull it out, or press r")
    await bench.wait(3)
    #expect(hint.hasPrefix("▶ ↓ or the wheel scrolls, ↑ pulls again"))
    await bench.press("m")
    await bench.wait(0.3)
    await bench.press("f")
    #expect(hint == "▶ That load is cancelled. RefreshAutoGifFooter: press m, or End to see it")
  }

  @Test func `the end of the data, and its reset, have hints`() async {
    await bench.show()
    await bench.press("c")
    #expect(hint == "▶ Nothing to reset: first n, then c")
    await bench.press("n")
    #expect(hint == "▶ The footer is at its end: End shows it, c resets it")
    await bench.press("c")
    #expect(hint == "▶ The footer can load again: press m, or End")
    await bench.press("m")
    #expect(hint == "▶ Loading more posts")
    await bench.wait(2)
    await bench.press("m")
    await bench.wait(2)
    await bench.press("m")
    #expect(hint == "▶ Those were all posts: r begins again with the newest")
  }

  @Test func `before a load that will fail, that is the hint`() async {
    await bench.show()
    await bench.press("x")
    let failing = "▶ The next load will fail: pull, or press r. x takes that back"
    #expect(hint == failing)
    await bench.wait(5)
    #expect(hint == failing)
    await bench.press("x")
    #expect(hint == "▶ The next load will not fail: pull, or press r")
    await bench.press("xr")
    await bench.wait(3)
    #expect(hint == "▶ That load failed, as you wished. Pull again, or press r: now it works")
    await bench.press("x")
    await bench.wait(5)
    #expect(hint == failing)
    await bench.press("xr")
    await bench.wait(0.3)
    await bench.press("x")
    #expect(hint == "▶ This load will fail: wait for it")
  }

  @Test func `at the end, the hint for a reset auto footer is its key`() async {
    await bench.show()
    await bench.press("n")
    await bench.press(.end)
    await bench.wait(3)
    #expect(hint.hasPrefix("▶ There are no more posts. c asks for more"))
    (list.footer as? RefreshAutoFooter)?.isAutomaticallyRefresh = false
    await bench.press("c")
    await bench.wait(3)
    #expect(hint == "▶ m loads more posts. Home leads back to the top")
  }

  @Test func `a key without an action has a notice`() async {
    await bench.show()
    await bench.press("w")
    #expect(hint == "▶ w has no meaning here: ? lists the keys")
    await bench.press(.left)
    #expect(hint == "▶ This key has no meaning here: ? lists the keys")
    await bench.wait(3)
    #expect(!bench.shows("no meaning"))
    await bench.show(columns: 30, rows: 10)
    await bench.press("w")
    #expect(bench.lines(columns: 30, rows: 10)[8] == "▶ w: none. ? lists keys")
  }

  @Test func `on a small screen no notice of a key is truncated`() async {
    let letters = LiveKey.all.map(\.letter)
    for keys in letters.flatMap({ ["\($0)", "\($0)\($0)", "r\($0)", "m\($0)"] }) {
      let bench = DemoBench()
      await bench.show(columns: 30, rows: 10)
      await bench.press(keys)
      let line = bench.lines(columns: 30, rows: 10)[8]
      #expect(line.count > 3 && !line.contains("…"), "\(keys): \(line)")
    }
  }
}

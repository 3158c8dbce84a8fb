import RefreshKit
import RefreshTerminal
import Testing

@testable import refresh

/// Pulls by the arrow keys and by the mouse.
struct KeyPullTests {
  private let bench = DemoBench()
  private var demo: LiveDemo { bench.demo }
  private var list: ScrollView { bench.list }

  @Test func `the arrow up pulls at the top, the arrow down scrolls before and after`() async {
    await bench.show()
    #expect(bench.shows("or press ↑ a few times"))
    await bench.press(.down)
    #expect(list.contentOffset.y == 36)
    await bench.press(.up)
    #expect(list.contentOffset.y == 0)
    await bench.press(.up)
    await bench.wait(0.3)
    #expect(list.contentOffset.y < -5)
    #expect(bench.shows("Further: press the key again"))
    await bench.press(.up, times: 4)
    await bench.wait(0.5)
    #expect(list.header?.state == .pulling)
    #expect(bench.shows("That is far enough"))
    await bench.wait(1)
    #expect(list.header?.state == .refreshing)
    await bench.wait(3)
    #expect(bench.lines()[1] == "▟ML▙ Mara Lindqvist new now")
    #expect(demo.feed.refreshes == 1)
    await bench.press(.down)
    #expect(list.contentOffset.y == 36)
    await bench.press(.up)
    #expect(list.contentOffset.y == 0)
  }

  @Test func `the arrow down undoes a pull of the arrow up`() async {
    await bench.show()
    await bench.press(.up, times: 4)
    await bench.wait(0.4)
    let pulled = list.contentOffset.y
    #expect(pulled < -40)
    await bench.press(.down, times: 2)
    await bench.wait(0.4)
    #expect(list.contentOffset.y > pulled + 10)
    await bench.wait(3)
    #expect(list.contentOffset.y == 0)
    #expect(demo.feed.refreshes == 0)
  }

  @Test func `escape cancels a pull`() async {
    await bench.show()
    await bench.press(.up, times: 6)
    await bench.wait(0.5)
    #expect(list.header?.state == .pulling)
    await bench.press(.escape)
    await bench.wait(2)
    #expect(list.header?.state == .idle)
    #expect(demo.feed.refreshes == 0)
    await bench.press(.escape)
    #expect(bench.shows("q quits"))
  }

  @Test func `the mouse pulls, also during a pull by keys`() async {
    await bench.show()
    await bench.press(.up, times: 2)
    await bench.drag(from: 3, through: 14)
    #expect(list.header?.state == .pulling)
    #expect(bench.shows("Release to refresh"))
    #expect(bench.shows("let go of the button"))
    await bench.wait(0.2)
    demo.handle(.mouse(Mouse(.release, column: 10, row: 14)))
    await bench.wait(0.5)
    #expect(list.header?.state == .refreshing)
  }

  @Test func `the mouse can pull on a small screen`() async {
    for _ in LiveComponents.headers {
      await bench.show(columns: 30, rows: 10)
      await bench.drag(from: 0, through: 9)
      #expect(list.header?.state == .pulling, "\(type(of: list.header!))")
      demo.handle(.mouse(Mouse(.release, column: 10, row: 9)))
      await bench.wait(4)
      await bench.press("h")
    }
  }

  @Test func `the mouse wheel pulls at the top, and lets go when it rests`() async {
    await bench.show()
    for _ in 0..<4 { demo.handle(.mouse(Mouse(.wheel(-1), column: 10, row: 3))) }
    #expect(list.header?.state == .pulling)
    await bench.wait(0.2)
    #expect(list.header?.isRefreshing == true)
    await bench.wait(4)
    demo.handle(.mouse(Mouse(.wheel(1), column: 10, row: 3)))
    #expect(list.contentOffset.y == 54)
  }

  @Test func `at the end the arrow down pulls a back footer`() async {
    await bench.show()
    for _ in 0..<4 { await bench.press("f") }
    #expect(list.footer is RefreshBackNormalFooter)
    await bench.press(.end)
    await bench.wait(3)
    #expect(bench.shows("Drag up with the mouse, or press ↓"))
    await bench.press(.down, times: 6)
    await bench.wait(4)
    #expect(demo.feed.count == 32)
  }
}

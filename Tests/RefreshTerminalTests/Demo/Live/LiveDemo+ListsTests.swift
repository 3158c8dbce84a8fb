import Foundation
import RefreshKit
import RefreshReplay
import RefreshTerminal
import Testing

@testable import refresh

/// The keys that show another list.
struct LiveDemoListsTests {
  private let bench = DemoBench()
  private var demo: LiveDemo { bench.demo }
  private var list: ScrollView { bench.list }

  private func scrollToTop() async {
    while !list.isAtTop, list.header?.isRefreshing == false { await bench.press(.up) }
  }

  // MARK: The conversation

  @Test func `d shows a conversation from its end, and the posts again`() async {
    await bench.show()
    await bench.press(.down)
    await bench.press("d")
    #expect(list.header is RefreshAutoNormalHeader && list.footer == nil)
    #expect(bench.lines()[0] == "RefreshKit a conversation offset 540.0 · 16 messages")
    #expect(bench.lines()[17] == "▜██▛ Then it has won. Put the kettle on.")
    #expect(list.header?.isRefreshing == false && list.isAtEnd)
    await bench.press("d")
    #expect(list.contentOffset.y == 36 && list.header is RefreshNormalHeader)
    #expect(bench.shows("▶ The posts again, where they were"))
  }

  @Test func `at the top older messages load, and what is read stays`() async {
    await bench.show()
    await bench.press("d")
    await scrollToTop()
    #expect(list.header?.isRefreshing == true && bench.lines()[2].hasSuffix("Loading..."))
    #expect(bench.shows("header refreshing ━"))
    await bench.wait(0.2)
    let before = bench.lines()[3..<10]
    await bench.wait(2)
    #expect(demo.feed.count == 32)
    #expect(bench.shows("▶ 16 older messages, in front: what you read stays where it is"))
    #expect(bench.lines()[3..<10] == before)
    await scrollToTop()
    await bench.wait(3)
    #expect(demo.feed.count == 48 && list.header?.state == .noMoreData)
    await bench.press(.home)
    await bench.wait(1)
    #expect(bench.lines()[3].hasPrefix("▟TO▙ Tom Okafor"))
    #expect(bench.shows("▶ That is how it began."))
  }

  @Test func `the bar of an auto header shows its visible fraction`() async {
    await bench.show()
    await bench.press("d")
    (list.header as? RefreshAutoHeader)?.isAutomaticallyRefresh = false
    list.contentOffset.y = -9
    #expect(bench.shows(" 25% RefreshAutoNormalHeader"))
  }

  @Test func `h shows all auto headers in turn`() async {
    await bench.show()
    await bench.press("d")
    var names: [String] = []
    for count in [32, 48, 48] {
      names.append("\(type(of: list.header!))")
      await bench.press("m", wait: 3)
      #expect(demo.feed.count == count)
      await bench.press("h", wait: 0.1)
    }
    #expect(names == ["RefreshAutoNormalHeader", "RefreshAutoStateHeader", "RefreshAutoHeader"])
    #expect(list.header is RefreshAutoNormalHeader && list.header?.state == .noMoreData)
    await bench.press("d")
    #expect(list.header is RefreshNormalHeader)
  }

  @Test func `keys for posts say so in the conversation`() async {
    await bench.show()
    await bench.press("d")
    for key in LiveKey.all where key.isForPosts {
      await bench.press(key.key)
      #expect(bench.shows("▶ \(key.name) is for the posts: d leads back to them"))
    }
    #expect(list.footer == nil && list.leader == nil && list.header?.secondLevel == nil)
  }

  @Test func `n and c are for the header of the conversation`() async {
    await bench.show()
    await bench.press("dn", wait: 0.1)
    #expect(list.header?.state == .noMoreData)
    #expect(bench.shows("▶ The header is at its end: Home shows it, c resets it"))
    await bench.press("c", wait: 0.1)
    #expect(list.header?.state == .idle)
    #expect(bench.shows("▶ The header can load again: press m, or Home"))
  }

  @Test func `another list has a recording of its own`() async throws {
    await bench.show()
    await bench.press("d")
    await scrollToTop()
    await bench.wait(3)
    let outcome = Replay.outcome(of: Array(demo.recorder.script.utf8), name: "conversation")
    #expect(outcome.status == .done)
    #expect(outcome.trace.contains { $0.contains("header.refreshing") })
  }
}

import RefreshKit
import RefreshTerminal
import Testing

@testable import refresh

/// The keys that choose how header and footer behave.
struct LiveDemoOptionsTests {
  private let bench = DemoBench()
  private var list: ScrollView { bench.list }

  @Test func `2 opens the second floor and closes it`() async {
    await bench.show()
    await bench.press("2", wait: 1)
    #expect(bench.shows("The second floor"))
    #expect(list.header?.secondLevel?.phase == .open)
    #expect(bench.shows("▶ The second floor: drag up, or press 2, to leave"))
    await bench.press("2", wait: 1)
    #expect(list.header?.secondLevel?.phase == .closed)
    #expect(!bench.shows("Drag up, or press 2"))
    #expect(bench.shows("▶ A pull to 190 % opens it, too"))
    #expect(list.contentOffset == .zero)
  }

  @Test func `a header that comes later has a second floor, too`() async {
    await bench.show()
    await bench.press("2", wait: 1)
    await bench.press("h")
    await bench.press("2", wait: 1)
    #expect(list.header?.secondLevel?.phase == .open)
    #expect(bench.shows("The second floor"))
  }

  @Test func `while the header loads, no second floor opens`() async {
    await bench.show()
    await bench.press("r", wait: 0.5)
    await bench.press("2", wait: 0.5)
    #expect(list.header?.secondLevel?.phase == .closed)
    #expect(bench.shows("The header loads: then press 2 again"))
  }

  @Test func `y selects the next style, also for later headers`() async {
    await bench.show()
    for style in [RefreshStyle.behind, .front, .stretch, .follow] {
      await bench.press("y")
      #expect(list.header?.style == style)
      #expect(bench.lines()[0].contains(" \(style) ") == (style != .follow))
      #expect(bench.shows("▶ Style \(style): "))
    }
    await bench.press("y")
    await bench.press("hh")
    // The next header is a ring, which is always in front; the one after it is not.
    #expect(!(list.header is RefreshRingHeader))
    #expect(list.header?.style == .behind)
  }

  @Test func `t shows the result of a refresh before the header closes`() async {
    await bench.show()
    await bench.press("t")
    await bench.press("r", wait: 2)
    #expect(list.header?.isShowingResult == true)
    #expect(bench.lines()[1].contains("Updated"))
    await bench.wait(2)
    #expect(list.header?.state == .idle)
    await bench.press("t")
    #expect(list.header?.resultDisplayDuration == 0)
  }

  @Test func `k puts a post in front, and what is seen stays`() async {
    await bench.show()
    list.contentOffset.y = 108
    let before = bench.lines()[2..<10]
    let height = list.contentSize.height
    await bench.press("k")
    #expect(list.contentSize.height == height + 54)
    #expect(list.contentOffset.y == 162)
    #expect(bench.lines()[2..<10] == before)
    #expect(bench.shows("what you read stays where it is"))
  }

  @Test func `e hides a footer that has nothing to load`() async {
    await bench.show()
    await bench.press("e")
    #expect(list.footer?.hidesWhileContentFits == true)
    #expect(bench.shows("now they do not"))
    list.contentSize.height = 100
    #expect(list.footer?.isShown == false)
  }

  @Test func `u loads until the list is full`() async {
    await bench.show()
    await bench.press("u")
    #expect((list.footer as? any AutoLoading)?.loadsUntilFilled == true)
    #expect(bench.shows("until it is full"))
    let height = list.contentSize.height
    list.frame.size.height = 2 * height
    await bench.press("r", wait: 5)
    #expect(list.contentSize.height > height)
  }

  @Test func `j makes a pull longer`() async throws {
    await bench.show()
    await bench.press("j")
    let header = try #require(list.header)
    #expect(header.pullTriggerDistance == 2 * header.frame.height)
    await bench.press("j")
    #expect(header.pullTriggerDistance == nil)
  }
}

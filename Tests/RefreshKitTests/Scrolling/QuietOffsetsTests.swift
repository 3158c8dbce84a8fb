import Testing

@testable import RefreshKit

/// A component of the kit is not notified of offsets that mean nothing to it. The law of
/// `TwinLawTests` is that traces are the same without notifications.
struct QuietOffsetsTests {
  private final class CountingHeader: RefreshNormalHeader {
    var (offsets, pans) = (0, 0)

    override func scrollViewContentOffsetDidChange(_ change: Change<Point>) {
      super.scrollViewContentOffsetDidChange(change)
      offsets += 1
    }

    override func scrollViewPanStateDidChange(_ change: Change<PanState>) {
      super.scrollViewPanStateDidChange(change)
      pans += 1
    }
  }

  @Test
  func `a client's override is notified of each offset and of each move of a drag`() {
    let header = CountingHeader()
    let bench = Bench(header)
    (header.offsets, header.pans) = (0, 0)
    bench.list.beginDragging()
    for y in 1...10 { bench.list.drag(to: Point(x: 0, y: 50 * Double(y))) }
    bench.list.endDragging()
    #expect(header.offsets == 10)
    #expect(header.pans == 12)
  }

  // MARK: Changes inside others

  /// Makes a list whose quiet offsets are stored, with its content in the middle.
  private func makeList(_ header: RefreshHeader?) -> ScrollView {
    let list = Bench.list()
    list.header = header
    list.timeline.advance(by: 1)
    for y in [50.0, 60] { list.contentOffset.y = y }
    return list
  }

  @Test(arguments: [true, false])
  func `a component that is being attached is notified of what a driver reports`(isClient: Bool) {
    let list = makeList(nil)
    let driver = RecordingDriver()
    list.driver = driver
    list.driverDidScroll(to: Point(x: 0, y: 50), by: .app)
    driver.onEntry = {
      if $0 == "bouncing" { list.driverDidScroll(to: Point(x: 0, y: 60), by: .app) }
    }
    let header = isClient ? CountingHeader() : RefreshNormalHeader()
    list.header = header
    #expect(list.contentOffset.y == 60)
    if let header = header as? CountingHeader { #expect(header.offsets == 1) }
  }

  @Test func `an offset may be set while a component is detached`() {
    let header = RefreshNormalHeader()
    let list = makeList(header)
    var will: LastWill? = LastWill { list.contentOffset.y = 70 }
    header.endRefreshing { [will] in _ = will }
    will = nil
    list.header = nil
    #expect(list.contentOffset.y == 70)
  }

  @Test func `the text of the time may move the content`() {
    let header = RefreshStateHeader()
    let list = makeList(header)
    header.lastUpdatedTimeText = { _ in
      if list.contentOffset.y < 0 { list.contentOffset.y = 80 }
      return "now"
    }
    list.contentOffset.y = -20
    #expect(list.contentOffset.y == 80)
    list.contentOffset.y = -20
    #expect(header.pullingPercent == 0)
  }

  // MARK: Values

  @Test func `a lower limit is excluded, an upper limit is included`() {
    let offsets = QuietOffsets(lower: Point(x: -10, y: -20), upper: Point(x: 30, y: 40))
    #expect(offsets.contains(Point(x: 30, y: 40)) && offsets.contains(Point(x: -9, y: -19)))
    for x in [-10.0, 31] { #expect(!offsets.contains(Point(x: x, y: 0))) }
    for y in [-20.0, 41] { #expect(!offsets.contains(Point(x: 0, y: y))) }
  }

  @Test(arguments: [-1e300, 0, 1e300])
  func `all offsets contain each, and no offset is in none`(number: Double) {
    let offset = Point(x: number, y: -number)
    #expect(QuietOffsets.all.contains(offset) && !QuietOffsets.none.contains(offset))
  }

  @Test func `a list reads the quiet offsets again with the next offset`() {
    let list = makeList(RefreshNormalHeader())
    #expect(list.isQuiet(Point(x: 0, y: 70)) && !list.isQuiet(Point(x: 0, y: -1)))
    list.quietOffsetsMayChange()
    #expect(!list.isQuiet(Point(x: 0, y: 70)))
    list.contentOffset.y = 70
    #expect(list.isQuiet(Point(x: 0, y: 80)))
  }
}

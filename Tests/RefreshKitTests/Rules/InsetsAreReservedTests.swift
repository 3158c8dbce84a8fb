import RefreshKit
import Testing

/// Rule L, insets that the app sets and insets that the components reserve beside them.
struct InsetsAreReservedTests {
  private let own = EdgeInsets(top: 7, left: 11, bottom: 13, right: 17)

  // MARK: 1. A component releases exactly what it has reserved

  @Test(arguments: Kind.all)
  func `the content inset never contains a reserved inset`(kind: Kind) {
    let bench = Bench(kind)
    bench.list.contentInset = own
    bench.list.safeAreaInsets = EdgeInsets(top: 50, bottom: 30)
    bench.refresh()

    #expect(bench.list.contentInset == own)
    #expect(bench.component.reservedInset == bench.length)
    #expect(
      bench.list.adjustedContentInset
        == bench.list.contentInset + bench.list.safeAreaInsets + bench.list.reservedInset)
  }

  @Test(arguments: Kind.all)
  func `a component reserves at its own edge only`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()

    var expected = EdgeInsets.zero
    expected[bench.component.edge] = bench.length
    #expect(bench.list.reservedInset == expected)
  }

  @Test(arguments: Kind.pulled)
  func `the inset is released when the refresh ends`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    bench.component.endRefreshing()
    bench.wait()

    #expect(bench.list.reservedInset == .zero)
  }

  @Test(arguments: Kind.all)
  func `the inset is released when the component is detached`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    bench.detach()

    #expect(bench.list.reservedInset == .zero)
    #expect(bench.component.reservedInset == 0)
  }

  @Test(arguments: Kind.all)
  func `the inset is released when the component is replaced`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    let next = Bench(kind)
    next.detach()
    bench.replace(with: next.component)

    #expect(bench.component.reservedInset == 0)
    #expect(bench.list.reservedInset[bench.component.edge] == next.component.reservedInset)
  }

  @Test(arguments: Kind.pulled)
  func `a component that is hidden while it refreshes keeps its reserved inset until the end`(
    kind: Kind
  ) {
    let bench = Bench(kind)
    bench.refresh()
    bench.component.isHidden = true
    #expect(bench.component.reservedInset == bench.length)

    bench.end()
    #expect(bench.list.reservedInset == .zero)
  }

  @Test(arguments: Kind.pulled)
  func `leaving the window ends neither the refresh nor its reserved inset`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    bench.list.isInWindow = false
    bench.wait(1)
    #expect(bench.component.state == .refreshing)
    #expect(bench.component.reservedInset == bench.length)

    bench.end()
    #expect(bench.list.reservedInset == .zero)
    #expect(bench.log.last == "ended")
  }

  @Test(arguments: Kind.pulled)
  func `safe area and rotation have no part in what is returned`(kind: Kind) {
    let bench = Bench(kind)
    bench.list.safeAreaInsets = EdgeInsets(top: 59, bottom: 34)
    bench.refresh()
    bench.list.isInWindow = false
    bench.list.safeAreaInsets = EdgeInsets(left: 59, right: 59)
    bench.list.frame.size = Size(width: 667, height: 375)
    bench.end()
    bench.list.isInWindow = true
    bench.list.safeAreaInsets = EdgeInsets(top: 59, bottom: 34)
    bench.wait()

    #expect(bench.list.adjustedContentInset == EdgeInsets(top: 59, bottom: 34))
  }

  @Test(arguments: Kind.pulled)
  func `fractions leave nothing behind, however often it refreshes`(kind: Kind) {
    let bench = Bench(kind)
    let fractions = EdgeInsets(top: 0.1, left: 0.3, bottom: 1 / 3, right: 0.7)
    bench.list.contentInset = fractions
    for round in 1...20 {
      bench.list.safeAreaInsets = EdgeInsets(top: 0.1 * Double(round), right: 1 / Double(round))
      bench.pullAndRelease()
      #expect(bench.component.state == .refreshing)
      bench.end()
    }

    #expect(bench.list.reservedInset == .zero)
    #expect(bench.list.contentInset == fractions)
  }

  @Test
  func `components at four edges reserve beside each other and release their own`() {
    let bench = Bench(RefreshHeader())
    let list = bench.list
    list.contentInset = own
    list.footer = RefreshBackFooter()
    list.trailer = RefreshTrailer()
    list.leader = RefreshLeader()
    for slot in Slot.allCases { list[slot]?.beginRefreshing() }
    list.timeline.advance(by: 1)
    #expect(list.reservedInset.bottom == 44)
    #expect(list.reservedInset.right == 60)

    list.footer?.endRefreshing()
    list.timeline.advance(by: 1)
    #expect(list.reservedInset.bottom == 0)
    #expect(list.reservedInset.right == 60)
    #expect(list.reservedInset.left == 60)

    list.trailer = nil
    list.leader = nil
    list.header = nil
    #expect(list.adjustedContentInset == own)
  }

  @Test
  func `a header releases its inset as the content is scrolled over it`() {
    let bench = Bench(RefreshHeader())
    bench.list.contentInset.top = 10
    bench.refresh()
    bench.list.beginDragging()
    let reserved = [-64, -40, -10, 100, -20, -90].map { y in
      bench.list.drag(to: Point(x: 0, y: Double(y)))
      return bench.component.reservedInset
    }

    #expect(reserved == [54, 30, 0, 0, 10, 54])
  }

  // MARK: 2. What the app sets survives

  @Test(arguments: Kind.all)
  func `an inset that the app sets before the refresh survives it`(kind: Kind) {
    let bench = Bench(kind)
    bench.list.contentInset = own
    bench.refresh()
    bench.end()

    #expect(bench.list.contentInset == own)
  }

  @Test(arguments: Kind.all)
  func `an inset that the app sets during the refresh has the reserved inset beside it at once`(
    kind: Kind
  ) {
    let bench = Bench(kind)
    bench.refresh()
    let reserved = bench.list.reservedInset
    bench.list.contentInset = own
    #expect(bench.list.adjustedContentInset == own + reserved)

    bench.list.contentInset += own
    #expect(bench.list.adjustedContentInset == own + own + reserved)

    bench.end()
    bench.detach()
    #expect(bench.list.adjustedContentInset == own + own)
  }

  @Test(arguments: Kind.all)
  func `an inset that the app sets while the refresh opens or closes survives`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.beginRefreshing()
    bench.wait(0.1)
    bench.list.contentInset += own
    bench.wait(1)
    bench.component.endRefreshing()
    bench.wait(0.1)
    bench.list.contentInset += own
    bench.wait(1)
    bench.detach()

    #expect(bench.list.adjustedContentInset == own + own)
  }

  @Test(arguments: Kind.pulled)
  func `an inset that a callback sets survives`(kind: Kind) {
    let bench = Bench(kind)
    let moments = [
      "idle>refreshing", "refreshing", "began", "refreshing>idle", "closing", "ended",
    ]
    for moment in moments { bench.answer(moment) { bench.list.contentInset += own } }
    bench.refresh()
    bench.end()

    #expect(bench.list.contentInset == EdgeInsets(top: 42, left: 66, bottom: 78, right: 102))
    #expect(bench.list.adjustedContentInset == bench.list.contentInset)
  }

  @Test(arguments: Kind.all)
  func `a length below 0 reserves nothing`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.frame.size = Size(width: -54, height: -54)
    bench.refresh()
    #expect(bench.list.reservedInset == .zero)
  }
}

import RefreshKit
import Testing

/// Rule L, from the auto footer's inset to a refresh out of sight.
struct ReservedInsetsTests {
  // MARK: 3. The auto footer's inset

  @Test(arguments: Kind.autos)
  func `an auto footer reserves its inset from the start`(kind: Kind) {
    let bench = Bench(kind)

    #expect(bench.list.adjustedContentInset == bench.restingInset)
    #expect(bench.list.reservedInset[bench.component.edge] == 44)
    #expect(bench.list.contentInset == .zero)
  }

  @Test(arguments: Kind.autos)
  func `an auto footer that is attached hidden reserves nothing until it is shown`(kind: Kind) {
    let footer = kind.make()
    footer.isHidden = true
    let bench = Bench(footer)
    #expect(bench.list.reservedInset == .zero)

    footer.isHidden = false
    #expect(bench.list.reservedInset[footer.edge] == 44)
  }

  @Test(arguments: Kind.autos, [false, true])
  func `an auto footer's inset follows its height and hiding at once`(kind: Kind, loads: Bool) {
    let bench = Bench(kind)
    if loads { bench.refresh() }
    for (height, isHidden, inset) in [
      (60.0, false, 60.0), (60, true, 0), (70, true, 0), (70, false, 70), (44, false, 44),
    ] {
      bench.component.frame.size.height = height
      bench.component.isHidden = isHidden
      #expect(bench.list.reservedInset[bench.component.edge] == inset)
    }
    bench.end()
    #expect(bench.list.reservedInset[bench.component.edge] == 44)
    bench.detach()
    #expect(bench.list.reservedInset[bench.component.edge] == 0)
  }

  // MARK: 4. Thresholds, edges and frames are computed without reserved insets

  @Test(arguments: Kind.all)
  func `the original inset is the app's own with the safe area`(kind: Kind) {
    let bench = Bench(kind)
    bench.list.contentInset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    bench.list.safeAreaInsets = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    bench.refresh()

    #expect(
      bench.component.scrollViewOriginalInset
        == EdgeInsets(top: 11, left: 22, bottom: 33, right: 44))
  }

  @Test(arguments: Kind.atEdges)
  func `its own reserved inset does not move a component`(kind: Kind) {
    let bench = Bench(kind)
    let before = bench.component.frame
    bench.refresh()

    #expect(bench.component.frame == before)
  }

  @Test(arguments: Kind.backFooters + Kind.sides)
  func `no reserved inset moves a component behind short content`(
    kind: Kind
  ) {
    let bench = Bench(kind.make(), contentSize: Size(width: 100, height: 100))
    let before = bench.component.frame
    bench.list.header = RefreshHeader()
    bench.list.header?.beginRefreshing()
    bench.wait(1)
    #expect(bench.list.reservedInset.top == 54)
    #expect(bench.component.frame == before)

    bench.refresh()
    #expect(bench.component.reservedInset > 0)
    #expect(bench.component.frame == before)
  }

  @Test(arguments: Kind.backFooters)
  func `a header's reserved inset does not move a back footer`(kind: Kind) {
    let bench = Bench(kind.make(), contentSize: Size(width: 375, height: 300))
    bench.list.header = RefreshHeader()
    bench.list.header?.beginRefreshing()
    bench.wait(1)
    bench.list.beginDragging()
    bench.list.drag(to: Point(x: 0, y: -5))
    #expect(bench.component.state == .idle)

    bench.list.drag(to: Point(x: 0, y: 44.5))
    #expect(bench.component.state == .pulling)
  }

  @Test(arguments: Kind.autos)
  func `only its own room counts in an auto component's list end`(kind: Kind) {
    let bench = Bench(kind.make(), contentSize: Size(width: 375, height: 640))
    let other: RefreshComponent = bench.edge == .top ? RefreshBackFooter() : RefreshHeader()
    bench.list[Slot(other.edge)] = other
    other.beginRefreshing()
    bench.wait(1)
    // The list and the other's reserved inset are longer than the view.
    bench.y = 17
    #expect(bench.component.state == .idle)

    bench.startInset = 54  // the list and the app's own inset are
    bench.y = 18
    #expect(bench.component.state == .refreshing)
  }

  @Test
  func `a back footer behind short content fills the gap and releases all of it`() {
    let bench = Bench(RefreshBackFooter(), contentSize: Size(width: 375, height: 300))
    bench.list.contentInset = EdgeInsets(top: 20, bottom: 30)
    bench.refresh()
    #expect(bench.component.reservedInset == 44 + (667 - 20 - 30 - 300))
    #expect(bench.list.contentOffset.y == 44 - 20)

    bench.list.contentSize.height = 2_000
    bench.end()
    #expect(bench.list.reservedInset == .zero)
  }

  // MARK: 5. A refresh out of sight

  @Test(arguments: Kind.pulled, [true, false])
  func `begun hidden or with interaction off it reserves and moves nothing`(
    kind: Kind, isHidden: Bool
  ) {
    let bench = Bench(kind)
    bench.makeInactive(byHiding: isHidden)
    bench.refresh()
    #expect(bench.component.state == .refreshing)
    #expect(bench.list.reservedInset == .zero)
    #expect(bench.list.contentOffset == .zero)

    bench.component.isHidden = false
    bench.component.isUserInteractionEnabled = true
    bench.list.beginDragging()
    bench.list.drag(to: Point(x: 0, y: -30))
    bench.list.drag(to: .zero)
    bench.list.endDragging()
    #expect(bench.list.reservedInset == .zero)

    bench.end()
    #expect(bench.list.contentOffset == .zero)
    #expect(
      bench.log == [
        "idle>refreshing", "refreshing", "began", "refreshing>idle", "closing", "ended",
      ])
  }

  @Test(arguments: Kind.headers, [true, false])
  func `begun hidden, a header for collection views reserves and holds nothing`(
    kind: Kind, isHidden: Bool
  ) throws {
    let bench = Bench(kind)
    let header = try #require(bench.list.header)
    header.isCollectionViewAnimationBug = true
    header.isHidden = isHidden
    header.isUserInteractionEnabled = isHidden
    header.beginRefreshing()
    #expect(bench.list.isUserInteractionEnabled)

    bench.wait(1)
    #expect(bench.list.reservedInset == .zero)
    #expect(bench.count("refreshing") == 1)
  }
}

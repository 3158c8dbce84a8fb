import RefreshKit
import Testing

/// How long a refresh lasts at least and at most, and what it shares the list with.
struct RefreshLimitsTests {
  /// A bench whose refresh is to last `minimum` seconds, and is ended after one.
  private func ended(_ kind: Kind, minimum: Double) -> Bench {
    let bench = Bench(kind)
    bench.component.minimumRefreshingDuration = minimum
    bench.refresh()
    bench.component.endRefreshing()
    return bench
  }

  @Test(arguments: Kind.all)
  func `an end that is called too soon is delayed`(kind: Kind) {
    let bench = ended(kind, minimum: 2)
    bench.wait(0.9)
    #expect(bench.component.state == .refreshing)
    bench.wait(0.2)
    #expect(bench.component.state == .idle)
    bench.wait(1)
    #expect(bench.count("ended") == 1)
  }

  @Test(arguments: Kind.all)
  func `a begin behind an end that is held waits with it`(kind: Kind) {
    let bench = ended(kind, minimum: 2)
    bench.component.beginRefreshing()
    bench.wait(0.5)
    #expect(bench.count("refreshing") == 1)
    bench.wait(2)
    #expect(bench.count("refreshing") == 2)
    #expect(bench.component.state == .refreshing)
    #expect(bench.count("ended") == 1)
  }

  @Test(arguments: Kind.all)
  func `a timeout behind an end that is held does nothing to the next refresh`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.minimumRefreshingDuration = 3
    bench.component.refreshingTimeout = 2
    bench.refresh()
    bench.component.refreshingTimeout = nil
    bench.component.endRefreshing()
    bench.component.beginRefreshing()
    bench.wait(9)
    #expect(bench.count("refreshing") == 2)
    #expect(bench.component.state == .refreshing)
  }

  @Test(arguments: Kind.all)
  func `a state that is set directly is not held`(kind: Kind) {
    let bench = ended(kind, minimum: 5)
    bench.wait()
    bench.component.state = .idle
    #expect(bench.component.state == .idle)
    bench.wait(10)
    #expect(bench.count("ended") == 1)
  }

  @Test(arguments: Kind.all)
  func `an end that is late enough is not held`(kind: Kind) {
    let bench = ended(kind, minimum: 0.5)
    bench.wait()
    #expect(bench.component.state == .idle)
  }

  @Test(arguments: Kind.all)
  func `a refresh that takes too long fails`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.refreshingTimeout = 3
    bench.component.beginRefreshing()
    bench.wait(2.9)
    #expect(bench.component.state == .refreshing)
    bench.wait(0.2)
    #expect(bench.component.state == .idle)
    #expect(bench.component.lastFailure as? RefreshTimeout == RefreshTimeout(limit: 3))
  }

  @Test(arguments: Kind.all)
  func `the limit of one refresh does not end the next`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.refreshingTimeout = 3
    bench.refresh()
    bench.end()
    bench.refresh()
    bench.wait(1.5)
    #expect(bench.component.state == .refreshing)
    bench.wait(1)
    #expect(bench.component.state == .idle)
  }

  // MARK: Two at a time

  private func list(_ allows: Bool) -> ScrollView {
    let list = ScrollView(with: RefreshNormalHeader())
    list.allowsSimultaneousRefreshing = allows
    return list
  }

  @Test(arguments: [true, false], Kind.autoFooters + Kind.backFooters)
  func `no footer starts by a finger while the header refreshes, unless it may`(
    allows: Bool, kind: Kind
  ) throws {
    let list = list(allows)
    let footer = try #require(kind.make() as? RefreshFooter)
    list.footer = footer
    list.header?.beginRefreshing()
    list.timeline.advance(by: 1)

    list.beginDragging()
    list.drag(to: Point(x: 0, y: 1_300))
    list.drag(to: Point(x: 0, y: 1_450))
    list.endDragging(decelerate: true)
    list.decelerate(to: Point(x: 0, y: 1_449))
    list.timeline.advance(by: 1)

    #expect((footer.state == .refreshing) == allows)
    #expect(footer.state != .pulling)
  }

  @Test func `a tap waits for the header, a call does not`() {
    let list = list(false)
    let footer = RefreshAutoNormalFooter()
    list.footer = footer
    list.header?.beginRefreshing()
    list.timeline.advance(by: 1)
    footer.stateLabel.tap()
    #expect(footer.state == .idle)
    footer.beginRefreshing()
    #expect(footer.state == .refreshing)
  }

  @Test func `a pull that is overtaken by another refresh begins nothing`() {
    let list = list(false)
    let footer = RefreshAutoNormalFooter()
    list.footer = footer
    list.beginDragging()
    list.drag(to: Point(x: 0, y: -80))
    #expect(list.header?.state == .pulling)
    footer.beginRefreshing()
    list.endDragging()
    list.timeline.advance(by: 1)
    #expect(list.header?.state == .idle)
    #expect(list.adjustedContentInset.top == 0)
  }

  // MARK: Loading ahead

  @Test(arguments: Kind.autos)
  func `loading begins some points before the end`(kind: Kind) throws {
    let bench = Bench(atOtherEndThan: kind)
    let auto = try #require(bench.component as? any AutoLoading)
    auto.preloadDistance = 300
    let line = bench.offset(pulledBy: 0).y - bench.way * 300
    bench.list.beginDragging()
    bench.list.drag(to: Point(x: 0, y: line - bench.way))
    #expect(auto.state == .idle)
    bench.list.drag(to: Point(x: 0, y: line))
    #expect(auto.state == .refreshing)
  }

  @Test(arguments: Kind.autos)
  func `pulling the list at its other end never loads ahead`(kind: Kind) throws {
    let bench = Bench(atOtherEndThan: kind)
    let auto = try #require(bench.component as? any AutoLoading)
    auto.preloadDistance = 5_000
    bench.list.beginDragging()
    bench.list.drag(to: bench.point(-60))
    bench.list.drag(to: bench.point(-30))
    bench.list.endDragging()
    bench.wait(1)
    #expect(auto.state == .idle)
  }

  @Test func `a refresh set outside of a list has its limits from when it is in one`() {
    let header = RefreshHeader()
    let other = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    other.header = header
    other.timeline.advance(by: 1_000)
    header.beginRefreshing()
    other.header = nil
    header.minimumRefreshingDuration = 1
    header.refreshingTimeout = 5
    header.state = .refreshing
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    list.header = header
    list.timeline.advance(by: 4)
    #expect(header.state == .refreshing)
    list.timeline.advance(by: 2)
    #expect(header.state == .idle)
    #expect(header.lastResult?.isFailure == true)
  }
}

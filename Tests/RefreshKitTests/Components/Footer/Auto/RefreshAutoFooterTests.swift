import RefreshKit
import Testing

struct RefreshAutoFooterTests {
  private let footer = RefreshAutoFooter()
  private let bench: Bench

  init() {
    bench = Bench(footer)
  }

  @Test(arguments: Kind.autos)
  func `it is made to load by itself, once in a drag, in full sight, as an auto header is`(
    kind: Kind
  ) throws {
    let auto = try #require(kind.make() as? any AutoLoading)
    #expect(auto.isAutomaticallyRefresh)
    #expect(auto.autoTriggerTimes == 1)
    #expect(auto.triggerAutomaticallyRefreshPercent == 1)
    #expect(auto.preloadDistance == 0)
    #expect(auto.frame.height == 44)
  }

  // MARK: Room

  @Test(arguments: Kind.autos)
  func `its room is at its edge for as long as it is attached and seen, as an auto header's is`(
    kind: Kind
  ) {
    let bench = Bench(kind)
    let component = bench.component
    var room: Double { bench.list.adjustedContentInset[bench.edge] }
    #expect(room == 44)
    component.isHidden = true
    #expect(room == 0)
    component.isHidden = false
    #expect(room == 44)
    component.frame.size.height = 60
    #expect(room == 60)
    #expect(component.frame.y == (bench.edge == .top ? -60 : 2_000))
    bench.detach()
    #expect(room == 0)
  }

  @Test func `its frame is below the content, wherever that ends`() {
    bench.list.contentSize.height = 2_500
    #expect(footer.frame.y == 2_500)
    footer.isHidden = true
    bench.list.contentSize.height = 3_000
    footer.isHidden = false
    #expect(footer.frame.y == 3_000)
  }

  @Test func `shown again it is at its place, wherever it was moved meanwhile`() {
    footer.isHidden = true
    footer.frame.origin.y = 7
    footer.isHidden = false
    #expect(footer.frame.y == 2_000)
  }

  // MARK: Arriving

  @Test(arguments: Kind.autoFooters)
  func `the end of the list in full sight loads, while the finger is still down`(kind: Kind) {
    let bench = Bench(kind)
    bench.pull(by: -0.01)
    #expect(bench.log == [])
    bench.drag(by: 0)
    #expect(bench.log == ["idle>refreshing", "refreshing", "began"])
    bench.end()
    #expect(bench.log.suffix(2) == ["refreshing>idle", "ended"])
  }

  @Test func `at the end it loads again once the content has grown`() {
    footer.triggerAutomaticallyRefreshPercent = 0
    bench.list.contentOffset.y = 1_377
    #expect(footer.state == .refreshing && bench.list.waitingLoader(at: .bottom) == nil)
    bench.end()
    #expect(footer.state == .idle && bench.list.waitingLoader(at: .bottom) == nil)
    bench.list.contentSize.height += 10
    bench.list.contentOffset.y = 1_378
    #expect(footer.state == .refreshing)
  }

  @Test(arguments: [(1.0, 1_377.0), (0.5, 1_355), (0, 1_333), (-2, 1_245)])
  func `the fraction that must be in sight moves the line`(fraction: Double, line: Double) {
    footer.triggerAutomaticallyRefreshPercent = fraction
    bench.list.contentOffset.y = line - 0.5
    #expect(footer.state == .idle)
    bench.list.contentOffset.y = line
    #expect(footer.state == .refreshing)
  }

  @Test func `with arriving switched off, only a pull up at the end loads`() {
    footer.isAutomaticallyRefresh = false
    bench.pull(by: 0.5)
    #expect(footer.state == .idle)
    bench.list.endDragging()
    #expect(footer.state == .refreshing)
  }

  @Test func `a list shorter than the view loads when it is pulled up and released`() {
    bench.list.contentSize.height = 100
    bench.list.contentOffset.y = 0
    bench.list.beginDragging()
    bench.list.drag(to: Point(x: 0, y: 10))
    #expect(footer.state == .idle)
    bench.list.endDragging()
    #expect(footer.state == .refreshing)
  }

  @Test func `a list shorter than the view that is pulled down loads nothing`() {
    bench.list.contentSize.height = 100
    bench.list.contentOffset.y = 0
    bench.list.beginDragging()
    bench.list.drag(to: Point(x: 0, y: -10))
    bench.list.endDragging()
    #expect(footer.state == .idle)
  }

  // MARK: Paging

  @Test func `with paging an end scrolls the footer out of sight, and is reported afterwards`() {
    bench.list.isPagingEnabled = true
    bench.list.contentOffset.y = 1_377
    bench.wait()
    bench.clearLog()
    footer.endRefreshing()
    bench.wait(0.3)
    #expect(bench.list.contentOffset.y == 1_333)
    #expect(bench.log == ["refreshing>idle", "closing"])
    bench.wait(0.2)
    #expect(bench.log.last == "ended")
  }

  @Test func `with paging even a sliver of the footer is scrolled out of sight`() {
    bench.list.isPagingEnabled = true
    footer.beginRefreshing()
    bench.wait()
    bench.list.contentOffset.y = 1_333.5
    footer.endRefreshing()
    bench.wait(1)
    #expect(bench.list.contentOffset.y == 1_333)
  }

  @Test func `with paging an end out of sight moves nothing`() {
    let glass = Bench()
    glass.list.isPagingEnabled = true
    let footer = RefreshAutoFooter().link(to: glass.list)
    footer.beginRefreshing()
    glass.wait(1)
    footer.endRefreshing()
    glass.wait(1)
    #expect(glass.log.isEmpty)
  }

  @Test func `without paging an end leaves the content where it is, and is reported at once`() {
    bench.list.contentOffset.y = 1_377
    bench.wait()
    footer.endRefreshing()
    bench.wait()
    #expect(bench.list.contentOffset.y == 1_377)
    #expect(bench.log.last == "ended")
    #expect(bench.count("closing") == 0)
  }
}

struct RefreshAutoStateFooterTests {
  private let footer = RefreshAutoStateFooter()
  private let bench: Bench

  init() {
    bench = Bench(footer)
  }

  @Test func `a tap on the label loads, while idle`() {
    footer.stateLabel.tap()
    #expect(footer.state == .refreshing)
    bench.wait(1)
    #expect(bench.count("refreshing") == 1)
    footer.stateLabel.tap()
    bench.wait(1)
    #expect(bench.count("refreshing") == 1)
    footer.endRefreshingWithNoMoreData()
    bench.wait(1)
    footer.stateLabel.tap()
    #expect(footer.state == .noMoreData)
  }

  @Test func `a tap without interaction loads nothing`() {
    footer.isUserInteractionEnabled = false
    footer.stateLabel.tap()
    bench.wait(1)
    #expect(footer.state == .idle)
  }

  @Test func `the label fills the footer`() {
    #expect(footer.stateLabel.frame == Rect(x: 0, y: 0, width: 375, height: 44))
  }

  @Test func `the refreshing title can be hidden, and shown again`() {
    bench.refresh()
    #expect(footer.stateLabel.text == "Loading...")
    footer.isRefreshingTitleHidden = true
    #expect(footer.stateLabel.text == nil)
    footer.isRefreshingTitleHidden = false
    #expect(footer.stateLabel.text == "Loading...")
    footer.isRefreshingTitleHidden = true
    bench.end()
    #expect(footer.stateLabel.text == "Tap or pull up to load more")
  }
}

struct RefreshAutoNormalFooterTests {
  @Test func `the activity indicator is beside the title, or alone in the middle`() {
    let footer = RefreshAutoNormalFooter()
    let bench = Bench(footer)
    bench.refresh()
    #expect(footer.loadingView.center == Point(x: 187.5 - 35 - 25, y: 22))  // "Loading..." is 70
    footer.isRefreshingTitleHidden = true
    bench.wait()
    #expect(footer.loadingView.center == Point(x: 187.5, y: 22))
    footer.isRefreshingTitleHidden = false
    footer.stateLabel.isHidden = true
    bench.wait()
    #expect(footer.loadingView.center == Point(x: 187.5, y: 22))
  }
}

struct RefreshAutoGifFooterTests {
  @Test func `images are to the left of the title, or in the middle of the footer`() {
    let footer = RefreshAutoGifFooter()
    let bench = Bench(footer)
    bench.refresh()
    let frame = Rect(x: 0, y: 0, width: 187.5 - 35 - 20, height: 44)  // "Loading..." is 70 wide
    #expect(footer.gifView.frame == frame)
    #expect(footer.gifView.contentMode == .right)
    footer.isRefreshingTitleHidden = true
    bench.wait()
    #expect(footer.gifView.frame == footer.bounds)
    #expect(footer.gifView.contentMode == .center)
  }

  @Test func `a footer that has grown reserves its new height at once`() {
    let bench = Bench(RefreshAutoGifFooter())
    let tall = Image(name: "tall", size: Size(width: 9, height: 100))
    (bench.component as? RefreshAutoGifFooter)?.setImages([tall], for: .refreshing)
    #expect(bench.list.reservedInset.bottom == 100)
  }
}

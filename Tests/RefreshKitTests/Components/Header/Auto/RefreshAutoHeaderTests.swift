import Testing

@testable import RefreshKit

struct RefreshAutoHeaderTests {
  private let header = RefreshAutoHeader()
  private let bench: Bench

  init() {
    bench = Bench(header)
  }

  @Test func `a load neither reserves more nor moves the content`() {
    bench.list.contentOffset.y = 300
    bench.refresh()
    #expect(bench.log == ["idle>refreshing", "refreshing", "began"])
    #expect(bench.list.reservedInset == EdgeInsets(top: 44))
    for y in [0, -44, 20, 300.0] {
      bench.list.contentOffset.y = y
      #expect(bench.list.reservedInset == EdgeInsets(top: 44))
    }
    bench.end()
    #expect(bench.list.contentOffset.y == 300)
    #expect(bench.log.suffix(2) == ["refreshing>idle", "ended"])
  }

  // MARK: No arrivals

  @Test(arguments: Kind.autoHeaders, [0, 500.0])
  func `attaching to a list at its top is no arrival`(kind: Kind, preload: Double) {
    for top in [0, 64.0] {
      let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
      list.contentInset.top = top
      list.contentSize = Size(width: 375, height: 2_000)
      list.contentOffset.y = -top
      let header = kind.make()
      (header as? any AutoLoading)?.preloadDistance = preload
      list.addSubview(header)
      list.timeline.advance(by: 1)
      #expect(header.state == .idle)
      #expect(list.contentOffset.y == -top)
    }
  }

  @Test(arguments: Kind.autoHeaders, [0, 500.0])
  func `the first content, and more of it, is no arrival`(kind: Kind, preload: Double) {
    let bench = Bench(kind.make(), contentSize: .zero)
    (bench.component as? any AutoLoading)?.preloadDistance = preload
    #expect(bench.list.contentOffset.y == -44)
    for height in [300, 2_000, 4_000, 700.0] {
      bench.list.contentSize = Size(width: 375, height: height)
      bench.wait(1)
    }
    bench.list.contentInset = EdgeInsets(top: 64, left: 0, bottom: 30, right: 0)
    bench.list.safeAreaInsets.top = 20
    bench.wait(1)
    #expect(bench.log == [])
  }

  @Test(arguments: Kind.autoHeaders)
  func `scrolling to the newest message is no arrival, returning to the oldest is one`(kind: Kind) {
    let bench = Bench(kind.make(), contentSize: .zero)
    bench.list.contentSize = Size(width: 375, height: 2_000)
    bench.list.contentOffset.y = 1_333
    #expect(bench.log == [])
    bench.list.setContentOffset(Point(x: 0, y: -44), animated: true)
    bench.wait(1)
    #expect(bench.count("refreshing") == 1)
  }

  @Test(arguments: Kind.autoHeaders)
  func `a move that keeps the rows where they are is no arrival`(kind: Kind) {
    let bench = Bench(atOtherEndThan: kind)
    (bench.component as? any AutoLoading)?.preloadDistance = 5_000
    // Rows in front are removed.
    bench.list.keepingPosition { bench.list.contentSize.height -= 500 }
    bench.wait(1)
    #expect(bench.log == [])
  }

  @Test(arguments: Kind.autoHeaders)
  func `a list that starts at its top loads when it is pulled further`(kind: Kind) {
    let bench = Bench(kind.make(), contentSize: .zero)
    bench.list.contentSize = Size(width: 375, height: 2_000)
    bench.list.beginDragging()
    bench.list.drag(to: Point(x: 0, y: -45))
    #expect(bench.count("refreshing") == 1)
  }

  @Test(arguments: Kind.autoHeaders, [100, 667.0])
  func `a list shorter than the view loads when it is pulled down and released`(
    kind: Kind, height: Double
  ) {
    for (y, loads) in [(-54.0, 1), (-30, 0)] {
      let bench = Bench(kind.make(), contentSize: Size(width: 375, height: height))
      bench.list.contentOffset.y = -44
      bench.list.beginDragging()
      bench.list.drag(to: Point(x: 0, y: y))
      #expect(bench.log == [])
      bench.list.endDragging()
      bench.wait(1)
      #expect(bench.count("refreshing") == loads)
    }
  }

  @Test(arguments: [(1.0, -44.0), (0.5, -22), (0, 0), (-2, 88)])
  func `the fraction that must be in sight moves the line`(fraction: Double, line: Double) {
    bench.list.contentOffset.y = 1_000
    header.triggerAutomaticallyRefreshPercent = fraction
    bench.list.contentOffset.y = line + 0.5
    #expect(header.state == .idle)
    bench.list.contentOffset.y = line
    #expect(header.state == .refreshing)
  }

  // MARK: What it means

  @Test(arguments: Kind.autoHeaders)
  func `its end stores no time and leaves the footer as it is`(kind: Kind) {
    let bench = Bench(kind)
    let footer = RefreshBackFooter().link(to: bench.list)
    bench.list.resetsNoMoreDataAfterHeaderRefresh = true
    footer.endRefreshingWithNoMoreData()
    bench.wait()
    bench.refresh()
    bench.end()
    #expect(footer.state == .noMoreData)
    #expect(bench.list.header?.lastUpdatedTime == nil)
    bench.refresh()
    bench.component.endRefreshing(with: .noMoreData)
    bench.wait()
    footer.resetNoMoreData()
    bench.wait()
    #expect(bench.component.state == .noMoreData && footer.state == .idle)
  }

  @Test(arguments: Kind.autoHeaders)
  func `a footer's reset ends the footer's load while it loads`(kind: Kind) {
    let bench = Bench(kind)
    let footer = RefreshBackFooter().link(to: bench.list)
    bench.component.beginRefreshing()
    footer.beginRefreshing()
    bench.wait(1)
    footer.resetNoMoreData()
    bench.wait(1)
    #expect(footer.state == .idle)
    #expect(bench.component.state == .refreshing)
  }

  @Test(arguments: Kind.autoHeaders, [true, false])
  func `the call for both ends it alone`(kind: Kind, isLast: Bool) {
    let bench = Bench(kind)
    let footer = RefreshBackFooter().link(to: bench.list)
    bench.refresh()
    bench.list.endHeaderRefreshing(noMoreData: isLast, count: 0)
    bench.wait(1)
    #expect(bench.component.state == (isLast ? .noMoreData : .idle))
    #expect(footer.state == .idle && !footer.isHidden)
  }

  @Test(arguments: Kind.autoHeaders)
  func `an old list is no reason to load older items`(kind: Kind) {
    let bench = Bench(kind)
    bench.list.header?.lastUpdatedTimeKey = "own"
    bench.list.header?.expirationInterval = 0
    bench.list.header?.refreshIfExpired()
    bench.list.isInWindow = false
    bench.list.isInWindow = true
    bench.wait(1)
    #expect(bench.log == [])
  }

  @Test(arguments: Kind.autoHeaders)
  func `with noMoreData nothing loads until it is reset`(kind: Kind) throws {
    let bench = Bench(atOtherEndThan: kind)
    let auto = try #require(bench.component as? any AutoLoading)
    auto.endRefreshingWithNoMoreData()
    bench.wait()
    bench.pull(by: 1)
    bench.list.endDragging()
    bench.wait(1)
    #expect(bench.count("refreshing") == 0 && auto.state == .noMoreData)
    auto.resetNoMoreData()
    bench.wait(1)
    bench.list.contentOffset.y = 500
    bench.list.contentOffset = bench.offset(pulledBy: 0)
    #expect(auto.state == .refreshing)
  }
}

struct RefreshAutoStateHeaderTests {
  private let header = RefreshAutoStateHeader()
  private let bench: Bench

  init() {
    bench = Bench(header)
  }

  @Test func `it has titles of its own, and the auto footer's for a load and the end`() {
    #expect(header.stateLabel.text == "Tap or pull down to load more")
    #expect(header.stateLabel.frame == Rect(x: 0, y: 0, width: 375, height: 44))
    bench.refresh()
    #expect(header.stateLabel.text == "Loading...")
    header.isRefreshingTitleHidden = true
    #expect(header.stateLabel.text == nil)
    header.endRefreshingWithNoMoreData()
    bench.wait()
    #expect(header.stateLabel.text == "No more data")
  }

  @Test func `a failure is shown until a tap tries again`() {
    bench.refresh()
    header.endRefreshing(with: .failure(RestoredFailure()))
    bench.wait(1)
    #expect(header.stateLabel.text == "Loading failed, tap to retry")
    header.stateLabel.tap()
    #expect(header.state == .refreshing)
  }
}

struct RefreshAutoNormalHeaderTests {
  private let header = RefreshAutoNormalHeader()
  private let bench: Bench

  init() {
    bench = Bench(header)
  }

  @Test func `the activity indicator is beside the title, or alone in the middle`() {
    bench.refresh()
    #expect(header.loadingView.isAnimating)
    #expect(header.loadingView.center == Point(x: 187.5 - 35 - 25, y: 22))  // "Loading..." is 70
    header.isRefreshingTitleHidden = true
    bench.wait()
    #expect(header.loadingView.center == Point(x: 187.5, y: 22))
    bench.end()
    #expect(!header.loadingView.isAnimating)
  }
}

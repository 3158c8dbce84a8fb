import RefreshKit
import Testing

struct RefreshBackFooterTests {
  @Test(arguments: Kind.backFooters)
  func `a footer is below the content, or below the view where that is longer`(kind: Kind) {
    let bench = Bench(kind)
    bench.list.contentInset = EdgeInsets(top: 10, bottom: 20)
    #expect(bench.component.frame.y == 2_000)
    bench.list.contentSize.height = 600
    #expect(bench.component.frame.y == 637)
    bench.list.contentSize.height = 638
    #expect(bench.component.frame.y == 638)
  }

  @Test(arguments: Kind.backFooters + Kind.trailers)
  func `behind short content it reserves the gap too, as a trailer does`(kind: Kind) {
    let bench = Bench(kind)
    let length = bench.edge == .bottom ? 44.0 : 60
    bench.list.contentSize[bench.edge.axis] = bench.viewLength - 67
    bench.refresh()
    #expect(bench.list.reservedInset[bench.edge] == length + 67)
    #expect(bench.position == length)
    bench.end()
    #expect(bench.list.reservedInset == .zero)
    #expect(bench.position == 0)
  }

  @Test(arguments: Kind.backFooters)
  func `new rows leave the content where it was`(kind: Kind) {
    let bench = Bench(kind)
    bench.list.rowCounts = [20]
    bench.pullAndRelease()
    let open = bench.list.contentOffset
    bench.list.rowCounts = [40]
    bench.list.contentSize.height = 4_000
    bench.end()
    #expect(bench.list.contentOffset == open)
    #expect(bench.component.frame.y == 4_000)
  }

  @Test(arguments: Kind.backFooters)
  func `with no more data a pull shows how far it is, and nothing more`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.state = .noMoreData
    bench.pull(by: 0.5)
    #expect(bench.component.pullingPercent == 0.5)
    bench.drag(by: 2)
    #expect(bench.component.pullingPercent == 2)
    #expect(bench.component.state == .noMoreData)
  }
}

struct RefreshBackStateFooterTests {
  @Test func `the label fills the footer`() {
    let footer = RefreshBackStateFooter()
    let bench = Bench(footer)
    #expect(footer.stateLabel.frame == Rect(x: 0, y: 0, width: 375, height: 44))
    bench.list.frame.size.width = 500
    bench.wait()
    #expect(footer.stateLabel.frame == footer.bounds)
  }
}

struct RefreshBackNormalFooterTests {
  private let footer = RefreshBackNormalFooter()
  private let bench: Bench

  init() {
    bench = Bench(footer)
  }

  @Test func `arrow and activity indicator are beside the title, or alone in the middle`() {
    let center = Point(x: 187.5 - 70 - 25, y: 22)  // "Pull up to load more" is 140 wide
    #expect(footer.arrowView.center == center)
    #expect(footer.loadingView.center == center)
    footer.stateLabel.isHidden = true
    bench.wait()
    #expect(footer.arrowView.center == Point(x: 187.5, y: 22))
  }

  @Test func `in noMoreData there is neither arrow nor activity indicator`() {
    bench.refresh()
    footer.endRefreshingWithNoMoreData()
    bench.wait(1)
    #expect(footer.arrowView.isHidden)
    #expect(!footer.loadingView.isAnimating)
    footer.resetNoMoreData()
    bench.wait(1)
    #expect(!footer.arrowView.isHidden)
    #expect(footer.arrowView.rotation == .pi)
  }
}

struct RefreshBackGifFooterTests {
  @Test func `images are to the left of the title, or in the middle of the footer`() {
    let footer = RefreshBackGifFooter()
    let bench = Bench(footer)
    let frame = Rect(x: 0, y: 0, width: 187.5 - 70 - 20, height: 44)  // the title is 140 wide
    #expect(footer.gifView.frame == frame)
    #expect(footer.gifView.contentMode == .right)
    footer.stateLabel.isHidden = true
    bench.wait()
    #expect(footer.gifView.frame == footer.bounds)
    #expect(footer.gifView.contentMode == .center)
  }
}

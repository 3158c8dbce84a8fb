import RefreshKit
import Testing

struct RefreshComponentPullTests {
  @Test(arguments: Kind.pulled)
  func `a drag past the threshold that is released refreshes`(kind: Kind) {
    let bench = Bench(kind)
    bench.pull(by: 0.5)
    #expect(bench.log == [])
    #expect(bench.component.pullingPercent == 0.5)
    bench.drag(by: 1.5)
    #expect(bench.log == ["idle>pulling"])
    #expect(bench.component.pullingPercent == 1.5)
    bench.list.endDragging()
    bench.wait(1)
    #expect(
      bench.log == ["idle>pulling", "pulling>refreshing", "refreshing", "began"])
    #expect(bench.component.pullingPercent == 1)
    bench.clearLog()
    bench.end()
    #expect(bench.log == ["refreshing>idle", "closing", "ended"])
    #expect(bench.component.pullingPercent == 0)
  }

  @Test(arguments: Kind.pulled)
  func `a drag that stops short, or returns, refreshes nothing`(kind: Kind) {
    let bench = Bench(kind)
    bench.pull(by: 1)
    #expect(bench.component.state == .idle)
    bench.drag(by: 1.5)
    bench.drag(by: 0.5)
    bench.list.endDragging()
    bench.wait(1)
    #expect(bench.log == ["idle>pulling", "pulling>idle"])
  }

  @Test(arguments: Kind.pulled)
  func `the inset is reserved while refreshing, and the content rests beside it`(kind: Kind) {
    let bench = Bench(kind)
    let open = bench.offset(pulledBy: 1)
    let length = bench.component.frame.size[bench.component.edge.axis]
    bench.pullAndRelease()
    #expect(bench.list.contentOffset == open)
    #expect(bench.list.reservedInset[bench.component.edge] == length)
    #expect(bench.list.contentInset == .zero)
    bench.end()
    #expect(bench.list.reservedInset == .zero)
    #expect(bench.list.contentOffset == bench.offset(pulledBy: 0))
  }

  @Test(arguments: Kind.pulled)
  func `opening takes the fast duration`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.beginRefreshing()
    bench.wait(0.24)
    #expect(bench.count("refreshing") == 0)
    bench.wait(0.02)
    #expect(bench.count("refreshing") == 1)
  }

  @Test(arguments: Kind.all)
  func `without animations a refresh opens and closes at once`(kind: Kind) {
    let bench = Bench(kind)
    #expect(bench.component.setAnimationDisabled() === bench.component)
    bench.component.beginRefreshing()
    bench.wait()
    #expect(bench.log == ["idle>refreshing", "refreshing", "began"])
    bench.component.endRefreshing()
    bench.wait()
    #expect(bench.log.last == "ended")
    #expect(bench.list.timeline.now == 0)
  }

  @Test(arguments: Kind.pulled)
  func `while the content moves by itself the percent follows, up to a whole pull`(kind: Kind) {
    let bench = Bench(kind)
    bench.list.contentOffset = bench.offset(pulledBy: 0.25)
    #expect(bench.component.pullingPercent == 0.25)
    bench.list.contentOffset = bench.offset(pulledBy: 3)
    #expect(bench.component.pullingPercent == 0.25)
    #expect(bench.log == [])
  }

  // MARK: Alpha

  @Test(arguments: Kind.pulled)
  func `with automatic alpha a component fades in with the pull`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.autoChangeTransparency(true)
    #expect(bench.component.alpha == 0)
    bench.pull(by: 0.25)
    #expect(bench.component.alpha == 0.25)
    bench.drag(by: 2)
    #expect(bench.component.alpha == 1)
    bench.component.isAutomaticallyChangeAlpha = false
    #expect(bench.component.alpha == 1)
    bench.component.isAutomaticallyChangeAlpha = true
    bench.list.endDragging()
    bench.wait(1)
    #expect(bench.component.alpha == 1)
    bench.end()
    #expect(bench.component.alpha == 0)
  }

  @Test(arguments: Kind.pulled)
  func `without automatic alpha a component stays opaque`(kind: Kind) {
    let bench = Bench(kind)
    bench.pull(by: 0.25)
    #expect(bench.component.alpha == 1)
    bench.pullAndRelease()
    bench.end()
    #expect(bench.component.alpha == 1)
  }

  @Test(arguments: Kind.all)
  func `automatic alpha that is set during a refresh waits for its end`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    bench.component.isAutomaticallyChangeAlpha = true
    #expect(bench.component.alpha == 1)
  }

  @Test(arguments: Kind.pulled)
  func `a component that is hidden at the threshold is not pulled any more`(kind: Kind) {
    let bench = Bench(kind)
    bench.pull(by: 1)
    #expect(bench.component.pullingPercent == 1)
    bench.component.isHidden = true
    #expect(bench.component.pullingPercent == 0)
  }

  @Test func `one that is taken out while its percent is set starts nothing`() {
    final class Shy: RefreshHeader {
      override var pullingPercent: Double {
        didSet {
          if pullingPercent > 1 { scrollView?.header = nil }
        }
      }
    }
    let header = Shy()
    let bench = Bench(header)
    bench.list.beginDragging()
    bench.list.drag(to: Point(x: 0, y: -90))
    #expect(bench.list.header == nil)
    #expect(header.state == .idle)
    #expect(bench.log.isEmpty)
  }
}

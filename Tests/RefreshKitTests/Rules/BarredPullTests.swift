import RefreshKit
import Testing

/// Rules P1 and A3, pulls that may begin nothing, and what is left of a pull at the edge.
struct BarredPullTests {
  private func faded(_ kind: Kind) -> Bench {
    let bench = Bench(kind)
    bench.component.isAutomaticallyChangeAlpha = true
    return bench
  }

  private func expectNoPull(_ bench: Bench) {
    #expect(bench.component.state == .idle || bench.component.state == .noMoreData)
    #expect(bench.component.pullingPercent == 0)
    #expect(bench.component.alpha == 0)
  }

  @Test(arguments: Kind.opening + Kind.floating, [0, -0.5])
  func `a release barred by an end with no more data leaves no percent`(
    kind: Kind, fraction: Double
  ) {
    let bench = faded(kind)
    bench.pull(by: 1.5)
    bench.list.endDragging()
    bench.component.endRefreshing(with: .noMoreData)
    bench.list.contentOffset = bench.offset(pulledBy: fraction)
    bench.wait(1)
    expectNoPull(bench)
    #expect(bench.count("refreshing") == 0)
  }

  @Test(arguments: Kind.opening, [0, -0.5])
  func `a release barred by another refresh leaves no percent`(kind: Kind, fraction: Double) {
    let bench = faded(kind)
    let isTop = bench.component.edge == .top
    bench.list.allowsSimultaneousRefreshing = false
    let other: RefreshComponent = isTop ? RefreshAutoFooter() : RefreshHeader()
    if let header = other as? RefreshHeader { bench.list.header = header }
    if let footer = other as? RefreshFooter { bench.list.footer = footer }
    other.isHidden = true
    bench.pull(by: 1.5)
    bench.list.endDragging()
    other.state = .refreshing
    bench.list.contentOffset = bench.offset(pulledBy: fraction)
    bench.wait(1)
    expectNoPull(bench)
  }

  @Test(arguments: Kind.opening)
  func `a barred release that springs back is followed on its way`(kind: Kind) {
    let bench = faded(kind)
    bench.pull(by: 1.5)
    bench.list.endDragging(decelerate: true)
    bench.component.endRefreshing(with: .noMoreData)
    for fraction in [0.75, 0.5, 0.25] {
      bench.list.decelerate(to: bench.offset(pulledBy: fraction))
      #expect(abs(bench.component.pullingPercent - fraction) < 1e-9)
    }
  }

  @Test(arguments: Kind.pulled)
  func `a pull that a change of geometry leaves at the edge is over`(kind: Kind) {
    let bench = faded(kind)
    bench.list.contentOffset = bench.offset(pulledBy: 0.5)
    #expect(bench.component.pullingPercent == 0.5)
    bench.moveEdgeOut(by: bench.component.frame.size[bench.component.edge.axis] / 2)
    #expect(bench.list.contentOffset == bench.offset(pulledBy: 0))
    expectNoPull(bench)
  }

  @Test func `a pull that only a finger may make is over at the edge without one`() {
    let bench = Bench(RefreshControl())
    bench.component.isAutomaticallyChangeAlpha = true
    bench.list.contentOffset = bench.offset(pulledBy: 0.5)
    bench.component.state = .pulling
    bench.list.contentOffset = bench.offset(pulledBy: 0)
    expectNoPull(bench)
  }

  @Test(arguments: Kind.backFooters + Kind.sides)
  func `content at rest is not pulled, whatever its insets are`(kind: Kind) {
    let lists = [(700.3, 12.3, 7.1), (1_000, 20.3, 64), (2_000.7, 0.1, 0.2)]
    for (length, leading, trailing) in lists {
      let bench = faded(kind)
      bench.list.contentSize = Size(width: length, height: length)
      bench.list.contentInset = EdgeInsets(
        top: leading, left: leading, bottom: trailing, right: trailing)
      bench.pull(by: 0.5)
      bench.list.endDragging(decelerate: true)
      bench.list.endDecelerating()
      bench.wait(1)
      expectNoPull(bench)
    }
  }

  // MARK: A release and an end in one turn

  @Test(arguments: Kind.opening)
  func `a release and an end in one turn are a refresh, behind the end`(kind: Kind) {
    let bench = Bench(kind)
    bench.pull(by: 1.5)
    bench.list.endDragging()
    bench.component.endRefreshing()
    bench.wait(1)
    #expect(
      bench.log == ["idle>pulling", "pulling>idle", "idle>refreshing", "refreshing", "began"])
    #expect(bench.component.misfits == [])
  }

  @Test(arguments: Kind.opening)
  func `while an end with no more data waits no pull becomes pulling`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.endRefreshing(with: .noMoreData)
    bench.pull(by: 1.5)
    #expect(bench.component.state == .idle)
    #expect(bench.log == [])
  }
}

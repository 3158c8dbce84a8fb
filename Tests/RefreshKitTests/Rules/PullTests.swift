import RefreshKit
import Testing

/// Rules P1 and P2, when a pull is over.
struct PullTests {
  // MARK: 1. Inside the content

  @Test(arguments: Kind.pulled, [true, false])
  func `back inside the content in one leap, a pull is over`(kind: Kind, isAutomatic: Bool) {
    let bench = Bench(kind)
    bench.component.isAutomaticallyChangeAlpha = isAutomatic
    bench.pull(by: 1.5)
    #expect(bench.component.state == .pulling)

    bench.drag(by: -0.5)
    #expect(bench.component.state == .idle)
    #expect(bench.component.pullingPercent == 0)
    #expect(bench.component.alpha == (isAutomatic ? 0 : 1))

    bench.list.endDragging(decelerate: true)
    bench.list.decelerate(to: bench.offset(pulledBy: -2))
    bench.list.endDecelerating()
    bench.wait(1)
    #expect(bench.count("refreshing") == 0)
  }

  @Test(arguments: Kind.pulled)
  func `back inside the content from half a pull, the percent is 0`(kind: Kind) {
    let bench = Bench(kind)
    bench.pull(by: 0.5)
    #expect(bench.component.pullingPercent == 0.5)

    bench.drag(by: -0.01)
    #expect(bench.component.pullingPercent == 0)
  }

  @Test(arguments: Kind.pulled)
  func `back inside the content by a deceleration or by code, the percent is 0`(kind: Kind) {
    let bench = Bench(kind)
    bench.pull(by: 0.5)
    bench.list.endDragging(decelerate: true)
    bench.list.decelerate(to: bench.offset(pulledBy: -0.01))
    #expect(bench.component.pullingPercent == 0)

    bench.list.decelerate(to: bench.offset(pulledBy: 0.5))
    #expect(bench.component.pullingPercent == 0.5)
    bench.list.contentOffset = bench.offset(pulledBy: -3)
    #expect(bench.component.pullingPercent == 0)
  }

  @Test(arguments: Kind.backFooters + Kind.sides)
  func `inside the content with no more data, the percent is 0`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.isAutomaticallyChangeAlpha = true
    bench.component.state = .noMoreData
    bench.pull(by: 1.5)
    #expect(bench.component.pullingPercent == 1.5)

    bench.drag(by: -0.5)
    #expect(bench.component.pullingPercent == 0)
    #expect(bench.component.alpha == 0)
    #expect(bench.component.state == .noMoreData)
  }

  @Test(arguments: Kind.pulled)
  func `an edge that moves away under the finger ends the pull`(kind: Kind) {
    let bench = Bench(kind)
    bench.pull(by: 1.5)
    bench.moveEdgeOut(by: 300)
    #expect(bench.component.state == .idle)
    #expect(bench.component.pullingPercent == 0)

    bench.list.endDragging()
    bench.wait(1)
    #expect(bench.count("refreshing") == 0)
  }

  @Test(arguments: Kind.pulled)
  func `an edge that moves away under a bounce leaves no percent behind`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.isAutomaticallyChangeAlpha = true
    bench.pull(by: 0.5)
    bench.list.endDragging(decelerate: true)
    bench.moveEdgeOut(by: 300)
    bench.list.endDecelerating()
    bench.wait(1)

    #expect(bench.component.pullingPercent == 0)
    #expect(bench.component.alpha == 0)
  }

  @Test(arguments: Kind.pulled, [0.5, 1.5])
  func `hidden, a pull is over`(kind: Kind, fraction: Double) {
    let bench = Bench(kind)
    bench.component.isAutomaticallyChangeAlpha = true
    bench.pull(by: fraction)
    bench.component.isHidden = true
    #expect(bench.component.state == .idle)
    #expect(bench.component.pullingPercent == 0)
    #expect(bench.component.alpha == 0)

    bench.drag(by: 1.6)
    bench.list.endDragging()
    bench.wait(1)
    #expect(bench.count("refreshing") == 0)
    #expect(bench.component.pullingPercent == 0)
  }

  @Test(arguments: Kind.pulled, [0.5, 1.5])
  func `with interaction off, a pull is over`(kind: Kind, fraction: Double) {
    let bench = Bench(kind)
    bench.pull(by: fraction)
    bench.component.isUserInteractionEnabled = false
    #expect(bench.component.state == .idle)
    #expect(bench.component.pullingPercent == 0)

    bench.drag(by: 1.6)
    bench.list.endDragging()
    bench.wait(1)
    #expect(bench.count("refreshing") == 0)
  }

  @Test(arguments: Kind.pulled)
  func `hidden and shown again under the finger, a pull starts anew`(kind: Kind) {
    let bench = Bench(kind)
    bench.pull(by: 1.5)
    bench.component.isHidden = true
    bench.component.isHidden = false
    bench.drag(by: 1.6)
    #expect(bench.component.state == .pulling)
  }

  @Test(arguments: Kind.pulled)
  func `the percent of a refresh that closes stays until that is over`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    bench.list.contentOffset = bench.offset(pulledBy: -4)
    bench.close(for: 0.1)
    bench.list.contentOffset = bench.offset(pulledBy: -5)
    #expect(bench.component.pullingPercent == 1)

    bench.component.isHidden = true
    bench.component.isUserInteractionEnabled = false
    #expect(bench.component.pullingPercent == 1)

    bench.wait(0.3)
    #expect(bench.component.pullingPercent == 0)
  }

  @Test(arguments: Kind.pulled)
  func `a new pull that is over while a refresh closes leaves no percent`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.isAutomaticallyChangeAlpha = true
    bench.refresh()
    bench.close(for: 0.1)
    bench.pull(by: 1.5)
    #expect(bench.component.state == .pulling)

    bench.drag(by: -0.5)
    #expect(bench.component.state == .idle)
    #expect(bench.component.pullingPercent == 0)
    #expect(bench.component.alpha == 0)
  }

  @Test(arguments: Kind.pulled)
  func `a refresh keeps its percent inside the content`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    bench.list.beginDragging()
    bench.drag(by: -0.5)
    bench.drag(by: 0.5)
    bench.component.isHidden = true
    #expect(bench.component.pullingPercent == 1)
  }

  @Test(arguments: Kind.pulled)
  func `a refresh that waits for a window keeps its percent, wherever the content is`(kind: Kind) {
    let bench = Bench(kind)
    bench.list.isInWindow = false
    bench.component.beginRefreshing()
    for fraction in [0.5, 0, -0.5, 1.5] {
      bench.list.contentOffset = bench.offset(pulledBy: fraction)
      #expect(bench.component.pullingPercent == 1)
      bench.pull(by: fraction / 2)
      #expect(bench.component.pullingPercent == 1)
    }
    #expect(bench.component.state == .willRefresh)
  }

  // MARK: 2. Cancelled drags

  @Test(arguments: Kind.pulled)
  func `a cancelled drag ends in idle, without a refresh`(kind: Kind) {
    let bench = Bench(kind)
    bench.pull(by: 1.5)
    bench.list.cancelDragging()
    #expect(bench.component.state == .idle)

    for fraction in [1.2, 0.6, 0] {
      bench.list.decelerate(to: bench.offset(pulledBy: fraction))
    }
    bench.wait(1)
    #expect(bench.log == ["idle>pulling", "pulling>idle"])
    #expect(bench.component.pullingPercent == 0)
  }

  @Test(arguments: Kind.opening)
  func `a cancelled drag has no part in later pulls`(kind: Kind) {
    let bench = Bench(kind)
    bench.pull(by: 1.5)
    bench.list.cancelDragging()
    bench.pullAndRelease()
    #expect(bench.component.state == .refreshing)
    #expect(bench.component.reservedInset == bench.length)
    #expect(bench.count("refreshing") == 1)

    bench.end()
    #expect(bench.list.reservedInset == .zero)
  }

  @Test(arguments: Kind.opening)
  func `a cancelled drag has no part in a refresh that the app begins`(kind: Kind) {
    let bench = Bench(kind)
    bench.pull(by: 0.5)
    bench.list.cancelDragging()
    bench.refresh()

    #expect(bench.component.reservedInset == bench.length)
    #expect(bench.list.contentOffset == bench.offset(pulledBy: 1))
  }
}

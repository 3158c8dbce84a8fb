import RefreshKit
import Testing

/// Rules P3 to P5, drags that began before, and the release.
struct ReleaseTests {
  /// A refresh with a new finger down, which has pulled beyond the threshold.
  private func holdThroughRefresh(_ kind: Kind) -> Bench {
    let bench = Bench(kind)
    bench.pullAndRelease()
    bench.pull(by: 1.5)
    return bench
  }

  // MARK: 3. A drag that began while refreshing

  @Test(arguments: Kind.pulled)
  func `a finger that holds while data arrive starts no new pull`(kind: Kind) {
    let bench = holdThroughRefresh(kind)
    bench.component.endRefreshing()
    bench.wait(0.5)
    bench.drag(by: 1.6)
    #expect(bench.component.state == .idle)

    bench.list.endDragging(decelerate: true)
    bench.list.decelerate(to: bench.offset(pulledBy: 1.4))
    bench.wait(1)
    #expect(bench.count("refreshing") == 1)
  }

  @Test(arguments: Kind.pulled)
  func `back within the threshold after the end, that drag may pull again`(kind: Kind) {
    let bench = holdThroughRefresh(kind)
    bench.end()
    bench.drag(by: 1)
    bench.drag(by: 1.2)
    #expect(bench.component.state == .pulling)
  }

  @Test(arguments: Kind.pulled)
  func `back within the threshold before the end does not count`(kind: Kind) {
    let bench = holdThroughRefresh(kind)
    bench.drag(by: 0.5)
    bench.drag(by: 1.5)
    bench.end()
    bench.drag(by: 1.6)
    #expect(bench.component.state == .idle)
  }

  @Test(arguments: Kind.pulled)
  func `the next drag pulls as ever`(kind: Kind) {
    let bench = holdThroughRefresh(kind)
    bench.end()
    bench.list.endDragging(decelerate: true)
    bench.pull(by: 1.5)
    #expect(bench.component.state == .pulling)
  }

  @Test(arguments: Kind.pulled)
  func `a drag that began before the refresh may pull after it`(kind: Kind) {
    let bench = Bench(kind)
    bench.pull(by: 0.5)
    bench.refresh()
    bench.end()
    bench.drag(by: 1.5)
    #expect(bench.component.state == .pulling)
  }

  @Test(arguments: Kind.pulled)
  func `a finger that holds through a second refresh starts no new pull either`(kind: Kind) {
    let bench = holdThroughRefresh(kind)
    bench.component.endRefreshing()
    bench.component.beginRefreshing()
    bench.wait(1)
    bench.drag(by: 1.5)
    bench.end()
    bench.drag(by: 1.6)
    #expect(bench.component.state == .idle)
  }

  @Test(arguments: Kind.pulled)
  func `a drag in one list is independent of drags in another`(kind: Kind) {
    let bench = holdThroughRefresh(kind)
    bench.end()
    bench.detach()
    let next = Bench(bench.component)
    next.list.beginDragging()
    next.list.endDragging()
    next.pull(by: 1.5)
    #expect(next.component.state == .pulling)
  }

  // MARK: 4. A finger at the end of a closing

  @Test(arguments: Kind.pulled, [0, 0.25, 0.5, 1.5])
  func `when a closing ends the percent is that of the finger`(kind: Kind, fraction: Double) {
    let bench = Bench(kind)
    bench.refresh()
    bench.component.endRefreshing()
    bench.wait(0.1)
    bench.pull(by: fraction)
    bench.wait(0.5)

    #expect(bench.count("ended") == 1)
    #expect(bench.component.pullingPercent == fraction)
  }

  @Test(arguments: Kind.pulled)
  func `when a closing ends with a finger inside the content the percent is 0`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    bench.component.endRefreshing()
    bench.wait(0.1)
    bench.pull(by: -0.5)
    bench.wait(0.5)

    #expect(bench.component.pullingPercent == 0)
  }

  @Test(arguments: Kind.pulled)
  func `when a closing ends under a finger that held all the time the percent is its`(kind: Kind) {
    let bench = holdThroughRefresh(kind)
    bench.component.endRefreshing()
    bench.wait(1)

    #expect(bench.component.pullingPercent == 1.5)
  }

  // MARK: 5. The release

  @Test(arguments: Kind.pulled)
  func `a release begins with the next offset`(kind: Kind) {
    let bench = Bench(kind)
    bench.pull(by: 1.5)
    bench.list.endDragging(decelerate: true)
    #expect(bench.component.state == .pulling)

    bench.list.decelerate(to: bench.offset(pulledBy: 1.4))
    #expect(bench.component.state == .refreshing)
  }

  @Test(arguments: Kind.pulled, [1.0, 0.5, 0, -5])
  func `a release begins with the next offset, wherever that is`(kind: Kind, fraction: Double) {
    let bench = Bench(kind)
    bench.pull(by: 1.5)
    bench.list.endDragging(decelerate: true)
    bench.list.decelerate(to: bench.offset(pulledBy: fraction))

    #expect(bench.component.state == .refreshing)
  }

  @Test(arguments: Kind.pulled, [1.5, 0.5, -1])
  func `a release begins with the next offset, also under a new finger`(
    kind: Kind, fraction: Double
  ) {
    let bench = Bench(kind)
    bench.pull(by: 1.5)
    bench.list.endDragging(decelerate: true)
    bench.pull(by: fraction)

    #expect(bench.component.state == .refreshing)
  }

  @Test(arguments: Kind.pulled)
  func `a release begins in the next turn where no offset is set before`(kind: Kind) {
    let bench = Bench(kind)
    bench.pull(by: 1.5)
    bench.list.endDragging()
    bench.wait()
    #expect(bench.component.state == .refreshing)

    bench.wait(1)
    #expect(bench.count("refreshing") == 1)
    #expect(bench.list.contentOffset == bench.offset(pulledBy: 1))
  }

  @Test(arguments: Kind.pulled, [true, false])
  func `hidden or with interaction off before that, nothing begins`(kind: Kind, hides: Bool) {
    let bench = Bench(kind)
    bench.pull(by: 1.5)
    bench.list.endDragging(decelerate: true)
    bench.makeInactive(byHiding: hides)
    bench.component.isHidden = false
    bench.component.isUserInteractionEnabled = true
    bench.wait(1)
    #expect(bench.log == ["idle>pulling", "pulling>idle"])
  }

  @Test(arguments: Kind.pulled, [true, false])
  func `hidden or with interaction off behind an end, nothing begins`(kind: Kind, hides: Bool) {
    let bench = Bench(kind)
    bench.pull(by: 1.5)
    bench.component.endRefreshing()
    bench.list.endDragging(decelerate: true)
    bench.list.decelerate(to: bench.offset(pulledBy: 1.4))
    bench.makeInactive(byHiding: hides)
    bench.wait(1)
    #expect(bench.count("refreshing") == 0)
  }

  @Test(arguments: Kind.pulled)
  func `a change of geometry does not cancel it`(kind: Kind) {
    let changes: [(ScrollView) -> Void] = [
      { $0.contentInset = EdgeInsets(top: 300, left: 5, bottom: 300, right: 300) },
      { $0.safeAreaInsets = EdgeInsets(top: 300, left: 5, bottom: 300, right: 300) },
      { $0.contentSize = Size(width: 3_000, height: 6_000) },
      { $0.contentSize = Size(width: 100, height: 100) },
      { $0.frame.size = Size(width: 667, height: 375) },
    ]
    for change in changes {
      for decelerates in [true, false] {
        let bench = Bench(kind)
        bench.pull(by: 1.5)
        bench.list.endDragging(decelerate: decelerates)
        change(bench.list)
        bench.wait(1)
        #expect(bench.component.state == .refreshing)
        #expect(bench.count("refreshing") == 1)
      }
    }
  }
}

import RefreshKit
import Testing

/// The header that begins its refresh under the finger, like the platform's control.
@MainActor struct RefreshSystemHeaderTests {
  private func bench() -> Bench { Bench(RefreshSystemHeader()) }

  // MARK: The begin

  @Test func `a pull refreshes at the threshold, under the finger, and is never pulling`() {
    let bench = bench()
    bench.list.beginDragging()
    bench.list.drag(to: Point(x: 0, y: -60))
    bench.expect(.idle, percent: 1, reserved: .atRest, log: "")
    bench.list.drag(to: Point(x: 0, y: -61))
    bench.expect(.refreshing, percent: 1, reserved: .open, log: "idle>refreshing")
    bench.wait(1)
    bench.expect(.refreshing, percent: 1, reserved: .open, log: "refreshing began")
    #expect(bench.list.isDragging)
  }

  @Test func `the content stays under the finger, and comes to rest below the header`() {
    let bench = bench()
    bench.fingerPulls(by: 200)
    #expect(bench.component.state == .refreshing)
    let offset = bench.list.contentOffset.y
    #expect(offset < -60)
    bench.wait(1)
    #expect(bench.list.contentOffset.y == offset)
    bench.touch(.moved, 211)
    let change = bench.list.contentOffset.y - offset
    #expect(change < 0 && change > -1.01, "\(change)")
    bench.touch(.ended, 211)
    bench.wait(3)
    #expect(bench.list.contentOffset.y == -60)
    bench.end()
    bench.expect(.idle, percent: 0, reserved: .atRest)
    #expect(bench.list.contentOffset.y == 0)
  }

  @Test func `a drag that has begun a refresh begins the next one only after returning`() {
    let bench = bench()
    bench.pull(by: 1.5)
    bench.wait(1)
    bench.end()
    bench.drag(by: 1.6)
    bench.expect(
      .idle, percent: 1.6, log: "idle>refreshing refreshing began refreshing>idle closing ended")
    bench.drag(by: 0.9)
    bench.drag(by: 1.2)
    #expect(bench.component.state == .refreshing)
    bench.list.endDragging()
    bench.wait(1)
    bench.end()
    bench.pull(by: 1.5)
    #expect(bench.component.state == .refreshing)
  }

  @Test func `a drag that is canceled after the begin does not end the refresh`() {
    let bench = bench()
    bench.pull(by: 1.5)
    bench.list.cancelDragging()
    bench.wait(3)
    bench.expect(.refreshing, percent: 1, reserved: .open)
    #expect(bench.list.contentOffset.y == -60)
  }

  @Test func `a second level does not open by a pull`() {
    let bench = bench()
    bench.component.secondLevel = SecondLevel()
    bench.list.beginDragging()
    bench.list.drag(to: Point(x: 0, y: -300))
    bench.list.endDragging()
    bench.wait(1)
    #expect(bench.component.state == .refreshing)
    #expect(bench.component.secondLevel?.phase == .closed)
  }

  // MARK: Looks

  @Test func `the header shows only titles that the app sets, and results`() {
    let header = RefreshSystemHeader()
    let bench = Bench(header)
    #expect(header.title(for: .idle) == nil && header.stateLabel.text ?? "" == "")
    header.setTitle("Once a day", for: .idle)
    #expect(header.stateLabel.text == "Once a day")
    header.setTitle(nil, for: .idle)
    header.resultDisplayDuration = 1
    bench.refresh()
    #expect(header.stateLabel.text ?? "" == "")
    header.endRefreshing()
    bench.wait(0.5)
    #expect(header.stateLabel.text == "Updated")
  }

  @Test func `a header that is made in one line refreshes by its block`() {
    let list = Bench.list()
    var count = 0
    list.header = .system { count += 1 }
    #expect(list.header is RefreshSystemHeader)
    list.header?.beginRefreshing()
    list.timeline.advance(by: 1)
    #expect(count == 1 && list.header?.isRefreshing == true)
  }
}

import RefreshKit
import Testing

/// The result of a refresh, beside the state in which it ended.
struct RefreshResultTests {
  nonisolated static let failure = RefreshResult.failure(RefreshTimeout(limit: 1))

  @Test(arguments: Kind.all)
  func `an end without a word is a success`(kind: Kind) throws {
    let bench = Bench(kind)
    #expect(bench.component.lastResult == nil)
    bench.refresh()
    bench.end()
    #expect(try #require(bench.component.lastResult).isSuccess)
  }

  @Test(arguments: Kind.all)
  func `a failure ends in idle and is the last result`(kind: Kind) throws {
    let bench = Bench(kind)
    bench.refresh()
    bench.component.endRefreshing(with: Self.failure)
    bench.wait(1)
    #expect(bench.component.state == .idle)
    #expect(try #require(bench.component.lastResult).isFailure)
    #expect(bench.count("ended") == 1)
  }

  @Test(arguments: Kind.ending)
  func `no more data is a state of those that know it`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    bench.component.endRefreshing(with: .noMoreData)
    bench.wait(1)
    #expect(bench.component.state == .noMoreData)
    #expect(bench.component.lastResult?.kind == .noMoreData)
  }

  @Test(arguments: Kind.all, [(RefreshState.idle, "success"), (.noMoreData, "noMoreData")])
  func `a state set by hand sets the result of the refresh`(
    kind: Kind, end: (state: RefreshState, result: String)
  ) throws {
    let bench = Bench(kind)
    bench.refresh()
    bench.component.state = end.state
    #expect("\(try #require(bench.component.lastResult))" == end.result)
  }

  @Test(arguments: Kind.all)
  func `a refresh that ended before its callback has learned nothing`(kind: Kind) {
    let bench = Bench(kind)
    bench.list.isInWindow = false
    bench.component.beginRefreshing()
    bench.end()
    #expect(bench.component.lastResult?.kind == .cancelled)
  }

  @Test(arguments: Kind.all)
  func `a detached refresh was cancelled`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    bench.detach()
    #expect(bench.component.lastResult?.kind == .cancelled)
  }

  @Test(arguments: [failure, RefreshResult.cancelled])
  func `what is no success stores no time`(result: RefreshResult) {
    let header = RefreshNormalHeader()
    let bench = Bench(header)
    bench.refresh()
    header.endRefreshing(with: result)
    bench.wait(1)
    #expect(header.lastUpdatedTime == nil)
    bench.refresh()
    bench.end()
    #expect(header.lastUpdatedTime != nil)
  }

  // MARK: What the user sees

  private func title(_ bench: Bench) -> String? {
    (bench.component as? any StateTitled)?.stateLabel.text
  }

  @Test func `a header shows that it failed until the next pull`() {
    let bench = Bench(RefreshNormalHeader())
    bench.refresh()
    bench.component.endRefreshing(with: Self.failure)
    bench.wait(1)
    #expect(title(bench) == "Loading failed")
    bench.pull(by: 1.5)
    #expect(title(bench) == "Release to refresh")
    bench.drag(by: 0.5)
    #expect(title(bench) == "Pull down to refresh")
  }

  nonisolated static let retrying: [Kind] =
    (Kind.autos + Kind.backFooters + Kind.sides).filter {
      $0.name.contains(/State|Normal|Gif/)
    }

  @Test(arguments: retrying)
  func `a footer, leader or trailer shows that a tap tries again, and it does`(kind: Kind) throws {
    let bench = Bench(kind)
    bench.refresh()
    bench.component.endRefreshing(with: Self.failure)
    bench.wait(1)
    #expect(title(bench) == "Loading failed, tap to retry")

    try #require(bench.component as? any StateTitled).stateLabel.tap()
    bench.wait(1)
    #expect(bench.count("refreshing") == 2)
    #expect(title(bench) == "Loading...")
    bench.end()
    #expect(title(bench) != "Loading failed, tap to retry")
  }

  @Test(arguments: retrying.filter { !$0.name.contains("Auto") })
  func `an aborted pull is no try: the failure is still shown`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    bench.component.endRefreshing(with: Self.failure)
    bench.wait(1)
    bench.pull(by: 1.5)
    bench.drag(by: 0.5)
    #expect(title(bench) == "Loading failed, tap to retry")
  }

  @Test(arguments: retrying.filter { !$0.name.contains("Auto") })
  func `a tap on one that has not failed does nothing`(kind: Kind) throws {
    let bench = Bench(kind)
    try #require(bench.component as? any StateTitled).stateLabel.tap()
    bench.wait(1)
    #expect(bench.component.state == .idle)
  }

  @Test(arguments: retrying)
  func `the app's own words for a failure stay`(kind: Kind) throws {
    let bench = Bench(kind)
    let titled = try #require(bench.component as? any StateTitled)
    titled.failureTitle = "oh no"
    bench.refresh()
    bench.component.endRefreshing(with: Self.failure)
    bench.wait(1)
    #expect(titled.stateLabel.text == "oh no")
    titled.failureTitle = nil
    #expect(titled.stateLabel.text == "Loading failed, tap to retry")
  }

  @Test func `no more data is not a failure any more`() throws {
    let footer = RefreshAutoNormalFooter()
    let bench = Bench(footer)
    bench.refresh()
    footer.endRefreshing(with: Self.failure)
    bench.wait(1)
    footer.endRefreshingWithNoMoreData()
    bench.wait()
    footer.resetNoMoreData()
    bench.wait()
    #expect(footer.stateLabel.text == "Tap or pull up to load more")
  }
}

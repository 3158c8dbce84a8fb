import RefreshKit
import Testing

/// Rules N1 to N3 and N5: which callbacks belong to which refresh, and what an old closing does not
/// change.
@MainActor struct RefreshNumberTests {
  // MARK: N1. A refresh that ends before its opening is over

  nonisolated private static let refresh = "idle>refreshing refreshing began"
  nonisolated private static let end = "refreshing>idle closing ended"

  nonisolated private static let endsWhileOpening = [
    CallRow("ended by a call", .idle, "idle>refreshing \(end)") { $0.end() },
    CallRow("set to idle", .idle, "idle>refreshing \(end)") { $0.component.state = .idle },
    CallRow("set to noMoreData", .noMoreData, "idle>refreshing refreshing>noMoreData closing ended")
    { $0.component.state = .noMoreData },
    CallRow("detached", .idle, "idle>refreshing") { $0.detach() },
    CallRow("detached and attached again", .idle, "idle>refreshing") { $0.give(.attachAgain) },
  ]

  @Test(arguments: Kind.opening)
  func `a refresh that ends while it opens never calls back`(kind: Kind) {
    for row in Self.endsWhileOpening {
      let bench = Bench(kind)
      bench.bring(to: .opening)
      row.play(bench)
      bench.wait(2)
      #expect(
        bench.differences(from: row.state, reserved: .atRest, log: row.log) == [], "\(row.name)")
      #expect(bench.list.contentOffset[bench.edge.axis] == bench.restingOffset, "\(row.name)")
    }
    let pulling = Bench(kind)
    pulling.bring(to: .opening)
    pulling.component.state = .pulling
    pulling.wait(1)
    #expect(["refreshing", "began", "ended"].map(pulling.count) == [0, 0, 1])
  }

  // MARK: N2. One end, one callback

  @Test(arguments: Kind.all + Kind.collectionHeaders)
  func `a refresh begins, calls back, ends and reports its end`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    #expect(bench.component.isRefreshing)
    bench.expect(.refreshing, percent: 1, alpha: 1, reserved: .open, log: Self.refresh)
    bench.end()
    bench.wait(1)
    #expect(!bench.component.isRefreshing)
    bench.expect(.idle, alpha: 1, reserved: .atRest, log: bench.calls(Self.end))

    bench.component.setAnimationDisabled()
    bench.component.beginRefreshing()
    bench.component.endRefreshing()
    bench.wait()
    #expect(bench.count("ended") == 1, "without durations, in the same turn")
    bench.expect(.idle, alpha: 1, reserved: .atRest)
  }

  @Test(arguments: Kind.opening)
  func `a pull while a refresh closes first reports the end of that refresh`(
    kind: Kind
  ) {
    let pulled = Bench(kind)
    pulled.refresh()
    pulled.close(for: 0.1)
    pulled.clearLog()
    pulled.pullAndRelease()
    pulled.expect(
      .refreshing, percent: 1, reserved: .open,
      log: "idle>pulling ended pulling>refreshing refreshing began")
  }

  // MARK: N3. An old closing changes nothing that is newer

  @Test(arguments: Kind.opening)
  func `an old closing does not change a newer refresh or a newer closing`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.isAutomaticallyChangeAlpha = true
    bench.refresh()
    bench.close(for: 0.3)
    bench.component.beginRefreshing()
    bench.wait(1)
    bench.expect(.refreshing, percent: 1, alpha: 1, reserved: .open)

    let closing = Bench(kind)
    closing.refresh()
    closing.close(for: 0.3)
    closing.component.beginRefreshing()
    closing.wait(0.05)
    closing.close(for: 0.1)
    closing.list.contentOffset = closing.offset(pulledBy: -3)
    closing.wait(0.25)
    let spinner = (closing.component as? any LoadingShowing)?.loadingView
    #expect(closing.count("ended") == 1)
    #expect(spinner?.isAnimating != false)
    #expect(spinner == nil || spinner?.alpha == 0)
    closing.wait(0.1)
    #expect(closing.count("ended") == 2)
    closing.expect(.idle, reserved: .atRest)
  }

  // MARK: N5. Interaction, which headers for collection views turn off while they open and close

  @Test(arguments: Kind.collectionHeaders, [true, false])
  func `interaction is restored as the app had set it`(kind: Kind, isEnabled: Bool) {
    let bench = Bench(kind)
    bench.list.isUserInteractionEnabled = !isEnabled
    bench.component.beginRefreshing()
    bench.list.isUserInteractionEnabled = isEnabled
    #expect(!bench.list.isUserInteractionEnabled)
    bench.wait(1)
    #expect(bench.list.isUserInteractionEnabled == isEnabled)

    bench.end()
    #expect(bench.list.isUserInteractionEnabled == isEnabled)
  }

  @Test(arguments: Kind.collectionHeaders, [true, false])
  func `interaction is restored if the header's setting changes during the refresh`(
    kind: Kind, first: Bool
  ) {
    let bench = Bench(kind)
    let header = bench.list.header
    header?.isCollectionViewAnimationBug = first
    bench.component.beginRefreshing()
    bench.wait(0.1)
    header?.isCollectionViewAnimationBug = !first
    bench.wait(1)
    bench.close(for: 0.1)
    header?.isCollectionViewAnimationBug = first
    bench.refresh()

    #expect(bench.list.isUserInteractionEnabled)
    #expect(bench.list.reservedInset.top == 54)
  }
}

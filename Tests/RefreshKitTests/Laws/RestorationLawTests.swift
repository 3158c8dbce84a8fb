import RefreshKit
import TestSupport
import Testing

/// Law: a list that is restored shows the same as the one that was saved, whatever had happened to that.
struct RestorationLawTests {
  /// Does something at random that the next run of the app does not do again.
  private func step(_ random: inout SeededRandom, on bench: Bench) {
    let (y, x) = (random.number(in: 0...1_400), random.number(in: 0...600))
    let seconds = random.number(in: 0...1)
    let steps: [(weight: Int, value: (Bench) -> Void)] = [
      (6, { $0.list.contentOffset.y = y }),
      (3, { $0.list.contentOffset.x = x }),
      (3, { $0.pull(by: 1.5) }),
      (3, { $0.list.endDragging() }),
      (4, { $0.component.beginRefreshing() }),
      (3, { $0.component.endRefreshing(with: .success) }),
      (3, { $0.component.endRefreshing(with: .failure(RefreshTimeout(limit: 1))) }),
      (2, { $0.component.endRefreshing(with: .noMoreData) }),
      (1, { $0.component.endRefreshing(with: .cancelled) }),
      (1, { ($0.component as? any NoMoreDataEnding)?.resetNoMoreData() }),
      (1, { ($0.component as? any NoMoreDataEnding)?.endRefreshingWithNoMoreData() }),
      (6, { $0.wait(seconds) }),
    ]
    random.pick(steps)(bench)
  }

  /// Cancels the drag, ends the refresh, and brings the content to rest in its range.
  private func settle(_ bench: Bench) {
    bench.list.cancelDragging()
    bench.wait(1)
    if bench.component.isRefreshing { bench.component.endRefreshing(with: .success) }
    bench.wait(1)
    bench.list.contentOffset = bench.list.geometry.clamp(bench.list.contentOffset)
    bench.wait(1)
    if bench.component.isRefreshing { bench.component.endRefreshing(with: .success) }
    bench.wait(1)
  }

  /// What is seen: not the alpha of a spinner that is not shown, nor the percent of a component that is not
  /// pulled.
  private func shown(_ bench: Bench) -> [String] {
    let isPulled = !(bench.component is any AutoLoading)
    let seen = bench.component.looks.filter {
      !$0.hasPrefix("spinner") && (isPulled || !$0.hasPrefix("percent"))
    }
    return seen + ["\(bench.list.contentOffset)", "\(bench.component.frame)"]
  }

  @Test(arguments: Kind.all)
  func `a restored list shows the same as the one that was saved`(kind: Kind) {
    for seed in 0..<60 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let saved = Bench(kind)
      for _ in 0..<20 { step(&random, on: saved) }
      settle(saved)
      let next = Bench(kind)
      next.clearLog()
      next.list.restore(saved.list.restorationState)
      next.wait(1)
      #expect(shown(next) == shown(saved), "seed \(seed)")
      #expect(
        next.component.lastResult.map { "\($0)".prefix(4) }
          == saved.component.lastResult.map { "\($0)".prefix(4) }, "seed \(seed)")
      #expect(next.log.allSatisfy { $0 == "idle>noMoreData" }, "seed \(seed): \(next.log)")
    }
  }
}

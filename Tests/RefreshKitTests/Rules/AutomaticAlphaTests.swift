import RefreshKit
import Testing

/// Rules C and S5: the alpha of a component that fades with the pull, and of one that does so no more.
struct AutomaticAlphaTests {
  private func faded(_ kind: Kind) -> Bench {
    let bench = Bench(kind)
    bench.component.isAutomaticallyChangeAlpha = true
    return bench
  }

  @Test(
    arguments: Kind.all + Kind.collectionHeaders,
    ["idle>refreshing", "refreshing", "began", "refreshing>idle", "closing", "ended"])
  func `turned off in any callback, the alpha is 1 from then on`(kind: Kind, moment: String) {
    let bench = faded(kind)
    bench.answer(moment) { bench.component.isAutomaticallyChangeAlpha = false }
    bench.component.state = .refreshing
    bench.wait(1)
    #expect(bench.component.alpha == 1)
    bench.end()
    #expect(bench.component.alpha == 1)
  }

  @Test(arguments: Kind.all, Phase.allCases)
  func `turned off in any phase, the alpha is 1 from then on`(kind: Kind, phase: Phase) {
    let bench = faded(kind)
    bench.bring(to: phase)
    bench.component.isAutomaticallyChangeAlpha = false
    #expect(bench.component.alpha == 1)
    bench.wait(1)
    bench.end()
    #expect(bench.component.alpha == 1)
  }

  @Test(arguments: Kind.pulled, ["idle>refreshing", "refreshing", "refreshing>idle", "closing"])
  func `turned on in any callback, a refresh is seen and its end is not`(
    kind: Kind, moment: String
  ) {
    let bench = Bench(kind)
    bench.answer(moment) { bench.component.isAutomaticallyChangeAlpha = true }
    bench.refresh()
    #expect(bench.component.alpha == 1)
    bench.end()
    #expect(bench.component.alpha == 0)
  }

  @Test(arguments: Kind.pulled)
  func `off already, it leaves the app's own alpha of a refresh`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    bench.component.alpha = 0.5
    bench.component.isAutomaticallyChangeAlpha = false
    #expect(bench.component.alpha == 0.5)
  }
}

import RefreshKit
import Testing

/// The check of a bench reports wrong facts.
@MainActor struct BenchExpectTests {
  @Test(arguments: Kind.all)
  func `a check passes if the facts of a refresh are as expected`(kind: Kind) {
    let bench = Bench(kind)
    bench.expect(.idle, percent: 0, alpha: 1, reserved: .atRest, log: "")
    bench.refresh()
    bench.expect(
      .refreshing, percent: 1, alpha: 1, reserved: .open, log: "idle>refreshing refreshing began")
    bench.end()
    bench.expect(.idle, reserved: .atRest)
  }

  @Test func `a check reports a fact that differs, and one that it was not given`() {
    let bench = Bench(.normalHeader)
    bench.refresh()
    #expect(bench.differences(from: .idle) == ["state is refreshing, not idle"])
    #expect(
      bench.differences(from: .refreshing, percent: 0.5, alpha: 0, reserved: .atRest, log: "")
        == [
          "percent is 1.0, not 0.5", "alpha is 1.0, not 0.0", "reserved inset is 54.0, not 0.0",
          "log is idle>refreshing refreshing began, not ",
        ])
    (bench.component as? RefreshNormalHeader)?.stateLabel.text = "wrong"
    bench.list.isUserInteractionEnabled = false
    #expect(
      bench.differences(from: .refreshing, log: "")
        == ["title wrong while refreshing", "interaction is false, not true"])
  }
}

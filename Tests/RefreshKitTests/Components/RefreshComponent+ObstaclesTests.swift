import RefreshKit
import Testing

/// The limits at which an inspector gets a reason why nothing begins.
struct RefreshComponentObstaclesTests {
  @Test(arguments: Kind.pulled)
  func `content beyond the threshold without a drag, and a release before it, have one`(
    kind: Kind
  ) {
    let bench = Bench(kind)
    bench.list.contentOffset = bench.offset(pulledBy: 1)
    #expect(bench.component.obstacle == nil)
    bench.list.contentOffset = bench.offset(pulledBy: 1.5)
    #expect(bench.component.obstacle == .noDrag)
    for (pull, obstacle) in [(0, nil), (0.01, .shortPull), (1, .shortPull), (1.5, nil)]
      as [(Double, RefreshObstacle?)]
    {
      bench.list.contentOffset = bench.offset(pulledBy: pull)
      #expect(bench.component.obstacleOfRelease == obstacle)
    }
  }

  @Test(arguments: Kind.autos, [(0.0, nil), (1, .notAutomatic)] as [(Double, RefreshObstacle?)])
  func `the end of a list without content has none`(
    kind: Kind, end: (height: Double, obstacle: RefreshObstacle?)
  ) {
    let bench = Bench(kind, contentSize: Size(width: 375, height: end.height))
    (bench.component as? any AutoLoading)?.isAutomaticallyRefresh = false
    bench.list.contentOffset = bench.offset(pulledBy: 1)
    #expect(bench.component.obstacle == end.obstacle)
  }
}

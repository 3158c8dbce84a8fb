import RefreshKit
import Testing

/// Rule H1: where a component holds, a pull beyond its edge moves no content.
struct HeldContentTests {
  @Test func `rings hold, other components do not until the property is set`() {
    for kind in Kind.all {
      #expect(kind.make().holdsContentWhilePulled == (kind.name == "RefreshRingHeader"))
    }
    final class OwnRing: RefreshRingHeader {}
    #expect(OwnRing().holdsContentWhilePulled)
  }

  @Test(arguments: Kind.holding, [true, false])
  func `no row moves until a finger is back, and percent and threshold follow what is held`(
    kind: Kind, bounces: Bool
  ) {
    let bench = Bench(kind)
    bench.list.bounces = bounces
    let rest = bench.rest()
    func move(to way: Double) {
      bench.touch(.moved, way)
      #expect(bench.list.contentOffset == rest)
      #expect(abs(bench.held - bench.band(way - 10)) < 1e-9)
      #expect(abs(bench.component.pullingPercent - bench.held / bench.threshold) < 1e-9)
      #expect(bench.component.state == (bench.held > bench.threshold ? .pulling : .idle))
    }
    bench.touch(.began)
    let ways = (1...31).map { Double($0) * 10 }
    for way in ways { move(to: way) }
    #expect(bench.component.state == .pulling)
    for way in ways.reversed() { move(to: way) }
    #expect(bench.list.heldOverscroll == .zero)
    #expect(bench.component.pullingPercent == 0)

    func scroll(to way: Double) {
      bench.touch(.moved, way)
      let moved = (bench.position - rest[bench.edge.axis]) * bench.inwards
      #expect(abs(moved - (10 - way)) < 1e-9)
      #expect(bench.list.heldOverscroll == .zero)
    }
    scroll(to: -90)
    // The rest of a single move back moves the content.
    move(to: 210)
    scroll(to: -40)
    bench.touch(.ended, -40)
    #expect(bench.count("refreshing") == 0)
  }

  @Test(arguments: Kind.holding)
  func `alpha follows what is held`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.isAutomaticallyChangeAlpha = true
    bench.rest()
    bench.fingerPulls(by: 30)
    #expect(bench.component.alpha == bench.component.pullingPercent)
    #expect(bench.component.alpha > 0 && bench.component.alpha < 1)
  }

  @Test(arguments: Kind.holding, [true, false])
  func `a host's own drag is counted the same way`(kind: Kind, bounces: Bool) {
    let bench = Bench(kind)
    bench.list.bounces = bounces
    let rest = bench.rest()
    bench.list.beginDragging()
    for fraction in [0.3, 0.9, 1.5, 0.5, 0] {
      bench.drag(by: fraction)
      #expect(bench.list.contentOffset == rest)
      #expect(abs(bench.held - fraction * bench.threshold) < 1e-9)
      #expect(abs(bench.component.pullingPercent - fraction) < 1e-9)
    }
    bench.drag(by: -2)
    #expect(abs(bench.position - rest[bench.edge.axis]) > bench.threshold)
    #expect(bench.list.heldOverscroll == .zero)
  }

  @Test(arguments: Kind.holding, [true, false])
  func `a pull that is released refreshes, as without holding`(kind: Kind, isHost: Bool) {
    let bench = Bench(kind)
    bench.rest()
    if isHost {
      bench.pull(by: 1.5)
      bench.list.endDragging()
    } else {
      bench.fingerPulls(by: 250)
      bench.touch(.ended, 260)
    }
    bench.wait(2)
    #expect(bench.count("refreshing") == 1)
    #expect(bench.component.state == .refreshing)
    #expect(bench.list.heldOverscroll == .zero)
    #expect(bench.list.reservedInset[bench.edge] == bench.length)
    bench.end()
    bench.wait(1)
    #expect(bench.count("ended") == 1)
    #expect(bench.list.reservedInset == .zero)
    #expect(bench.component.pullingPercent == 0)
  }

  @Test(arguments: Kind.holding)
  func `each change of what is held is notified as an equal offset`(kind: Kind) {
    final class Watcher: ScrollViewDelegate {
      var offsets: [Point] = []
      func scrollViewDidScroll(_ scrollView: ScrollView) {
        offsets.append(scrollView.contentOffset)
      }
    }
    let bench = Bench(kind)
    bench.rest()
    let watcher = Watcher()
    bench.list.delegate = watcher
    bench.fingerPulls(by: 100, steps: 10)
    #expect(watcher.offsets == Array(repeating: bench.list.contentOffset, count: 10))
  }

  @Test(arguments: Kind.holding)
  func `elsewhere the list bounces as ever`(kind: Kind) {
    let bench = Bench(kind, contentSize: Size(width: 2_000, height: 2_000))
    bench.list.alwaysBounceVertical = true
    bench.list.alwaysBounceHorizontal = true
    for edge in Edge.allCases where edge != bench.edge {
      bench.list.contentOffset = edge == edge.axis.leadingEdge ? .zero : Point(x: 1_625, y: 1_333)
      let rest = bench.list.contentOffset[edge.axis]
      bench.list.beginDragging()
      var beyond = bench.list.contentOffset
      beyond[edge.axis] += edge == edge.axis.leadingEdge ? -30 : 30
      bench.list.drag(to: beyond)
      #expect(bench.list.contentOffset == beyond && beyond[edge.axis] != rest)
      #expect(bench.list.heldOverscroll == .zero)
      bench.list.endDragging()
    }
  }

  @Test(arguments: Kind.all.filter { $0.name.contains("Auto") })
  func `a component that is not pulled holds nothing`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.holdsContentWhilePulled = true
    bench.list.contentOffset = bench.offset(pulledBy: 0)
    let rest = bench.position
    bench.list.beginDragging()
    bench.list.drag(to: Point(x: 0, y: rest + 30))
    #expect(bench.position == rest + 30)
    #expect(bench.list.heldOverscroll == .zero)
  }
}

import RefreshKit
import Testing

/// Rules D1, D2 and D4: what the end of a refresh moves, and that touches, scroll wheels, motions
/// and components leave the offset in range.
@MainActor struct RangeTests {
  // MARK: D1. Decelerations and fingers

  @Test(arguments: Kind.opening + Kind.autos + Kind.floating, [true, false])
  func `an end or detaching does not move the list under a finger, nor stop a deceleration`(
    kind: Kind, detaches: Bool
  ) {
    for isDragging in [true, false] {
      let bench = Bench(kind)
      bench.refresh()
      bench.pull(by: 0.75)
      if !isDragging {
        bench.list.endDragging(decelerate: true)
        bench.list.decelerate(to: bench.offset(pulledBy: 0.25))
      }
      let offset = bench.list.contentOffset
      if detaches { bench.detach() } else { bench.end() }
      #expect(bench.list.contentOffset == offset)
      #expect(bench.list.isDragging == isDragging && bench.list.isDecelerating == !isDragging)
      #expect(bench.list.reservedInset == (detaches ? .zero : bench.restingInset))
      if !isDragging {
        bench.list.endDecelerating()
        #expect(bench.list.contentOffset == bench.list.geometry.clamp(offset))
      }
    }
  }

  @Test(arguments: Kind.all + Kind.collectionHeaders)
  func `an end inside the content moves nothing and notifies no observer`(kind: Kind) {
    let bench = Bench(kind)
    let witness = Bench.Witness()
    bench.refresh()
    bench.list.contentOffset = Point(x: 100, y: 700)
    if bench.list.footer == nil { bench.list.footer = witness }
    bench.wait()
    witness.clearLog()
    bench.end()

    #expect(bench.list.contentOffset == Point(x: 100, y: 700))
    #expect(witness.log == [])
  }

  // MARK: D2. Paging

  /// A list with paging, at the end where its auto footer or auto header loads.
  private func page(_ kind: Kind, height: Double = 2_001) -> Bench {
    let bench = Bench(kind.make(), contentSize: Size(width: 375, height: height))
    bench.list.isPagingEnabled = true
    bench.list.contentOffset = bench.offset(pulledBy: 0)
    bench.refresh()
    return bench
  }

  @Test(arguments: Kind.autos)
  func `with paging, the end of a load scrolls back over the component, and is then reported`(
    kind: Kind
  ) {
    let bench = page(kind)
    #expect(bench.y == 2_001 + 44 - 667)
    bench.clearLog()
    bench.close(for: 0.3)
    #expect(bench.y == 2_001 - 667)
    bench.expect(.idle, log: "refreshing>idle closing")
    bench.wait(0.2)
    bench.expect(.idle, log: "ended")
    for sliver in [10, 0.5] {
      let bench = page(kind)
      bench.y = 2_001 - 667 + sliver
      bench.list.contentSize.height = bench.edge == .top ? 2_001 : 4_002
      bench.end()
      #expect(bench.y == 2_001 - 667)
    }
    let unpaged = page(kind)
    unpaged.list.isPagingEnabled = false
    unpaged.clearLog()
    unpaged.close(for: 0)
    #expect(unpaged.y == 2_001 + 44 - 667)
    unpaged.expect(.idle, log: "refreshing>idle ended")
  }

  @Test func `with paging, the list scrolls back from its end together with the closing`() {
    let footer = RefreshAutoNormalFooter()
    let list = Bench.list(footer, contentSize: Size(width: 375, height: 1_000))
    list.isPagingEnabled = true
    list.contentOffset.y = 377
    footer.beginRefreshing()
    list.timeline.advance(by: 1)
    footer.endRefreshing()
    list.timeline.advance(by: 0)
    #expect(list.contentOffset.y == 333 && list.scrollPresentation.contentOffset.y == 377)
    list.timeline.advance(by: 0.2)
    #expect((340...370).contains(list.scrollPresentation.contentOffset.y))
    list.timeline.advance(by: 0.3)
    #expect(list.scrollPresentation.contentOffset.y == 333)
  }

  /// Places and motions of a list with paging that the end of a load does not change.
  private static let places: [(String, (Bench) -> Void)] = [
    ("the start", { $0.y = 0 }), ("the middle", { $0.y = 300 }),
    ("the end of the content", { $0.y = 1_334 }),
    ("under a finger that rests", { $0.finger(.began) }),
    ("in a drag", { $0.pull(by: 0) }),
    (
      "in a deceleration",
      {
        $0.pull(by: 0)
        $0.list.endDragging(decelerate: true)
      }
    ),
  ]

  @Test(arguments: Kind.autos)
  func `the end scrolls nothing if the component is out of sight, or the content moves`(
    kind: Kind
  ) {
    for (name, move) in Self.places {
      let bench = page(kind)
      move(bench)
      let (offset, decelerates) = (bench.list.contentOffset, bench.list.isDecelerating)
      bench.end()
      #expect(bench.list.contentOffset == offset, "\(name)")
      #expect(bench.list.isDecelerating == decelerates)
      #expect(bench.log.suffix(2) == ["closing", "ended"], "\(name)")
    }
    let bench = page(kind)
    bench.list.setContentOffset(bench.point(0), animated: true)
    bench.wait(0.02)
    bench.end()
    #expect(bench.y == 0, "an animated move")
  }

  @Test(arguments: Kind.autos, [true, false])
  func `with paging, a hidden component scrolls nothing back`(kind: Kind, grows: Bool) {
    let bench = Bench(kind.make(), contentSize: Size(width: 375, height: 2_001))
    bench.list.isPagingEnabled = true
    bench.component.isHidden = true
    bench.refresh()
    if grows, bench.edge == .bottom { bench.list.contentSize.height = 4_002 }
    let y = 2_001 - 667 + 20.0
    bench.y = y
    bench.end()
    #expect(bench.y == y)
  }

  @Test(arguments: Kind.autos)
  func `with paging, the end of a load in a short list reports no offset`(kind: Kind) {
    let bench = Bench(kind, contentSize: Size(width: 375, height: 300), logs: .delegate)
    bench.list.isPagingEnabled = true
    bench.refresh()
    bench.clearLog()
    bench.end()
    bench.expect(.idle, log: "refreshing>idle closing ended")
  }

  @Test(arguments: Kind.autos)
  func `scrolling back takes into account the inset at the time when the load began`(kind: Kind) {
    let bench = page(kind)
    bench.endInset = 30
    bench.y = 2_001 + 44 + 30 - 667
    bench.end()
    #expect(bench.y == 2_001 + 30 - 667)

    bench.refresh()
    bench.list.contentSize.height = 4_002
    bench.endInset = 0
    bench.y = 2_001 + 44 + 30 - 667
    bench.end()
    #expect(bench.y == 2_001 - 667)
  }

  @Test(arguments: Kind.autoHeaders)
  func `rows that are added in front move the place of an auto header with them`(kind: Kind) {
    let bench = page(kind)
    bench.list.keepingPosition { bench.list.contentSize.height += 1_334 }
    bench.end()
    #expect(bench.list.contentOffset.y == 1_334)
  }

  // MARK: D4. The release

  @Test(arguments: Kind.opening, [true, false])
  func `a refresh that ends under a finger, moving or at rest, leaves the content in range`(
    kind: Kind, bounces: Bool
  ) {
    for travel in [-11.0, 0] {
      let bench = Bench(kind)
      bench.list.bounces = bounces
      bench.refresh()
      bench.finger(.began)
      if travel != 0 {
        bench.wait(0.1)
        bench.finger(.moved, travel)
        bench.wait(0.1)
      }
      bench.end()
      if travel == 0 { #expect(!bench.isInRange) }
      bench.finger(.ended, travel)
      bench.wait(3)
      bench.expect(.idle, reserved: .atRest)
      #expect(bench.isInRange && !bench.list.isDecelerating)
    }
  }

  @Test(arguments: Kind.pulled)
  func `an overshoot too small to bounce is taken back at once`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.isAutomaticallyChangeAlpha = true
    bench.list.contentOffset = bench.offset(pulledBy: 0)
    bench.finger(.began)
    bench.wait(0.016)
    bench.finger(.moved, 10.8)
    #expect(!bench.isInRange)
    bench.wait(0.3)
    bench.finger(.ended, 10.8)
    #expect(bench.isInRange)
    #expect(!bench.list.isDecelerating)
    #expect(bench.component.pullingPercent == 0)
    #expect(bench.component.alpha == 0)
  }

  @Test func `a small overshoot is taken back after the delegate was told of the end`() {
    let glass = Bench()
    glass.list.alwaysBounceVertical = true
    glass.down(100)
    glass.wait(0.2)
    glass.move(110.8)
    glass.clearLog()
    glass.up(110.8)
    #expect(glass.log == ["will end", "did end", "0"])
    #expect(glass.y == 0)
  }

  // MARK: The other axis

  /// Pulls the component with a finger, and the content beyond its edge on the other axis, and
  /// lifts the finger.
  private func pullAcross(_ bench: Bench, aside: Double) {
    bench.list.contentOffset = bench.offset(pulledBy: 0)
    bench.finger(.began)
    for step in 1...20 {
      bench.wait(0.016)
      bench.finger(.moved, Double(step) * 13, aside: Double(step) * aside / 20)
    }
    bench.wait(0.3)
    bench.finger(.ended, 260, aside: aside)
  }

  @Test(arguments: Kind.opening)
  func `opening a refresh does not stop the bounce on the other axis`(kind: Kind) {
    let bench = Bench(kind)
    let other = bench.component.edge.axis == .vertical ? Axis.horizontal : .vertical
    pullAcross(bench, aside: 120)
    bench.wait(0.05)
    #expect(bench.component.state == .refreshing)
    #expect(bench.list.contentOffset[other] < -1)
    bench.wait(3)
    #expect(bench.component.state == .refreshing)
    #expect(bench.isInRange)
    #expect(bench.list.contentOffset[other] == 0)
    #expect(pulledBy(bench) == bench.length)
    #expect(!bench.list.isDecelerating)
    guard bench.length > 0 else { return }
    let small = Bench(kind)
    pullAcross(small, aside: 0.5)
    small.wait(0)
    #expect(small.component.state == .refreshing)
    small.wait(3)
    #expect(small.isInRange, "a small overshoot is taken back")
  }

  /// How far the content is pulled beyond the component's edge, in points.
  private func pulledBy(_ bench: Bench) -> Double {
    abs(bench.list.contentOffset[bench.component.edge.axis] - bench.restingOffset)
  }

  @Test(arguments: Kind.backFooters)
  func `opening a refresh leaves the other axis where it has come to rest meanwhile`(kind: Kind) {
    let bench = Bench(kind)
    let trailer = RefreshNormalTrailer()
    bench.list.trailer = trailer
    bench.list.bounces = false
    bench.list.contentOffset = bench.offset(pulledBy: 0)
    bench.list.setContentOffset(Point(x: 300, y: bench.restingOffset), animated: true)
    bench.wait(0.1)
    bench.component.beginRefreshing()
    bench.component.state = .idle
    trailer.beginRefreshing()
    #expect(bench.isInRange)
    #expect(bench.list.contentOffset == Point(x: 685, y: bench.restingOffset))
  }
}

import Testing

@testable import RefreshKit

/// Rules D1 and D2, what an end moves.
struct MovesTests {
  // MARK: 1. Neither a deceleration nor a finger

  @Test(arguments: Kind.opening)
  func `an end does not move the list under a finger`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    bench.pull(by: 0.75)
    let offset = bench.list.contentOffset
    bench.end()

    #expect(bench.list.contentOffset == offset)
    #expect(bench.list.isDragging)
    #expect(bench.list.reservedInset == .zero)
  }

  @Test(arguments: Kind.all + Kind.collectionHeaders)
  func `an end does not stop a deceleration`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    bench.pull(by: 0.5)
    bench.list.endDragging(decelerate: true)
    bench.list.decelerate(to: bench.offset(pulledBy: 0.25))
    let offset = bench.list.contentOffset
    bench.end()
    #expect(bench.list.isDecelerating)
    #expect(bench.list.contentOffset == offset)

    bench.list.endDecelerating()
    #expect(bench.list.contentOffset == bench.list.geometry.clamp(offset))
  }

  @Test(arguments: Kind.pulled)
  func `detaching, too, leaves a deceleration and a finger alone`(kind: Kind) {
    for isDragging in [true, false] {
      let bench = Bench(kind)
      bench.refresh()
      bench.pull(by: 0.5)
      if !isDragging { bench.list.endDragging(decelerate: true) }
      let offset = bench.list.contentOffset
      bench.detach()
      #expect(bench.list.contentOffset == offset)
      #expect(bench.list.isDecelerating == !isDragging)
    }
  }

  @Test(arguments: Kind.all + Kind.collectionHeaders)
  func `an end inside the content moves nothing and notifies no observer`(kind: Kind) {
    let bench = Bench(kind)
    let witness = Witness()
    bench.refresh()
    bench.list.contentOffset = Point(x: 100, y: 700)
    if bench.list.footer == nil { bench.list.footer = witness }
    bench.wait()
    witness.clearLog()
    bench.end()

    #expect(bench.list.contentOffset == Point(x: 100, y: 700))
    #expect(witness.log == [])
  }

  // A leader is before the content, and new rows after it.
  @Test(arguments: Kind.backFooters + Kind.trailers)
  func `new rows stay in view, without an offset notification`(kind: Kind) {
    let bench = Bench(kind)
    let witness = Witness()
    if kind.name.contains("Trailer") { bench.list.footer = witness }
    bench.list.rowCounts = [20]
    bench.refresh()
    let offset = bench.list.contentOffset
    bench.list.contentSize = Size(width: 2_000, height: 4_000)
    bench.list.rowCounts = [40]
    witness.clearLog()
    bench.end()

    #expect(bench.list.contentOffset == offset)
    #expect(witness.log == [])
  }

  // MARK: 2. Pages

  /// A list of pages with an auto footer or auto header, at its end, which loads.
  private func page(_ kind: Kind, height: Double = 2_001) -> Bench {
    let bench = Bench(kind.make(), contentSize: Size(width: 375, height: height))
    bench.list.isPagingEnabled = true
    bench.list.contentOffset = bench.offset(pulledBy: 0)
    bench.refresh()
    return bench
  }

  @Test(arguments: Kind.autos)
  func `the end of a load scrolls a page back to its end`(kind: Kind) {
    let bench = page(kind)
    #expect(bench.y == 2_001 + 44 - 667)
    bench.end()
    #expect(bench.y == 2_001 - 667)
  }

  @Test(arguments: Kind.autos)
  func `new pages do not move what is seen by more`(kind: Kind) {
    let bench = page(kind)
    bench.list.contentSize.height = 4_002
    bench.end()
    #expect(bench.y == 2_001 - 667)
  }

  @Test(arguments: Kind.autos, [0, 300, 1_334.0])
  func `where its old place is not in sight nothing moves`(kind: Kind, y: Double) {
    let bench = page(kind)
    bench.y = y
    bench.end()
    #expect(bench.y == y)
  }

  @Test(arguments: Kind.autos)
  func `it scrolls by what is in sight of its old place`(kind: Kind) {
    let bench = page(kind)
    bench.y = 2_001 - 667 + 10
    bench.end()
    #expect(bench.y == 2_001 - 667)
  }

  @Test(arguments: Kind.autos, [0, 100, 600, 660.0])
  func `it never scrolls out of the range`(kind: Kind, height: Double) {
    let bench = page(kind, height: height)
    bench.list.contentInset.top = 20
    bench.end()
    #expect(bench.isInRange)
    #expect(bench.component.edge == .top || bench.list.contentOffset.y >= -20)
  }

  @Test(arguments: Kind.autos)
  func `it does not scroll under a finger that rests`(kind: Kind) {
    let bench = page(kind)
    let offset = bench.list.contentOffset
    bench.finger(.began)
    bench.end()
    #expect(bench.list.contentOffset == offset)
    #expect(bench.log.suffix(2) == ["closing", "ended"])
  }

  @Test(arguments: Kind.autos)
  func `it does not stop an animated move`(kind: Kind) {
    let bench = page(kind)
    bench.list.setContentOffset(bench.point(0), animated: true)
    bench.wait(0.02)
    bench.end()
    #expect(bench.y == 0)
  }

  @Test(arguments: Kind.autos, [667, 1_378.0])
  func `a refresh that ended before it began moves nothing`(kind: Kind, y: Double) {
    let bench = Bench(kind.make(), contentSize: Size(width: 375, height: 2_001))
    bench.list.isPagingEnabled = true
    bench.list.isInWindow = false
    (bench.component as? any AutoLoading)?.isAutomaticallyRefresh = false
    bench.y = y
    bench.component.beginRefreshing()
    bench.end()
    #expect(bench.y == y)
  }

  // Content grows at its end, where an auto header is not; see `rows that are added in front`.
  @Test(arguments: Kind.autoFooters)
  func `a list that has moved on stays where it is`(kind: Kind) {
    for y in [2_045, 2_668, 3_335.0] {
      let bench = page(kind)
      bench.list.contentSize.height = 4_669
      bench.list.contentOffset.y = y
      bench.end()
      #expect(bench.list.contentOffset.y == y)
    }
  }

  @Test(arguments: Kind.autos)
  func `what is in sight counts the inset beyond it, as it was at the begin`(kind: Kind) {
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
  func `rows that are added in front move its old place with them`(kind: Kind) {
    let bench = page(kind)
    bench.list.keepingPosition { bench.list.contentSize.height += 1_334 }
    bench.end()
    #expect(bench.list.contentOffset.y == 1_334)
  }

  @Test(arguments: Kind.autos)
  func `it never scrolls forward`(kind: Kind) {
    for distance in [94, 30, 1.0] {
      let bench = page(kind, height: 300)
      let y = bench.list.geometry.clamp(.zero).y - bench.way * distance
      bench.list.contentOffset = Point(x: -40, y: y)
      bench.end()
      #expect(bench.list.contentOffset == Point(x: -40, y: y))
    }
  }

  @Test(arguments: Kind.autos, [true, false])
  func `it does not scroll a list that is dragged or decelerates`(kind: Kind, drags: Bool) {
    let bench = page(kind)
    bench.pull(by: 0)
    if !drags { bench.list.endDragging(decelerate: true) }
    let offset = bench.list.contentOffset
    bench.end()

    #expect(bench.list.contentOffset == offset)
    #expect(bench.list.isDecelerating == !drags)
    #expect(bench.log.suffix(2) == ["closing", "ended"])
  }
}

import RefreshKit
import Testing

/// What `keepingPosition` moves, and what it leaves; `KeepingPositionLawTests` have every phase.
struct ScrollViewKeepingPositionTests {
  private let glass = Glass()

  private func grow(by distance: Double) {
    glass.list.keepingPosition { glass.list.contentSize.height += distance }
  }

  @Test(arguments: [440.0, -300, 0.1, -0.3])
  func `the offset moves by what the content grows`(distance: Double) {
    glass.list.contentOffset.y = 500
    glass.clearLog()
    grow(by: distance)
    #expect(abs(glass.y - 500 - distance) < 1e-9)
    #expect(glass.log.count == 1)
  }

  @Test func `it is the whole growth that counts, and the offset is notified once`() {
    glass.list.contentOffset.y = 500
    glass.clearLog()
    glass.list.keepingPosition {
      glass.list.contentSize.height = 0
      glass.list.contentSize.height = 1
      glass.list.keepingPosition { glass.list.contentSize.height = 2_300 }
    }
    #expect(glass.log == ["800"])
  }

  @Test func `both axes keep their position`() {
    glass.list.contentSize = Size(width: 1_000, height: 2_000)
    glass.list.contentOffset = Point(x: 300, y: 500)
    glass.list.keepingPosition { glass.list.contentSize = Size(width: 1_100, height: 2_200) }
    #expect(glass.list.contentOffset == Point(x: 400, y: 700))
  }

  @Test func `without a change of size nothing is notified`() {
    glass.list.contentOffset.y = 500
    glass.clearLog()
    glass.list.keepingPosition {}
    glass.list.keepingPosition { glass.list.contentSize.height = 2_000 }
    #expect(glass.log == [])
  }

  // MARK: The range

  @Test func `content that was empty has no position to keep`() {
    let glass = Glass(contentHeight: 0)
    glass.list.keepingPosition { glass.list.contentSize.height = 5_000 }
    #expect(glass.y == 0 && glass.log == [])
  }

  @Test func `content that does not fill the view rests at its beginning`() {
    let glass = Glass(contentHeight: 100)
    glass.list.keepingPosition { glass.list.contentSize.height = 500 }
    #expect(glass.y == 0)
    glass.list.keepingPosition { glass.list.contentSize.height = 1_500 }
    #expect(glass.y == 833)
  }

  @Test(arguments: [true, false])
  func `rows that are removed in front leave the content in its range`(drags: Bool) {
    glass.list.contentOffset.y = 100
    if drags {
      glass.down(300)
      glass.move(280)
    }
    grow(by: -600)
    #expect(glass.y == 0)
    glass.move(279)
    #expect(glass.y == (drags ? 1 : 0))
  }

  @Test func `an inset that is set inside counts, and is clamped once`() {
    glass.list.contentOffset.y = 0
    glass.clearLog()
    glass.list.keepingPosition {
      glass.list.contentInset.top = 50
      glass.list.contentSize.height += 400
    }
    #expect(glass.log == ["400"])
    glass.list.keepingPosition { glass.list.contentInset.bottom = -3_000 }
    #expect(glass.y == -50)
  }

  @Test func `an offset that is set inside is one of the content as it is then`() {
    glass.list.contentOffset.y = 500
    glass.list.keepingPosition {
      glass.list.contentOffset.y = 200
      glass.list.contentSize.height += 400
      #expect(glass.y == 600)
      glass.list.contentOffset.y = 900
    }
    #expect(glass.y == 900)
  }

  // MARK: Memory

  @Test(arguments: Kind.autoFooters)
  func `it is no arrival at the end, and no growth there`(kind: Kind) {
    let bench = Bench(kind)
    (bench.component as? RefreshAutoFooter)?.autoTriggerTimes = -1
    let end = bench.list.geometry.range(along: .vertical).upperBound
    bench.list.contentOffset.y = end
    bench.wait(1)
    bench.end()
    bench.clearLog()
    for distance in [300.0, -200, 700] {
      bench.list.keepingPosition { bench.list.contentSize.height += distance }
      bench.wait(1)
      bench.list.contentOffset.y += 1
      bench.wait(1)
    }
    #expect(bench.log == [])
    bench.list.contentSize.height += 10
    bench.list.contentOffset.y += 11
    bench.wait(1)
    #expect(bench.count("refreshing") == 1)
  }

  @Test(arguments: Kind.autoFooters)
  func `a drag up that began before the rows is one after them`(kind: Kind) {
    let bench = Bench(kind)
    (bench.component as? RefreshAutoFooter)?.isAutomaticallyRefresh = false
    bench.list.contentOffset.y = bench.list.geometry.range(along: .vertical).upperBound - 5
    bench.list.beginDragging()
    bench.list.keepingPosition { bench.list.contentSize.height += 300 }
    let end = bench.list.geometry.range(along: .vertical).upperBound
    bench.list.drag(to: Point(x: 0, y: end - 6))
    bench.list.drag(to: Point(x: 0, y: end))
    bench.list.endDragging()
    bench.wait(1)
    #expect(bench.count("refreshing") == 1)

    bench.end()
    bench.list.contentOffset.y = end + 20
    bench.list.beginDragging()
    bench.list.drag(to: Point(x: 0, y: end + 10))
    bench.list.keepingPosition { bench.list.contentSize.height += 300 }
    bench.list.drag(to: Point(x: 0, y: end + 305))
    bench.list.endDragging()
    bench.wait(1)
    #expect(bench.count("refreshing") == 1)
  }

  @Test(arguments: Kind.autoFooters)
  func `with paging the end of a load scrolls back by what it was to`(kind: Kind) {
    func end(_ growth: Double) -> Double {
      let bench = Bench(kind, contentSize: Size(width: 375, height: 2_001))
      bench.list.isPagingEnabled = true
      bench.list.contentOffset.y = bench.list.geometry.range(along: .vertical).upperBound
      bench.wait(1)
      bench.list.keepingPosition { bench.list.contentSize.height += growth }
      bench.end()
      return bench.list.contentOffset.y - growth
    }
    #expect(end(0) == 1_334)
    #expect(end(667) == end(0))
  }

  @Test func `an offset that waits for content waits for it where it is now`() {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    list.contentSize.height = 2_000
    list.contentOffset.y = 1_000
    let state = list.restorationState
    let other = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    other.contentSize.height = 800
    other.restore(state)
    other.keepingPosition { other.contentSize.height = 900 }
    other.contentSize.height = 2_100
    #expect(other.contentOffset.y == 1_100)
  }

  @Test func `a wheel that has pulled nothing yet pulls nothing at the new rows`() {
    glass.list.allowsWheelPull = true
    glass.list.scrollWheel(dy: 1)
    glass.list.contentOffset.y = 0
    grow(by: 60)
    glass.list.scrollWheel(dy: -500)
    #expect(glass.y == 0 && !glass.list.isDragging)
  }

  @Test(arguments: Kind.pulled)
  func `a pull that was let go begins its refresh in the next turn, not by the move`(kind: Kind) {
    let bench = Bench(kind)
    bench.rest()
    bench.bring(to: .released)
    bench.list.keepingPosition { bench.list.contentSize[bench.edge.axis] += 300 }
    #expect(bench.component.state == .pulling)
    bench.wait(0)
    #expect(bench.component.state == .refreshing)
  }

  // MARK: Observers

  @Test func `the change has the old offset in points of the new content`() {
    final class Watching: RefreshHeader {
      var changes: [Change<Point>] = []
      override func scrollViewContentOffsetDidChange(_ change: Change<Point>) {
        super.scrollViewContentOffsetDidChange(change)
        changes.append(change)
      }
    }
    let header = Watching()
    glass.list.header = header
    glass.list.contentOffset.y = 500
    header.changes = []
    grow(by: 300)
    #expect(header.changes.map(\.old.y) == [800] && header.changes.map(\.new.y) == [800])
  }

  @Test func `an observer that adds further rows moves the content by them too`() {
    glass.list.contentOffset.y = 500
    glass.answers["800"] = { list in
      list.keepingPosition { list.contentSize.height += 100 }
    }
    grow(by: 300)
    #expect(glass.y == 900)
  }

  // MARK: Drivers

  @Test func `a driver is asked to shift, at rest and under a finger`() {
    let (list, driver) = (glass.list, RecordingDriver())
    list.driver = driver
    list.driverDidScroll(to: Point(x: 0, y: 500), by: .app)
    driver.clearLog()
    list.keepingPosition { list.contentSize.height += 300 }
    #expect(driver.log == ["offset 0,800"] && glass.y == 800)
    list.beginDragging()
    list.keepingPosition { list.contentSize.height -= 100 }
    #expect(driver.log == ["offset 0,800", "offset 0,700"] && glass.y == 700)
    #expect(list.isDragging)
  }

  @Test func `in a fling it is not, unless it says that it can`() {
    final class ThrowingDriver: ScrollDriver {
      func scrollViewReservedInsetDidChange(_ scrollView: ScrollView) {}
      func scrollView(_ scrollView: ScrollView, requestsOffset offset: Point, animated: Bool) {}
      func scrollViewHeldEdgesDidChange(_ scrollView: ScrollView) {}
      func scrollViewInteractionDidChange(_ scrollView: ScrollView) {}
      func scrollViewBouncingDidChange(_ scrollView: ScrollView) {}
      func scrollView(
        _ scrollView: ScrollView, animate duration: Double, _ changes: () -> Void
      ) {
        changes()
      }
      func scrollView(_ scrollView: ScrollView, shiftsOffsetBy distance: Point) {
        let y = scrollView.contentOffset.y + distance.y
        scrollView.driverDidScroll(to: Point(x: 0, y: y), by: .component)
      }
    }
    let (list, cautious, able) = (glass.list, RecordingDriver(), ThrowingDriver())
    func throwContent(_ driver: any ScrollDriver) {
      list.driver = driver
      list.beginDragging()
      list.driverDidScroll(to: Point(x: 0, y: 500), by: .finger)
      list.endDragging(decelerate: true)
      list.keepingPosition { list.contentSize.height += 300 }
    }
    throwContent(cautious)
    #expect(glass.y == 500 && list.isDecelerating)
    throwContent(able)
    #expect(glass.y == 800 && list.isDecelerating)
  }

  @Test(arguments: Kind.autoFooters)
  func `under a driver it is no arrival either`(kind: Kind) {
    let (bench, driver) = (Bench(kind), RecordingDriver())
    bench.list.driver = driver
    bench.list.driverDidScroll(to: Point(x: 0, y: 1_300), by: .app)
    bench.list.keepingPosition { bench.list.contentSize.height += 300 }
    #expect(bench.list.contentOffset.y == 1_600)
    bench.list.keepingPosition { bench.list.contentSize.height -= 600 }
    bench.wait(1)
    #expect(bench.list.contentOffset.y == 1_000 && bench.log == [])
  }

  @Test func `its notification is one change of the offset`() {
    let glass = Glass()
    glass.list.contentOffset.y = 300
    var depths: [Int] = []
    glass.whenScrolled = { depths.append($0.offsetChangeDepth) }
    glass.list.keepingPosition { glass.list.contentSize.height += 100 }
    #expect(depths == [1] && glass.list.offsetChangeDepth == 0)
  }
}

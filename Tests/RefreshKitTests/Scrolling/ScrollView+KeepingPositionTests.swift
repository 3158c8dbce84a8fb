import RefreshKit
import Testing

/// What `keepingPosition` moves, and what it does not change. That it moves no row on the screen is
/// a law of random sessions.
@MainActor struct ScrollViewKeepingPositionTests {
  private let bench = Bench()

  private func grow(by distance: Double) {
    bench.list.keepingPosition { bench.list.contentSize.height += distance }
  }

  @Test func `the total growth counts along both axes, and the delegate is told once`() {
    bench.list.contentOffset.y = 500
    bench.clearLog()
    var depths: [Int] = []
    bench.delegation.whenScrolled = { depths.append($0.offsetChangeDepth) }
    bench.list.keepingPosition {
      bench.list.contentSize.height = 0
      bench.list.contentSize.height = 1
      bench.list.keepingPosition { bench.list.contentSize.height = 2_300 }
    }
    #expect(bench.log == ["800"])
    #expect(depths == [1] && bench.list.offsetChangeDepth == 0)

    bench.clearLog()
    bench.list.keepingPosition {}
    bench.list.keepingPosition { bench.list.contentSize.height = 2_300 }
    #expect(bench.log == [])

    bench.list.contentSize = Size(width: 1_000, height: 2_000)
    bench.list.contentOffset = Point(x: 300, y: 500)
    bench.list.keepingPosition { bench.list.contentSize = Size(width: 1_100, height: 2_200) }
    #expect(bench.list.contentOffset == Point(x: 400, y: 700))
  }

  // MARK: Motion

  /// How the content moves when the rows are added, from the middle or from the component's edge.
  enum Course: CaseIterable {
    case touch, drag, hostDrag, thrownInwards, thrownOutwards, bounce, pulled, returning
    case animated, animatedToEdge, wheel
  }

  /// Starts the motion of `course` along the component's axis. Distances are positive outwards.
  private func bring(_ bench: Bench, to course: Course) {
    let list = bench.list
    bench.rest()
    var middle = list.contentOffset
    middle[bench.edge.axis] += 300 * bench.inwards
    if ![.bounce, .pulled, .returning, .wheel].contains(course) { list.contentOffset = middle }
    switch course {
    case .touch: bench.touch(.began)
    case .drag: bench.fingerPulls(by: 80)
    case .hostDrag:
      list.beginDragging()
      list.drag(to: middle)
    case .thrownInwards, .thrownOutwards:
      bench.fingerPulls(by: course == .thrownInwards ? -150 : 150)
      bench.touch(.ended)
    case .bounce, .pulled:
      bench.fingerPulls(by: 60)
      if course == .bounce { bench.touch(.ended) }
    case .returning: bench.fingerPullsAndLeaves(after: 0.05)
    case .animated, .animatedToEdge:
      let way = course == .animated ? 200 : -300.0
      list.setContentOffset(bench.offset(back: way), animated: true)
      bench.wait(0.1)
    case .wheel:
      list.allowsWheelPull = true
      var distance = Point.zero
      distance[bench.edge.axis] = -50 * bench.inwards
      list.scrollWheel(dx: distance.x, dy: distance.y)
    }
  }

  /// Where the content is shown, along the component's axis.
  private func shown(_ bench: Bench) -> Double {
    bench.list.scrollPresentation.contentOffset[bench.edge.axis]
  }

  /// Two lists in the same motion, of which one gets rows of 440 points in front.
  private func twins(_ kind: Kind, _ bring: (Bench) -> Void) -> (with: Bench, without: Bench) {
    let (with, without) = (Bench(kind), Bench(kind))
    for bench in [with, without] { bring(bench) }
    let log = with.log
    with.list.keepingPosition { with.list.contentSize[with.edge.axis] += 440 }
    #expect(with.log.filter { $0 != "pulling>idle" } == log, "it begins nothing")
    return (with, without)
  }

  @Test(arguments: Kind.all, Course.allCases)
  func `a motion goes on as if the rows in front had been there before`(
    kind: Kind, course: Course
  ) {
    let (with, without) = twins(kind) { bring($0, to: course) }
    #expect(abs(shown(with) - shown(without) - 440) < 1e-6)
    // Content that is thrown to its beginning, or released there, moves on into the new rows.
    let isThrown = course == (with.inwards > 0 ? .thrownOutwards : .thrownInwards)
    if isThrown { return #expect(with.list.isDecelerating) }
    for _ in 0..<(course == .wheel ? 14 : 200) {
      for bench in [with, without] { bench.wait(0.01) }
      guard with.component.state == without.component.state else { return }
      #expect(abs(shown(with) - shown(without) - 440) < 1e-3)
    }
  }

  @Test(arguments: Kind.all, Phase.allCases)
  func `in every phase a refresh goes on as if the rows in front had been there before`(
    kind: Kind, phase: Phase
  ) {
    let (with, without) = twins(kind) {
      $0.rest()
      $0.bring(to: phase)
    }
    // An overshoot that a host leaves at rest ends with any change of size.
    if phase == .released, with.inwards < 0 { return #expect(with.isInRange) }
    #expect(abs(shown(with) - shown(without) - 440) < 1e-6)
    // At the beginning, a pull and its release are over, and a waiting refresh opens at the new
    // beginning.
    guard ![.pulling, .released, .waiting].contains(phase) else { return }
    // A header that is out of sight moves nothing when it closes.
    let rests = with.inwards > 0 && [.ending, .showing].contains(phase)
    let place = shown(with)
    for _ in 0..<100 {
      for bench in [with, without] { bench.wait(0.01) }
      #expect(abs(shown(with) - (rests ? place : shown(without) + 440)) < 1e-3)
    }
    #expect(with.component.state == without.component.state && with.log == without.log)
    with.end()
    with.wait(1)
    #expect(with.isInRange && with.component.state == .idle)
  }

  // MARK: Triggers, drags and paging

  @Test(arguments: Kind.autoFooters)
  func `growth before the visible rows counts neither as an arrival nor as growth at the end`(
    kind: Kind
  ) {
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
  func `a drag towards the end goes on as one if rows are added in front`(kind: Kind) {
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
  func `with paging, the end of a load scrolls back to the same rows`(kind: Kind) {
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

  @Test(arguments: Kind.pulled)
  func `a released pull begins its refresh in the next turn, not with the move`(kind: Kind) {
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
    let witness = Bench.Witness()
    bench.list.footer = witness
    bench.list.contentOffset.y = 500
    witness.clearLog()
    grow(by: 300)
    #expect(witness.log.filter { $0.hasPrefix("offset") } == ["offset 0,800 > 0,800"])
  }

  @Test func `if an observer adds more rows in front, they move the content, too`() {
    bench.list.contentOffset.y = 500
    bench.delegation.answers["800"] = { list in
      list.keepingPosition { list.contentSize.height += 100 }
    }
    grow(by: 300)
    #expect(bench.y == 900)
  }

  // MARK: Drivers

  @Test func `a driver moves the content at rest and in a drag, and in a fling if it can`() {
    let (list, driver) = (bench.list, RecordingDriver())
    list.driver = driver
    list.driverDidScroll(to: Point(x: 0, y: 500), by: .app)
    driver.clearLog()
    list.keepingPosition { list.contentSize.height += 300 }
    #expect(driver.log == ["offset 0,800"] && bench.y == 800)
    list.beginDragging()
    list.keepingPosition { list.contentSize.height -= 100 }
    #expect(driver.log == ["offset 0,800", "offset 0,700"] && bench.y == 700)
    #expect(list.isDragging)
    list.cancelDragging()

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
    let able = ThrowingDriver()
    list.contentSize.height = 2_000
    func throwContent(_ driver: any ScrollDriver) {
      list.driver = driver
      list.beginDragging()
      list.driverDidScroll(to: Point(x: 0, y: 500), by: .finger)
      list.endDragging(decelerate: true)
      list.keepingPosition { list.contentSize.height += 300 }
    }
    throwContent(driver)
    #expect(bench.y == 500 && list.isDecelerating)
    throwContent(able)
    #expect(bench.y == 800 && list.isDecelerating)
  }
}

import RefreshKit
import Testing

/// A threshold of the pull that differs from the length of the component.
struct PullTriggerDistanceTests {
  /// The classes with a threshold that the app chooses.
  nonisolated private static let kinds = Kind.headers + Kind.backFooters + Kind.sides
  /// The classes with a threshold of their own, and those that are not pulled.
  nonisolated private static let others =
    Kind.ownHeaders + Kind.floating + Kind.autos
    + [Kind({ RefreshFooter() }, "RefreshFooter")]
  /// Distances that are shorter and longer than every component, and exact fractions of which are numbers.
  nonisolated private static let distances = [20.0, 128]

  private func bench(_ kind: Kind, _ distance: Double) -> Bench {
    let bench = Bench(kind)
    bench.component.pullTriggerDistance = distance
    return bench
  }

  /// The offset at which the content is pulled by some points.
  private func offset(_ bench: Bench, _ points: Double) -> Point {
    var offset = bench.offset(pulledBy: 0)
    offset[bench.edge.axis] -= points * bench.inwards
    return offset
  }

  /// Drags until the content is pulled by some points.
  private func drag(_ bench: Bench, to points: Double) {
    if !bench.list.isDragging { bench.list.beginDragging() }
    bench.list.drag(to: offset(bench, points))
  }

  // MARK: The threshold

  @Test(arguments: kinds, distances)
  func `the percent is 1 at the distance, and a longer pull refreshes`(
    kind: Kind, distance: Double
  ) {
    let bench = bench(kind, distance)
    drag(bench, to: distance / 2)
    #expect(bench.component.pullingPercent == 0.5)
    drag(bench, to: distance)
    #expect(bench.component.pullingPercent == 1)
    #expect(bench.component.state == .idle)
    bench.list.endDragging()
    bench.wait(1)
    #expect(bench.log == [])
    drag(bench, to: distance + 1)
    #expect(bench.component.state == .pulling)
    bench.list.endDragging()
    bench.wait(1)
    #expect(bench.log == ["idle>pulling", "pulling>refreshing", "refreshing", "began"])
  }

  @Test(arguments: kinds, distances)
  func `a distance within rounding is at the threshold`(kind: Kind, distance: Double) {
    let bench = bench(kind, distance)
    drag(bench, to: distance + 0.5e-6)
    #expect(bench.component.state == .idle)
    drag(bench, to: distance + 2e-6)
    #expect(bench.component.state == .pulling)
    drag(bench, to: distance + 0.5e-6)
    #expect(bench.component.state == .idle)
  }

  @Test(arguments: kinds, distances)
  func `a new distance, and none, apply from the next move`(kind: Kind, distance: Double) {
    let bench = bench(kind, distance)
    let length = bench.length
    drag(bench, to: distance + 1)
    bench.component.pullTriggerDistance = 2 * distance
    #expect(bench.component.state == .pulling)
    drag(bench, to: distance)
    #expect(bench.component.state == .idle)
    #expect(bench.component.pullingPercent == 0.5)
    bench.component.pullTriggerDistance = nil
    drag(bench, to: length)
    #expect(bench.component.pullingPercent == 1)
  }

  @Test(arguments: kinds, distances)
  func `a drag from under a refresh comes back at the distance`(kind: Kind, distance: Double) {
    for returns in [true, false] {
      let bench = bench(kind, distance)
      bench.refresh()
      drag(bench, to: distance + 9)
      bench.end()
      drag(bench, to: returns ? distance : distance + 1)
      drag(bench, to: distance + 9)
      #expect(bench.component.state == (returns ? .pulling : .idle))
    }
  }

  @Test(arguments: kinds, distances)
  func `after a closing the percent is that of the distance`(kind: Kind, distance: Double) {
    let bench = bench(kind, distance)
    bench.refresh()
    bench.component.endRefreshing()
    bench.wait(0.1)
    drag(bench, to: distance / 4)
    bench.component.pullingPercent = 3
    bench.wait(1)
    #expect(bench.component.pullingPercent == 0.25)
  }

  // MARK: The length

  @Test(arguments: kinds, [RefreshStyle.follow, .front, .stretch])
  func `a refresh has the length of the component`(kind: Kind, style: RefreshStyle) {
    for distance in Self.distances { checkLength(of: kind, style, distance) }
  }

  private func checkLength(of kind: Kind, _ style: RefreshStyle, _ distance: Double) {
    let bench = bench(kind, distance)
    let length = bench.length
    let rest = offset(bench, 0)
    bench.component.style = style
    drag(bench, to: distance + 1)
    let whole = style == .stretch ? max(length, distance + 1) : length
    #expect(bench.component.frame.size[bench.edge.axis] == whole)
    bench.list.endDragging()
    bench.wait(1)
    #expect(bench.count("refreshing") == 1)
    #expect(bench.component.frame.size[bench.edge.axis] == length)
    guard style != .front else { return #expect(bench.list.reservedInset == .zero) }
    #expect(bench.list.reservedInset[bench.edge] == length)
    #expect(bench.position == rest[bench.edge.axis] - length * bench.inwards)
    bench.end()
    #expect(bench.list.reservedInset == .zero)
    #expect(bench.list.contentOffset == rest)
  }

  @Test(arguments: Kind.headers, distances)
  func `the inset follows a scrolled refresh up to the length`(kind: Kind, distance: Double) {
    let bench = bench(kind, distance)
    let length = bench.length
    bench.refresh()
    for (points, inset) in [(10.0, 10), (length, length), (150, length), (-5, 0)] {
      drag(bench, to: points)
      #expect(bench.list.reservedInset.top == inset)
    }
  }

  // MARK: What is measured by it

  @Test(arguments: kinds, distances)
  func `a second level is a fraction of the distance`(kind: Kind, distance: Double) {
    let bench = bench(kind, distance)
    let level = SecondLevel()
    level.threshold = 1.5
    bench.component.secondLevel = level
    drag(bench, to: 1.5 * distance)
    #expect(level.phase == .closed)
    drag(bench, to: 1.5 * distance + 0.5e-6)
    #expect(level.phase == .closed)
    drag(bench, to: 1.5 * distance + 1)
    #expect(level.phase == .armed)
  }

  @Test(arguments: kinds, distances)
  func `held content is pulled by the distance`(kind: Kind, distance: Double) {
    let bench = bench(kind, distance)
    bench.component.holdsContentWhilePulled = true
    bench.rest()
    drag(bench, to: distance)
    #expect(bench.held == distance)
    #expect(bench.component.pullingPercent == 1)
    drag(bench, to: distance + 1)
    #expect(bench.component.state == .pulling)
  }

  @Test(arguments: kinds, distances)
  func `the limit of the overshoot is at least 1.5 times the distance`(
    kind: Kind, distance: Double
  ) {
    for holds in [false, true] {
      let bench = bench(kind, distance)
      bench.component.holdsContentWhilePulled = holds
      bench.list.maximumOverscroll = 1
      bench.rest()
      bench.fingerPulls(by: 1e6)
      let pulled = (bench.restingOffset - bench.position) * bench.inwards + bench.held
      #expect(pulled < 1.5 * distance && pulled > 1.49 * distance)
      #expect(bench.component.state == .pulling)
    }
  }

  // MARK: No effect

  @Test(arguments: others)
  func `classes with a threshold of their own, or none, have no other`(kind: Kind) {
    let (bench, usual) = (Bench(kind), Bench(kind))
    bench.component.pullTriggerDistance = 9
    #expect(bench.component.pullTriggerDistance == nil)
    for bench in [bench, usual] {
      bench.list.contentOffset.y = 700
      bench.rest()
      for points in [10.0, 30, 50, 70] { drag(bench, to: points) }
      bench.list.endDragging()
      bench.wait(1)
    }
    #expect(bench.component.pullingPercent == usual.component.pullingPercent)
    #expect(bench.log == usual.log)
    #expect(bench.list.contentOffset == usual.list.contentOffset)
    #expect((bench.component as? RefreshRingHeader)?.triggerDistance ?? 60 == 60)
  }

  @Test(arguments: kinds, [0, -1, .nan, .infinity])
  func `a number that is no distance is refused`(kind: Kind, number: Double) {
    let component = kind.make()
    #expect(component.pullTriggerDistance == nil)
    component.pullTriggerDistance = number
    #expect(component.pullTriggerDistance == nil)
    component.pullTriggerDistance = 1e-300
    component.pullTriggerDistance = number
    #expect(component.pullTriggerDistance == 1e-300)
  }
}

import RefreshKit
import RefreshPaging
import Testing

/// Rule D5's table of numbers: which numbers a property or a call accepts.
@MainActor struct NumbersTests {
  /// Numbers of which each property must either refuse or keep each one.
  private static let strange = [
    Double.nan, .infinity, -.infinity, -1, -1e300, 0, -0.0, 1e-300, 0.5, 1e300,
  ]
  private static let numbers = SettableProperty.all.flatMap(\.numbers)

  /// Objects of every class that has a number.
  private func objects() -> [AnyObject] {
    let ring = RingIndicator()
    let benches = Kind.all.map { Bench($0) }
    benches[0].component.secondLevel = SecondLevel()
    let lists = benches.map(\.list)
    let contents = lists.flatMap(\.objects)
    return benches + contents + [
      View(), Label(), ImageView(), ring, ring.ringView, Pager(in: Bench.list()) { Page([$0]) },
      SecondLevel(), RefreshConfig(),
    ] + SettableProperty.cells
  }

  @Test func `a refused number leaves a property as it was, and any other is what it returns`() {
    let height = RefreshIndicatorHeader.defaultPullHeight
    defer { RefreshIndicatorHeader.defaultPullHeight = height }
    for property in Self.numbers {
      let objects = objects()
      defer { withExtendedLifetime(objects) {} }
      let owners = objects.filter(property.belongs)
      #expect(!owners.isEmpty, "\(property.fullName)")
      for object in owners {
        for number in Self.strange {
          let before = property.get(object)
          property.set(object, number)
          guard property.result(of: number, before: before) != property.get(object),
            !isPlaced(property, object, number)
          else { continue }
          let now = property.get(object) as Any
          Issue.record("\(property.fullName) of \(object) was set to \(number), is \(now)")
        }
      }
    }
  }

  /// Whether the kit may change the finite number that was set: the list decides the place of a
  /// component, the frame decides a middle, and a frame is clamped into the list.
  private func isPlaced(
    _ property: SettableProperty.Number, _ object: AnyObject, _ number: Double
  ) -> Bool {
    property.isPlace && number.isFinite && property.get(object)?.isFinite == true
  }

  @Test(arguments: Kind.all)
  func `whatever number is set, a pull refreshes, the refresh ends, and all stays finite`(
    kind: Kind
  ) throws {
    let height = RefreshIndicatorHeader.defaultPullHeight
    defer { RefreshIndicatorHeader.defaultPullHeight = height }
    for property in Self.numbers {
      for number in [Double.nan, .infinity, -1, 0, 1e300] {
        let bench = Bench(kind)
        let views = [bench.list, bench.component] + bench.component.subviews as [AnyObject]
        let owners = views.filter { property.belongs($0) }
        guard !owners.isEmpty else { break }
        for owner in owners { property.set(owner, number) }
        do {
          try use(bench)
        } catch {
          Issue.record("\(property.fullName) = \(number) never ends")
        }
        let isIdle = bench.component.state == .idle
        if !isIdle || !isFinite(bench) {
          Issue.record("\(property.fullName) = \(number): \(bench.component.state)")
        }
      }
    }
  }

  /// Pulls and refreshes the component, and ends the refresh.
  private func use(_ bench: Bench) throws {
    let timeline = bench.list.timeline
    bench.pull(by: 1.5)
    bench.list.endDragging()
    try timeline.advance(by: 1, limit: 1_000)
    bench.component.beginRefreshing()
    try timeline.advance(by: 1, limit: 1_000)
    bench.component.endRefreshing()
    try timeline.advance(by: 1, limit: 1_000)
    bench.component.state = .idle
    bench.list.touch(.began, at: Point(x: 5, y: 5))
    try timeline.advance(by: 0.1, limit: 1_000)
    bench.list.touch(.moved, at: Point(x: 5, y: 90))
    bench.list.touch(.ended, at: Point(x: 5, y: 90))
    try timeline.advance(by: 0.5, limit: 1_000)
    bench.component.state = .idle
    try timeline.advance(by: 1, limit: 1_000)
  }

  private func isFinite(_ bench: Bench) -> Bool {
    let list = bench.list
    let frames = [list.frame] + bench.component.tree.map(\.frame)
    let numbers =
      frames.flatMap { [$0.x, $0.y, $0.size[.horizontal], $0.size[.vertical]] }
      + [list.contentOffset[.horizontal], list.contentOffset[.vertical]]
      + [Double(bench.component.alpha)]
      + [bench.component.pullingPercent, bench.component.reservedInset, list.timeline.now]
    return numbers.allSatisfy(\.isFinite)
  }

  // MARK: Numbers of images, indicators and labels

  @Test(arguments: [-1, Double.nan, .infinity])
  func `images without a valid duration play at the usual pace`(duration: Double) {
    let header = RefreshGifHeader()
    let images = (0..<3).map { Image.scripted("\($0)", size: Size(width: 9, height: 9)) }
    header.setImages(images, duration: duration, for: .refreshing)
    header.state = .refreshing
    #expect(abs(header.gifView.animationDuration - 0.3) < 1e-9)
  }

  @Test(arguments: [-1, Double.nan, .infinity])
  func `an indicator without a valid height has the default one`(height: Double) {
    final class Strange: View, RefreshIndicator {
      var pullHeight: Double = 0
      func refreshStateDidChange(to state: RefreshState) {}
      func pullDidMove(to percent: Double) {}
    }
    let strange = Strange()
    strange.pullHeight = height
    let header = RefreshIndicatorHeader()
    header.indicator = strange
    #expect(header.frame.height == RefreshIndicatorHeader.defaultPullHeight)
  }

  @Test(arguments: [-1, Double.nan, .infinity])
  func `a width that a host cannot have measured counts as 0`(width: Double) {
    let label = Label()
    label.text = "text"
    label.measure = { _, _ in width }
    #expect(label.textWidth == 0)
  }
}

import RefreshKit
import Testing

/// Rule T1, a scroll wheel or a key that moves on where the list is at its end.
struct ScrollingOnTests {
  /// A bench whose loads end in the next turn; by default all of its content is in sight.
  private func bench(_ kind: Kind, height: Double = 300) -> Bench {
    let bench = Bench(kind, contentSize: Size(width: 375, height: height))
    let component = bench.component
    component.beginRefreshingCompletionBlock = { [unowned component] in component.endRefreshing() }
    return bench
  }

  private func auto(_ bench: Bench) throws -> any AutoLoading {
    try #require(bench.component as? any AutoLoading)
  }

  /// Turns a wheel towards the component, and takes a turn.
  private func turn(_ bench: Bench, by way: Double = 40) {
    bench.list.scrollWheel(dy: way * bench.way)
    bench.wait()
  }

  /// The steps towards the component, or away from it.
  private func steps(_ bench: Bench, isTowards: Bool = true) -> [ScrollStep] {
    let isDown = (bench.edge == .bottom) == isTowards
    return [
      .line(isDown ? .down : .up), .page(isDown ? .down : .up),
      isDown ? .end(along: .vertical) : .home(along: .vertical),
    ]
  }

  // MARK: Loads

  @Test(arguments: Kind.autos)
  func `a wheel loads the next page of a short list, once`(kind: Kind) {
    let bench = bench(kind)
    let rest = bench.list.contentOffset
    for _ in 1...5 { turn(bench) }
    #expect(bench.count("refreshing") == 1)
    #expect(bench.list.contentOffset == rest)

    bench.list.contentSize.height += 10
    for _ in 1...5 { turn(bench) }
    #expect(bench.count("refreshing") == 2)

    bench.list.beginDragging()
    bench.list.cancelDragging()
    for _ in 1...5 { turn(bench) }
    #expect(bench.count("refreshing") == 3)
  }

  @Test(arguments: Kind.autos, [true, false])
  func `a key loads the next page of a short list, once`(kind: Kind, animated: Bool) {
    for index in 0...2 {
      let bench = bench(kind)
      for _ in 1...5 {
        bench.list.scroll(by: steps(bench)[index], animated: animated)
        bench.wait(1)
      }
      #expect(bench.count("refreshing") == 1)
    }
  }

  @Test(arguments: Kind.autos, [1, 20, 40.0])
  func `content that is shorter than the view, but not with the component, loads at its end`(
    kind: Kind, room: Double
  ) {
    let bench = bench(kind, height: 667 - room)
    let range = bench.list.geometry.range(along: .vertical)
    let isFooter = bench.edge == .bottom
    bench.list.contentOffset.y = isFooter ? range.lowerBound : range.upperBound
    turn(bench, by: 200)
    #expect(bench.place == (isFooter ? range.upperBound : range.lowerBound))
    #expect(range.lowerBound < range.upperBound && bench.count("refreshing") == 1)
  }

  @Test(arguments: Kind.autos)
  func `a long list that is at its end, and has not loaded there, loads`(kind: Kind) {
    for isKey in [false, true] {
      let bench = bench(kind, height: 2_000)
      bench.component.isUserInteractionEnabled = false
      bench.rest()
      bench.component.isUserInteractionEnabled = true
      for _ in 1...5 {
        if isKey { bench.list.scroll(by: steps(bench)[0], animated: true) } else { turn(bench) }
        bench.wait(1)
      }
      #expect(bench.count("refreshing") == 1)
    }
  }

  @Test(arguments: Kind.autos)
  func `where a wheel pulls, the end of the pull loads, once`(kind: Kind) {
    let bench = bench(kind)
    bench.list.alwaysBounceVertical = true
    bench.list.allowsWheelPull = true
    turn(bench)
    #expect(bench.log == [] && bench.list.isDragging)
    bench.wait(1)
    #expect(bench.count("refreshing") == 1)
  }

  // MARK: Never

  @Test(arguments: Kind.autos)
  func `what moves away, across or not at all loads nothing`(kind: Kind) {
    let bench = bench(kind)
    turn(bench, by: -40)
    turn(bench, by: 0)
    bench.list.scrollWheel(dx: 40)
    for step in steps(bench, isTowards: false) {
      bench.list.scroll(by: step, animated: true)
      bench.wait(1)
    }
    for step in [ScrollStep.page(.left), .page(.right)] {
      bench.list.scroll(by: step, animated: false)
    }
    bench.wait()

    #expect(bench.log == [])
  }

  @Test(arguments: Kind.autos)
  func `in front of the trigger line nothing loads`(kind: Kind) throws {
    let bench = bench(kind, height: 2_000)
    try auto(bench).triggerAutomaticallyRefreshPercent = 2
    for _ in 1...100 { turn(bench, by: 100) }
    #expect(bench.list.contentOffset == bench.offset(pulledBy: 0))
    #expect(bench.log == [])

    try auto(bench).triggerAutomaticallyRefreshPercent = 1
    turn(bench)
    #expect(bench.count("refreshing") == 1)
  }

  @Test(arguments: Kind.autos)
  func `what an arrival does not load, a wheel and a key do not either`(kind: Kind) throws {
    for change: (Bench) throws -> Void in [
      { try auto($0).isAutomaticallyRefresh = false }, { $0.component.isHidden = true },
      { $0.component.isUserInteractionEnabled = false }, { $0.component.state = .noMoreData },
      { $0.list.isUserInteractionEnabled = false }, { $0.list.contentSize.height = 0 },
      { $0.list.touch(.began, at: Point(x: 9, y: 9)) },
    ] {
      let bench = bench(kind)
      try change(bench)
      bench.wait()
      turn(bench)
      for step in steps(bench) { bench.list.scroll(by: step, animated: false) }
      bench.wait()
      #expect(bench.count("refreshing") == 0)
    }
  }
}

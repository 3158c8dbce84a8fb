import RefreshKit
import Testing

/// Rules T and A17, where an auto footer or auto header never loads, where the end of a drag does, and what is free.
struct ListEndTests {
  private func auto(_ bench: Bench) throws -> any AutoLoading {
    try #require(bench.component as? any AutoLoading)
  }

  /// A list that is at the other end than the component.
  private func bench(_ kind: Kind, height: Double = 2_000) -> Bench {
    Bench(atOtherEndThan: kind, height: height)
  }

  // MARK: 2. Never

  @Test(arguments: Kind.autos)
  func `it never loads beyond the resting place at the other end`(kind: Kind) throws {
    let bench = bench(kind)
    try auto(bench).triggerAutomaticallyRefreshPercent = -50
    try auto(bench).autoTriggerTimes = -1
    bench.startInset = 20
    bench.list.beginDragging()
    for y in [-90, -80, -60, -21.0] { bench.list.drag(to: bench.point(y)) }
    bench.list.endDragging(decelerate: true)
    for y in [-40, -30, -20.5] { bench.list.decelerate(to: bench.point(y)) }
    bench.list.decelerate(to: bench.point(-20))
    #expect(bench.log == [])

    bench.list.decelerate(to: bench.point(-19))
    #expect(bench.component.state == .refreshing)
  }

  @Test(arguments: Kind.autos, [0, 20.0])
  func `a pull at the other end that bounces back loads nothing, however early loading begins`(
    kind: Kind, top: Double
  ) throws {
    for pixel in [0, 1.0] {
      let bench = bench(kind)
      bench.list.pixelLength = pixel
      bench.list.alwaysBounceVertical = true
      bench.startInset = top
      try auto(bench).preloadDistance = 5_000
      func touch(_ phase: TouchPhase, _ travel: Double) {
        bench.list.touch(phase, at: Point(x: 9, y: 300 + bench.way * travel))
      }
      touch(.began, 0)
      for travel in stride(from: 5, through: 60, by: 5.0) {
        bench.wait(0.016)
        touch(.moved, travel)
      }
      touch(.ended, 60)
      bench.wait(3)
      #expect(bench.y == -top)
      #expect(bench.log == [])
    }
  }

  @Test(arguments: Kind.autos)
  func `the end of a motion in a range that has changed loads nothing`(kind: Kind) throws {
    let bench = bench(kind)
    try auto(bench).preloadDistance = 5_000
    bench.startInset = 20
    bench.y = -20
    bench.startInset = 0
    bench.wait(1)
    #expect(bench.y == 0)
    #expect(bench.log == [])
  }

  @Test(arguments: Kind.autos)
  func `it never loads by a component's own move`(kind: Kind) throws {
    let bench = bench(kind)
    try auto(bench).triggerAutomaticallyRefreshPercent = -50
    let other: RefreshComponent =
      bench.component.edge == .top ? RefreshBackFooter() : RefreshHeader()
    bench.list[Slot(other.edge)] = other
    other.beginRefreshing()
    bench.wait(1)
    other.endRefreshing()
    bench.wait(1)

    #expect(bench.log == [])
    #expect(bench.y == 0)
  }

  @Test(arguments: Kind.autos)
  func `it never loads while the content is empty`(kind: Kind) throws {
    let bench = bench(kind, height: 0)
    bench.startInset = 700
    try auto(bench).autoTriggerTimes = -1
    bench.y = 0
    bench.y = 50
    bench.list.beginDragging()
    bench.list.drag(to: bench.point(100))
    bench.list.endDragging(decelerate: true)
    bench.list.decelerate(to: bench.point(120))
    bench.wait(1)

    #expect(bench.log == [])
  }

  @Test(arguments: Kind.autos)
  func `it never loads as the content moves away from it`(kind: Kind) {
    let bench = bench(kind)
    bench.component.isUserInteractionEnabled = false
    bench.list.contentOffset = bench.offset(pulledBy: 1)
    bench.component.isUserInteractionEnabled = true
    bench.list.contentOffset = bench.offset(pulledBy: 0.5)

    #expect(bench.log == [])
  }

  @Test(arguments: Kind.autos)
  func `on at most one screen moving does not load`(kind: Kind) {
    let bench = bench(kind, height: 667)
    bench.y = 44
    #expect(bench.log == [])
  }

  @Test(arguments: Kind.autos, [0, 0.5, 1, -2])
  func `it loads from the trigger line on`(kind: Kind, percent: Double) throws {
    let bench = bench(kind)
    try auto(bench).triggerAutomaticallyRefreshPercent = percent
    bench.list.contentOffset = bench.offset(pulledBy: percent - 1.01)
    #expect(bench.component.state == .idle)

    bench.list.contentOffset = bench.offset(pulledBy: percent - 1)
    #expect(bench.component.state == .refreshing)
  }

  // MARK: 3. The end of a drag

  @Test(arguments: Kind.autos)
  func `a pull at the other end that is given up on a short list loads nothing`(kind: Kind) {
    let bench = Bench(kind.make(), contentSize: Size(width: 375, height: 300))
    let rest = bench.list.geometry.clamp(.zero)
    bench.list.contentOffset = rest
    bench.list.beginDragging()
    bench.list.drag(to: Point(x: 0, y: rest.y - bench.way * 40))
    bench.list.drag(to: rest)
    bench.list.endDragging()
    bench.wait()

    #expect(bench.log == [])
  }

  @Test(arguments: Kind.autos, [300, 2_000.0])
  func `a pull at the end of the list loads`(kind: Kind, height: Double) throws {
    for isAutomatic in [true, false] {
      let bench = Bench(kind.make(), contentSize: Size(width: 375, height: height))
      try auto(bench).isAutomaticallyRefresh = false
      let end = bench.list.geometry.clamp(Point(x: 0, y: bench.way * 9_999))
      bench.list.contentOffset = end
      try auto(bench).isAutomaticallyRefresh = isAutomatic
      bench.list.beginDragging()
      bench.list.drag(to: Point(x: 0, y: end.y + bench.way * 5))
      bench.list.endDragging()
      bench.wait()
      #expect(bench.count("refreshing") == 1)
    }
  }

  @Test(arguments: Kind.autos)
  func `a pull that is given up loads nothing`(kind: Kind) throws {
    let bench = bench(kind)
    try auto(bench).isAutomaticallyRefresh = false
    bench.list.contentOffset = bench.offset(pulledBy: 0)
    bench.pull(by: 0.5)
    bench.drag(by: 0)
    bench.list.endDragging()
    #expect(bench.log == [])
  }

  @Test(arguments: Kind.autos)
  func `a pull before the end of the list loads nothing`(kind: Kind) throws {
    let bench = bench(kind)
    try auto(bench).isAutomaticallyRefresh = false
    bench.pull(by: -0.01)
    bench.list.endDragging()
    #expect(bench.log == [])

    bench.pull(by: 0)
    bench.list.endDragging()
    #expect(bench.component.state == .refreshing)
  }

  @Test(arguments: Kind.autos)
  func `a cancelled pull loads nothing`(kind: Kind) throws {
    let bench = bench(kind)
    try auto(bench).isAutomaticallyRefresh = false
    bench.pull(by: 0.5)
    bench.list.cancelDragging()
    bench.wait()
    #expect(bench.log == [])
  }

  // MARK: 4. Not rationed

  @Test(arguments: Kind.autos)
  func `the app's begin works where the drag has nothing left`(kind: Kind) {
    let bench = bench(kind)
    bench.pull(by: 0)
    bench.component.endRefreshing()
    bench.wait()
    bench.drag(by: 0.1)
    bench.list.endDragging()
    bench.wait()
    #expect(bench.count("refreshing") == 1)

    for round in 2...4 {
      bench.refresh()
      #expect(bench.count("refreshing") == round)
      bench.end()
    }
  }

  @Test(arguments: Kind.tapped)
  func `a tap works where the drag has nothing left`(kind: Kind) {
    let bench = bench(kind)
    bench.pull(by: 0)
    bench.component.endRefreshing()
    bench.wait()
    bench.tap()

    #expect(bench.count("refreshing") == 2)
  }

  @Test(arguments: Kind.autos, [true, false])
  func `the app's begin uses up no trigger`(kind: Kind, drags: Bool) {
    let bench = bench(kind)
    bench.list.contentOffset = bench.offset(pulledBy: -1)
    if drags { bench.list.beginDragging() }
    bench.refresh()
    bench.end()
    if drags {
      bench.drag(by: 0)
    } else {
      bench.list.contentOffset = bench.offset(pulledBy: 0)
    }

    #expect(bench.count("refreshing") == 2)
  }

  @Test(arguments: Kind.tapped)
  func `a tap uses up no trigger`(kind: Kind) {
    let bench = bench(kind)
    bench.list.beginDragging()
    bench.tap()
    bench.end()
    bench.drag(by: 0)

    #expect(bench.count("refreshing") == 2)
  }
}

import RefreshKit
import Testing

/// Rule T, where an auto footer never loads, where the end of a drag does, and what is free.
struct ListEndTests {
  private func footer(_ bench: Bench) throws -> RefreshAutoFooter {
    try #require(bench.component as? RefreshAutoFooter)
  }

  // MARK: 2. Never

  @Test(arguments: Kind.autoFooters)
  func `it never loads above the resting top`(kind: Kind) throws {
    let bench = Bench(kind)
    try footer(bench).triggerAutomaticallyRefreshPercent = -50
    try footer(bench).autoTriggerTimes = -1
    bench.list.contentInset.top = 20
    bench.list.beginDragging()
    for y in [-90, -80, -60, -21.0] { bench.list.drag(to: Point(x: 0, y: y)) }
    bench.list.endDragging(decelerate: true)
    for y in [-40, -30, -20.5] { bench.list.decelerate(to: Point(x: 0, y: y)) }
    bench.list.decelerate(to: Point(x: 0, y: -20))
    #expect(bench.log == [])

    bench.list.decelerate(to: Point(x: 0, y: -19))
    #expect(bench.component.state == .refreshing)
  }

  @Test(arguments: Kind.autoFooters, [0, 20.0])
  func `a pull down that bounces back loads nothing, however early loading begins`(
    kind: Kind, top: Double
  ) throws {
    for pixel in [0, 1.0] {
      let bench = Bench(kind)
      bench.list.pixelLength = pixel
      bench.list.alwaysBounceVertical = true
      bench.list.contentInset.top = top
      try footer(bench).preloadDistance = 5_000
      bench.list.touch(.began, at: Point(x: 9, y: 100))
      for y in stride(from: 105, through: 160, by: 5.0) {
        bench.wait(0.016)
        bench.list.touch(.moved, at: Point(x: 9, y: y))
      }
      bench.list.touch(.ended, at: Point(x: 9, y: 160))
      bench.wait(3)
      #expect(bench.list.contentOffset.y == -top)
      #expect(bench.log == [])
    }
  }

  @Test(arguments: Kind.autoFooters)
  func `the end of a motion in a range that has changed loads nothing`(kind: Kind) throws {
    let bench = Bench(kind)
    try footer(bench).preloadDistance = 5_000
    bench.list.contentInset.top = 20
    bench.list.contentOffset.y = -20
    bench.list.contentInset.top = 0
    bench.wait(1)
    #expect(bench.list.contentOffset.y == 0)
    #expect(bench.log == [])
  }

  @Test(arguments: Kind.autoFooters)
  func `it never loads by a component's own move`(kind: Kind) throws {
    let bench = Bench(kind)
    try footer(bench).triggerAutomaticallyRefreshPercent = -50
    bench.list.header = RefreshHeader()
    bench.list.header?.beginRefreshing()
    bench.wait(1)
    bench.list.header?.endRefreshing()
    bench.wait(1)

    #expect(bench.log == [])
    #expect(bench.list.contentOffset.y == 0)
  }

  @Test(arguments: Kind.autoFooters)
  func `it never loads while the content is empty`(kind: Kind) throws {
    let bench = Bench(kind.make(), contentSize: Size(width: 375, height: 0))
    bench.list.contentInset.top = 700
    try footer(bench).autoTriggerTimes = -1
    bench.list.contentOffset.y = 0
    bench.list.contentOffset.y = 50
    bench.list.beginDragging()
    bench.list.drag(to: Point(x: 0, y: 100))
    bench.list.endDragging(decelerate: true)
    bench.list.decelerate(to: Point(x: 0, y: 120))
    bench.wait(1)

    #expect(bench.log == [])
  }

  @Test(arguments: Kind.autoFooters)
  func `it never loads as the content moves down`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.isUserInteractionEnabled = false
    bench.list.contentOffset = bench.offset(pulledBy: 1)
    bench.component.isUserInteractionEnabled = true
    bench.list.contentOffset = bench.offset(pulledBy: 0.5)

    #expect(bench.log == [])
  }

  @Test(arguments: Kind.autoFooters)
  func `on at most one screen moving does not load`(kind: Kind) {
    let bench = Bench(kind.make(), contentSize: Size(width: 375, height: 667))
    bench.list.contentOffset.y = 44
    #expect(bench.log == [])
  }

  @Test(arguments: Kind.autoFooters, [0, 0.5, 1, -2])
  func `it loads from the trigger line on`(kind: Kind, percent: Double) throws {
    let bench = Bench(kind)
    try footer(bench).triggerAutomaticallyRefreshPercent = percent
    bench.list.contentOffset = bench.offset(pulledBy: percent - 1.01)
    #expect(bench.component.state == .idle)

    bench.list.contentOffset = bench.offset(pulledBy: percent - 1)
    #expect(bench.component.state == .refreshing)
  }

  // MARK: 3. The end of a drag

  @Test(arguments: Kind.autoFooters)
  func `a pull down that is given up on a short list loads nothing`(kind: Kind) {
    let bench = Bench(kind.make(), contentSize: Size(width: 375, height: 300))
    bench.list.beginDragging()
    bench.list.drag(to: Point(x: 0, y: -40))
    bench.list.drag(to: .zero)
    bench.list.endDragging()
    bench.wait()

    #expect(bench.log == [])
  }

  @Test(arguments: Kind.autoFooters, [300, 2_000.0])
  func `a pull up at the end of the list loads`(kind: Kind, height: Double) throws {
    for isAutomatic in [true, false] {
      let bench = Bench(kind.make(), contentSize: Size(width: 375, height: height))
      try footer(bench).isAutomaticallyRefresh = false
      bench.list.contentOffset.y = max(0, height + 44 - 667)
      try footer(bench).isAutomaticallyRefresh = isAutomatic
      bench.list.beginDragging()
      bench.list.drag(to: Point(x: 0, y: bench.list.contentOffset.y + 5))
      bench.list.endDragging()
      bench.wait()
      #expect(bench.count("refreshing") == 1)
    }
  }

  @Test(arguments: Kind.autoFooters)
  func `a pull up that is given up loads nothing`(kind: Kind) throws {
    let bench = Bench(kind)
    try footer(bench).isAutomaticallyRefresh = false
    bench.list.contentOffset = bench.offset(pulledBy: 0)
    bench.pull(by: 0.5)
    bench.drag(by: 0)
    bench.list.endDragging()
    #expect(bench.log == [])
  }

  @Test(arguments: Kind.autoFooters)
  func `a pull up before the end of the list loads nothing`(kind: Kind) throws {
    let bench = Bench(kind)
    try footer(bench).isAutomaticallyRefresh = false
    bench.pull(by: -0.01)
    bench.list.endDragging()
    #expect(bench.log == [])

    bench.pull(by: 0)
    bench.list.endDragging()
    #expect(bench.component.state == .refreshing)
  }

  @Test(arguments: Kind.autoFooters)
  func `a cancelled pull up loads nothing`(kind: Kind) throws {
    let bench = Bench(kind)
    try footer(bench).isAutomaticallyRefresh = false
    bench.pull(by: 0.5)
    bench.list.cancelDragging()
    bench.wait()
    #expect(bench.log == [])
  }

  // MARK: 4. Not rationed

  @Test(arguments: Kind.autoFooters)
  func `the app's begin works where the drag has nothing left`(kind: Kind) {
    let bench = Bench(kind)
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
    let bench = Bench(kind)
    bench.pull(by: 0)
    bench.component.endRefreshing()
    bench.wait()
    bench.tap()

    #expect(bench.count("refreshing") == 2)
  }

  @Test(arguments: Kind.autoFooters, [true, false])
  func `the app's begin uses up no trigger`(kind: Kind, drags: Bool) {
    let bench = Bench(kind)
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
    let bench = Bench(kind)
    bench.list.beginDragging()
    bench.tap()
    bench.end()
    bench.drag(by: 0)

    #expect(bench.count("refreshing") == 2)
  }
}

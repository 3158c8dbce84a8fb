import RefreshKit
import Testing

/// Auto headers and auto footers with `loadsUntilFilled`: what fills a list, what a load waits for,
/// and what ends the loads.
@MainActor struct FillingTests {
  private let driver = RecordingDriver(isLate: true)

  @MainActor private struct Offline: Error {}

  /// A list that the component fills, with the component attached.
  private func attached(_ kind: Kind, content: Double = 100, fills: Bool = true) -> Bench {
    let filling = Bench(filling: kind, content: content, fills: fills)
    filling.attachAndWait()
    return filling
  }

  /// A list with a header and an auto footer that fills it.
  private func withHeader(_ kind: Kind, content: Double = 100) -> (Bench, RefreshHeader) {
    let filling = Bench(filling: kind, content: content)
    let header = RefreshNormalHeader()
    filling.list.header = header
    filling.attachAndWait()
    return (filling, header)
  }

  // MARK: What fills a list

  @Test(arguments: Kind.autos)
  func `content loads if it fits into the view with the component, and if the app asks for it`(
    kind: Kind
  ) {
    for (content, begins) in [(1.0, 1), (623, 1), (623.5, 0), (2_000, 0)] {
      let filling = attached(kind, content: content)
      #expect(filling.loads == begins, "\(content) points")
    }
    let plain = attached(kind, fills: false)
    #expect(plain.loads == 0)
    #expect((kind.make() as? any AutoLoading)?.loadsUntilFilled == false)
    plain.auto.loadsUntilFilled = true
    plain.wait(1)
    #expect(plain.loads == 1)
  }

  @Test(arguments: Kind.autos)
  func `the app's insets and the safe area count`(kind: Kind) {
    let filling = Bench(filling: kind, content: 523)
    filling.list.contentInset = EdgeInsets(top: 30, bottom: 30)
    filling.list.safeAreaInsets = EdgeInsets(top: 20, bottom: 20)
    filling.attachAndWait()
    #expect(filling.loads == 1)
    filling.answer(0.5)
    #expect(filling.loads == 1)
  }

  @Test(arguments: Kind.autos)
  func `a component without a height needs no room`(kind: Kind) {
    let filling = Bench(filling: kind, content: 667)
    filling.auto.frame.size.height = 0
    filling.attachAndWait()
    #expect(filling.loads == 1)
  }

  /// Settings that limit other loads, and how many pages of 100 points fill the list.
  private static let settings: [(String, loads: Int, (Bench) -> Void)] = [
    ("none", 6, { _ in }),
    (
      "hides while the content fits", 6,
      { ($0.auto as? any SelfHiding)?.hidesWhileContentFits = true }
    ),
    ("not automatic", 6, { $0.auto.isAutomaticallyRefresh = false }),
    ("0 times", 0, { $0.auto.autoTriggerTimes = 0 }),
    ("-2 times", 0, { $0.auto.autoTriggerTimes = -2 }),
    ("1 time", 6, { $0.auto.autoTriggerTimes = 1 }),
    ("3 times", 6, { $0.auto.autoTriggerTimes = 3 }),
    ("no limit", 6, { $0.auto.autoTriggerTimes = -1 }),
  ]

  @Test(arguments: Kind.autos)
  func `pages load until the list is filled, whatever limits other loads, except 0 times`(
    kind: Kind
  ) {
    for (name, loads, set) in Self.settings {
      let filling = Bench(filling: kind)
      set(filling)
      filling.attachAndWait()
      #expect(filling.auto.isShown == (name != "hides while the content fits"))
      #expect(filling.answerAll(100) == loads, "\(name)")
      #expect(filling.list.contentSize.height == 100 + 100 * Double(loads))
      #expect(filling.auto.isShown)
    }
  }

  @Test(arguments: Kind.autos, [(0, 1), (1, 2)])
  func `a source's component also loads inside its preload distance, and without one it does not`(
    kind: Kind, row: (distance: Double, loads: Int)
  ) {
    let filling = Bench(filling: kind, content: 1_000)
    filling.auto.isAutomaticallyRefresh = false
    filling.auto.preloadDistance = row.distance
    filling.component.source = .constant(filling: .afterGrowth)
    filling.attachAndWait()
    filling.refresh()
    filling.list.contentSize.height += 10
    filling.rest()
    filling.component.endRefreshing()
    filling.wait(1)
    #expect(filling.loads == row.loads)
  }

  // MARK: What ends the loads, and what begins them again

  @Test(arguments: Kind.autos)
  func `a page that brings nothing ends the loads until the content grows`(kind: Kind) {
    let filling = attached(kind)
    filling.answer(0)
    #expect(!filling.auto.isRefreshing)
    filling.wait(100)
    #expect(filling.loads == 1)
    filling.list.contentSize.height += 10
    filling.wait(1)
    #expect(filling.loads == 2)
  }

  @Test(arguments: Kind.autos)
  func `a failure, a cancelled load and the last page end the loads`(kind: Kind) {
    for result in [RefreshResult.failure(Offline()), .cancelled, .noMoreData] {
      let filling = attached(kind)
      filling.answer(50, result)
      filling.list.contentSize.height += 50
      filling.wait(100)
      #expect(filling.loads == 1, "\(result)")
      guard case .failure = result else { continue }
      filling.auto.beginRefreshing()
      filling.wait(1)
      #expect(filling.answerAll(100) == 5)
    }
  }

  @Test(arguments: Kind.autoFooters, [100, 50, 1.0])
  func `after a refresh of the list any content loads, but not before the end of that refresh`(
    kind: Kind, height: Double
  ) {
    for content in [0, 2_000.0] {
      let (filling, header) = withHeader(kind, content: content)
      header.beginRefreshing()
      filling.wait(1)
      filling.list.contentSize.height = height
      filling.wait(1)
      #expect(filling.loads == 0)
      header.endRefreshing()
      filling.wait(1)
      #expect(filling.loads == 1)
      filling.answer(1_000)

      header.beginRefreshing()
      filling.wait(1)
      filling.list.contentSize.height = 50
      header.endRefreshing(with: .failure(Offline()))
      filling.wait(1)
      #expect(!filling.auto.isRefreshing, "after a refresh that failed")
    }
  }

  @Test(arguments: Kind.autos)
  func `content that fits exactly is filled when the finger is lifted`(kind: Kind) {
    let filling = Bench(filling: kind, content: 623)
    filling.attach()
    filling.touch(.began)
    filling.wait(1)
    #expect(filling.loads == 0)
    filling.touch(.ended)
    filling.wait(1)
    #expect(filling.loads == 1)
  }

  @Test(arguments: Kind.autos)
  func `rows that are laid out during the next load count as growth after it`(kind: Kind) {
    let filling = attached(kind)
    filling.list.contentSize.height += 100
    filling.component.endRefreshing()
    filling.component.beginRefreshing()
    filling.wait(1)
    #expect(filling.loads == 2)
    filling.answer(0)
    #expect(filling.loads == 3)
    filling.answer(0)
    #expect(filling.loads == 3)
  }

  @Test(arguments: Kind.autos, [1.0, 100])
  func `an interrupted load is repeated in the next window, however short the list`(
    kind: Kind, content: Double
  ) {
    let filling = attached(kind, content: content)
    filling.list.isInWindow = false
    filling.component.endRefreshing(with: .cancelled)
    filling.wait(1)
    filling.list.isInWindow = true
    filling.wait(1)
    #expect(filling.loads == 2)
  }

  @Test(arguments: Kind.autoFooters)
  func `a list that becomes too short while the other edge loads is filled after that load`(
    kind: Kind
  ) {
    for result in [RefreshResult.success, .cancelled, .failure(Offline())] {
      let filling = Bench(filling: kind, content: 2_000)
      let header = RefreshAutoNormalHeader()
      filling.list.header = header
      filling.attachAndWait()
      header.beginRefreshing()
      filling.wait(1)
      filling.list.contentSize.height = 100
      filling.wait(1)
      #expect(filling.loads == 0)
      header.endRefreshing(with: result)
      filling.wait(1)
      #expect(filling.loads == 1, "\(result)")
    }
  }

  @Test(arguments: Kind.autoFooters)
  func `after a refresh with no more data, a reset alone does not load`(kind: Kind) {
    let (filling, header) = withHeader(kind)
    filling.answer(50, .failure(Offline()))
    header.beginRefreshing()
    filling.wait(1)
    header.endRefreshing(with: .noMoreData)
    filling.wait(1)
    #expect(filling.auto.state == .noMoreData)
    filling.auto.resetNoMoreData()
    filling.wait(1)
    #expect(filling.loads == 1)
  }

  @Test(arguments: Kind.autoFooters)
  func `an end block that refreshes the list precedes the next load`(kind: Kind) {
    let (filling, header) = withHeader(kind)
    filling.list.isPagingEnabled = true
    filling.auto.endRefreshingCompletionBlock = { header.beginRefreshing() }
    filling.answer(100)
    #expect(header.isRefreshing)
    #expect(filling.loads == 1)
  }

  @Test(arguments: Kind.autos)
  func `a component that moves to another list fills that list`(kind: Kind) {
    let filling = attached(kind)
    filling.answer(1_000)
    filling.auto.removeFromSuperview()
    filling.list.contentSize.height = 100
    filling.attachAndWait()
    #expect(filling.loads == 2)
  }

  @Test(arguments: Kind.autos)
  func `a component that moves to another list waits for a finger there, too`(kind: Kind) {
    let filling = attached(kind)
    filling.answer(1_000)
    filling.auto.removeFromSuperview()
    filling.list.contentSize.height = 100
    filling.touch(.began)
    filling.attachAndWait()
    #expect(filling.loads == 1)
    filling.touch(.ended)
    filling.wait(1)
    #expect(filling.loads == 2)
  }

  // MARK: What a load waits for

  /// Something that prevents a load. A test sets it and removes it again.
  struct Obstacle: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let set: @MainActor @Sendable (Bench, Bool) -> Void

    init(_ name: String, _ set: @escaping @MainActor @Sendable (Bench, Bool) -> Void) {
      (testDescription, self.set) = (name, set)
    }
  }

  nonisolated static let obstacles = [
    Obstacle("a finger") { $0.list.touch($1 ? .began : .ended, at: Point(x: 10, y: 300)) },
    Obstacle("a drag") { $1 ? $0.list.beginDragging() : $0.list.endDragging() },
    Obstacle("interaction") { $0.auto.isUserInteractionEnabled = !$1 },
    Obstacle("hidden") { $0.auto.isHidden = $1 },
    Obstacle("hidden, and hiding itself") {
      ($0.auto as? any SelfHiding)?.hidesWhileContentFits = true
      $0.auto.isHidden = $1
    },
    Obstacle("no loads in a drag") { $0.auto.autoTriggerTimes = $1 ? 0 : 1 },
    Obstacle("no more data") {
      if $1 { $0.auto.state = .noMoreData } else { $0.auto.resetNoMoreData() }
    },
    Obstacle("another refresh") { setRefreshing($1, in: $0) },
    Obstacle("another refresh, not exclusive") {
      $0.list.allowsSimultaneousRefreshing = true
      setRefreshing($1, in: $0)
    },
    Obstacle("a second level") {
      let other = other(in: $0)
      other.secondLevel = other.secondLevel ?? SecondLevel()
      if $1 { other.openSecondLevel() } else { other.closeSecondLevel() }
    },
    Obstacle("outside a window") { $0.list.isInWindow = !$1 },
    Obstacle("an empty list") {
      if !$1 { $0.list.contentSize.height = 100 } else { $0.list.contentSize.height = 0 }
    },
  ]

  /// The trailer of the list, which is made on first use.
  private static func other(in filling: Bench) -> RefreshComponent {
    if let trailer = filling.list.trailer { return trailer }
    let trailer = RefreshNormalTrailer()
    filling.list.trailer = trailer
    return trailer
  }

  private static func setRefreshing(_ isRefreshing: Bool, in filling: Bench) {
    let other = other(in: filling)
    if isRefreshing { other.beginRefreshing() } else { other.endRefreshing() }
  }

  @Test(arguments: Kind.autos, obstacles)
  func `a load waits while something prevents it, at first and after another load`(
    kind: Kind, obstacle: Obstacle
  ) {
    let filling = Bench(filling: kind)
    obstacle.set(filling, true)
    filling.attachAndWait()
    filling.wait(1)
    #expect(filling.loads == 0 && !filling.auto.isRefreshing)
    obstacle.set(filling, false)
    // A finger is asked about at the next frame, and another refresh at its end.
    filling.wait(obstacle.testDescription == "a finger" ? 1 / filling.list.frameRate : 1)
    #expect(filling.loads == 1)

    guard !["no more data", "an empty list"].contains(obstacle.testDescription) else { return }
    obstacle.set(filling, true)
    filling.answer(100)
    #expect(filling.loads == 1)
    obstacle.set(filling, false)
    filling.wait(1)
    #expect(filling.loads == 2)
  }

  @Test(arguments: Kind.autos, [true, false])
  func `the load follows in the turn in which a drag has ended or was canceled`(
    kind: Kind, isCanceled: Bool
  ) {
    let filling = Bench(filling: kind)
    filling.list.beginDragging()
    filling.attach()
    // Between two frames.
    filling.wait(1 + 0.5 / filling.list.frameRate)
    #expect(filling.loads == 0)
    if isCanceled { filling.list.cancelDragging() } else { filling.list.endDragging() }
    filling.wait(0)
    #expect(filling.loads == 1)
  }

  @Test(arguments: Kind.autos)
  func `under a finger, the content is compared once in each frame`(kind: Kind) {
    let filling = Bench(filling: kind)
    filling.touch(.began)
    filling.attach()
    let frame = 1 / filling.list.frameRate
    for _ in 1...3 {
      filling.component.setNeedsLayout()
      filling.wait(frame / 8)
    }
    let runs = filling.list.timeline.runCount
    filling.wait(10 * frame)
    #expect(filling.list.timeline.runCount == runs + 10)
    #expect(filling.loads == 0)
  }

  @Test(arguments: Kind.autos)
  func `a load waits for the display of a result, and does not follow an end with no more data`(
    kind: Kind
  ) {
    let filling = Bench(filling: kind)
    filling.auto.resultDisplayDuration = 5
    filling.attachAndWait()
    filling.answer(100)
    filling.wait(3)
    #expect(filling.loads == 1)
    filling.wait(2)
    #expect(filling.loads == 2)

    let last = attached(kind)
    last.list.contentSize.height += 100
    last.auto.endRefreshing()
    last.auto.endRefreshingWithNoMoreData()
    last.wait(1)
    #expect(last.loads == 1)
    #expect(last.auto.state == .noMoreData)
  }

  @Test(arguments: Kind.autos)
  func `tools see whether a load is due, also while something prevents it`(kind: Kind) throws {
    let filling = attached(kind)
    let loader = try #require(filling.component.autoLoader)
    filling.answer(0)
    #expect(!loader.isDueToFill, "the page has brought nothing")
    filling.component.source = .constant(filling: .always)
    #expect(loader.isDueToFill)
    filling.component.source = .constant(filling: .never)
    #expect(!loader.isDueToFill)
    filling.component.source = nil
    filling.touch(.began)
    filling.list.contentSize.height += 10
    #expect(loader.isDueToFill)
    filling.component.source = .constant(filling: .never)
    #expect(!loader.isDueToFill)
    filling.component.source = nil
    filling.auto.autoTriggerTimes = 0
    #expect(!loader.isDueToFill)
    filling.auto.autoTriggerTimes = 1
    filling.auto.loadsUntilFilled = false
    #expect(!loader.isDueToFill)
  }

  // MARK: The layout of a platform's scroll view

  @Test(arguments: Kind.autos)
  func `a load waits for the layout of a platform, and requests it`(kind: Kind) {
    let filling = Bench(filling: kind)
    filling.list.driver = driver
    filling.attachAndWait()
    filling.wait(1)
    #expect(filling.loads == 0 && driver.isAsked)
    filling.list.driverDidLayOut()
    filling.wait(0)
    #expect(filling.loads == 1)

    driver.isAsked = false
    filling.auto.endRefreshing()
    filling.wait(1)
    #expect(driver.isAsked)
    // The size before the layout is an estimate that is too short; the size after it fills the
    // list.
    filling.list.contentSize.height = 200
    filling.wait(1)
    filling.list.contentSize.height = 1_000
    filling.list.driverDidLayOut()
    filling.wait(1)
    #expect(filling.loads == 1)
  }

  @Test(arguments: Kind.autoFooters)
  func `a load waits for the layout that follows the end, not for one before it`(
    kind: Kind
  ) {
    let filling = Bench(filling: kind)
    filling.list.driver = driver
    filling.list.header = RefreshNormalHeader()
    filling.attachAndWait()
    filling.list.header?.beginRefreshing()
    filling.wait(1)
    filling.list.header?.endRefreshing()
    filling.list.driverDidLayOut()
    filling.wait(0)
    #expect(filling.loads == 0)
    filling.list.driverDidLayOut()
    filling.wait(0)
    #expect(filling.loads == 1)
  }

  @Test(arguments: Kind.autos)
  func `a new driver is asked for a layout, and without a driver the load does not wait`(
    kind: Kind
  ) {
    for other in [nil, RecordingDriver(isLate: true)] {
      let filling = Bench(filling: kind)
      filling.list.driver = driver
      filling.attachAndWait()
      filling.list.driver = other
      filling.wait(1)
      #expect(filling.loads == (other == nil ? 1 : 0))
      #expect(other?.isAsked != false)
    }
    let plain = Bench(filling: kind, fills: false)
    let unasked = RecordingDriver(isLate: true)
    plain.list.driver = unasked
    plain.attachAndWait()
    plain.list.driverDidLayOut()
    plain.wait(1)
    #expect(plain.loads == 0 && !unasked.isAsked)
  }
}

extension Bench {
  /// A list of 667 points with an auto header or auto footer of 44 points that loads until the list
  /// is filled.
  fileprivate convenience init(filling kind: Kind, content: Double = 100, fills: Bool = true) {
    let component = kind.make()
    (component as? any AutoLoading)?.loadsUntilFilled = fills
    self.init(component, contentSize: Size(width: 375, height: content), attaches: false)
  }

  /// How often a load has begun.
  fileprivate var loads: Int { count("refreshing") }

  fileprivate func attachAndWait() {
    attach()
    wait(1)
  }

  /// Ends the load with a page of the given length.
  fileprivate func answer(_ length: Double, _ result: RefreshResult = .success) {
    list.contentSize.height += length
    component.endRefreshing(with: result)
    wait(1)
  }

  /// Ends each load with a page of the given length until no load begins; returns the number of
  /// pages.
  fileprivate func answerAll(_ length: Double) -> Int {
    var count = 0
    while component.isRefreshing, count < 100 {
      count += 1
      answer(length)
    }
    return count
  }
}

import RefreshKit
import Testing

/// What a load that fills a list waits for.
struct FillingWaitsTests {
  private let driver = RecordingDriver(isLate: true)

  /// Something in the way of a load, which a test puts there and takes away.
  nonisolated struct Obstacle: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let set: @MainActor @Sendable (FillingList, Bool) -> Void

    init(_ name: String, _ set: @escaping @MainActor @Sendable (FillingList, Bool) -> Void) {
      (testDescription, self.set) = (name, set)
    }
  }

  nonisolated static let obstacles = [
    Obstacle("a finger") { $0.list.touch($1 ? .began : .ended, at: Point(x: 10, y: 300)) },
    Obstacle("a drag") { $1 ? $0.list.beginDragging() : $0.list.endDragging() },
    Obstacle("interaction") { $0.component.isUserInteractionEnabled = !$1 },
    Obstacle("hidden") { $0.component.isHidden = $1 },
    Obstacle("hidden, and hiding itself") {
      ($0.component as? any SelfHiding)?.hidesWhileContentFits = true
      $0.component.isHidden = $1
    },
    Obstacle("no loads in a drag") { $0.component.autoTriggerTimes = $1 ? 0 : 1 },
    Obstacle("no more data") {
      if $1 { $0.component.state = .noMoreData } else { $0.component.resetNoMoreData() }
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
  ]

  /// The trailer of the list, which is made when it is asked for.
  private static func other(in filling: FillingList) -> RefreshComponent {
    if let trailer = filling.list.trailer { return trailer }
    let trailer = RefreshNormalTrailer()
    filling.list.trailer = trailer
    return trailer
  }

  private static func setRefreshing(_ isRefreshing: Bool, in filling: FillingList) {
    let other = other(in: filling)
    if isRefreshing { other.beginRefreshing() } else { other.endRefreshing() }
  }

  @Test(arguments: Kind.autos, obstacles)
  func `at first`(kind: Kind, obstacle: Obstacle) throws {
    let filling = try FillingList(kind)
    obstacle.set(filling, true)
    filling.attach()
    filling.wait()
    #expect(filling.begins == 0)
    obstacle.set(filling, false)
    filling.wait()
    #expect(filling.begins == 1)
  }

  @Test(arguments: Kind.autos, obstacles.filter { $0.testDescription != "no more data" })
  func `after a load`(kind: Kind, obstacle: Obstacle) throws {
    let filling = try FillingList(kind)
    filling.attach()
    obstacle.set(filling, true)
    filling.answer(100)
    #expect(filling.begins == 1)
    obstacle.set(filling, false)
    filling.wait()
    #expect(filling.begins == 2)
  }

  @Test(arguments: Kind.autos)
  func `an end without more data that waits`(kind: Kind) throws {
    let filling = try FillingList(kind)
    filling.attach()
    filling.list.contentSize.height += 100
    filling.component.endRefreshing()
    filling.component.endRefreshingWithNoMoreData()
    filling.wait()
    #expect(filling.begins == 1)
    #expect(filling.component.state == .noMoreData)
  }

  @Test(arguments: Kind.autos)
  func `a result that is shown`(kind: Kind) throws {
    let filling = try FillingList(kind)
    filling.component.resultDisplayDuration = 5
    filling.attach()
    filling.answer(100)
    filling.wait(3)
    #expect(filling.begins == 1)
    filling.wait(2)
    #expect(filling.begins == 2)
  }

  // MARK: A platform's scroll view

  @Test(arguments: Kind.autos)
  func `the layout of a platform`(kind: Kind) throws {
    let filling = try FillingList(kind)
    filling.list.driver = driver
    filling.attach()
    filling.wait()
    #expect(filling.begins == 0 && driver.isAsked)
    filling.list.driverDidLayOut()
    filling.wait(0)
    #expect(filling.begins == 1)

    driver.isAsked = false
    filling.component.endRefreshing()
    filling.wait()
    #expect(driver.isAsked)
    // An estimate of the size is too short; that after the layout fills the list.
    filling.list.contentSize.height = 200
    filling.wait()
    filling.list.contentSize.height = 1_000
    filling.list.driverDidLayOut()
    filling.wait()
    #expect(filling.begins == 1)
  }

  @Test(arguments: Kind.autos)
  func `a layout that no component has requested changes nothing`(kind: Kind) throws {
    let filling = try FillingList(kind, fills: false)
    filling.list.driver = driver
    filling.attach()
    filling.list.driverDidLayOut()
    filling.wait()
    #expect(filling.begins == 0 && !driver.isAsked)
  }

  @Test(arguments: Kind.autoFooters)
  func `the layout that follows the end, not one before it`(kind: Kind) throws {
    let filling = try FillingList(kind)
    filling.list.driver = driver
    filling.list.header = RefreshNormalHeader()
    filling.attach()
    filling.list.header?.beginRefreshing()
    filling.wait()
    filling.list.header?.endRefreshing()
    filling.list.driverDidLayOut()
    filling.wait(0)
    #expect(filling.begins == 0)
    filling.list.driverDidLayOut()
    filling.wait(0)
    #expect(filling.begins == 1)
  }

  @Test(arguments: Kind.autos)
  func `the layout of another driver, or of none`(kind: Kind) throws {
    for other in [nil, RecordingDriver(isLate: true)] {
      let filling = try FillingList(kind)
      filling.list.driver = driver
      filling.attach()
      filling.list.driver = other
      filling.wait()
      #expect(filling.begins == (other == nil ? 1 : 0))
      #expect(other?.isAsked != false)
    }
  }
}

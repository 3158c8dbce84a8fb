import RefreshKit
import Testing

/// A list that is old, and a header that cannot refresh it yet.
struct ExpirationWaitsTests {
  private typealias Stage = RefreshHeaderExpirationTests.Stage
  private typealias Offline = RefreshHeaderExpirationTests.Offline
  nonisolated private static let kinds = RefreshHeaderExpirationTests.kinds

  @Test(arguments: kinds)
  func `a check that waits for the next frame is not made earlier by a layout`(kind: Kind) throws {
    let stage = try Stage(kind, age: 0)
    stage.attach()
    stage.list.touch(.began, at: Point(x: 5, y: 500))
    stage.wait(100)
    stage.header.refreshIfExpired()
    stage.list.touch(.ended, at: Point(x: 5, y: 500))
    stage.header.setNeedsLayout()
    stage.wait()
    #expect(stage.header.state == .idle)
    stage.wait(1)
    #expect(stage.begins == 1)
  }

  @Test func `it checks in the next frame after a touch`() throws {
    let stage = try Stage(Kind.normalHeader, age: 0)
    stage.attach()
    stage.list.touch(.began, at: Point(x: 5, y: 500))
    stage.wait(100)
    stage.header.refreshIfExpired()
    stage.list.touch(.ended, at: Point(x: 5, y: 500))
    stage.wait(0.99 / 60)
    #expect(stage.header.state == .idle)
    stage.wait(0.02 / 60)
    #expect(stage.header.state == .refreshing)
  }

  @Test func `an interval that is removed while it waits refreshes nothing`() throws {
    let stage = try Stage(Kind.normalHeader)
    stage.list.touch(.began, at: Point(x: 5, y: 500))
    stage.attach()
    stage.header.expirationInterval = nil
    stage.list.touch(.ended, at: Point(x: 5, y: 500))
    stage.wait(1)
    #expect(stage.begins == 0)
  }

  @Test(arguments: kinds, [false, true])
  func `a header without interaction checks again when it has it`(kind: Kind, asks: Bool) throws {
    let stage = try Stage(kind, age: asks ? 0 : nil)
    stage.header.isUserInteractionEnabled = false
    stage.attach()
    if asks {
      stage.wait(100)
      stage.header.refreshIfExpired()
      stage.wait(1)
    }
    #expect(stage.begins == 0)
    stage.header.isUserInteractionEnabled = true
    stage.wait(1)
    #expect(stage.begins == 1)
    stage.end()
    stage.wait(100)
    #expect(stage.begins == 1)
  }

  @Test(arguments: kinds)
  func `while a refresh runs none begins, and then only where the list is still old`(
    kind: Kind
  ) throws {
    for (result, begins) in [(RefreshResult.success, 1), (.failure(Offline()), 2)] {
      let stage = try Stage(kind)
      stage.header.refreshingTimeout = nil
      stage.list.header = stage.header
      stage.header.beginRefreshing()
      stage.wait(1)
      stage.header.refreshIfExpired()
      stage.wait(1)
      #expect(stage.begins == 1)
      stage.end(result)
      stage.wait(1)
      #expect(stage.begins == begins)
    }
  }

  @Test(arguments: kinds)
  func `while a result is shown none begins`(kind: Kind) throws {
    let stage = try Stage(kind)
    stage.header.resultDisplayDuration = 10
    stage.attach()
    stage.end(.failure(Offline()))
    #expect(stage.header.isShowingResult)
    stage.header.refreshIfExpired()
    stage.wait(5)
    #expect(stage.header.isShowingResult && stage.begins == 1)
    stage.wait(6)
    #expect(stage.begins == 2)
  }

  nonisolated enum Finger: Sendable, CaseIterable {
    case touch, drag, hostDrag
  }

  @Test(arguments: kinds, Finger.allCases)
  func `while a finger is down none begins, and then one does`(kind: Kind, finger: Finger) throws {
    let stage = try Stage(kind, age: 0)
    stage.attach()
    stage.wait(100)
    let list = stage.list
    if finger == .hostDrag {
      list.beginDragging()
    } else {
      list.touch(.began, at: Point(x: 50, y: 300))
      stage.wait(0.1)
      if finger == .drag { list.touch(.moved, at: Point(x: 50, y: 200)) }
    }
    stage.header.refreshIfExpired()
    stage.wait(20)
    #expect(stage.begins == 0)
    if finger == .hostDrag {
      list.endDragging()
    } else {
      list.touch(.ended, at: Point(x: 50, y: 200))
    }
    stage.wait(1)
    #expect(stage.begins == 1)
  }

  @Test(arguments: kinds)
  func `a pull that is let go refreshes once`(kind: Kind) throws {
    let stage = try Stage(kind, age: 0)
    stage.attach()
    stage.wait(100)
    stage.list.beginDragging()
    stage.header.refreshIfExpired()
    stage.list.drag(to: Point(x: 0, y: -100))
    stage.wait(1)
    stage.list.endDragging()
    stage.wait(1)
    #expect(stage.begins == 1)
    stage.end()
    stage.wait(10)
    #expect(stage.begins == 1)
  }

  @Test(arguments: kinds)
  func `while another component refreshes alone, the list waits`(kind: Kind) throws {
    let stage = try Stage(kind)
    stage.list.allowsSimultaneousRefreshing = false
    let footer = RefreshAutoNormalFooter {}
    stage.list.footer = footer
    footer.beginRefreshing()
    stage.attach()
    #expect(stage.begins == 0)
    footer.endRefreshing()
    stage.wait(1)
    #expect(stage.begins == 1)
  }

  // MARK: By a call

  @Test(arguments: kinds)
  func `a header that is hidden waits until it is shown`(kind: Kind) throws {
    let stage = try Stage(kind)
    stage.header.isHidden = true
    stage.attach()
    stage.header.refreshIfExpired()
    stage.wait(1)
    #expect(stage.header.state == .idle)
    stage.header.isHidden = false
    stage.wait(1)
    #expect(stage.begins == 1)
  }

  // MARK: The interval
}

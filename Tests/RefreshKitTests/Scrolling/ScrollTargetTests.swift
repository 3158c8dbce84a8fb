import RefreshKit
import Testing

/// Where content is sent, by its delegate and by calls, and whether it gets there.
struct ScrollTargetTests {
  @Test(arguments: [(2_000.0, 500.0), (5_100, 500), (9_000, 500), (1_000, 333), (100, 0)])
  func `the delegate's target is kept as the range changes`(height: Double, rest: Double) {
    for waits in [0, 0.1] {
      let glass = Glass(contentHeight: 5_000)
      glass.target = Point(x: 0, y: 500)
      glass.flick(from: 600, by: -15, times: 6)
      glass.wait(waits)
      glass.list.contentSize.height = height
      glass.wait(3)
      #expect(glass.y == rest)
      #expect(glass.log.last == "at rest")
    }
  }

  @Test func `a target along one axis leaves the other its throw`() {
    let glasses = [Glass(), Glass()]
    for glass in glasses {
      glass.list.contentSize.width = 5_000
      glass.down(300)
      for step in 1...4 {
        glass.wait(0.01)
        glass.move(300 - 10 * Double(step), x: 100 - 20 * Double(step))
      }
      if glass === glasses[0] { glass.targetY = 250 }
      glass.up()
      glass.wait(0.2)
    }
    #expect(glasses[0].list.contentOffset.x == glasses[1].list.contentOffset.x)
    glasses[0].wait(3)
    #expect(glasses[0].y == 250)
  }

  @Test(arguments: [true, false])
  func `an offset beyond the range is reached, and stays`(animated: Bool) {
    let glass = Glass()
    glass.list.setContentOffset(Point(x: -20, y: -100), animated: animated)
    glass.wait(1)
    #expect(glass.list.contentOffset == Point(x: -20, y: -100))
    glass.list.setContentOffset(Point(x: 0, y: 1_500), animated: animated)
    glass.wait(1)
    #expect(glass.list.contentOffset == Point(x: 0, y: 1_500))
    glass.list.contentSize.height += 1
    #expect(glass.list.contentOffset == Point(x: 0, y: 1_334))
  }

  @Test(arguments: [0, 300.0])
  func `an animated move to a header that refreshes gets there`(y: Double) {
    let glass = Glass()
    let header = RefreshNormalHeader()
    glass.list.header = header
    header.beginRefreshing()
    glass.wait(1)
    glass.list.contentOffset.y = y
    #expect(header.reservedInset == 0)
    glass.list.setContentOffset(Point(x: 0, y: -54), animated: true)
    glass.wait(1)
    #expect(glass.y == -54 && header.reservedInset == 54)
  }

  @Test func `an animated move is not changed by a header that releases its inset`() {
    let glass = Glass(rate: 1_000)
    let header = RefreshNormalHeader()
    glass.list.header = header
    header.beginRefreshing()
    glass.wait(1)
    glass.list.setContentOffset(Point(x: 0, y: 46), animated: true)
    glass.wait(0.15)
    #expect(abs(glass.y + 4) < 1e-9)
    glass.wait(0.15)
    #expect(glass.y == 46)
  }

  @Test func `an animated move ends in the range that a callback leaves before it begins`() {
    let glass = Glass()
    glass.list.header = RefreshRingHeader()
    glass.list.beginDragging()
    glass.list.drag(to: Point(x: 0, y: -40))
    glass.list.endDragging()
    #expect(glass.list.heldOverscroll.top == 40)
    let delegate = CountingDelegate()
    glass.list.delegate = delegate
    delegate.act = { glass.list.contentSize.height = 1_000 }
    glass.list.setContentOffset(Point(x: 0, y: 1_333), animated: true)
    delegate.act = nil
    glass.wait(1)
    #expect(glass.y == 333)
  }

  @Test func `an animated move is brought into a range that becomes shorter as a refresh ends`() {
    let glass = Glass()
    let header = RefreshNormalHeader()
    glass.list.header = header
    header.beginRefreshing()
    glass.wait(1)
    glass.list.contentOffset.y = -10
    glass.list.setContentOffset(Point(x: 0, y: -54), animated: true)
    glass.wait(0.1)
    header.endRefreshing()
    glass.wait(1)
    #expect(glass.y == 0)
  }
}

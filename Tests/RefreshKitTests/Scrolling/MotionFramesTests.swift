import RefreshKit
import Testing

/// When the frames of a motion are shown.
struct MotionFramesTests {
  @Test func `a frame is due at each multiple of its length and at the end`() {
    let glass = Glass(rate: 10)
    glass.list.setContentOffset(Point(x: 0, y: 100), animated: true)
    glass.wait(0.09)
    #expect(glass.log.isEmpty)
    glass.wait(0.02)
    #expect(glass.log == ["26"])
    glass.wait(1)
    #expect(glass.log == ["26", "74", "100", "arrived"])
  }

  @Test func `a motion whose range changes with each offset ends`() throws {
    let glass = Glass(rate: 60)
    glass.whenScrolled = { list in
      list.contentInset.bottom = list.contentInset.bottom == 0 ? 0.5 : 0
    }
    glass.list.setContentOffset(Point(x: 0, y: 20), animated: true)
    try glass.list.timeline.advance(by: 1, limit: 1_000)
    #expect(glass.y == 20)
    #expect(glass.log.last == "arrived")
    #expect(glass.log.count == 19)
  }

  @Test func `a new rate counts at once`() {
    let glass = Glass(rate: 1)
    glass.list.setContentOffset(Point(x: 0, y: 100), animated: true)
    glass.list.frameRate = 60
    glass.wait(1)
    #expect(glass.log.count == 19)
  }

  @Test func `more than a thousand frames a second are a thousand`() {
    let glass = Glass(rate: 1e300)
    #expect(glass.list.frameRate == 1_000)
  }

  @Test func `where the clock cannot count frames any more, the end is shown`() throws {
    let glass = Glass(rate: 60)
    glass.wait(1e15)
    glass.list.setContentOffset(Point(x: 0, y: 100), animated: true)
    try glass.list.timeline.advance(by: 1, limit: 100)
    #expect(glass.log == ["100", "arrived"])
  }

  @Test(arguments: [59.94, 60, 75, 120, 240, 1_000], [8.4e6, 1.3e7, 5e7, 1e9])
  func `a clock that has run for months shows as many frames`(rate: Double, start: Double) throws {
    let glass = Glass(rate: rate)
    glass.wait(start)
    for _ in 1...5 {
      glass.clearLog()
      glass.list.setContentOffset(Point(x: 0, y: 100 - glass.y), animated: true)
      try glass.list.timeline.advance(by: 0.5137, limit: 1_000)
      #expect(glass.log.last == "arrived")
      let frames = (0.3 * rate).rounded(.down)
      #expect((frames...frames + 2).contains(Double(glass.log.count - 1)))
    }
  }

  @Test func `a range that shrinks with the last frame is applied before the end is reported`() {
    let glass = Glass(rate: 60)
    glass.whenScrolled = { list in
      if list.contentOffset.y == 1_000 { list.contentSize.height = 1_200 }
    }
    glass.list.setContentOffset(Point(x: 0, y: 1_000), animated: true)
    glass.wait(1)
    #expect(glass.log.suffix(3) == ["1000", "533", "arrived"])
  }
}

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

  @Test func `a motion whose range changes with each offset comes to its end`() throws {
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
}

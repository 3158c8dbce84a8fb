import RefreshKit
import Testing

/// A finger on the glass.
struct TouchTests {
  @Test func `the first ten points are slop, and the content follows the rest`() {
    let glass = Glass()
    glass.down(300)
    glass.move(291)
    #expect(!glass.list.isDragging && glass.list.isTracking)
    glass.move(280)
    #expect(glass.list.isDragging)
    #expect(glass.y == 10)
    glass.move(200)
    #expect(glass.y == 90)
  }

  @Test func `beyond the edge the content yields`() {
    let glass = Glass()
    glass.list.alwaysBounceVertical = true
    glass.down(100)
    glass.move(210)
    let shown = 55 * 667 / (55 + 667.0)
    #expect(abs(glass.y + shown) < 1e-9)
  }

  @Test func `without bounces it stops at the edge`() {
    let glass = Glass()
    glass.list.bounces = false
    glass.down(100)
    glass.move(300)
    #expect(glass.y == 0)
    glass.move(-5_000)
    #expect(glass.y == 1_333)
  }

  // Rule D6.
  @Test func `the velocity of a finger is that of the times at which it was somewhere`() {
    func rest(notifiedEvery frames: Int) -> Double {
      let glass = Glass()
      for step in 0...8 {
        if step.isMultiple(of: frames) { glass.wait(0.01 * Double(frames)) }
        let place = Point(x: 100, y: 500 - 20 * Double(step))
        glass.list.touch(
          step == 0 ? .began : .moved, at: place, timestamp: 0.01 * Double(step) + 0.01)
      }
      glass.list.touch(.ended, at: Point(x: 100, y: 340), timestamp: 0.095)
      glass.wait(5)
      return glass.y
    }
    #expect(rest(notifiedEvery: 1) > 800)
    #expect(abs(rest(notifiedEvery: 1) - rest(notifiedEvery: 2)) < 1e-6)
    #expect(abs(rest(notifiedEvery: 1) - rest(notifiedEvery: 4)) < 1e-6)
  }

  @Test func `the time of a touch is neither before the last touch nor after now`() {
    let glass = Glass()
    #expect(glass.list.touchTime == nil)
    glass.wait(1)
    glass.list.touch(.began, at: .zero, timestamp: 5)
    #expect(glass.list.touchTime == 1)
    glass.wait(1)
    glass.list.touch(.moved, at: .zero, timestamp: 1.25)
    glass.list.touch(.moved, at: .zero, timestamp: 0.5)
    #expect(glass.list.touchTime == 1.25)
    glass.list.touch(.moved, at: .zero, id: 3)
    #expect(glass.list.touchTime == 1.25)
    glass.list.touch(.ended, at: .zero, timestamp: .nan)
    #expect(glass.list.touchTime == 2)
  }

  @Test func `a finger without an identifier has the identifier 0`() {
    let glass = Glass()
    glass.down(300)
    glass.list.touch(.moved, at: Point(x: 100, y: 200), id: 0)
    #expect(glass.y == 90)
  }

  @Test func `pages that a finger has stopped between two rests continue`() {
    let glass = Glass()
    glass.list.isPagingEnabled = true
    glass.list.setContentOffset(Point(x: 0, y: 667), animated: true)
    glass.wait(0.1)
    glass.down(300)
    #expect(glass.y > 0 && glass.y < 667)
    glass.up(300)
    glass.wait(2)
    #expect(glass.y == 0 || glass.y == 667)
  }

  @Test func `an offset of the app beyond an end stays under a tap, animated or not`() {
    let glass = Glass()
    for isAnimated in [true, false] {
      glass.list.setContentOffset(Point(x: 0, y: -50), animated: isAnimated)
      glass.wait(1)
      glass.down(300)
      glass.up(300)
      glass.wait(1)
      #expect(glass.y == -50)
    }
  }

  @Test func `an overshoot too small for a bounce ends at once`() {
    let glass = Glass()
    glass.list.beginDragging()
    glass.list.drag(to: Point(x: 0, y: -0.3))
    glass.list.endDragging()
    glass.clearLog()
    glass.down(300)
    glass.up(300)
    #expect(glass.log == ["0"] && !glass.list.isDecelerating)
  }

  @Test func `an axis without anything to show stays`() {
    let glass = Glass()
    glass.down(300, x: 100)
    glass.move(200, x: 20)
    #expect(glass.list.contentOffset.x == 0)
    #expect(glass.y > 80)
  }

  @Test(arguments: [true, false])
  func `a short list moves only if it always bounces`(alwaysBounces: Bool) {
    let glass = Glass(contentHeight: 100)
    glass.list.alwaysBounceVertical = alwaysBounces
    glass.down(100)
    glass.move(200)
    #expect(glass.list.isDragging == alwaysBounces)
    #expect((glass.y < 0) == alwaysBounces)
  }

  @Test func `content that is caught does not jump`() {
    let glass = Glass()
    glass.list.alwaysBounceVertical = true
    glass.flick(from: 100, by: 40, times: 8)
    glass.wait(0.1)
    let caught = glass.y
    #expect(caught < -1)
    glass.down(300)
    #expect(glass.y == caught)
    #expect(!glass.list.isDecelerating)
    glass.wait(1)
    #expect(glass.y == caught)
    glass.move(310)
    #expect(abs(glass.y - caught) < 1e-9)
    glass.move(311)
    #expect(glass.y < caught && glass.y > caught - 1)
  }

  @Test func `caught content that is released returns`() {
    let glass = Glass()
    glass.list.alwaysBounceVertical = true
    glass.flick(from: 100, by: 40, times: 8)
    glass.wait(0.1)
    glass.down(300)
    glass.up(300)
    #expect(glass.list.isDecelerating)
    glass.wait(2)
    #expect(glass.y == 0)
    #expect(!glass.list.isDecelerating)
  }

  @Test func `a tap on content at rest notifies no delegate`() {
    let glass = Glass()
    glass.down(300)
    glass.up(300)
    #expect(glass.log.isEmpty)
    #expect(!glass.list.isTracking)
  }

  // MARK: The order of events

  @Test func `a fling is reported in UIKit's order`() {
    let glass = Glass(rate: 10)
    glass.flick(from: 500, by: -20, times: 3)
    #expect(
      glass.log == [
        "will drag", "10", "30", "50", "will end", "did end, with speed", "will decelerate",
      ])
    #expect(glass.velocity == Point(x: 0, y: 2))
    #expect(abs(glass.announced.y - (50 + 1_990 * 0.499)) < 1e-6)
    glass.clearLog()
    glass.wait(5)
    #expect(glass.log.last == "at rest")
    #expect(abs(glass.y - glass.announced.y) < 1e-6)
  }

  @Test func `a slow lift ends where it is`() {
    let glass = Glass()
    glass.down(300)
    glass.wait(0.2)
    glass.move(260)
    glass.up(260)
    #expect(glass.log == ["will drag", "30", "will end", "did end"])
    #expect(!glass.list.isDecelerating && !glass.list.isTracking)
  }

  @Test func `an announced target is inside the range`() {
    let glass = Glass()
    glass.flick(from: 600, by: -60, times: 5)
    #expect(glass.announced.y == 1_333)
  }

  @Test func `the delegate may send the content elsewhere`() {
    let glass = Glass()
    glass.target = Point(x: 0, y: 250)
    glass.flick(from: 500, by: -20, times: 3)
    glass.wait(3)
    #expect(glass.y == 250)
  }

  @Test func `a page is turned by a fling`() {
    let glass = Glass()
    glass.list.isPagingEnabled = true
    glass.flick(from: 500, by: -60, times: 3)
    glass.wait(3)
    #expect(glass.y == 667)
  }

  @Test func `a cancelled drag returns without a fling`() {
    let glass = Glass()
    glass.list.alwaysBounceVertical = true
    glass.down(100)
    glass.wait(0.01)
    glass.move(300)
    glass.list.touch(.cancelled, at: Point(x: 100, y: 300))
    #expect(glass.list.panState == .cancelled)
    glass.wait(2)
    #expect(glass.y == 0)
  }

  @Test func `without interaction no finger counts, but one that is down continues`() {
    let glass = Glass()
    glass.list.isUserInteractionEnabled = false
    glass.down(300)
    glass.move(200)
    #expect(!glass.list.isTracking && glass.y == 0)

    glass.list.isUserInteractionEnabled = true
    glass.down(300)
    glass.list.isUserInteractionEnabled = false
    glass.move(200)
    #expect(glass.y == 90)
  }

  // MARK: What is out of order

  @Test func `a second finger, a stray move and a stray lift count for nothing`() {
    let glass = Glass()
    glass.move(10)
    glass.up(10)
    #expect(glass.log.isEmpty)
    glass.down(300)
    glass.list.touch(.began, at: Point(x: 0, y: 0), id: 2)
    glass.list.touch(.moved, at: Point(x: 0, y: 600), id: 2)
    glass.list.touch(.ended, at: Point(x: 0, y: 600), id: 2)
    #expect(glass.list.isTracking && !glass.list.isDragging)
    glass.move(200)
    #expect(glass.y == 90)
  }

  @Test func `a touch that begins twice was cancelled in between`() {
    let glass = Glass()
    glass.down(300)
    glass.move(200)
    glass.down(500)
    #expect(!glass.list.isDragging && glass.list.panState == .cancelled)
    glass.move(480)
    #expect(glass.y == 100)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a place that is no number is passed over`(bad: Double) {
    let glass = Glass()
    glass.down(300)
    glass.move(bad)
    glass.move(200, x: bad)
    glass.list.scrollWheel(dy: bad)
    glass.list.setContentOffset(Point(x: bad, y: bad), animated: true)
    glass.wait(1)
    #expect(glass.list.contentOffset == .zero)
  }
}

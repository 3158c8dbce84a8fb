import RefreshKit
import Testing

/// When the frames of a motion are shown.
struct MotionFramesTests {
  @Test func `a frame is due at each multiple of its length and at the end`() {
    let bench = Bench(rate: 10)
    bench.list.setContentOffset(Point(x: 0, y: 100), animated: true)
    bench.wait(0.09)
    #expect(bench.log.isEmpty)
    bench.wait(0.02)
    #expect(bench.log == ["26"])
    bench.wait(1)
    #expect(bench.log == ["26", "74", "100", "arrived"])
  }

  @Test func `a motion whose range changes with each offset ends`() throws {
    let bench = Bench(rate: 60)
    bench.delegation.whenScrolled = { list in
      list.contentInset.bottom = list.contentInset.bottom == 0 ? 0.5 : 0
    }
    bench.list.setContentOffset(Point(x: 0, y: 20), animated: true)
    try bench.list.timeline.advance(by: 1, limit: 1_000)
    #expect(bench.y == 20)
    #expect(bench.log.last == "arrived")
    #expect(bench.log.count == 19)
  }

  @Test func `where the clock cannot count frames any more, the end is shown`() throws {
    let bench = Bench(rate: 60)
    bench.wait(1e15)
    bench.list.setContentOffset(Point(x: 0, y: 100), animated: true)
    try bench.list.timeline.advance(by: 1, limit: 100)
    #expect(bench.log == ["100", "arrived"])
  }

  @Test
  func
    `a new rate counts at once, up to a thousand frames a second, and what is no rate is refused`()
  {
    let bench = Bench(rate: 1)
    bench.list.setContentOffset(Point(x: 0, y: 100), animated: true)
    bench.list.frameRate = 60
    let due = bench.list.timeline.nextDue
    bench.list.frameRate = 60
    #expect(bench.list.timeline.nextDue == due)
    bench.wait(1)
    #expect(bench.log.count == 19)
    for rate in [0, -1, .infinity, .nan] {
      bench.list.frameRate = rate
      #expect(bench.list.frameRate == 60)
    }
    bench.list.frameRate = 1e300
    #expect(bench.list.frameRate == 1_000)
  }

  @Test(arguments: [59.94, 60, 75, 120, 240, 1_000], [8.4e6, 1.3e7, 5e7, 1e9])
  func `a clock that has run for months shows as many frames`(rate: Double, start: Double) throws {
    let bench = Bench(rate: rate)
    bench.wait(start)
    for _ in 1...5 {
      bench.clearLog()
      bench.list.setContentOffset(Point(x: 0, y: 100 - bench.y), animated: true)
      try bench.list.timeline.advance(by: 0.5137, limit: 1_000)
      #expect(bench.log.last == "arrived")
      let frames = (0.3 * rate).rounded(.down)
      #expect((frames...frames + 2).contains(Double(bench.log.count - 1)))
    }
  }

  @Test func `a range that shrinks with the last frame is applied before the end is reported`() {
    let bench = Bench(rate: 60)
    bench.delegation.whenScrolled = { list in
      if list.contentOffset.y == 1_000 { list.contentSize.height = 1_200 }
    }
    bench.list.setContentOffset(Point(x: 0, y: 1_000), animated: true)
    bench.wait(1)
    #expect(bench.log.suffix(3) == ["1000", "533", "arrived"])
  }
}

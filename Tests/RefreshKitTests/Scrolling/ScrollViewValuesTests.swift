import RefreshKit
import Testing

/// Rule D5, the properties of a scroll view: what is set again changes nothing, and what is no length
/// is refused.
struct ScrollViewValuesTests {
  private let bench = Bench()
  private let witness = Bench.Witness()

  private var list: ScrollView { bench.list }

  init() {
    list.footer = witness
    list.frame = Rect(x: 5, y: 6, width: 375, height: 667)
    list.contentInset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    list.safeAreaInsets = EdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    (list.pixelLength, list.frameRate) = (0.5, 1_000)
    list.isInWindow = true
    // An offset that stays only as long as nothing changes.
    list.contentOffset = Point(x: -100, y: -100)
  }

  /// Waits until nothing is due: another test may have changed the language.
  private func settle() {
    bench.wait(1)
    bench.clearLog()
    witness.clearLog()
  }

  /// Sets each property to the value that it has.
  nonisolated enum Again: CaseIterable {
    case contentInset, safeAreaInsets, frame, pixel, frameRate, isInWindow, interaction, rowCounts
    case bounces, alwaysBounce, paging, lock, rate, delegate
  }

  @Test(arguments: Again.allCases)
  func `a value that is set again changes nothing and notifies no observer`(value: Again) {
    settle()
    switch value {
    case .contentInset: list.contentInset = list.contentInset
    case .safeAreaInsets: list.safeAreaInsets = list.safeAreaInsets
    case .frame: list.frame = list.frame
    case .pixel: list.pixelLength = list.pixelLength
    case .frameRate: list.frameRate = 5_000
    case .isInWindow: list.isInWindow = list.isInWindow
    case .interaction: list.isUserInteractionEnabled = list.isUserInteractionEnabled
    case .rowCounts: list.rowCounts = list.rowCounts
    case .bounces: list.bounces = list.bounces
    case .alwaysBounce:
      list.alwaysBounceVertical = list.alwaysBounceVertical
      list.alwaysBounceHorizontal = list.alwaysBounceHorizontal
    case .paging: list.isPagingEnabled = list.isPagingEnabled
    case .lock: list.isDirectionalLockEnabled = list.isDirectionalLockEnabled
    case .rate: list.decelerationRate = list.decelerationRate
    case .delegate: list.delegate = list.delegate
    }
    #expect(list.contentOffset == Point(x: -100, y: -100))
    #expect(list.timeline.nextDue == nil)
    #expect(bench.log == [] && witness.log == [])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a number that is not finite is refused`(bad: Double) {
    settle()
    let (geometry, frame) = (list.geometry, list.frame)
    let insets = [list.contentInset, list.safeAreaInsets]
    for edge in Edge.allCases {
      list.contentInset[edge] = bad
      list.safeAreaInsets[edge] = bad
    }
    list.frame = Rect(x: bad, y: bad, width: bad, height: bad)
    (list.pixelLength, list.frameRate) = (bad, bad)
    #expect(list.frame == frame && list.geometry == geometry)
    #expect([list.contentInset, list.safeAreaInsets] == insets)
    #expect(list.pixelLength == 0.5 && list.frameRate == 1_000)
    #expect(bench.log == [] && witness.log == [])
    #expect(list.timeline.nextDue == nil)

    list.contentSize = Size(width: bad, height: bad)
    list.contentOffset = Point(x: bad, y: bad)
    list.drag(to: Point(x: bad, y: bad))
    list.decelerate(to: Point(x: bad, y: bad))
    list.scrollWheel(dx: bad, dy: bad)
    list.setContentOffset(Point(x: bad, y: bad), animated: true)
    list.scrollRectToVisible(Rect(x: bad, y: 0, width: 1, height: 1), animated: false)
    list.touch(.began, at: Point(x: bad, y: 0))
    #expect(!list.isTracking)
    #expect(list.geometry == geometry)
    #expect(list.contentOffset == Point(x: -100, y: -100))
  }

  @Test func `a negative pixel and a rate that is not above 0 are refused`() {
    (list.pixelLength, list.frameRate) = (-1, -60)
    #expect(list.pixelLength == 0.5 && list.frameRate == 1_000)
    (list.pixelLength, list.frameRate) = (0, 0)
    #expect(list.pixelLength == 0 && list.frameRate == 1_000)
  }

  @Test func `negative sizes and insets are stored`() {
    list.frame.size = Size(width: -1, height: -2)
    list.contentInset = EdgeInsets(top: -3, left: -4, bottom: -5, right: -6)
    #expect(list.frame.size == Size(width: -1, height: -2))
    #expect(list.contentInset == EdgeInsets(top: -3, left: -4, bottom: -5, right: -6))
  }

  @Test func `a frame rate that is set again during a motion plans no other frame`() {
    list.setContentOffset(.zero, animated: true)
    let due = list.timeline.nextDue
    list.frameRate = 1_000
    #expect(list.timeline.nextDue == due)
  }

  // MARK: Extreme touches

  @Test(
    arguments: [1e308, -1e308, 1e200, -1e154, Double.greatestFiniteMagnitude],
    [0.016, .leastNonzeroMagnitude, 1e-300])
  func `a finger that is far off gives the delegate numbers`(far: Double, interval: Double) {
    let bench = Bench(rate: 1)
    bench.list.alwaysBounceHorizontal = true
    for start in [0, far, -far] {
      for end in [far, -far, 0] {
        bench.list.touch(.began, at: Point(x: start, y: start))
        for place in [start / 2, end / 3, end] {
          bench.wait(interval)
          bench.list.touch(.moved, at: Point(x: place, y: place))
          #expect(bench.list.contentOffset.x.isFinite && bench.list.contentOffset.y.isFinite)
        }
        bench.list.touch(.ended, at: Point(x: end, y: end))
        for number in [
          bench.delegation.velocity.x, bench.delegation.velocity.y, bench.delegation.announced.x,
          bench.delegation.announced.y,
        ] { #expect(number.isFinite) }
        bench.wait(100)
        #expect(!bench.list.isDecelerating)
        #expect(bench.list.geometry.clamp(bench.list.contentOffset) == bench.list.contentOffset)
      }
    }
  }
}

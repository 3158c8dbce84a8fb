import RefreshKit
import Testing

/// The properties of a list, and what it tells its components. The witness is a subclass like a
/// client's.
@MainActor struct ScrollViewTests {
  private let list: ScrollView
  private let witness: Bench.Witness

  init() {
    (list, witness) = Bench.Witness.inList()
  }

  @Test func `a new scroll view is in a window, at the origin, without content or insets`() {
    let list = ScrollView(frame: Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(list.isInWindow)
    #expect(list.contentOffset == .zero)
    #expect(list.contentSize == .zero)
    #expect(list.adjustedContentInset == .zero)
    #expect(list.panState == .possible)
    #expect(!list.isDragging && !list.isDecelerating && !list.isPagingEnabled)
    #expect(!list.alwaysBounceVertical && !list.alwaysBounceHorizontal)
    #expect(list.geometry.size == Size(width: 3, height: 4))
  }

  // MARK: Offset

  @Test func `components are told of every set of offset and content size, even to equal values`() {
    for y in [10.0, 10, 30] { list.contentOffset.y = y }
    #expect(witness.log == ["offset 0,0 > 0,10", "offset 0,10 > 0,10", "offset 0,10 > 0,30"])
    witness.clearLog()
    for _ in 0..<2 { list.contentSize = Size(width: 375, height: 3_000) }
    #expect(witness.log == ["size 375x2000 > 375x3000", "size 375x3000 > 375x3000"])
    list.contentOffset = Point(x: -5, y: 5_000)
    witness.clearLog()
    list.frame.origin = Point(x: 9, y: 9)
    #expect(list.contentOffset == Point(x: -5, y: 5_000) && witness.log == [])
  }

  @Test func `an offset that a component sets when it is told of one is told at once`() {
    var depths: [Int] = []
    witness.onEntry = { [list] in
      depths.append(list.offsetChangeDepth)
      if $0 == "offset 0,0 > 0,10" { list.contentOffset.y = 20 }
    }
    list.contentOffset.y = 10
    #expect(depths == [1, 2])
    #expect(list.offsetChangeDepth == 0)
    #expect(witness.log == ["offset 0,0 > 0,10", "offset 0,10 > 0,20"])
    #expect(list.contentOffset.y == 20)
  }

  // MARK: Content size

  @Test func `components are told of the content size before the offset that it clamps`() {
    list.contentOffset.y = 1_333
    witness.clearLog()
    list.contentSize.height = 1_000
    #expect(witness.log == ["size 375x2000 > 375x1000", "offset 0,1333 > 0,333"])
  }

  @Test func `the number of rows is the sum over the sections`() {
    #expect(list.totalDataCount == 0)
    list.rowCounts = [3, 0, 4]
    #expect(list.totalDataCount == 7)
    list.rowCounts = []
    #expect(list.totalDataCount == 0)
    #expect(witness.log == [])
    // A sum that is too large does not stop the program.
    list.rowCounts = [.max, 1]
    #expect(list.totalDataCount == .min)
    list.rowCounts = [.max, 1, .min]
    #expect(list.totalDataCount == 0)
  }

  // MARK: What a subclass reserves, and what it is told

  @Test func `an inset is reserved beside the app's, until another replaces it or it is released`()
  {
    list.contentInset = EdgeInsets(top: 5, bottom: 7)
    witness.reserveInset(30)
    #expect(witness.reservedInset == 30)
    #expect(list.contentInset == EdgeInsets(top: 5, bottom: 7))
    #expect(list.adjustedContentInset == EdgeInsets(top: 5, bottom: 37))
    #expect(witness.scrollViewOriginalInset == EdgeInsets(top: 5, bottom: 7))
    for amount in [Double.nan, .infinity, -.infinity] {
      witness.reserveInset(amount)
      #expect(witness.reservedInset == 30 && list.reservedInset.bottom == 30)
    }
    for amount in [10.0, -4, 0] {
      witness.reserveInset(amount)
      #expect(list.reservedInset == EdgeInsets(bottom: amount))
    }
    witness.reserveInset(30)
    list.footer = nil
    #expect(witness.reservedInset == 0 && list.reservedInset == .zero)
  }

  @Test func `a detached component reserves nothing`() {
    list.contentInset = EdgeInsets(top: 5, bottom: 7)
    let witness = Bench.Witness()
    witness.reserveInset(30)
    #expect(witness.reservedInset == 0)
    list.footer = witness
    #expect(list.reservedInset == .zero)
    #expect(witness.scrollViewOriginalInset == EdgeInsets(top: 5, bottom: 7))
    list.footer = nil
    #expect(witness.scrollViewOriginalInset == .zero)
  }

  @Test func `the end of a host's drag ends the drag of a finger, once`() {
    list.touch(.began, at: Point(x: 187, y: 333))
    list.touch(.moved, at: Point(x: 187, y: 233))
    witness.clearLog()
    list.endDragging()
    let pans = witness.log.filter { $0.hasPrefix("pan") }
    #expect(pans.count == 1 && pans.first?.hasSuffix("> ended") == true && !list.isDragging)
  }

  @Test
  func `a hidden component is told only of the content size, and an inactive one of nothing`() {
    witness.isHidden = true
    scrollEverything()
    #expect(witness.log == ["size 375x2000 > 375x3000"])
    witness.isHidden = false
    witness.clearLog()
    witness.isUserInteractionEnabled = false
    scrollEverything()
    #expect(witness.log == [])
    witness.isUserInteractionEnabled = true
    list.footer = nil
    scrollEverything()
    #expect(witness.log == [])
  }

  private func scrollEverything() {
    list.contentOffset.y = 10
    list.beginDragging()
    list.endDragging()
    list.contentSize.height = 3_000
  }

  // MARK: A host's drag

  @Test func `in a drag components are told of the pan state first, then of the move`() {
    let log = withDragging {
      list.beginDragging()
      list.drag(to: Point(x: 0, y: 10))
      list.drag(to: Point(x: 0, y: 25))
      list.endDragging()
    }
    #expect(
      log == [
        "pan possible > began, at rest",
        "pan began > changed, dragging", "offset 0,0 > 0,10, dragging",
        "pan changed > changed, dragging", "offset 0,10 > 0,25, dragging",
        "pan changed > ended, dragging",
      ])
    #expect(!list.isDragging && !list.isDecelerating)
    #expect(list.panState == .ended)
    list.beginDragging()
    list.drag(to: Point(x: 0, y: -90))
    list.cancelDragging()
    #expect(list.panState == .cancelled && !list.isDragging, "which leaves the offset")
    #expect(list.contentOffset.y == -90)
  }

  @Test func `after a drag with speed a list decelerates, until an offset of the app ends it`() {
    list.beginDragging()
    list.endDragging(decelerate: true)
    #expect(list.isDecelerating && !list.isDragging)
    list.decelerate(to: Point(x: 0, y: 40))
    #expect(list.isDecelerating)
    #expect(witness.log.last == "offset 0,0 > 0,40")
    list.endDecelerating()
    #expect(!list.isDecelerating)
    #expect(witness.log.last == "offset 0,0 > 0,40")
    list.beginDragging()
    #expect(!list.hasDragEnded)
    list.endDragging(decelerate: true)
    #expect(list.hasDragEnded && list.isDecelerating)
    list.contentOffset.y = 40
    #expect(!list.isDecelerating)
    list.beginDragging()
    #expect(!list.hasDragEnded)
  }

  @Test(arguments: [false, true])
  func `a move that an observer starts after it has ended a drag goes on`(decelerates: Bool) {
    list.beginDragging()
    witness.onEntry = { [list, witness] in
      guard $0.hasSuffix("> ended") else { return }
      witness.onEntry = nil
      list.cancelDragging()
      list.setContentOffset(Point(x: 0, y: 300), animated: true)
    }
    list.endDragging(decelerate: decelerates)
    list.timeline.advance(by: 1)
    #expect(list.contentOffset.y == 300 && !list.isDecelerating)
  }

  private func withDragging(_ drag: () -> Void) -> [String] {
    var log: [String] = []
    witness.onEntry = { [list] in log.append("\($0), \(list.isDragging ? "dragging" : "at rest")") }
    drag()
    return log
  }

  // MARK: Invalid coordinates

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a coordinate that is not finite is refused, and a touch there is ignored`(number: Double) {
    list.contentOffset = Point(x: 7, y: 9)
    witness.clearLog()
    list.scrollWheel(dx: number, dy: number)
    list.setContentOffset(Point(x: number, y: number), animated: true)
    list.scrollRectToVisible(Rect(x: number, y: 0, width: 1, height: 1), animated: false)
    list.touch(.began, at: Point(x: number, y: 0))
    list.timeline.advance(by: 1)
    #expect(!list.isTracking)
    list.touch(.began, at: Point(x: 100, y: 300))
    list.touch(.moved, at: Point(x: number, y: 200))
    list.touch(.cancelled, at: .zero)
    #expect(list.contentOffset == Point(x: 7, y: 9) && witness.log == [])
    list.beginDragging()
    list.drag(to: Point(x: 5, y: number))
    #expect(list.contentOffset == Point(x: 5, y: 9))
    list.endDragging(decelerate: true)
    list.decelerate(to: Point(x: number, y: 6))
    #expect(list.contentOffset == Point(x: 5, y: 6))
  }

  // MARK: Size

  @Test func `a component's width changes with the view's, and a trailer's height follows`() {
    let header = RefreshHeader().link(to: list)
    let trailer = RefreshTrailer().link(to: list)
    list.timeline.advance(by: 0)
    header.frame.size.width = 300
    list.frame = Rect(x: 50, y: 50, width: 475, height: 800)
    #expect(header.frame.width == 400)
    #expect(witness.frame.width == 475)
    #expect(list.geometry.size == Size(width: 475, height: 800))
    #expect(trailer.frame.size == Size(width: 60, height: 800))
  }

  @Test(arguments: [3, 2.5])
  func `no offset is ever minus zero`(pages: Double) {
    let bench = Bench(contentHeight: pages * 667)
    let list = bench.list
    (list.isPagingEnabled, list.alwaysBounceVertical) = (true, true)
    bench.flick(from: 400, by: 30 / 8, times: 8)
    bench.wait(3)
    #expect(bench.y == 0 && bench.y.sign == .plus)
    list.contentOffset = Point(x: -0.0, y: -0.0)
    #expect(list.contentOffset.x.sign == .plus && list.contentOffset.y.sign == .plus)
    list.setContentOffset(Point(x: -0.0, y: -0.0), animated: true)
    list.drag(to: Point(x: -0.0, y: -0.0))
    list.decelerate(to: Point(x: -0.0, y: -0.0))
    #expect(list.contentOffset.x.sign == .plus && list.contentOffset.y.sign == .plus)
  }

  // MARK: Extreme touches

  @Test(
    arguments: [1e308, -1e308, 1e200, -1e154, Double.greatestFiniteMagnitude],
    [0.016, .leastNonzeroMagnitude, 1e-300])
  func `a finger that is very far off gives the delegate finite numbers`(
    far: Double, interval: Double
  ) {
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

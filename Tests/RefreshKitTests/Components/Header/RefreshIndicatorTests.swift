import RefreshKit
import Testing

/// Any view as a refresh.
struct RefreshIndicatorTests {
  /// An indicator that records its calls.
  final class Notes: View, RefreshIndicator {
    private(set) var states: [RefreshState] = []
    private(set) var percents: [Double] = []
    var pullHeight: Double { 80 }

    func refreshStateDidChange(to state: RefreshState) { states.append(state) }
    func pullDidMove(to percent: Double) { percents.append(percent) }
  }

  private func list() -> ScrollView {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    list.contentSize = Size(width: 375, height: 2_000)
    return list
  }

  @Test func `it is notified of the pull and of the state`() {
    let list = list()
    let notes = Notes()
    var loads = 0
    list.addPullRefresh(notes) { loads += 1 }
    list.timeline.advance(by: 0)
    #expect(notes.frame == Rect(x: 0, y: 0, width: 375, height: 80))
    #expect(notes.states == [.idle])

    list.beginDragging()
    list.drag(to: Point(x: 0, y: -40))
    list.drag(to: Point(x: 0, y: -120))
    #expect(notes.percents.suffix(2) == [0.5, 1.5])
    list.endDragging()
    list.timeline.advance(by: 1)
    #expect(loads == 1)
    list.endHeaderRefreshing()
    list.timeline.advance(by: 1)
    #expect(notes.states == [.idle, .pulling, .refreshing, .idle])
    #expect(notes.percents.last == 0)
  }

  @Test func `calls begin and end it`() {
    let list = list()
    var loads = 0
    list.addPullRefresh { loads += 1 }
    list.beginHeaderRefreshing()
    list.timeline.advance(by: 1)
    #expect(loads == 1)
    #expect(list.adjustedContentInset.top == 60)
    list.endHeaderRefreshing()
    list.timeline.advance(by: 1)
    #expect(list.adjustedContentInset.top == 0)
  }

  @Test func `without a header the calls do nothing`() {
    let list = list()
    list.beginHeaderRefreshing()
    list.endHeaderRefreshing()
    list.timeline.advance(by: 1)
    #expect(list.header == nil)
  }

  @Test func `adding again replaces the earlier one and leaves nothing behind`() {
    let list = list()
    weak let first = list.addPullRefresh(Notes()) {}.indicator as? Notes
    list.beginHeaderRefreshing()
    list.timeline.advance(by: 1)
    list.addPullRefresh {}
    #expect(first == nil)
    #expect(list.subviews.count == 1)
    #expect(list.reservedInset == .zero)
  }

  @Test func `what drives it lives as long as it is attached`() {
    // A common crash elsewhere: an observer is notified of an offset after its release.
    weak var header: RefreshHeader?
    let notes = Notes()
    do {
      let list = list()
      header = list.addPullRefresh(notes) {}
      list.contentOffset.y = -10
      #expect(header != nil)
    }
    #expect(header == nil)
    let list = list()
    list.addPullRefresh(notes) {}
    list.header = nil
    let count = notes.percents.count
    list.contentOffset.y = -50
    #expect(notes.percents.count == count)
  }

  @Test func `a header may be given another indicator`() {
    let list = list()
    let header = list.addPullRefresh {}
    weak let first = header.indicator as? NormalIndicator
    #expect(first != nil)
    let notes = Notes()
    header.indicator = notes
    #expect(first == nil)
    list.timeline.advance(by: 0)
    #expect(header.subviews.count == 1)
    #expect(header.frame.height == 80)
    #expect(header.frame.y == -80)
  }

  @Test func `the ring as an indicator is drawn, spins and shrinks`() {
    let list = list()
    let ring = RingIndicator()
    list.addPullRefresh(ring) {}
    list.timeline.advance(by: 0)
    #expect(ring.ringView.frame == Rect(x: 172.5, y: 15, width: 30, height: 30))
    list.beginDragging()
    list.drag(to: Point(x: 0, y: -30))
    #expect(ring.ringView.shape(at: 0) == RingCurve().pulled(0.5))
    list.drag(to: Point(x: 0, y: -90))
    list.endDragging()
    list.timeline.advance(by: 0.5)
    #expect(ring.ringView.isSpinning)
    list.endHeaderRefreshing()
    list.timeline.advance(by: 0.15)
    #expect(abs(ring.ringView.shape(at: list.timeline.now).scale - 0.5) < 1e-9)
  }

  @Test func `without a timeline the ring spins and shrinks from 0 on`() {
    let ring = RingIndicator()
    ring.refreshStateDidChange(to: .refreshing)
    #expect(ring.ringView.shape(at: 0.5) == RingCurve().spinning(0.5))
    ring.refreshStateDidChange(to: .idle)
    #expect(ring.ringView.shape(at: 0.15) == RingCurve().shrinking(RingCurve().pulled(1), 0.15))
  }

  @Test func `the normal indicator rotates its arrow and spins its activity indicator`() {
    let list = list()
    let normal = NormalIndicator()
    list.addPullRefresh(normal) {}
    list.timeline.advance(by: 0)
    list.beginDragging()
    list.drag(to: Point(x: 0, y: -30))
    #expect(normal.arrowView.alpha == 0.5)
    #expect(normal.arrowView.rotation == 0)
    list.drag(to: Point(x: 0, y: -90))
    #expect(normal.arrowView.rotation == .pi)
    list.endDragging()
    list.timeline.advance(by: 0.5)
    #expect(normal.loadingView.isAnimating && normal.arrowView.isHidden)
  }
}

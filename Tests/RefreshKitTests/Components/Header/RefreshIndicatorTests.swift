import RefreshKit
import RefreshReplay
import Testing

/// Any view as the indicator of a header.
@MainActor struct RefreshIndicatorTests {
  /// An indicator that logs its calls.
  final class Notes: View, RefreshIndicator {
    private(set) var states: [RefreshState] = []
    private(set) var percents: [Double] = []
    var pullHeight: Double { 80 }

    func refreshStateDidChange(to state: RefreshState) { states.append(state) }
    func pullDidMove(to percent: Double) { percents.append(percent) }
  }

  @Test func `an indicator is told of the state, and of the pull outside a refresh`() {
    let list = Bench.list()
    let notes = Notes()
    var loads = 0
    let header = list.addPullRefresh(notes) { loads += 1 }
    list.timeline.advance(by: 0)
    #expect(notes.frame == Rect(x: 0, y: 0, width: 375, height: 80))
    #expect(notes.states == [.idle])

    list.beginDragging()
    list.drag(to: Point(x: 0, y: -40))
    list.drag(to: Point(x: 0, y: -120))
    #expect(notes.percents.suffix(2) == [0.5, 1.5])
    list.endDragging()
    list.timeline.advance(by: 1)
    #expect(loads == 1 && notes.percents.last == 1)
    let count = notes.percents.count
    list.contentOffset.y = -200
    list.contentOffset.y = 0
    header.pullingPercent = 0.3
    #expect(notes.percents.count == count)
    list.endHeaderRefreshing()
    list.timeline.advance(by: 1)
    #expect(notes.states == [.idle, .pulling, .refreshing, .idle])
    #expect(notes.percents.last == 0)
  }

  @Test
  func `the list's calls begin and end its header's refresh, and do nothing without one`() {
    let list = Bench.list()
    list.beginHeaderRefreshing()
    list.endHeaderRefreshing()
    list.timeline.advance(by: 1)
    #expect(list.header == nil)
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

  @Test func `another indicator or header removes everything of the earlier one`() {
    let list = Bench.list()
    let header = list.addPullRefresh {}
    weak let normal = header.indicator as? NormalIndicator
    #expect(normal != nil)
    let notes = Notes()
    header.indicator = notes
    #expect(normal == nil)
    list.timeline.advance(by: 0)
    #expect(header.subviews.count == 1)
    #expect(header.frame.height == 80)
    #expect(header.frame.y == -80)

    weak let first = list.addPullRefresh(Notes()) {}.indicator as? Notes
    list.beginHeaderRefreshing()
    list.timeline.advance(by: 1)
    list.addPullRefresh {}
    #expect(first == nil)
    #expect(list.subviews.count == 1)
    #expect(list.reservedInset == .zero)
  }

  @Test func `a ring is drawn, spins and shrinks, and without a timeline its time starts at 0`() {
    let list = Bench.list()
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
    let free = RingIndicator()
    free.refreshStateDidChange(to: .refreshing)
    #expect(free.ringView.shape(at: 0.5) == RingCurve().spinning(0.5))
    free.refreshStateDidChange(to: .idle)
    #expect(free.ringView.shape(at: 0.15) == RingCurve().shrinking(RingCurve().pulled(1), 0.15))
  }

  @Test func `without arguments a list gets the app's default indicator and height`() {
    final class Mine: View, RefreshIndicator {
      func refreshStateDidChange(to state: RefreshState) {}
      func pullDidMove(to percent: Double) {}
    }
    let (make, height) = (
      RefreshIndicatorHeader.makeDefault, RefreshIndicatorHeader.defaultPullHeight
    )
    defer {
      RefreshIndicatorHeader.makeDefault = make
      RefreshIndicatorHeader.defaultPullHeight = height
    }
    RefreshIndicatorHeader.makeDefault = { Mine() }
    RefreshIndicatorHeader.defaultPullHeight = 80
    let list = Bench.list()
    let header = list.addPullRefresh {}
    #expect(header.indicator is Mine)
    #expect(header.frame.height == 80)
  }

  @Test func `addPullRefresh takes an indicator and an async function`() async {
    let list = Bench.list()
    let notes = Notes()
    let header = list.addPullRefresh(notes) { await Task.yield() }
    #expect(header.indicator === notes)
    list.beginHeaderRefreshing()
    list.timeline.advance(by: 1)
    await list.settled()
    #expect(notes.states == [.idle, .refreshing, .idle])
    #expect(list.addPullRefresh { await Task.yield() }.indicator is NormalIndicator)
    #expect(header.scrollView == nil)
  }
}

/// Indicators that are registered by name.
@MainActor struct RefreshIndicatorHeaderNamesTests {
  private final class Bars: View, RefreshIndicator {
    func refreshStateDidChange(to state: RefreshState) {}
    func pullDidMove(to percent: Double) {}
  }

  @Test func `the kit registers its own indicators`() {
    #expect(RefreshIndicatorHeader.indicatorNames.prefix(2) == ["normal", "ring"])
    #expect(RefreshIndicatorHeader.makeIndicator(named: "normal") is NormalIndicator)
    let (one, other) = (
      RefreshIndicatorHeader.makeIndicator(named: "ring"),
      RefreshIndicatorHeader.makeIndicator(named: "ring")
    )
    #expect(one is RingIndicator && one !== other)
    #expect(RefreshIndicatorHeader.makeIndicator(named: "Ring") == nil)
  }

  @Test func `an app registers its own indicators, and replaces one with the same name`() {
    let name = "indicator of this test"
    let header = RefreshIndicatorHeader()
    #expect(header.indicatorName == "normal")
    header.indicator = Bars()
    #expect(header.indicatorName == nil)
    RefreshIndicatorHeader.register(name) { RingIndicator() }
    header.indicator = RingIndicator()
    #expect(header.indicatorName == "ring", "the first name of its class")
    RefreshIndicatorHeader.register(name) { Bars() }
    #expect(RefreshIndicatorHeader.indicatorNames.filter { $0 == name }.count == 1)
    #expect(RefreshIndicatorHeader.makeIndicator(named: name) is Bars)
    header.indicator = Bars()
    #expect(header.indicatorName == name)
  }
}

/// The default indicator: a title, an arrow and an activity indicator.
@MainActor struct NormalIndicatorTests {
  private let normal = NormalIndicator()
  private let bench: Bench

  init() {
    let header = RefreshIndicatorHeader()
    header.indicator = normal
    bench = Bench(header)
  }

  @Test func `a normal indicator has a title for each state, the app's or the language's`() {
    inConfig {
      #expect(normal.stateLabel.text == "Pull down to refresh")
      bench.pull(by: 1.5)
      #expect(normal.stateLabel.text == "Release to refresh")
      normal.setTitle("Drop", for: .pulling)
      RefreshConfig.default.languageCode = "fr"
      #expect(normal.stateLabel.text == "Drop")
      #expect(normal.title(for: .idle) == Language.french[.headerIdle])
      normal.setTitle(nil, for: .pulling)
      #expect(normal.stateLabel.text == Language.french[.headerPulling])
      bench.list.endDragging()
      bench.wait(1)
      RefreshConfig.default.languageCode = "de"
      #expect(normal.stateLabel.text == Language.german[.headerRefreshing])
      bench.end()
      #expect(normal.stateLabel.text == Language.german[.headerIdle])
    }
  }

  @Test
  func `the arrow appears with a pull, rotates in 0.2 seconds, and returns afterward`() {
    bench.pull(by: 0.5)
    #expect(normal.arrowView.alpha == 0.5 && normal.arrowView.rotation == 0)
    bench.drag(by: 1.5)
    #expect(normal.arrowView.rotation == .pi)
    #expect(normal.arrowView.presentation.rotation == 0)
    bench.wait(0.1)
    #expect(abs(normal.arrowView.presentation.rotation - .pi / 2) < 1e-9)
    bench.wait(0.1)
    #expect(normal.arrowView.presentation.rotation == .pi)
    bench.drag(by: 0.5)
    #expect(normal.arrowView.rotation == 0)
    bench.wait(0.1)
    #expect(abs(normal.arrowView.presentation.rotation - .pi / 2) < 1e-9)
    bench.drag(by: 1.5)
    bench.list.endDragging()
    bench.wait(1)
    #expect(normal.loadingView.isAnimating && normal.arrowView.isHidden)
    bench.component.endRefreshing()
    bench.wait()
    #expect(!normal.loadingView.isAnimating && !normal.arrowView.isHidden)
    #expect(normal.arrowView.presentation.rotation == 0)
  }

  @Test func `arrow and spinner are 25 points from the title, on the side where a line begins`() {
    inConfig {
      let distance = normal.stateLabel.textWidth / 2 + 25
      bench.wait()
      #expect(normal.arrowView.center == Point(x: 187.5 - distance, y: 30))
      #expect(normal.loadingView.center == normal.arrowView.center)
      bench.list.layoutDirection = .rightToLeft
      bench.wait()
      #expect(normal.arrowView.center == Point(x: 187.5 + distance, y: 30))
      normal.stateLabel.measure = { _, _ in 1 }
      bench.wait()
      #expect(normal.arrowView.center == Point(x: 187.5 + 25.5, y: 30))
      normal.stateLabel.isHidden = true
      bench.wait()
      #expect(normal.arrowView.center == Point(x: 187.5, y: 30))
    }
  }
}

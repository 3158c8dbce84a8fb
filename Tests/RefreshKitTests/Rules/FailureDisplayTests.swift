import RefreshKit
import RefreshReplay
import Testing

/// Rule A24: a pulled component shows its failure for a moment before it closes.
@MainActor struct FailureDisplayTests {
  nonisolated private static let pulled = Kind.pulled + Kind.floating + Kind.system
  /// The classes that show a failure by default.
  nonisolated private static let showing = pulled.filter {
    $0.name.contains(/State|Normal|Gif|Control|System/)
  }

  /// A component whose refresh has failed and that shows the failure for two seconds.
  private func failed(_ kind: Kind) -> Bench {
    let bench = Bench(kind)
    bench.component.failureDisplayDuration = 2
    fail(bench)
    #expect(bench.component.isShowingResult)
    bench.clearLog()
    return bench
  }

  private func fail(_ bench: Bench) {
    bench.rest()
    bench.refresh()
    bench.component.endRefreshing(with: .failure(Offline()))
    bench.wait()
  }

  /// Makes a refresh fail, and returns for how many seconds the failure is shown.
  private func shownTime(_ bench: Bench) -> Double {
    fail(bench)
    var time = 0.0
    while bench.component.isShowingResult, time < 10 {
      bench.wait(0.25)
      time += 0.25
    }
    bench.wait(1)
    #expect(bench.component.state == .idle)
    return time
  }

  // MARK: How long

  /// The durations of the component and the list, and for how long a failure is then shown.
  nonisolated private static let durations:
    [(own: Double?, result: Double, list: Double, shown: Double)] = [
      (nil, 0, 1, 1), (nil, 0, 0, 0), (nil, 0, 2.5, 2.5), (nil, 2, 1, 2), (nil, 0.5, 3, 0.5),
      (0, 0, 1, 0), (0, 2, 1, 0), (1.5, 0, 0, 1.5), (1.5, 4, 3, 1.5),
    ]

  @Test(arguments: showing, durations)
  func `the component's own duration counts, then the duration of results, then the list's`(
    kind: Kind, row: (own: Double?, result: Double, list: Double, shown: Double)
  ) {
    let bench = Bench(kind)
    bench.list.failureDisplayDuration = row.list
    bench.component.resultDisplayDuration = row.result
    bench.component.failureDisplayDuration = row.own
    #expect(shownTime(bench) == row.shown)
  }

  @Test func `a list takes the duration of the configuration when it is made`() {
    let config = RefreshConfig.default
    defer { config.failureDisplayDuration = 1 }
    #expect(config.failureDisplayDuration == 1)
    for refused in [-1, .infinity, .nan] {
      config.failureDisplayDuration = refused
      #expect(config.failureDisplayDuration == 1)
    }
    config.failureDisplayDuration = 3
    let list = ScrollView(frame: .zero)
    config.failureDisplayDuration = 2
    #expect(list.failureDisplayDuration == 3)
  }

  @Test(arguments: Kind.all + [Kind({ RefreshFooter() }, "RefreshFooter")])
  func `a class that is not pulled has the duration 0, and refuses another`(kind: Kind) {
    let bench = Bench(kind)
    let isPulled = Self.pulled.contains { $0.name == kind.name }
    #expect(bench.component.failureDisplayDuration == (isPulled ? nil : 0))
    bench.component.failureDisplayDuration = 3
    #expect(bench.component.failureDisplayDuration == (isPulled ? 3 : 0))
    bench.component.failureDisplayDuration = -1
    #expect(bench.component.failureDisplayDuration == (isPulled ? 3 : 0))
    guard !isPulled else { return }
    fail(bench)
    #expect(!bench.component.isShowingResult)
  }

  // MARK: Where it can be seen

  @Test(arguments: pulled)
  func `by default, only a class with a title or an indicator for results shows a failure`(
    kind: Kind
  ) {
    let shows = Self.showing.contains { $0.name == kind.name }
    #expect(shownTime(Bench(kind)) == (shows ? 1 : 0))
  }

  nonisolated enum Hindrance: CaseIterable { case label, hidden, window, scrolledAway, interaction }

  @Test(arguments: showing, Hindrance.allCases)
  func `the list's duration counts only if the failure can be seen, the component's always`(
    kind: Kind, hindrance: Hindrance
  ) {
    for own in [nil, 2.0] {
      let bench = Bench(kind)
      bench.component.failureDisplayDuration = own
      bench.rest()
      bench.refresh()
      switch hindrance {
      case .label: bench.titled.stateLabel.isHidden = true
      case .hidden: bench.component.isHidden = true
      case .window: bench.list.isInWindow = false
      case .scrolledAway:
        var offset = bench.list.contentOffset
        offset[bench.edge.axis] += 300 * bench.inwards
        bench.list.contentOffset = offset
      case .interaction: bench.component.isUserInteractionEnabled = false
      }
      bench.component.endRefreshing(with: .failure(Offline()))
      bench.wait()
      let isSeen = hindrance == .interaction
      #expect(bench.component.isShowingResult == (own != nil || isSeen))
    }
  }

  @Test(arguments: [RefreshStyle.behind, .front, .stretch])
  func `in each style, a header at its edge can be seen`(style: RefreshStyle) {
    let bench = Bench(RefreshNormalHeader())
    bench.component.style = style
    #expect(shownTime(bench) == 1)
  }

  private final class Indicator: View, RefreshIndicator {
    let showsResults: Bool

    init(showsResults: Bool) {
      self.showsResults = showsResults
      super.init(frame: .zero)
    }

    func refreshStateDidChange(to state: RefreshState) {}
    func pullDidMove(to percent: Double) {}
  }

  @Test(arguments: [true, false])
  func `an indicator says whether it shows failures`(showsResults: Bool) {
    let header = RefreshIndicatorHeader()
    header.indicator = Indicator(showsResults: showsResults)
    #expect(shownTime(Bench(header)) == (showsResults ? 1 : 0))
  }

  // MARK: What the user notices

  @Test(arguments: pulled)
  func `a failure is announced, shown and told, and the title is reset after the closing`(
    kind: Kind
  ) {
    let bench = Bench(kind)
    let component = bench.component
    component.failureDisplayDuration = 2
    var words: [String] = []
    let observation = component.observeFeedback {
      if case .announcement(let text) = $0 { words.append(text) }
    }
    fail(bench)
    let words1 = "Loading failed"
    #expect(words.last?.hasPrefix(words1) == true)
    let label = (component as? any StateTitled)?.stateLabel
    bench.expect(.refreshing, percent: 1, reserved: .open)
    #expect(label.map { $0.text?.hasPrefix(words1) == true } ?? true)
    #expect(component.accessibilityValue?.hasPrefix(words1) == true)
    bench.wait(2.1)
    #expect(component.state == .idle)
    if kind.name != "RefreshRingHeader" {
      #expect(label.map { $0.text?.hasPrefix(words1) == true } ?? true, "while it closes")
    }
    bench.wait(1)
    #expect(label?.text == (component as? any StateTitled)?.title(for: .idle))
    #expect(component.accessibilityValue?.hasPrefix(words1) == true, "until the next begin")
    #expect(component.lastResult?.isFailure == true)
    bench.expect(.idle, reserved: .atRest)
    bench.refresh()
    #expect(component.accessibilityValue?.hasPrefix(words1) != true)
    bench.end()
    #expect(component.accessibilityValue?.hasPrefix(words1) != true)
    observation.cancel()
  }

  @Test(arguments: pulled)
  func `a failure that the app forgets is told no more, and its display goes on`(kind: Kind) {
    let bench = failed(kind)
    bench.component.forgetFailure()
    #expect(bench.component.isShowingResult)
    bench.wait(3)
    #expect(bench.component.accessibilityValue?.hasPrefix("Loading failed") != true)

    fail(bench)
    bench.wait(3)
    #expect(bench.component.accessibilityValue?.hasPrefix("Loading failed") == true)
    bench.component.forgetFailure()
    #expect(bench.component.accessibilityValue?.hasPrefix("Loading failed") != true)
    #expect(bench.component.lastResult?.isFailure == true)
  }

  @Test(arguments: Kind.autos)
  func `an auto header or footer forgets its failure at once`(kind: Kind) {
    let bench = Bench(kind)
    fail(bench)
    #expect(bench.component.accessibilityValue?.hasPrefix("Loading failed") == true)
    bench.component.forgetFailure()
    #expect(bench.component.accessibilityValue?.hasPrefix("Loading failed") != true)
    if let titled = bench.component as? any StateTitled {
      #expect(titled.stateLabel.text == titled.title(for: .idle))
    }
  }

  @Test(arguments: pulled)
  func `successes, cancellations and failures before the callback are not shown`(kind: Kind) {
    for result in [RefreshResult.success, .cancelled, nil] {
      let bench = Bench(kind)
      bench.rest()
      bench.refresh()
      if let result {
        bench.component.endRefreshing(with: result)
      } else {
        bench.component.endRefreshing()
      }
      bench.wait()
      #expect(!bench.component.isShowingResult && bench.component.state == .idle)
    }
    let early = Bench(kind)
    early.component.failureDisplayDuration = 2
    early.component.refreshingTimeout = 0.1
    early.component.beginRefreshing()
    early.wait(0.15)
    #expect(!early.component.isShowingResult, "it failed in the opening")
    #expect(early.component.state == .idle && early.component.lastResult?.isFailure == true)
  }

  @Test(arguments: pulled)
  func `failures of time limits and async functions are shown, too`(kind: Kind) async {
    let bench = Bench(kind)
    bench.component.failureDisplayDuration = 2
    bench.component.refreshingTimeout = 3
    bench.refresh()
    bench.wait(2.1)
    #expect(bench.component.isShowingResult)
    bench.wait(3)
    bench.component.setRefreshing { throw Offline() }
    bench.component.beginRefreshing()
    bench.wait(1)
    await bench.list.settled()
    bench.wait()
    #expect(bench.component.isShowingResult)
  }

  // MARK: During the display

  nonisolated enum Retry: CaseIterable { case tap, activation, call, state }

  @Test(arguments: pulled, Retry.allCases)
  func `during the display a tap, an activation, a call or a set of the state tries again`(
    kind: Kind, retry: Retry
  ) {
    let bench = failed(kind)
    switch retry {
    case .tap:
      guard bench.component is any StateTitled else { return }
      bench.tap()
    case .activation: #expect(bench.component.accessibilityActivate())
    case .call: bench.component.beginRefreshing()
    case .state:
      bench.component.state = .refreshing
      #expect(bench.log == [], "in the next turn")
      bench.wait()
    }
    let changes = bench.log.filter { $0.contains(">") }
    #expect(changes == ["refreshing>idle", "idle>refreshing"] && bench.count("ended") == 1)
    bench.wait(1)
    #expect(bench.component.state == .refreshing && bench.count("refreshing") == 1)
    #expect(!bench.component.isShowingResult)
    bench.end()
    bench.expect(.idle, reserved: .atRest)
  }

  @Test(arguments: pulled)
  func `a title that shows no failure takes no tap`(kind: Kind) {
    let bench = failed(kind)
    bench.wait(3)
    bench.clearLog()
    bench.tap()
    bench.wait(1)
    #expect(bench.log == [])
    if bench.component is RefreshHeader, let titled = bench.component as? any StateTitled {
      #expect(titled.stateLabel.tapAction == nil)
    }
  }

  @Test(arguments: Kind.titledHeaders)
  func `the title of a header keeps a tap action of the app`(kind: Kind) throws {
    let bench = Bench(kind)
    bench.component.failureDisplayDuration = 2
    let label = try #require((bench.component as? any StateTitled)?.stateLabel)
    var taps = 0
    label.tapAction = { taps += 1 }
    bench.rest()
    bench.refresh()
    bench.end()
    label.tapAction?()
    #expect(taps == 1)

    label.tapAction = nil
    fail(bench)
    #expect(label.tapAction != nil)
    bench.wait(3)
    #expect(label.tapAction == nil)
    label.tapAction = { taps += 1 }
    bench.refresh()
    bench.end()
    label.tapAction?()
    #expect(taps == 2)
  }

  @Test(arguments: pulled.filter { $0.name != "RefreshSystemHeader" })
  func `a drag ends the display without a move, and a pull of that drag refreshes`(kind: Kind) {
    let bench = failed(kind)
    let offset = bench.list.contentOffset
    bench.list.beginDragging()
    #expect(bench.component.state == .idle && bench.list.contentOffset == offset)
    bench.wait(0.1)
    #expect(bench.list.contentOffset == offset, "under a finger nothing moves")
    bench.drag(by: 1.5)
    #expect(bench.component.state == .pulling)
    bench.list.endDragging()
    bench.wait(1)
    #expect(bench.component.state == .refreshing && bench.count("refreshing") == 1)
  }

  @Test(arguments: pulled)
  func `a finger that moves ends the display, and its pull refreshes`(kind: Kind) {
    let bench = failed(kind)
    bench.touch(.began)
    bench.wait(0.05)
    #expect(bench.component.isShowingResult, "a finger that rests ends nothing")
    for step in 1...30 {
      bench.wait(1.0 / 60)
      bench.touch(.moved, 20 * Double(step))
    }
    bench.touch(.ended, 600)
    bench.wait(1)
    #expect(bench.component.state == .refreshing && bench.count("refreshing") == 1)
  }

  @Test(arguments: Kind.pulled.filter { $0.name != "RefreshControl" } + Kind.floating)
  func `a wheel's pull ends the display, and refreshes`(kind: Kind) {
    let bench = failed(kind)
    bench.list.allowsWheelPull = true
    for _ in 1...30 {
      var distance = Point.zero
      distance[bench.edge.axis] = -40 * bench.inwards
      bench.list.scrollWheel(dx: distance.x, dy: distance.y, phase: .moved)
      bench.wait(1.0 / 60)
    }
    bench.wait(2)
    #expect(bench.component.state == .refreshing && bench.count("refreshing") == 1)
  }

  @Test(arguments: Kind.pulled)
  func `with a short threshold, only a drag that moves farther than the open header pulls`(
    kind: Kind
  ) {
    let bench = Bench(kind)
    bench.component.pullTriggerDistance = 20
    guard bench.component.pullTriggerDistance == 20 else { return }
    bench.component.failureDisplayDuration = 2
    fail(bench)
    let length = bench.length
    bench.drag(to: length - 10)
    #expect(bench.component.state == .idle, "it moves to the rows")
    bench.drag(to: length + 5)
    #expect(bench.component.state == .pulling)
    bench.drag(to: 10)
    #expect(bench.component.state == .idle)
    bench.drag(to: 25)
    #expect(bench.component.state == .pulling)
    bench.list.endDragging()
  }

  @Test(arguments: pulled)
  func `an end with no more data and detaching end the display`(kind: Kind) {
    let bench = failed(kind)
    bench.component.endRefreshing(with: .noMoreData)
    bench.wait()
    let isOver = bench.component is any NoMoreDataEnding
    #expect(bench.component.state == (isOver ? .noMoreData : .refreshing))
    bench.wait(3)
    #expect(bench.component.state == (isOver ? .noMoreData : .idle))
    #expect((bench.component.accessibilityValue?.hasPrefix("Loading failed") == true) == !isOver)

    let other = failed(kind)
    other.detach()
    #expect(other.component.state == .idle && !other.component.isShowingResult)
    #expect(other.component.accessibilityValue?.hasPrefix("Loading failed") != true)
    if other.component is RefreshHeader {
      #expect((other.component as? any StateTitled)?.stateLabel.tapAction == nil)
    }
  }

  @Test(arguments: pulled)
  func `setting refreshing during the display drops the pending calls`(kind: Kind) {
    let bench = failed(kind)
    var ends = 0
    bench.component.endRefreshing { ends += 1 }
    bench.component.state = .refreshing
    bench.wait(1)
    #expect(bench.component.state == .refreshing && bench.count("refreshing") == 1 && ends == 1)
  }

  private final class Restless: RefreshHeader {
    override func prepare() {
      super.prepare()
      failureDisplayDuration = 1
    }

    override func shownResultDidChange(_ result: RefreshResult?) {
      if result == nil { beginRefreshing() }
    }
  }

  @Test func `the blocks of an end run before a refresh that begins when the display ends`() {
    let bench = Bench(Restless())
    fail(bench)
    bench.clearLog()
    bench.wait(3)
    #expect(
      bench.log == [
        "refreshing>idle", "closing", "ended", "idle>refreshing", "refreshing", "began",
      ])
  }

  @Test(arguments: [RefreshStyle.behind, .stretch])
  func `a component that is covered by rows shows no failure`(style: RefreshStyle) {
    let bench = Bench(RefreshNormalHeader())
    bench.component.style = style
    bench.rest()
    bench.refresh()
    bench.list.contentOffset.y = 300
    bench.component.endRefreshing(with: .failure(Offline()))
    bench.wait()
    #expect(!bench.component.isShowingResult)
  }

  // MARK: Other components

  @Test func `during the display of a failure, other components do not wait`() {
    for shows in [true, false] {
      let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
      list.allowsSimultaneousRefreshing = false
      list.contentSize.height = 2_000
      var loads = 0
      list.footer = RefreshAutoFooter { loads += 1 }
      let header = RefreshHeader {}
      header.failureDisplayDuration = 5
      header.resultDisplayDuration = 5
      list.header = header
      list.timeline.advance(by: 0)
      header.beginRefreshing()
      list.timeline.advance(by: 1)
      list.contentOffset.y = 1_400
      #expect(loads == 0, "it waits for the header")
      header.endRefreshing(with: shows ? .failure(Offline()) : .success)
      list.timeline.advance(by: 0.1)
      #expect(header.isShowingResult && loads == (shows ? 1 : 0))
    }
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    list.allowsSimultaneousRefreshing = false
    list.contentSize.height = 2_000
    (list.header, list.footer) = (RefreshHeader {}, RefreshBackFooter {})
    list.footer?.failureDisplayDuration = 5
    list.timeline.advance(by: 0)
    list.footer?.beginRefreshing()
    list.timeline.advance(by: 1)
    list.footer?.endRefreshing(with: .failure(Offline()))
    list.timeline.advance(by: 0)
    #expect(list.footer?.isShowingResult == true)
    list.header?.state = .pulling
    list.beginDragging()
    list.drag(to: Point(x: 0, y: -80))
    list.endDragging()
    list.timeline.advance(by: 1)
    #expect(list.header?.state == .refreshing)
  }

  // MARK: Scripts

  @Test func `in a script the duration is 0, unless stage or component sets another`() throws {
    for (stage, own, shows) in [
      ("", "", nil), (#","failureDisplayDuration":1"#, "", true),
      ("", #"["failureDisplayDuration",1]"#, true), ("", #"["resultDisplayDuration",1]"#, true),
      (#","failureDisplayDuration":1"#, #"["failureDisplayDuration",0]"#, nil),
    ] as [(String, String, Bool?)] {
      var trace: [String] = []
      let replay = Replay(
        name: "script", trace: { trace.append($0) }, report: { Issue.record("\($0)") })
      let script = [
        #"{"op":"stage","width":375,"height":667,"contentHeight":2000\#(stage)}"#,
        #"{"op":"attach","slot":"header","class":"RefreshNormalHeader","set":[\#(own)]}"#,
        #"{"op":"call","slot":"header","method":"beginRefreshing"}"#, #"{"op":"advance","by":1}"#,
        #"{"op":"call","slot":"header","method":"endRefreshing","result":"failure"}"#,
        #"{"op":"advance","by":0}"#, "",
      ]
      replay.read(Array(script.joined(separator: "\n").utf8))
      let last = try #require(trace.last)
      #expect(last.contains(#""showingResult":true"#) == (shows == true), "\(last)")
      #expect(last.contains("showingResult") == (shows != nil), "\(last)")
    }
  }
}

private struct Offline: Error {}

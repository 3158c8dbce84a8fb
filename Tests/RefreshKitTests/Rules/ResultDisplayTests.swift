import RefreshKit
import Testing

/// A component that shows the result of its refresh for some time before it closes.
@MainActor struct ResultDisplayTests {
  /// A component that shows its result for two seconds, and whose refreshing callback has run.
  private func refreshing(_ kind: Kind) -> Bench {
    let bench = Bench(kind)
    bench.component.resultDisplayDuration = 2
    bench.refresh()
    bench.clearLog()
    return bench
  }

  @Test(arguments: Kind.all)
  func `a result is shown and announced once before the component closes`(
    kind: Kind
  ) {
    let bench = refreshing(kind)
    let component = bench.component
    var words: [String] = []
    let observation = component.observeFeedback {
      if case .announcement(let text) = $0 { words.append(text) }
    }
    component.endRefreshing()
    bench.wait()
    #expect(component.isShowingResult)
    bench.expect(.refreshing, percent: 1, reserved: .open, log: "")
    #expect(component.lastResult?.isSuccess == true)
    #expect(words == [bench.refreshesList ? "Updated" : "Loaded"])
    #expect((component as? any LoadingShowing)?.loadingView.isAnimating != true)
    #expect((component as? any GifShowing)?.gifView.isAnimating != true)
    #expect((component as? RefreshRingHeader)?.ringView.isSpinning != true)
    bench.wait(1.9)
    #expect(component.isShowingResult)
    bench.expect(.refreshing, log: "")
    bench.wait(0.2)
    #expect(!component.isShowingResult)
    #expect(component.state == .idle)
    bench.wait(1)
    bench.expect(.idle, reserved: .atRest, log: bench.calls("refreshing>idle closing ended"))
    #expect(words.count == 1)
    observation.cancel()
  }

  @Test(arguments: Kind.titled.filter { !$0.isAuto })
  func `a text that the app shows during a closing stays until the next state`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    bench.close(for: 0.1)
    bench.titled.stateLabel.text = "New rows"
    bench.wait(1)
    #expect(bench.count("ended") == 1 && bench.titled.stateLabel.text == "New rows")
    bench.component.state = .pulling
    #expect(bench.titled.stateLabel.text != "New rows")
  }

  @Test(arguments: Kind.titled)
  func `the title is that of the result, the app's or the language's`(kind: Kind) throws {
    let bench = refreshing(kind)
    let titled = try #require(bench.component as? any StateTitled)
    let label = titled.stateLabel
    let refreshing = label.text
    bench.component.endRefreshing()
    bench.wait()
    let words = bench.refreshesList ? "Updated" : "Loaded"
    #expect(label.text == words)
    titled.successTitle = "Done"
    #expect(label.text == "Done")
    #expect(bench.component.accessibilityValue == "Done")
    titled.successTitle = nil
    #expect(label.text == words)
    bench.wait(3)
    #expect(label.text == titled.title(for: .idle))

    bench.refresh()
    #expect(label.text == refreshing)
    bench.component.endRefreshing(with: .failure(Offline()))
    bench.wait()
    let failure = label.text
    #expect(bench.component.isShowingResult && failure?.hasPrefix("Loading failed") == true)
    bench.wait(3)
    bench.expect(.idle, reserved: .atRest)
    #expect(bench.component.lastResult?.isFailure == true)
    #expect(label.text == (kind.isAuto ? failure : titled.title(for: .idle)))
  }

  @Test(arguments: Kind.all)
  func `a refresh that never called back, is canceled or has no more data shows no result`(
    kind: Kind
  ) {
    for result in [RefreshResult.cancelled, .noMoreData] {
      let bench = refreshing(kind)
      bench.component.endRefreshing(with: result)
      bench.wait()
      #expect(!bench.component.isShowingResult)
      #expect(bench.component.state != .refreshing)
    }
    let bench = Bench(kind)
    bench.component.resultDisplayDuration = 2
    bench.list.isInWindow = false
    bench.component.beginRefreshing()
    bench.component.endRefreshing()
    bench.wait()
    #expect(!bench.component.isShowingResult && bench.component.state == .idle)

    let short = Bench(kind)
    short.component.resultDisplayDuration = 2
    short.component.minimumRefreshingDuration = 5
    short.refresh()
    short.component.endRefreshing()
    short.wait(3.9)
    #expect(!short.component.isShowingResult, "the minimum duration is before the display")
    short.wait(0.2)
    #expect(short.component.isShowingResult)
    short.wait(2)
    #expect(short.component.state == .idle)
  }

  @Test(arguments: Kind.all)
  func `when its result is shown, the outcome of a refresh no longer changes`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.resultDisplayDuration = 2
    bench.component.refreshingTimeout = 3
    bench.refresh()
    bench.component.endRefreshing()
    bench.wait()
    let time = (bench.component as? RefreshHeader)?.lastUpdatedTime
    #expect(time == (bench.refreshesList ? bench.list.timeline.wallTime : nil))
    let label = (bench.component as? RefreshStateHeader)?.lastUpdatedTimeLabel
    #expect(label?.isShown != true || label?.text?.contains("Today") == true)
    bench.wait(1.9)
    bench.component.endRefreshing(with: .failure(Offline()))
    bench.end("E")
    bench.wait()
    #expect(bench.component.isShowingResult)
    #expect(bench.component.lastResult?.isSuccess == true)
    bench.wait(1)
    #expect(bench.component.lastResult?.isSuccess == true)
    #expect(bench.log.suffix(2) == ["ended", "E"])
  }

  @Test(arguments: Kind.headers + Kind.ownHeaders + Kind.floating)
  func `the footer is reset when the header's result is shown`(kind: Kind) {
    let bench = Bench(kind)
    let footer = RefreshAutoNormalFooter {}
    bench.component.resultDisplayDuration = 2
    bench.list.resetsNoMoreDataAfterHeaderRefresh = true
    bench.list.footer = footer
    footer.state = .noMoreData
    bench.refresh()
    bench.component.endRefreshing()
    bench.wait()
    #expect(bench.component.isShowingResult)
    #expect(footer.state == .idle)
  }

  @Test(arguments: Kind.all)
  func `a begin ends the display of the last result`(kind: Kind) {
    let bench = refreshing(kind)
    bench.end("E")
    bench.wait()
    bench.component.beginRefreshing()
    #expect(!bench.component.isShowingResult)
    #expect(bench.component.state == .refreshing)
    bench.wait(1)
    #expect(
      bench.log.filter { $0 != "closing" } == [
        "refreshing>idle", "ended", "E", "idle>refreshing", "refreshing", "began",
      ])
    bench.wait(9)
    bench.expect(.refreshing, percent: 1, reserved: .open)
    #expect(!bench.component.isShowingResult)
  }

  @Test(arguments: Kind.all)
  func `a component that comes into noMoreData no longer shows its result`(kind: Kind) {
    let ending = refreshing(kind)
    ending.component.endRefreshing()
    ending.wait()
    ending.component.endRefreshing(with: .noMoreData)
    ending.wait()
    let isEnding = ending.component is any NoMoreDataEnding
    #expect(ending.component.state == (isEnding ? .noMoreData : .refreshing))
    #expect(ending.component.isShowingResult == !isEnding)
  }
}

/// `shownResultDidChange(_:)`, by which a subclass shows results in its own way.
@MainActor struct ShownResultTests {
  private final class Footer: RefreshAutoFooter {
    var shown: [String] = []

    override func shownResultDidChange(_ result: RefreshResult?) {
      super.shownResultDidChange(result)
      switch result {
      case .failure(let error): shown.append("\(error)")
      case .success: shown.append("success in \(state)")
      case nil: shown.append("nil")
      default: shown.append("another result")
      }
    }
  }

  private final class Header: RefreshHeader {
    var shown: [Bool] = []
    var onNone: () -> Void = {}

    override func prepare() {
      super.prepare()
      failureDisplayDuration = 2
    }

    override func shownResultDidChange(_ result: RefreshResult?) {
      shown.append(result?.isFailure == true)
      if result == nil { onNone() }
    }
  }

  private let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
  private let header = Header()
  private let footer = Footer()

  init() {
    (list.header, list.footer) = (header, footer)
    list.contentSize.height = 1_000
  }

  private func refresh(_ component: RefreshComponent, _ result: RefreshResult) {
    component.beginRefreshing()
    list.timeline.advance(by: 1)
    component.endRefreshing(with: result)
    list.timeline.advance(by: 1)
  }

  @Test func `a success is shown as long as the display of the result lasts`() {
    refresh(footer, .success)
    #expect(footer.shown == [])
    footer.resultDisplayDuration = 2
    refresh(footer, .success)
    #expect(footer.shown == ["success in refreshing"])
    list.timeline.advance(by: 1.5)
    #expect(footer.shown == ["success in refreshing", "nil"] && footer.state == .idle)
    refresh(footer, .noMoreData)
    refresh(footer, .cancelled)
    #expect(footer.shown.count == 2)
  }

  @Test(arguments: [0.0, 2])
  func `a failure at rest is shown once, until another refresh begins`(duration: Double) {
    footer.resultDisplayDuration = duration
    refresh(footer, .failure(Offline()))
    #expect(footer.shown == ["Offline()"])
    list.timeline.advance(by: 5)
    #expect(footer.shown == ["Offline()"] && footer.state == .idle)
    footer.beginRefreshing()
    #expect(footer.shown == ["Offline()", "nil"])
  }

  @Test func `a closed header, a refresh of the list and detaching end the display of a failure`() {
    refresh(header, .failure(Offline()))
    #expect(header.shown == [true] && header.isShowingResult)
    list.timeline.advance(by: 1.1)
    #expect(header.shown == [true] && header.state == .idle, "while it closes")
    list.timeline.advance(by: 1)
    #expect(header.shown == [true, false])

    refresh(footer, .failure(Offline()))
    refresh(header, .success)
    #expect(footer.shown == ["Offline()", "nil"])

    refresh(header, .failure(Offline()))
    list.header = nil
    #expect(header.shown == [true, false, true, false])
  }

  @Test func `a failure while a refresh begins replaces the failure that is shown`() {
    struct Refused: Error {}
    refresh(footer, .failure(Offline()))
    let observation = footer.observeState { [footer] change in
      if change.new == .refreshing { footer.endRefreshing(with: .failure(Refused())) }
    }
    footer.refreshingBlock = { [footer] in footer.endRefreshing(with: .failure(Refused())) }
    footer.beginRefreshing()
    list.timeline.advance(by: 1)
    #expect(footer.shown == ["Offline()", "nil", "Refused()"])
    observation.cancel()
  }

  @Test func `an override may end the refresh that begins while a result disappears`() {
    refresh(header, .failure(Offline()))
    header.onNone = { [header] in header.endRefreshing() }
    header.beginRefreshing()
    list.timeline.advance(by: 1)
    #expect(header.shown == [true, false] && header.state == .idle)
    #expect(list.adjustedContentInset.top == 0)
  }
}

@MainActor private struct Offline: Error {}

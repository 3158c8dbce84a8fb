import RefreshKit
import Testing

/// The result of a refresh, shown for some time before the component closes.
struct ResultDisplayTests {
  /// A component of each class that shows its result for two seconds, after its refreshing callback.
  private func refreshing(_ kind: Kind) -> Bench {
    let bench = Bench(kind)
    bench.component.resultDisplayDuration = 2
    bench.refresh()
    bench.clearLog()
    return bench
  }

  @Test(arguments: Kind.all)
  func `a result is shown and announced once before the component closes, if it has a duration`(
    kind: Kind
  ) {
    let plain = Bench(kind)
    #expect(plain.component.resultDisplayDuration == 0)
    plain.refresh()
    plain.component.endRefreshing()
    plain.wait()
    #expect(!plain.component.isShowingResult)
    #expect(plain.component.state == .idle)

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
    #expect(label.text == failure, "until the next try")
  }

  @Test(arguments: Kind.all)
  func `what ends before its callback, is cancelled or has no more data shows no result`(
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
  func `the refresh is decided when its result is shown`(kind: Kind) {
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
  func `a begin ends the display, a state that the app sets skips it`(kind: Kind) {
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

    for isShown in [false, true] {
      let bench = refreshing(kind)
      if isShown {
        bench.component.endRefreshing()
        bench.wait()
      }
      bench.component.state = .idle
      #expect(!bench.component.isShowingResult)
      #expect(bench.component.state == .idle)
      bench.wait(3)
      bench.expect(.idle, reserved: .atRest, log: bench.calls("refreshing>idle closing ended"))
    }
  }

  @Test(arguments: Kind.all)
  func `a component that is detached, or has no more data, no longer shows its result`(kind: Kind) {
    let bench = refreshing(kind)
    bench.component.endRefreshing()
    bench.wait()
    bench.detach()
    #expect(!bench.component.isShowingResult)
    #expect(bench.component.state == .idle)
    #expect(bench.component.lastResult?.isSuccess == true)
    #expect(bench.list.reservedInset == .zero)
    bench.attach()
    bench.wait(5)
    bench.expect(.idle, reserved: .atRest, log: "")

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

private struct Offline: Error {}

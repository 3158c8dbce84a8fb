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
  func `without a duration no result is shown`(kind: Kind) {
    let bench = Bench(kind)
    #expect(bench.component.resultDisplayDuration == 0)
    bench.refresh()
    bench.component.endRefreshing()
    bench.wait()
    #expect(!bench.component.isShowingResult)
    #expect(bench.component.state == .idle)
  }

  @Test(arguments: Kind.all)
  func `a result is shown before the component closes`(kind: Kind) {
    let bench = refreshing(kind)
    let component = bench.component
    let open = bench.list.reservedInset
    component.endRefreshing()
    bench.wait()
    #expect(component.isShowingResult)
    #expect(component.state == .refreshing)
    #expect(component.pullingPercent == 1)
    #expect(component.lastResult?.isSuccess == true)
    #expect(bench.list.reservedInset == open)
    bench.wait(1.9)
    #expect(component.isShowingResult)
    #expect(bench.log == [])
    bench.wait(0.2)
    #expect(!component.isShowingResult)
    #expect(component.state == .idle)
    bench.wait(1)
    let closes = component is any AutoLoading ? [] : ["closing"]
    #expect(bench.log == ["refreshing>idle"] + closes + ["ended"])
  }

  @Test(arguments: Kind.all)
  func `a failure is shown, and after it until the next try`(kind: Kind) {
    let bench = refreshing(kind)
    let title = (bench.component as? any StateTitled)?.stateLabel
    bench.component.endRefreshing(with: .failure(Offline()))
    bench.wait()
    #expect(bench.component.lastResult?.isFailure == true)
    let shown = title?.text
    bench.wait(3)
    #expect(bench.component.state == .idle)
    #expect(bench.component.lastResult?.isFailure == true)
    #expect(title?.text == shown)
  }

  @Test(arguments: Kind.all)
  func `the title is that of the result, the app's or the language's`(kind: Kind) {
    let bench = refreshing(kind)
    guard let titled = bench.component as? any StateTitled else { return }
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
  }

  @Test(arguments: Kind.all)
  func `what spins is stopped`(kind: Kind) {
    let bench = refreshing(kind)
    bench.component.endRefreshing()
    bench.wait()
    let component = bench.component
    if let indicator = (component as? any LoadingShowing)?.loadingView {
      #expect(!indicator.isAnimating)
    }
    if let images = (component as? any GifShowing)?.gifView { #expect(!images.isAnimating) }
    if let ring = (component as? RefreshRingHeader)?.ringView { #expect(!ring.isSpinning) }
  }

  @Test(arguments: Kind.all)
  func `a refresh before its callback, a cancelled one and one without more data show none`(
    kind: Kind
  ) {
    for result in [RefreshResult.cancelled, .noMoreData] {
      let bench = refreshing(kind)
      bench.component.endRefreshing(with: result)
      bench.wait()
      #expect(!bench.component.isShowingResult)
      #expect(bench.component.state != .refreshing)
    }
    guard !(kind.make() is any AutoLoading) else { return }
    let bench = Bench(kind)
    bench.component.resultDisplayDuration = 2
    bench.component.beginRefreshing()
    bench.component.endRefreshing()
    bench.wait()
    #expect(!bench.component.isShowingResult)
  }

  @Test(arguments: Kind.all)
  func `the refresh is decided when its result is shown`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.resultDisplayDuration = 2
    bench.component.refreshingTimeout = 3
    bench.refresh()
    bench.component.endRefreshing()
    bench.wait()
    if let header = bench.component as? RefreshHeader, bench.refreshesList {
      #expect(header.lastUpdatedTime == bench.list.timeline.wallTime)
      if let label = (header as? RefreshStateHeader)?.lastUpdatedTimeLabel, label.isShown {
        #expect(label.text?.contains("Today") == true)
      }
    }
    bench.wait(1.9)
    bench.component.endRefreshing(with: .failure(Offline()))
    bench.component.endRefreshing { bench.note("block") }
    bench.wait()
    #expect(bench.component.isShowingResult)
    #expect(bench.component.lastResult?.isSuccess == true)
    bench.wait(1)
    #expect(bench.component.lastResult?.isSuccess == true)
    #expect(bench.log.suffix(2) == ["ended", "block"])
  }

  @Test(arguments: Kind.all)
  func `the footer is reset when the header's result is shown`(kind: Kind) {
    let bench = refreshing(kind)
    guard bench.refreshesList else { return }
    let footer = RefreshAutoNormalFooter {}
    bench.list.resetsNoMoreDataAfterHeaderRefresh = true
    bench.component.state = .idle
    bench.wait(1)
    bench.list.footer = footer
    footer.state = .noMoreData
    bench.refresh()
    bench.component.endRefreshing()
    bench.wait()
    #expect(bench.component.isShowingResult)
    #expect(footer.state == .idle)
  }

  @Test(arguments: Kind.all)
  func `no more data cuts the display short`(kind: Kind) {
    let bench = refreshing(kind)
    guard let ending = bench.component as? any NoMoreDataEnding else { return }
    bench.component.endRefreshing()
    bench.wait()
    ending.endRefreshingWithNoMoreData()
    bench.wait()
    #expect(bench.component.state == .noMoreData)
    #expect(!bench.component.isShowingResult)
  }

  @Test(arguments: Kind.all)
  func `a begin ends the display, closes and begins`(kind: Kind) {
    let bench = refreshing(kind)
    bench.component.endRefreshing { bench.note("block") }
    bench.wait()
    bench.component.beginRefreshing()
    #expect(!bench.component.isShowingResult)
    #expect(bench.component.state == .refreshing)
    bench.wait(1)
    let log = bench.log.filter { $0 != "closing" }
    #expect(
      log == ["refreshing>idle", "ended", "block", "idle>refreshing", "refreshing", "began"])
    bench.wait(9)
    #expect(bench.component.state == .refreshing)
    #expect(!bench.component.isShowingResult)
  }

  @Test(arguments: Kind.all)
  func `a state that the app sets skips the display`(kind: Kind) {
    for isShown in [false, true] {
      let bench = refreshing(kind)
      if isShown {
        bench.component.endRefreshing()
        bench.wait()
      }
      bench.component.state = .idle
      #expect(bench.component.state == .idle)
      #expect(!bench.component.isShowingResult)
      bench.wait(3)
      #expect(bench.count("refreshing>idle") == 1)
      #expect(bench.count("ended") == 1)
    }
  }

  @Test(arguments: Kind.all)
  func `the minimum duration is before the display`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.resultDisplayDuration = 2
    bench.component.minimumRefreshingDuration = 5
    bench.refresh()
    bench.component.endRefreshing()
    bench.wait(3.9)
    #expect(!bench.component.isShowingResult)
    bench.wait(0.2)
    #expect(bench.component.isShowingResult)
    bench.wait(2)
    #expect(bench.component.state == .idle)
  }

  @Test(arguments: Kind.all)
  func `one end is announced once, when its result is shown`(kind: Kind) {
    let bench = refreshing(kind)
    var words: [String] = []
    let observation = bench.component.observeFeedback {
      if case .announcement(let text) = $0 { words.append(text) }
    }
    bench.component.endRefreshing()
    bench.wait()
    #expect(words == [bench.refreshesList ? "Updated" : "Loaded"])
    bench.wait(5)
    #expect(words.count == 1)
    observation.cancel()
  }

  @Test(arguments: Kind.all)
  func `a component that is detached shows nothing, and keeps its result`(kind: Kind) {
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
    #expect(bench.component.state == .idle)
  }
}

private struct Offline: Error {}

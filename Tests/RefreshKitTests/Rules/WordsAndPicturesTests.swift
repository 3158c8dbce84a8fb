import RefreshKit
import Testing

/// Rules S2 and S3, titles.
struct WordsAndPicturesTests {
  /// Runs `body` in another language.
  private func inGerman(_ body: () -> Void) {
    let german = Language(
      code: "de",
      texts: [
        .headerIdle: "Ziehen", .autoFooterIdle: "Ziehen", .autoHeaderIdle: "Ziehen",
        .backFooterIdle: "Ziehen",
        .trailerIdle: "Ziehen", .leaderIdle: "Ziehen", .lastUpdate: "Zuletzt: ", .today: "heute",
        .noRecord: "nie",
      ])
    inConfig("de", own: [german], body)
  }

  // MARK: 2. Titles

  @Test(arguments: Kind.titled)
  func `a change of language changes the kit's titles and keeps the app's`(kind: Kind) throws {
    let bench = Bench(kind)
    let titled = try #require(bench.component as? any StateTitled)
    titled.setTitle("wait", for: .refreshing)
    inGerman {
      #expect(titled.stateLabel.text == "Ziehen")
      #expect(titled.title(for: .refreshing) == "wait")
      titled.state = .refreshing
      #expect(titled.stateLabel.text == "wait")
    }
    #expect(titled.stateLabel.text == "wait")
    #expect(titled.title(for: .idle) != "Ziehen")
  }

  @Test(arguments: Kind.titled)
  func `a change of language keeps what the app set for the present state`(kind: Kind) throws {
    let bench = Bench(kind)
    let titled = try #require(bench.component as? any StateTitled)
    titled.setTitle("own", for: .idle)
    inGerman {
      #expect(titled.stateLabel.text == "own")
      titled.setTitle(nil, for: .idle)
      #expect(titled.stateLabel.text == "Ziehen")
    }
  }

  @Test(arguments: Kind.titledHeaders)
  func `a change of language keeps keys and closures`(kind: Kind) throws {
    let bench = Bench(kind)
    let header = try #require(bench.list.header as? RefreshStateHeader)
    header.lastUpdatedTimeKey = "mine"
    inGerman {
      #expect(header.lastUpdatedTimeLabel.text == "Zuletzt: nie")
      #expect(header.lastUpdatedTimeKey == "mine")
      header.lastUpdatedTimeText = { _ in "own" }
    }
    #expect(header.lastUpdatedTimeLabel.text == "own")
  }

  @Test(arguments: Kind.titled)
  func `no title brings the language's own back`(kind: Kind) throws {
    let bench = Bench(kind)
    let titled = try #require(bench.component as? any StateTitled)
    for state in RefreshState.allCases where state != .willRefresh {
      let own = titled.title(for: state)
      titled.setTitle("mine", for: state)
      #expect(titled.title(for: state) == "mine")
      titled.setTitle(nil, for: state)
      #expect(titled.title(for: state) == own)
    }
    #expect(titled.misfits == [])
  }

  @Test(arguments: Kind.titled)
  func `a title of the present state is shown at once`(kind: Kind) throws {
    let bench = Bench(kind)
    let titled = try #require(bench.component as? any StateTitled)
    for state in [RefreshState.pulling, .refreshing, .noMoreData, .idle] {
      titled.state = state
      titled.setTitle("mine", for: titled.state)
      #expect(titled.stateLabel.text == "mine")
      titled.setTitle("other", for: titled.state == .idle ? .pulling : .idle)
      #expect(titled.stateLabel.text == "mine")
    }
  }

  @Test(arguments: Kind.titled)
  func `a refresh that waits has the refreshing title, the app's too`(kind: Kind) throws {
    let bench = Bench(kind)
    bench.list.isInWindow = false
    let titled = try #require(bench.component as? any StateTitled)
    titled.beginRefreshing()
    #expect(titled.state == .willRefresh)
    #expect(titled.stateLabel.text == "Loading...")

    titled.setTitle("wait", for: .refreshing)
    #expect(titled.stateLabel.text == "wait")
    titled.setTitle(nil, for: .refreshing)
    #expect(titled.stateLabel.text == "Loading...")
  }

  @Test(arguments: Kind.sides.filter { Kind.titled.map(\.name).contains($0.name) })
  func `a leader or trailer has titles for refreshing and for no more data`(kind: Kind) throws {
    let bench = Bench(kind)
    let side = try #require(bench.component as? any StateTitled & NoMoreDataEnding)
    bench.refresh()
    #expect(side.stateLabel.text == "Loading...")

    side.endRefreshingWithNoMoreData()
    bench.wait(1)
    #expect(side.stateLabel.text == "No more data")
    #expect(bench.list.reservedInset == .zero)

    side.resetNoMoreData()
    bench.wait()
    let title = side.edge == .left ? "Slide to refresh" : "Slide to see more"
    #expect(side.stateLabel.text == title)
  }

  @Test(arguments: [true, false])
  func `a trailer's arrow is hidden with no more data, and then as the app had it`(hides: Bool) {
    let trailer = RefreshNormalTrailer()
    let bench = Bench(trailer)
    trailer.arrowView.isHidden = hides
    trailer.endRefreshingWithNoMoreData()
    bench.wait()
    #expect(trailer.arrowView.isHidden)

    trailer.resetNoMoreData()
    bench.wait()
    #expect(trailer.arrowView.isHidden == hides)

    trailer.state = .noMoreData
    bench.refresh()
    #expect(trailer.arrowView.isHidden == hides)
    trailer.endRefreshingWithNoMoreData()
    bench.wait()
    #expect(trailer.arrowView.isHidden)
  }

  // MARK: 3. No title while refreshing

  @Test(arguments: Kind.tapped)
  func `a refreshing title is hidden at once, also against a later title`(kind: Kind) throws {
    let bench = Bench(kind)
    let titled = try #require(bench.component as? any StateTitled)
    bench.refresh()
    bench.hideRefreshingTitle(true)
    #expect(titled.stateLabel.text == nil)

    titled.setTitle("wait", for: .refreshing)
    titled.i18nDidChange()
    #expect(titled.stateLabel.text == nil)

    bench.hideRefreshingTitle(false)
    #expect(titled.stateLabel.text == "wait")
  }

  @Test(arguments: Kind.tapped)
  func `a hidden refreshing title is that of a refresh only`(kind: Kind) throws {
    let bench = Bench(kind)
    let titled = try #require(bench.component as? any StateTitled)
    bench.hideRefreshingTitle(true)
    let idle = titled.title(for: .idle)
    #expect(titled.stateLabel.text == idle)

    bench.list.isInWindow = false
    bench.refresh()
    #expect(titled.stateLabel.text == nil)
    bench.list.isInWindow = true
    bench.wait()
    #expect(titled.stateLabel.text == nil)
    bench.end()
    #expect(titled.stateLabel.text == idle)
  }
}

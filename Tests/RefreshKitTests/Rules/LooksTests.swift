import RefreshKit
import RefreshReplay
import Testing

/// Rules S2, S4, S6 and A13: the titles, images, arrows and durations of every class, and those
/// that apps set.
@MainActor struct LooksTests {
  // MARK: S2. Titles

  // For the other families, the traces of the original contain the titles.
  @Test func `auto headers and leaders have titles, and a state without a title shows nothing`() {
    let titles: [(any StateTitled, [String?])] = [
      (
        RefreshAutoStateHeader(),
        ["Tap or pull down to load more", nil, "Loading...", "No more data"]
      ),
      (
        RefreshStateLeader(),
        ["Slide to refresh", "Release to refresh", "Loading...", "No more data"]
      ),
    ]
    let states: [RefreshState] = [.idle, .pulling, .refreshing, .noMoreData]
    for (component, titles) in titles {
      for (state, title) in zip(states, titles) {
        #expect(component.title(for: state) == title)
        component.state = state
        #expect(component.stateLabel.text == title)
      }
    }
  }

  @Test(arguments: Kind.titled)
  func `a title is shown at once in its state, and nil brings back the title of the language`(
    kind: Kind
  ) throws {
    let bench = Bench(kind)
    let titled = bench.titled
    #expect(titled.stateLabel.text != nil)
    for state in [RefreshState.pulling, .refreshing, .noMoreData, .idle] {
      let own = titled.title(for: state)
      let other: RefreshState = state == .idle ? .pulling : .idle
      titled.setTitle("later", for: state)
      titled.state = state
      bench.wait(1)
      #expect(titled.state == state)
      #expect(titled.stateLabel.text == "later")
      titled.setTitle("mine", for: state)
      titled.setTitle("other", for: other)
      #expect(titled.stateLabel.text == "mine")
      #expect(titled.title(for: state) == "mine")
      titled.setTitle(nil, for: state)
      titled.setTitle(nil, for: other)
      #expect(titled.title(for: state) == own)
      bench.expect(state)
    }
  }

  @Test(arguments: Kind.titled)
  func `a title set for willRefresh is never shown`(kind: Kind) throws {
    let bench = Bench(kind)
    let titled = bench.titled
    titled.setTitle("soon", for: .willRefresh)
    titled.state = .willRefresh
    #expect(titled.stateLabel.text == titled.title(for: .refreshing))
    #expect(titled.title(for: .willRefresh) == titled.title(for: .refreshing))
    titled.setTitle("now", for: .refreshing)
    #expect(titled.stateLabel.text == "now")
  }

  // MARK: Arrows

  @Test(arguments: Kind.arrowed)
  func `the arrow has the color of the title`(kind: Kind) throws {
    let bench = Bench(kind)
    let component = try #require(bench.component as? any ArrowShowing & StateTitled)
    component.stateLabel.textColor = Color(red: 1, green: 0, blue: 0)
    component.setNeedsLayout()
    bench.wait()
    #expect(component.arrowView.tintColor == Color(red: 1, green: 0, blue: 0))
  }

  @Test(arguments: Kind.arrowed.filter { !$0.name.contains("Header") }, [true, false])
  func `the arrow is hidden in noMoreData, and shown afterward if the app had not hidden it`(
    kind: Kind, hides: Bool
  ) throws {
    let bench = Bench(kind)
    let component = try #require(bench.component as? any ArrowShowing & NoMoreDataEnding)
    let arrow = component.arrowView
    if component.edge.axis == .horizontal { arrow.isHidden = hides }
    let wasHidden = arrow.isHidden
    let rotation = arrow.rotation
    component.endRefreshingWithNoMoreData()
    bench.wait()
    #expect(arrow.isHidden)
    component.resetNoMoreData()
    bench.wait()
    #expect(arrow.isHidden == wasHidden && arrow.rotation == rotation)

    component.state = .noMoreData
    bench.refresh()
    #expect(arrow.isHidden == (component.edge == .bottom || wasHidden))
    component.endRefreshingWithNoMoreData()
    bench.wait(1)
    #expect(arrow.isHidden)
    component.resetNoMoreData()
    bench.wait(1)
    #expect(arrow.isHidden == wasHidden && arrow.rotation == rotation)
  }

  @Test func `the arrow of a header that an app sets to noMoreData stays`() {
    let header = RefreshNormalHeader()
    let list = Bench.list(header)
    header.state = .noMoreData
    list.timeline.advance(by: 1)
    #expect(header.state == .noMoreData && !header.arrowView.isHidden)
  }

  // MARK: S4. Images

  private func images(_ name: String, _ count: Int) -> [Image] {
    (0..<count).map { Image.scripted("\(name)#\($0)", size: Size(width: 20, height: 20)) }
  }

  private func pictured(_ bench: Bench) throws -> any GifShowing {
    try #require(bench.component as? any GifShowing)
  }

  @Test(arguments: Kind.imaged)
  func `images that are set for the present state are shown at once`(kind: Kind) throws {
    let bench = Bench(kind)
    let gif = try pictured(bench)
    let view = gif.gifView
    gif.setImages(images("idle", 10), duration: nil, for: .idle)
    #expect(view.image?.scriptName == "idle#0")
    #expect(!view.isAnimating)

    bench.refresh()
    gif.setImages(images("refreshing", 3), duration: nil, for: .refreshing)
    #expect(view.isAnimating)
    #expect(view.sequence.first?.scriptName == "refreshing#0")
    #expect(abs(view.animationDuration - 0.3) < 1e-9)
    gif.setImages(images("other", 1), duration: nil, for: .refreshing)
    #expect(!view.isAnimating)
    #expect(view.image?.scriptName == "other#0")
    gif.setImages(images("refreshing", 3), duration: 3, for: .refreshing)
    #expect(view.isAnimating && view.animationDuration == 3)
    #expect(view.sequence.map(\.scriptName) == ["refreshing#0", "refreshing#1", "refreshing#2"])
    gif.setImages([], duration: nil, for: .refreshing)
    #expect(!view.isAnimating)
  }

  // MARK: S6. Durations

  @Test func `durations that a subclass sets in prepare are kept`() {
    final class SlowHeader: RefreshNormalHeader {
      override func prepare() {
        super.prepare()
        fastAnimationDuration = 2
        slowAnimationDuration = 3
      }
    }
    let bench = Bench(SlowHeader())
    bench.component.beginRefreshing()
    bench.wait(1.9)
    #expect(bench.count("refreshing") == 0)
    bench.wait(0.2)
    #expect(bench.count("refreshing") == 1)

    bench.component.endRefreshing()
    bench.wait(2.9)
    #expect(bench.count("ended") == 0)
    bench.wait(0.2)
    #expect(bench.count("ended") == 1)
  }
}

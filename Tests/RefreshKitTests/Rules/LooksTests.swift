import RefreshKit
import RefreshReplay
import Testing

/// Rules S2 to S6: the titles, images, arrows, activity indicators and alpha of every class, in every state.
struct LooksTests {
  private func titled(_ bench: Bench) throws -> any StateTitled {
    try #require(bench.component as? any StateTitled)
  }

  // MARK: S2. Titles

  @Test func `each family has its titles, and a state without a title shows nothing`() {
    let titles: [(any StateTitled, [String?])] = [
      (
        RefreshStateHeader(),
        ["Pull down to refresh", "Release to refresh", "Loading...", nil]
      ),
      (
        RefreshAutoStateHeader(),
        ["Tap or pull down to load more", nil, "Loading...", "No more data"]
      ),
      (
        RefreshAutoStateFooter(),
        ["Tap or pull up to load more", nil, "Loading...", "No more data"]
      ),
      (
        RefreshBackStateFooter(),
        ["Pull up to load more", "Release to load more", "Loading...", "No more data"]
      ),
      (
        RefreshStateTrailer(),
        ["Slide to see more", "Release to see more", "Loading...", "No more data"]
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
  func `a title is shown at once in its state, and nil brings the language's own back`(
    kind: Kind
  ) throws {
    let bench = Bench(kind)
    let titled = try titled(bench)
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
  func `a refresh that waits has the refreshing title, the app's too`(kind: Kind) throws {
    let bench = Bench(kind)
    bench.list.isInWindow = false
    let titled = try titled(bench)
    titled.beginRefreshing()
    #expect(titled.state == .willRefresh)
    #expect(titled.stateLabel.text == "Loading...")
    titled.setTitle("wait", for: .refreshing)
    #expect(titled.stateLabel.text == "wait")
    titled.setTitle(nil, for: .refreshing)
    #expect(titled.stateLabel.text == "Loading...")
  }

  @Test func `the inset beside the label is 25, with images 20, in a leader or trailer 0`() {
    func insets(_ families: ComponentKind.Family...) -> [Double] {
      ComponentKind.all.filter {
        families.contains($0.family) && ![.control, .system].contains($0.style)
      }
      .compactMap { ($0.make() as? any StateTitled)?.labelLeftInset }
    }
    #expect(insets(.header) == [25, 25, 20])
    #expect(insets(.autoHeader, .autoFooter) == [25, 25, 25, 25, 20])
    #expect(insets(.backFooter) == [25, 25, 20])
    #expect(insets(.trailer, .leader) == [0, 0, 0, 0])
  }

  // MARK: S3. No title while refreshing

  @Test(arguments: Kind.tapped)
  func `a refreshing title is hidden at once, also a later one, and only in a refresh`(
    kind: Kind
  ) throws {
    let bench = Bench(kind)
    let titled = try titled(bench)
    let idle = titled.title(for: .idle)
    bench.refresh()
    bench.hideRefreshingTitle(true)
    #expect(titled.stateLabel.text == nil)
    titled.setTitle("wait", for: .refreshing)
    titled.i18nDidChange()
    #expect(titled.stateLabel.text == nil)
    bench.hideRefreshingTitle(false)
    #expect(titled.stateLabel.text == "wait")

    bench.hideRefreshingTitle(true)
    bench.end()
    #expect(titled.stateLabel.text == idle)
    bench.list.isInWindow = false
    bench.refresh()
    #expect(titled.state == .willRefresh && titled.stateLabel.text == nil)
    bench.list.isInWindow = true
    bench.wait()
    #expect(titled.stateLabel.text == nil)
    bench.end()
    #expect(titled.stateLabel.text == idle)
  }

  // MARK: Arrows and activity indicators

  /// The classes with an activity indicator.
  private nonisolated static let loading = Kind.normal.filter {
    !$0.name.contains(/Trailer|Leader/)
  }

  @Test(arguments: loading)
  func `the activity indicator spins while refreshing, with alpha 1 whenever it starts`(
    kind: Kind
  ) throws {
    let bench = Bench(kind)
    let spinner = try #require(bench.component as? any LoadingShowing).loadingView
    #expect(!spinner.isAnimating)
    bench.refresh()
    bench.expect(.refreshing)
    bench.component.endRefreshing()
    bench.wait(0.1)
    if !kind.isAuto { #expect(spinner.alpha == 0) }
    bench.component.state = .noMoreData
    bench.wait(1)
    #expect(!spinner.isAnimating)
    for _ in 1...2 {
      bench.refresh()
      #expect(spinner.isAnimating && spinner.alpha == 1)
      bench.close(for: 0.1)
      bench.component.beginRefreshing()
      #expect(spinner.isAnimating && spinner.alpha == 1)
      bench.end()
    }
    #expect(!spinner.isAnimating && spinner.alpha == 1)
  }

  @Test(arguments: loading.filter { !$0.isAuto })
  func `the activity indicator replaces the arrow until the end`(kind: Kind) throws {
    let bench = Bench(kind)
    let component = try #require(bench.component as? any ArrowShowing & LoadingShowing)
    #expect(!component.arrowView.isHidden)
    bench.refresh()
    #expect(component.arrowView.isHidden)
    component.endRefreshing()
    bench.wait(0.3)
    #expect(component.loadingView.alpha == 0)
    #expect(component.arrowView.isHidden)
    bench.wait(0.2)
    #expect(!component.arrowView.isHidden)
    component.state = .noMoreData
    bench.expect(.noMoreData)
    component.state = .idle
    bench.expect(.idle)
    #expect(!component.arrowView.isHidden)
  }

  @Test(arguments: Kind.arrowed)
  func `the arrow rotates by half a turn and back, as a pull passes the threshold`(
    kind: Kind
  ) throws {
    let bench = Bench(kind)
    let arrow = try #require(bench.component as? any ArrowShowing).arrowView
    let pointsInwards = bench.edge == .bottom || bench.edge == .left
    let (idle, pulling) = pointsInwards ? (Double.pi, 0.0) : (0, .pi)
    #expect(arrow.rotation == idle)
    bench.pull(by: 2)
    #expect(arrow.rotation == pulling)
    bench.drag(by: 0.5)
    #expect(arrow.rotation == idle)
    bench.drag(by: 1.5)
    bench.list.endDragging()
    bench.wait(1)
    guard bench.edge.axis == .horizontal else { return }

    // The arrow of a leader or trailer is shown all the time, and turns only when its direction changes.
    #expect(arrow.rotation == pulling)
    bench.close(for: 0.1)
    #expect(arrow.rotation == pulling)
    bench.wait(0.2)
    #expect(arrow.rotation == idle)
    bench.refresh()
    bench.close(for: 0.1)
    #expect(arrow.rotation == idle)
    // An old closing does not turn the arrow of a newer pull.
    bench.wait(1)
    bench.pullAndRelease()
    bench.close(for: 0.1)
    bench.pull(by: 1.5)
    bench.wait(1)
    #expect(arrow.rotation == pulling)
  }

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
  func `the arrow is hidden with no more data, and in idle as the app had it`(
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

  @Test(arguments: Kind.imaged)
  func `animation stops in idle and with no more data, and idle shows its first image`(
    kind: Kind
  ) throws {
    for (count, idleCount) in [(3, 10), (1, 0)] {
      let bench = Bench(kind)
      let gif = try pictured(bench)
      gif.setImages(images("idle", idleCount), duration: nil, for: .idle)
      gif.setImages(images("refreshing", count), duration: nil, for: .refreshing)
      bench.refresh()
      #expect(gif.gifView.isAnimating == (count > 1) && !gif.gifView.isHidden)
      if count == 1 { #expect(gif.gifView.image?.scriptName == "refreshing#0") }
      bench.end()
      #expect(!gif.gifView.isAnimating)
      #expect(gif.gifView.image?.scriptName == (idleCount > 0 ? "idle#0" : nil))
      for state in [RefreshState.idle, .noMoreData] {
        bench.refresh()
        bench.component.state = state
        #expect(!gif.gifView.isAnimating)
      }
    }
  }

  @Test(arguments: Kind.imaged)
  func `a pull shows the image for its percent between 0 and 1, an auto footer ignores it`(
    kind: Kind
  ) throws {
    let bench = Bench(kind)
    let gif = try pictured(bench)
    if !kind.isAuto { bench.pull(by: 0.5) }
    gif.setImages(images("idle", 10), duration: nil, for: .idle)
    #expect(gif.gifView.image?.scriptName == (kind.isAuto ? "idle#0" : "idle#5"))
    let shown = [-3, -0.1, 0, 0.55, 1, 1.5, 1e300, .infinity].map { percent in
      gif.pullingPercent = percent
      return gif.gifView.image?.scriptName.last.flatMap { Int(String($0)) }
    }
    #expect(
      shown == (kind.isAuto ? [0, 0, 0, 0, 0, 0, 0, 0] : [0, 0, 0, 5, 9, 9, 9, 9]))
  }

  @Test func `an auto footer hides its images in idle, a back footer with no more data`() throws {
    let footers: [(RefreshFooter & GifShowing, [RefreshState])] = [
      (RefreshAutoGifFooter(), [.idle, .noMoreData]), (RefreshBackGifFooter(), [.noMoreData]),
    ]
    for (footer, hidden) in footers {
      let bench = Bench(footer)
      #expect(footer.gifView.isHidden == hidden.contains(.idle))
      footer.setImages(images("refreshing", 4), for: .refreshing)
      for state in [RefreshState.idle, .refreshing, .idle, .noMoreData, .idle] {
        footer.state = state
        bench.wait(1)
        #expect(footer.gifView.isHidden == hidden.contains(state), "\(state)")
      }
    }
  }

  @Test func `a percent that is no number does no harm`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let header = RefreshGifHeader()
        let image = Image.scripted("idle", size: Size(width: 20, height: 20))
        header.setImages([image, image], for: .idle)
        header.isAutomaticallyChangeAlpha = true
        header.pullingPercent = .nan
        precondition((0...1).contains(header.alpha))
      }
    }
  }

  // MARK: S5. Alpha

  @Test(arguments: Kind.autos)
  func `automatic alpha has no effect on auto footers`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.alpha = 0.5
    bench.component.isAutomaticallyChangeAlpha = true
    #expect(bench.component.alpha == 0.5)
    bench.component.pullingPercent = 0.25
    #expect(bench.component.alpha == 0.5)
    bench.component.isAutomaticallyChangeAlpha = false
    #expect(bench.component.alpha == 0.5)

    bench.component.isAutomaticallyChangeAlpha = true
    bench.refresh()
    bench.end()
    bench.expect(.idle, alpha: 1)
  }

  @Test(arguments: Kind.pulled)
  func `automatic alpha stays within 0 to 1`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.isAutomaticallyChangeAlpha = true
    #expect(bench.component.alpha == 0)
    let alphas = [-0.5, 0.25, 1, 1.5].map { fraction in
      bench.list.contentOffset = .zero
      bench.pull(by: fraction)
      return bench.component.alpha
    }
    #expect(alphas == [0, 0.25, 1, 1])

    bench.component.state = .idle
    bench.component.pullingPercent = -3
    #expect(bench.component.alpha == 0)
    bench.component.pullingPercent = 7
    #expect(bench.component.alpha == 1)
    bench.component.isAutomaticallyChangeAlpha = false
    bench.component.isAutomaticallyChangeAlpha = true
    #expect(bench.component.alpha == 1)
  }

  // MARK: S6. Durations

  @Test func `durations that a subclass sets in prepare stay`() {
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
